import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPickableDay, isPickableTime } from './pickers.ts';

describe('the pickers of the browser', () => {
  it('are used for real days and times only: anything else they would show as nothing', () => {
    for (const day of ['1990-06-15', '2024-02-29', '0001-01-01']) assert.ok(isPickableDay(day), day);
    for (const day of ['1990-02-30', '2023-02-29', '-0500-01-01', '0000-01-01', '12024-01-01', 'today', ''])
      assert.ok(!isPickableDay(day), day);
    for (const time of ['14:30', '23:59:59']) assert.ok(isPickableTime(time), time);
    for (const time of ['24:00', '14:60', '23:59:60', '14:30:15.5', 'noon']) assert.ok(!isPickableTime(time), time);
  });
});
