import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import * as fc from 'fast-check';
import { BODY_IDS } from '../bodies/body-id.ts';
import { ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import {
  castDial,
  dialPlaceDeg,
  DIALS_DEG,
  findMidpoints,
  midpointTrees,
  MOST_PICTURES,
  nearMidpointDeg,
} from './midpoints.ts';

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

const IDS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc'] as const;
/** Hundredths of a degree, and orbs between them: no sum is at the edge of an orb. */
const longitude = fc.nat(35_999).map((hundredths) => hundredths / 100);
const orb = fc.nat(200).map((hundredths) => hundredths / 100 + 0.002);
const chart = fc
  .array(longitude, { minLength: IDS.length, maxLength: IDS.length })
  .map((places) => IDS.map((id, index) => ({ id, longitudeDeg: places[index]! })));
const dial = fc.constantFrom(...DIALS_DEG);
/** Signed distance from the nearest multiple. */
const from = (deg: number, step: number): number => deg - step * Math.round(deg / step);

describe('a dial', () => {
  it('of 90° puts 15° Aries, Cancer, Libra and Capricorn together', () => {
    assert.deepEqual(
      [15, 105, 195, 285, 359.5].map((deg) => dialPlaceDeg(deg, 90)),
      [15, 15, 15, 15, 89.5],
    );
  });

  it('has points and midpoints in order; what it calls a picture is a + b = c + d', () => {
    fc.assert(
      fc.property(chart, dial, orb, (points, dialDeg, maxOrb) => {
        const { places, midpoints, pictures, picturesInOrb } = castDial(points, dialDeg, maxOrb);
        const at = (id: string): number => points.find((point) => point.id === id)!.longitudeDeg;
        for (const list of [places, midpoints])
          for (let index = 1; index < list.length; index++)
            assert.ok(list[index]!.placeDeg >= list[index - 1]!.placeDeg && list[index]!.placeDeg < dialDeg);
        let expected = 0;
        for (const [first, a] of IDS.entries())
          for (const [second, b] of IDS.entries())
            for (const [third, c] of IDS.entries())
              for (const [fourth, d] of IDS.entries())
                if (first < second && third < fourth && first < third && second !== third && second !== fourth)
                  if (Math.abs(from(at(c) + at(d) - at(a) - at(b), dialDeg)) / 2 <= maxOrb) expected++;
        assert.deepEqual([pictures.length, picturesInOrb], [expected, expected]);
        for (const { pointA, pointB, pointC, pointD, orbDeg } of pictures)
          assert.ok(Math.abs(from(at(pointC) + at(pointD) - at(pointA) - at(pointB) - 2 * orbDeg, dialDeg)) < 1e-8);
      }),
      { numRuns: 60 },
    );
  });
});

it('of many points lists the closest pictures and counts all', () => {
  const many = BODY_IDS.map((id, index) => ({ id, longitudeDeg: (index * index * 13.37) % 360 }));
  const narrow = castDial(many, 22.5, 0.05);
  const wide = castDial(many, 22.5, 2);
  assert.ok(narrow.picturesInOrb > MOST_PICTURES && wide.picturesInOrb > 20_000);
  assert.equal(wide.pictures.length, MOST_PICTURES);
  assert.deepEqual(
    wide.pictures.map(({ orbDeg }) => Math.abs(orbDeg)),
    narrow.pictures.map(({ orbDeg }) => Math.abs(orbDeg)),
  );
});

describe('midpoint trees', () => {
  it('hold, for each point, exactly the pairs whose axis passes it on the dial, the closest first', () => {
    fc.assert(
      fc.property(chart, dial, (points, dialDeg) => {
        const trees = midpointTrees(findMidpoints(points, 1.002, dialDeg));
        for (const { id, longitudeDeg } of points) {
          const branches = trees.find(({ point }) => point === id)?.branches ?? [];
          const others = points.filter((point) => point.id !== id);
          const expected = others.flatMap((a, index) =>
            others
              .slice(index + 1)
              .map((b) => Math.abs(from(2 * longitudeDeg - a.longitudeDeg - b.longitudeDeg, dialDeg)) / 2)
              .filter((size) => size <= 1.002),
          );
          const sizes = branches.map(({ orbDeg }) => Math.abs(orbDeg));
          assert.equal(sizes.length, expected.length);
          expected.toSorted((a, b) => a - b).forEach((size, index) => assert.ok(Math.abs(size - sizes[index]!) < 1e-8));
          for (const { angleDeg } of branches) assert.equal(angleDeg % (dialDeg / 2), 0);
        }
      }),
      { numRuns: 100 },
    );
  });
});
