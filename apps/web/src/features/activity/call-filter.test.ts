import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveSourcePaths } from '../../testing/source-paths.ts';

resolveSourcePaths();
const { cleanSearch } = await import('@/lib/search-text.ts');
const { EVERYTHING, readFilter, timeSpan, writeFilter } = await import('./call-filter.ts');

test('a filter is the same after writing it to the URL and reading it back', () => {
  const filter = {
    range: 'custom',
    from: '2026-03-01',
    until: '2026-03-04',
    outcome: 'failed',
    code: '',
    product: 'natal',
    key: '0190a1b2-0000-7000-8000-000000000001',
    slowerMs: '50',
    search: 'birth_date "x" & 100%',
  } as const;
  assert.deepEqual(readFilter(writeFilter(filter)), filter);
  assert.equal(writeFilter(EVERYTHING).toString(), '');
});

test('invalid values in the URL filter nothing', () => {
  assert.deepEqual(
    readFilter(new URLSearchParams('range=century&status=maybe&product=a,b&from=2026-01-01')),
    EVERYTHING,
  );
  assert.deepEqual(readFilter(new URLSearchParams('range=custom&from=2026-99-99&until=yesterday')), {
    ...EVERYTHING,
    range: 'custom',
  });
});

test('the last 24 hours begin a day before now and have no end', () => {
  assert.deepEqual(timeSpan({ ...EVERYTHING, range: 'day' }, Date.UTC(2026, 2, 4, 12)), {
    fromIso: '2026-03-03T12:00:00.000Z',
    untilIso: null,
  });
});

test('both days of a custom range are full days in the user’s time zone', () => {
  const { fromIso, untilIso } = timeSpan(
    { ...EVERYTHING, range: 'custom', from: '2026-03-04', until: '2026-03-04' },
    0,
  );
  assert.equal(Date.parse(untilIso ?? '') - Date.parse(fromIso ?? ''), 86_400_000);
  assert.equal(new Date(fromIso ?? '').getHours(), 0);
});

test('an exact status replaces the outcome', () => {
  assert.equal(writeFilter({ ...EVERYTHING, code: '404' }).toString(), 'status=404');
  assert.deepEqual(readFilter(new URLSearchParams('status=404')), { ...EVERYTHING, code: '404' });
  assert.deepEqual(readFilter(new URLSearchParams('status=999')), EVERYTHING);
});

test('a filter that no index answers looks at 30 days where no beginning is chosen', () => {
  const nowMs = Date.UTC(2026, 2, 31);
  assert.equal(timeSpan({ ...EVERYTHING, search: 'natal' }, nowMs).fromIso, '2026-03-01T00:00:00.000Z');
  assert.equal(timeSpan(EVERYTHING, nowMs).fromIso, null);
  const until = timeSpan({ ...EVERYTHING, range: 'custom', until: '2026-02-10', slowerMs: '5' }, nowMs);
  assert.equal(Date.parse(until.untilIso ?? '') - Date.parse(until.fromIso ?? ''), 30 * 86_400_000);
});

test('a search holds no control characters and at most 100 characters', () => {
  assert.equal(cleanSearch(' a\u0000b\n'), 'a b');
  assert.equal(cleanSearch('x'.repeat(500)).length, 100);
});
