import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PlaceGrid } from './place-grid.ts';
import { distanceKm } from './score.ts';

/** Every 3° from pole to pole and around the world, each moved a little by its number. */
const positions = Array.from({ length: 61 * 121 }, (_, number): readonly [number, number] => [
  Math.max(-90, Math.min(90, 3 * (number % 61) - 90 + ((number * 7) % 11) / 10)),
  Math.max(-180, Math.min(180, 3 * Math.floor(number / 61) - 180 + ((number * 5) % 13) / 10)),
]);
const grid = new PlaceGrid(
  Int32Array.from(positions, ([latitude]) => Math.round(latitude * 1e5)),
  Int32Array.from(positions, ([, longitude]) => Math.round(longitude * 1e5)),
);

it('the nearest place is the one that reading all places finds, also at poles and edges', () => {
  const REACH_DEG = 1.5;
  let found = 0;
  for (let number = 0; number < 400; number += 1) {
    // Never exactly as far away as the reach.
    const here = [Math.min(90, ((number * 977) % 1_801) / 10 - 89.95), ((number * 1_499) % 3_601) / 10 - 180] as const;
    const reach = REACH_DEG / Math.max(0.1, Math.cos((here[0] * Math.PI) / 180));
    const near = positions
      .map((position, place) => ({ position, place, km: distanceKm(position, here) }))
      .filter(
        ({ position }) => Math.abs(position[0] - here[0]) <= REACH_DEG && Math.abs(position[1] - here[1]) <= reach,
      )
      .toSorted((a, b) => a.km - b.km);
    const nearest = grid.nearest(...here, REACH_DEG);
    assert.equal(nearest === null ? null : distanceKm(positions[nearest]!, here), near[0]?.km ?? null, here.join(' '));
    if (nearest !== null) found += 1;
  }
  assert.ok(found > 100 && found < 400, `${found} points with a place`);
});
