import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAboveHorizon } from './sun-times.ts';

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
