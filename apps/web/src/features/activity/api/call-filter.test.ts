import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYTHING, readFilter, spanOf, writeFilter } from './call-filter.ts';

test('a filter survives the way through the address', () => {
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

test('nonsense in the address filters nothing', () => {
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
  assert.deepEqual(spanOf({ ...EVERYTHING, range: 'day' }, Date.UTC(2026, 2, 4, 12)), {
    fromIso: '2026-03-03T12:00:00.000Z',
    untilIso: null,
  });
});

test('both days of a custom range are whole days of the reader', () => {
  const { fromIso, untilIso } = spanOf({ ...EVERYTHING, range: 'custom', from: '2026-03-04', until: '2026-03-04' }, 0);
  assert.equal(Date.parse(untilIso ?? '') - Date.parse(fromIso ?? ''), 86_400_000);
  assert.equal(new Date(fromIso ?? '').getHours(), 0);
});
