import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimatedNewMoonJde, phaseName, rudhyarPhase } from './phases.ts';

test('NY90: 264.60184 is a last quarter, disseminating', () => {
  assert.equal(phaseName(264.60184), 'last_quarter');
  assert.equal(rudhyarPhase(264.60184), 'disseminating');
});

test('a principal phase lasts half a mean day on either side', () => {
  assert.deepEqual([0, 6.095, 6.096, 83.9, 83.905, 96.1, 173, 175, 186.2, 353.9, 353.906].map(phaseName), [
    'new_moon',
    'new_moon',
    'waxing_crescent',
    'waxing_crescent',
    'first_quarter',
    'waxing_gibbous',
    'waxing_gibbous',
    'full_moon',
    'waning_gibbous',
    'waning_crescent',
    'new_moon',
  ]);
});

test("Rudhyar's sectors begin at multiples of 45°", () => {
  assert.equal([0, 44.999, 45, 180, 315, 359.9].map(rudhyarPhase).join(' '), 'new new crescent full balsamic balsamic');
});

test('the estimate of the new moon of 1977-02-18 is within three minutes of Meeus, example 49.a (JDE 2443192.65118)', () => {
  assert.ok(Math.abs(estimatedNewMoonJde(-283) - 2443192.65118) < 3 / 1440);
});
