import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { seeded } from '../testing/random-charts.ts';
import { LABEL_HALF_WIDTH, type Labelled, placeLabels } from './place-labels.ts';
import { HEIGHT, WIDTH } from './plate.ts';

const HEIGHT_OF_LETTERS = 15;

/** Lines of ten bodies, four each; in every third sky four of the bodies stand together. */
function linesOf(random: () => number, crowded: boolean): readonly Labelled[] {
  return Array.from({ length: 10 }, (_, index) => (crowded && index < 4 ? 20 + index : random() * 360)).flatMap(
    (deg) => {
      const meridian = (longitude: number): Labelled['pieces'] => [
        [
          [longitude, -90],
          [longitude, 90],
        ],
      ];
      const turned = (longitude: number): number => ((longitude + 540) % 360) - 180;
      const tilt = 40 + random() * 50;
      const rising = (at: number): Labelled['pieces'] => [
        Array.from(
          { length: 13 },
          (_, step) => [Math.max(-180, Math.min(180, at + (step - 6) * (tilt / 6))), step * 10 - 60] as const,
        ),
      ];
      return [
        { angle: 'mc', pieces: meridian(turned(deg)) },
        { angle: 'ic', pieces: meridian(turned(deg + 180)) },
        { angle: 'asc', pieces: rising(turned(deg - 90)) },
        { angle: 'dsc', pieces: rising(turned(deg + 90)) },
      ];
    },
  );
}

test('no label of a line covers another or leaves the map, also when bodies stand together', () => {
  const { numRuns, seed } = randomCases(100, 44);
  const random = seeded(seed);
  for (let round = 0; round < numRuns; round += 1) {
    const places = placeLabels(linesOf(random, round % 3 === 0), HEIGHT_OF_LETTERS).filter((place) => place !== null);
    assert.equal(places.length, 40);
    places.forEach((a, index) => {
      assert.ok(
        a.left >= LABEL_HALF_WIDTH * HEIGHT_OF_LETTERS && a.left <= WIDTH - LABEL_HALF_WIDTH * HEIGHT_OF_LETTERS,
      );
      assert.ok(a.top >= HEIGHT_OF_LETTERS / 2 && a.top <= HEIGHT - HEIGHT_OF_LETTERS / 2);
      for (const b of places.slice(index + 1))
        assert.ok(
          Math.abs(a.left - b.left) >= 2 * LABEL_HALF_WIDTH * HEIGHT_OF_LETTERS ||
            Math.abs(a.top - b.top) >= HEIGHT_OF_LETTERS,
          `sky ${round}: ${JSON.stringify([a, b])}`,
        );
    });
  }
});
