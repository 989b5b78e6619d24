import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { normalizeDeg } from '../angle/angle.ts';
import type { PointId } from '../points/point-id.ts';
import { NY90_ASPECT_POINTS } from '../natal/ny90.test-data.ts';
import { ASPECT_IDS, DEFAULT_ASPECTS } from './kinds.ts';
import { BODY_IDS } from '../bodies/body-id.ts';
import type { Aspect, AspectPoint } from './aspect.ts';
import type { AspectSettings } from './orbs.ts';
import { findAspects, orbTable } from './find.ts';

const DEFAULTS: AspectSettings = {
  aspects: DEFAULT_ASPECTS,
  aspectOrbs: {},
  orbDegrees: {},
  orbModel: 'mean',
  orbScale: 1,
};
const find = (points: readonly AspectPoint[], settings: Partial<AspectSettings> = {}): Aspect[] =>
  findAspects(points, orbTable({ ...DEFAULTS, ...settings }));
const point = (id: PointId, longitudeDeg: number, speedDegPerDay = 0): AspectPoint => ({
  id,
  longitudeDeg,
  speedDegPerDay,
});
const between = (aspects: readonly Aspect[], a: PointId, b: PointId): Aspect => {
  const found = aspects.find(({ pointA, pointB }) => pointA === a && pointB === b);
  assert.ok(found, `${a}–${b}`);
  return found;
};

test('NY90 has exactly 52 aspects by default', () => {
  assert.equal(find(NY90_ASPECT_POINTS).length, 52);
});

test('the probe rows of NY90', () => {
  const aspects = find(NY90_ASPECT_POINTS);
  const rows: readonly (readonly [PointId, string, PointId, number, number, number | null, string])[] = [
    ['sun', 'square', 'moon', 5.3982, 8.75, 0.383, 'applying'],
    ['sun', 'quincunx', 'saturn', 0.3722, 3.375, null, 'separating'],
    ['moon', 'sextile', 'venus', 0.1061, 5.625, 0.981, 'applying'],
    ['jupiter', 'trine', 'pluto', -0.5521, 8, null, 'separating'],
    ['jupiter', 'conjunction', 'mc', 0.026, 8, 0.997, 'separating'],
    ['neptune', 'square', 'asc', 0.015, 7, 0.998, 'applying'],
    ['mars', 'sesquiquadrate', 'lilith', 1.2543, 1.5, null, 'separating'],
  ];
  for (const [a, kind, b, orb, allowed, exactness, motion] of rows) {
    const aspect = between(aspects, a, b);
    assert.equal(aspect.kind.id, kind);
    assert.ok(Math.abs(aspect.orbDeg - orb) < 1e-4, `${a}–${b} ${aspect.orbDeg}`);
    assert.equal(aspect.allowedOrbDeg, allowed);
    if (exactness !== null) assert.ok(Math.abs(aspect.exactness - exactness) < 1e-3);
    assert.equal(aspect.motion, motion);
  }
});

test('rotating the whole zodiac changes no aspect, only its relation to the signs', () => {
  const shape = (aspects: readonly Aspect[]): unknown =>
    aspects.map(({ pointA, pointB, kind, motion }) => [pointA, pointB, kind.id, motion]);
  const expected = shape(find(NY90_ASPECT_POINTS));
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (turnDeg) => {
      const turned = NY90_ASPECT_POINTS.map((one) => ({
        ...one,
        longitudeDeg: normalizeDeg(one.longitudeDeg + turnDeg),
      }));
      assert.deepEqual(shape(find(turned)), expected);
    }),
  );
});

test('reversing time turns applying into separating and leaves exact ones exact', () => {
  const longitude = fc.integer({ min: 0, max: 359_999 }).map((thousandths) => thousandths / 1000);
  const speed = fc.integer({ min: -200, max: 1400 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.array(fc.tuple(longitude, speed), { minLength: 2, maxLength: 8 }), (rows) => {
      const points = rows.map(([longitudeDeg, speedDegPerDay], index) =>
        point(BODY_IDS[index]!, longitudeDeg, speedDegPerDay),
      );
      const reversed = find(points.map((one) => ({ ...one, speedDegPerDay: -one.speedDegPerDay })));
      find(points).forEach((aspect, index) => {
        const a = points.find(({ id }) => id === aspect.pointA)!;
        const b = points.find(({ id }) => id === aspect.pointB)!;
        if (a.speedDegPerDay === b.speedDegPerDay || aspect.separationDeg === 0 || aspect.separationDeg === 180) return;
        const opposite = { applying: 'separating', separating: 'applying', exact: 'exact' } as const;
        assert.equal(reversed[index]!.motion, opposite[aspect.motion]);
      });
    }),
  );
});

test('every orb lies within the allowed orb and exactness within 0 and 1', () => {
  for (const aspect of find(NY90_ASPECT_POINTS, { aspects: ASPECT_IDS, orbScale: 1.5 })) {
    assert.ok(Math.abs(aspect.orbDeg) <= aspect.allowedOrbDeg);
    assert.ok(aspect.exactness >= 0 && aspect.exactness <= 1);
  }
});

test('when two aspects fit, the one that uses the smaller share of its orb is kept', () => {
  const [aspect] = find([point('sun', 0), point('moon', 65.5)], { aspectOrbs: { quintile: 10 } });
  assert.equal(aspect?.kind.id, 'quintile');
});

test('orbs: an id beats its group, a number overrides everything, and the models take the mean, the larger or the smaller', () => {
  const pair = [point('sun', 0), point('jupiter', 121)];
  const allowed = (settings: Partial<AspectSettings>): number | undefined => find(pair, settings)[0]?.allowedOrbDeg;
  assert.equal(allowed({}), 9);
  assert.equal(allowed({ orbModel: 'max' }), 10);
  assert.equal(allowed({ orbModel: 'min' }), 8);
  assert.equal(allowed({ orbDegrees: 4 }), 4);
  assert.equal(allowed({ orbDegrees: { luminaries: 6, planets: 2 } }), 4);
  assert.equal(allowed({ orbDegrees: { luminaries: 6, planets: 2, jupiter: 12 } }), 9);
  assert.equal(allowed({ orbScale: 0.5 }), 4.5);
  assert.equal(allowed({ aspectOrbs: { trine: 4 } }), 4.5);
  assert.equal(allowed({ orbDegrees: 0.5 }), undefined);
});

test('two angles and the two nodes never make an aspect', () => {
  const found = find([point('asc', 10), point('mc', 100), point('north_node', 190), point('south_node', 10)]);
  assert.deepEqual(
    found.map(({ pointA, pointB }) => `${pointA} ${pointB}`),
    ['asc north_node', 'asc south_node', 'mc north_node', 'mc south_node'],
  );
});

test('partile needs the same whole degree in the right signs; in the wrong signs the aspect is out of sign', () => {
  const [inSign] = find([point('sun', 29.2), point('moon', 119.9)]);
  assert.deepEqual([inSign?.kind.id, inSign?.partile, inSign?.outOfSign], ['square', true, false]);
  const [across] = find([point('sun', 29.9), point('moon', 120.1)]);
  assert.deepEqual([across?.kind.id, across?.partile, across?.outOfSign], ['square', false, true]);
  const [semiSquare] = find([point('sun', 0.5), point('moon', 45.5)]);
  assert.deepEqual(
    [semiSquare?.kind.id, semiSquare?.partile, semiSquare?.outOfSign, semiSquare?.motion],
    ['semi_square', false, false, 'exact'],
  );
});
