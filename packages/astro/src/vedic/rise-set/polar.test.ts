import assert from 'node:assert/strict';
import { it } from 'node:test';
import { polarPhase } from './sun-times.ts';

it('it is polar day where the Sun stands on the side of the place, and at a pole as long as refraction lifts its limb', () => {
  const at = (geoLatitudeDeg: number, declinationDeg: number, disc: 'hindu' | 'upper_limb' = 'hindu'): string =>
    polarPhase({ geoLatitudeDeg }, declinationDeg, disc);
  assert.deepEqual([at(78, 23), at(78, -23), at(-78, 23), at(-78, -23)], ['day', 'night', 'night', 'day']);
  assert.deepEqual([at(90, -0.5, 'upper_limb'), at(90, -0.5), at(-90, 0.9, 'upper_limb')], ['day', 'night', 'night']);
});
