import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { findMidpoints, nearMidpointDeg } from './midpoints.ts';

test('NY90: sun/moon 36.68915, on the shorter arc, in either order', () => {
  const sun = ny90LongitudeDeg('sun');
  const moon = ny90LongitudeDeg('moon');
  assert.ok(Math.abs(nearMidpointDeg(sun, moon) - 36.68915) < 1e-5);
  assert.ok(Math.abs(nearMidpointDeg(moon, sun) - nearMidpointDeg(sun, moon)) < 1e-12);
});

test('points at multiples of 45° from a midpoint are its hits, with signed orb', () => {
  const [midpoint] = findMidpoints(
    [
      { id: 'sun', longitudeDeg: 350 },
      { id: 'moon', longitudeDeg: 10 },
      { id: 'mars', longitudeDeg: 134 },
      { id: 'venus', longitudeDeg: 181 },
      { id: 'saturn', longitudeDeg: 100 },
    ],
    1.5,
  );
  assert.equal(midpoint?.longitudeDeg, 0);
  assert.deepEqual(midpoint?.hits, [
    { point: 'mars', orbDeg: -1, angleDeg: 135 },
    { point: 'venus', orbDeg: 1, angleDeg: 180 },
  ]);
});
