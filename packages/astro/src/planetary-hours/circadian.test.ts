import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circadianWindow, hoursToNextWindow } from './planetary-hours.ts';

test('the day has eight windows of three hours, each beginning on its hour', () => {
  assert.deepEqual([0, 2.999, 3, 6, 9, 11.05531, 12, 15, 18, 21, 23.999].map(circadianWindow), [
    'deep_night',
    'deep_night',
    'pre_dawn',
    'morning_rise',
    'morning_peak',
    'morning_peak',
    'midday_dip',
    'afternoon_peak',
    'evening_wind_down',
    'night_rest',
    'night_rest',
  ]);
  assert.deepEqual([0, 2.5, 11.5].map(hoursToNextWindow), [3, 0.5, 0.5]);
});
