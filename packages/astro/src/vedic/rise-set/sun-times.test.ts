import assert from 'node:assert/strict';
import { it, test } from 'node:test';
import { isAboveHorizon, polarPhase } from './sun-times.ts';

const up = (declinationDeg: number, armcDeg: number, geoLatitudeDeg: number): boolean =>
  isAboveHorizon({ rightAscensionDeg: 90, declinationDeg }, armcDeg, geoLatitudeDeg);

test('at 78° north the Sun is up at every hour of midsummer and at none of midwinter', () => {
  for (let armc = 0; armc < 360; armc += 15)
    assert.deepEqual([up(23.4, armc, 78.2), up(-23.4, armc, 78.2)], [true, false]);
});

test('at the equator the day lasts from six hours before the meridian to six after', () => {
  assert.deepEqual(
    [1, 89, 91, 179, 181, 269, 271].map((armc) => up(0, armc, 0)),
    [true, true, true, true, false, false, false],
  );
});

it('it is polar day where the Sun is on the side of the place, and at a pole as long as refraction lifts its limb', () => {
  const at = (geoLatitudeDeg: number, declinationDeg: number, disc: 'hindu' | 'upper_limb' = 'hindu'): string =>
    polarPhase({ geoLatitudeDeg }, declinationDeg, disc);
  assert.deepEqual([at(78, 23), at(78, -23), at(-78, 23), at(-78, -23)], ['day', 'night', 'night', 'day']);
  assert.deepEqual([at(90, -0.5, 'upper_limb'), at(90, -0.5), at(-90, 0.9, 'upper_limb')], ['day', 'night', 'night']);
});
