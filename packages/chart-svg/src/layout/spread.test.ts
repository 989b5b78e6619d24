import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../testing/random-charts.ts';
import { spread } from './spread.ts';

const glyphs = (...angles: readonly number[]) => angles.map((angleDeg) => ({ angleDeg, roomDeg: 5 }));

test('items with enough room stay where they are', () => {
  assert.deepEqual(spread(glyphs(10, 200, 95)), [10, 200, 95]);
});

test('a crowd spreads evenly around its centre, also across 0° Aries', () => {
  assert.deepEqual(
    spread(glyphs(100, 100, 100)).map((deg) => Math.round(deg)),
    [90, 100, 110],
  );
  assert.deepEqual(
    spread(glyphs(359, 1)).map((deg) => ((Math.round(deg) % 360) + 360) % 360),
    [355, 5],
  );
});

test('items keep their room and their order, and no other such arrangement is closer to the true positions', () => {
  const random = seeded(7);
  for (let round = 0; round < 200; round += 1) {
    const angles = Array.from(
      { length: 2 + Math.floor(random() * 20) },
      () => random() * (random() < 0.5 ? 20 : 360),
    ).toSorted((a, b) => a - b);
    const shown = spread(glyphs(...angles));
    const gaps = shown.map((deg, index) => (index + 1 < shown.length ? shown[index + 1]! : shown[0]! + 360) - deg);
    assert.ok(Math.min(...gaps) >= 10 - 1e-9, `${round}: ${Math.min(...gaps)}`);
    // In a least-squares optimum the displacements in every block of touching items cancel out.
    let sum = 0;
    let start = gaps.findIndex((gap) => gap > 10 + 1e-6);
    if (start < 0) continue;
    for (let step = 1; step <= shown.length; step += 1) {
      const index = (start + step) % shown.length;
      sum += shown[index]! - angles[index]!;
      if (gaps[index]! > 10 + 1e-6) {
        assert.ok(Math.abs(sum) < 1e-6, `${round}: ${sum}`);
        sum = 0;
      }
    }
  }
});

test('an item with a span stays within it when there is room, however crowded its neighbours are', () => {
  const within = [{ fromDeg: 0, toDeg: 30, strength: 1e6 }];
  const [first, second, third] = spread([
    { angleDeg: 27, roomDeg: 5, within },
    { angleDeg: 28, roomDeg: 5, within },
    { angleDeg: 31, roomDeg: 5 },
  ]);
  assert.ok(second! < 30.001 && first! <= second! - 10 + 1e-9 && third! >= second! + 10 - 1e-9);
});

test('more items than fit in a span are placed evenly around it', () => {
  const within = [{ fromDeg: 100, toDeg: 104, strength: 1e6 }];
  const shown = spread([100.5, 101, 103].map((angleDeg) => ({ angleDeg, roomDeg: 5, within })));
  [92, 102, 112].forEach((deg, index) => assert.ok(Math.abs(shown[index]! - deg) < 0.01));
});
