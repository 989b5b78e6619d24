import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { balancePace, quotaPace, wholeDays } from './forecast.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const PERIOD = {
  quota: 50_000,
  used: 7000,
  period_start: '2026-11-10T00:00:00Z',
  period_end: '2026-12-10T12:00:00Z',
};
const each = (calls: number) =>
  new Map(Array.from({ length: 7 }, (_, index) => [`2026-11-${17 + index}`, calls] as const));

describe('the forecast of the quota', () => {
  it('counts whole days only, and days without calls as zero', () => {
    assert.deepEqual(
      wholeDays(
        new Map([
          ['2026-11-22', 5],
          ['2026-11-24', 9],
        ]),
        3,
        NOW,
      ),
      [0, 5, 0],
    );
  });

  it('says how much will be used by the end of the period, and from how many days that follows', () => {
    assert.deepEqual(quotaPace(each(1000), PERIOD, NOW), { days: 7, atEnd: 23_000, runsOutAt: null });
  });

  it('says when the quota runs out, if it does in this period', () => {
    assert.deepEqual(quotaPace(each(4300), PERIOD, NOW)?.runsOutAt, NOW + 10 * 86_400_000);
    assert.equal(quotaPace(each(4300), { ...PERIOD, used: 50_000 }, NOW)?.runsOutAt, null);
  });

  it('says nothing with fewer than three whole days, without calls, or without a quota', () => {
    assert.equal(quotaPace(each(1000), { ...PERIOD, period_start: '2026-11-21T10:00:00Z' }, NOW), null);
    assert.equal(quotaPace(new Map(), PERIOD, NOW), null);
    assert.equal(quotaPace(each(1000), { ...PERIOD, quota: 0 }, NOW), null);
  });
});

describe('the forecast of the balance', () => {
  it('says how many days it lasts at the cost of the last seven whole days', () => {
    assert.deepEqual(balancePace(each(2), 25, NOW), { days: 7, lastsDays: 12 });
    assert.deepEqual(balancePace(new Map([['2026-11-23', 7]]), 0.5, NOW), { days: 7, lastsDays: 0 });
  });

  it('says nothing where nothing was paid from it', () => {
    assert.equal(balancePace(new Map([['2026-11-24', 3]]), 25, NOW), null);
  });
});
