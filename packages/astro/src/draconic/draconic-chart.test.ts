import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as fc from 'fast-check';
import { wrap180 } from '../angle/angle.ts';
import { draconicContacts, draconicCuspsDeg, draconicLongitudeDeg } from './draconic-chart.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

it('the node is at 0° Aries, and all distances stay as they are', () => {
  fc.assert(
    fc.property(longitude, longitude, longitude, (node, one, other) => {
      assert.equal(draconicLongitudeDeg(node, node), 0);
      const apart = wrap180(draconicLongitudeDeg(one, node) - draconicLongitudeDeg(other, node));
      assert.ok(Math.abs(wrap180(apart - (one - other))) < 1e-9);
    }),
  );
});

it('cusps turn with the zodiac; whole signs are those of the draconic ascendant', () => {
  const cusps = Array.from({ length: 12 }, (_, index) => (190 + 30 * index) % 360);
  assert.deepEqual(draconicCuspsDeg('E', cusps, 190, 25).slice(0, 2), [165, 195]);
  assert.deepEqual(draconicCuspsDeg('W', cusps, 190, 25).slice(0, 2), [150, 180]);
  assert.equal(draconicCuspsDeg('N', cusps, 190, 25)[0], 0);
});

it('contacts are major aspects of draconic points to points of birth, all in one orb', () => {
  const natal = [
    { id: 'sun', longitudeDeg: 100, speedDegPerDay: 1 },
    { id: 'saturn', longitudeDeg: 281.9, speedDegPerDay: 0 },
  ] as const;
  const draconic = natal.map((point) => ({ ...point, longitudeDeg: draconicLongitudeDeg(point.longitudeDeg, 180) }));
  assert.deepEqual(
    draconicContacts(draconic, natal, 2).map(({ pointA, kind, pointB, orbDeg }) => [
      pointA,
      kind.id,
      pointB,
      Math.round(orbDeg * 10) / 10,
    ]),
    [
      ['sun', 'opposition', 'sun', 0],
      ['sun', 'conjunction', 'saturn', 1.9],
      ['saturn', 'conjunction', 'sun', 1.9],
      ['saturn', 'opposition', 'saturn', 0],
    ],
  );
});
