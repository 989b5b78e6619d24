import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recentDays } from './recent-days.ts';

describe('the days of the chart of a key', () => {
  it('are fourteen, in UTC, and end with today, over the end of a month', () => {
    const days = recentDays(Date.parse('2026-03-05T23:59:59Z'));
    assert.equal(days.length, 14);
    assert.deepEqual([days[0], days[8], days[9], days[13]], ['2026-02-20', '2026-02-28', '2026-03-01', '2026-03-05']);
  });
});
