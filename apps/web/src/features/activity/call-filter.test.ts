import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYTHING, readFilter, timeSpan, writeFilter } from './call-filter.ts';

test('a filter is the same after writing it to the URL and reading it back', () => {
  const filter = {
    range: 'custom',
    from: '2026-03-01',
    until: '2026-03-04',
    outcome: 'failed',
    product: 'natal',
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
