import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byDay, byProduct, changePercent, daysBetween, type Period, addUp, type UsageRow } from './summary.ts';

const row = (period: Period, day: string, product: string, calls: number, cost_usd = 0): UsageRow => ({
  period,
  day,
  product,
  calls,
  quota_calls: calls,
  wallet_calls: 0,
  cost_usd,
});
const rows = [
  row('previous', '2026-02-10', 'natal', 4, 0.008),
  row('previous', '2026-02-11', 'eclipses', 1),
  row('current', '2026-03-01', 'natal', 2, 0.1),
  row('current', '2026-03-01', 'vedic', 5, 0.2),
  row('current', '2026-03-03', 'natal', 1),
];

test('this period and the last are never mixed', () => {
  assert.deepEqual(addUp(rows, 'current'), { calls: 8, costUsd: 0.3 });
  assert.deepEqual(addUp(rows, 'previous'), { calls: 5, costUsd: 0.008 });
});

test('products are sorted by calls, with their previous values beside them', () => {
  assert.deepEqual(
    byProduct(rows).map(({ product, calls, previousCalls }) => [product, calls, previousCalls]),
    [
      ['vedic', 5, 0],
      ['natal', 3, 4],
      ['eclipses', 0, 1],
    ],
  );
});

test('a period has all its days, including days without calls', () => {
  const days = daysBetween('2026-02-27T23:00:00Z', '2026-03-02T00:00:00Z');
  assert.deepEqual(days, ['2026-02-27', '2026-02-28', '2026-03-01']);
  assert.deepEqual(byDay(rows, 'current', days, 'calls').get('natal'), [0, 0, 2]);
});

test('a thousand calls at a tenth of a cent cost exactly one dollar', () => {
  assert.equal(
    addUp(
      Array.from({ length: 1000 }, (_, index) => row('current', '2026-03-01', `p${index}`, 1, 0.001)),
      'current',
    ).costUsd,
    1,
  );
});

test('without a previous value there is no comparison', () => {
  assert.equal(changePercent(5, 0), null);
  assert.equal(changePercent(3, 4), -25);
});
