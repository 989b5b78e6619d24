import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NY90_BODIES } from '../natal/ny90.test-data.ts';
import { findDeclinationAspects } from './aspect.ts';

test('NY90 has three parallels and three contraparallels among the ten planets', () => {
  const points = NY90_BODIES.slice(0, 10).map(([id, , , declinationDeg]) => ({ id, declinationDeg }));
  const found = findDeclinationAspects(points, 1).map(({ pointA, pointB, kind, orbDeg }) => [
    kind,
    pointA,
    pointB,
    Number(orbDeg.toFixed(3)),
  ]);
  assert.deepEqual(found, [
    ['parallel', 'sun', 'jupiter', 0.649],
    ['contraparallel', 'sun', 'uranus', 0.191],
    ['parallel', 'moon', 'pluto', 0.01],
    ['contraparallel', 'jupiter', 'uranus', 0.84],
    ['contraparallel', 'jupiter', 'neptune', 0.81],
    ['parallel', 'saturn', 'neptune', 0.671],
  ]);
});
