import type { Pattern, PatternKind } from './shapes.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AspectPoint } from '../aspects/aspect.ts';
import { findAspects, orbTable } from '../aspects/find.ts';
import { PLANETS, findPlanetIndex } from '../bodies/table.ts';
import { NY90_ASPECT_POINTS, NY90_BODIES } from '../natal/ny90.test-data.ts';
import { DEFAULT_ASPECTS } from '../aspects/kinds.ts';
import { findPatterns } from './find.ts';

const table = orbTable({ aspects: DEFAULT_ASPECTS, aspectOrbs: {}, orbDegrees: {}, orbModel: 'mean', orbScale: 1 });

function patternsAt(...longitudes: readonly number[]): Pattern[] {
  const points: AspectPoint[] = longitudes.map((longitudeDeg, index) => ({
    id: PLANETS[index]!,
    longitudeDeg,
    speedDegPerDay: 1,
  }));
  const planets = longitudes.map((longitudeDeg, planetIndex) => ({
    planetIndex,
    signIndex: Math.floor(longitudeDeg / 30),
    house: null,
  }));
  return findPatterns(findAspects(points, table), planets, 3);
}

const ny90 = findPatterns(
  findAspects(NY90_ASPECT_POINTS, table),
  NY90_BODIES.slice(0, 10).map(([id, longitudeDeg, , , house]) => ({
    planetIndex: findPlanetIndex(id),
    signIndex: Math.floor(longitudeDeg / 30),
    house,
  })),
  3,
);
const ofKind = (patterns: readonly Pattern[], kind: PatternKind): Pattern[] =>
  patterns.filter((pattern) => pattern.kind === kind);
const others = ({ points, apex }: Pattern): string => `${apex}: ${points.filter((point) => point !== apex).join(' ')}`;

test('NY90 has its figures', () => {
  assert.deepEqual(
    ofKind(ny90, 'stellium').map(({ sign, points }) => [sign, points]),
    [['capricorn', ['saturn', 'uranus', 'neptune']]],
  );
  assert.deepEqual(
    ofKind(ny90, 'grand_trine').map(({ element, points }) => [element, points]),
    [['water', ['moon', 'jupiter', 'pluto']]],
  );
  assert.deepEqual(
    ofKind(ny90, 'kite')
      .map(({ apex }) => apex)
      .toSorted(),
    ['neptune', 'venus'],
  );
  assert.deepEqual(
    ofKind(ny90, 'mystic_rectangle').map(({ points }) => points),
    [['venus', 'jupiter', 'neptune', 'pluto']],
  );
  assert.deepEqual(ofKind(ny90, 't_square').map(others), ['mars: jupiter uranus', 'mars: jupiter neptune']);
  assert.deepEqual(ofKind(ny90, 'minor_grand_trine').map(others).toSorted(), [
    'moon: venus neptune',
    'moon: venus saturn',
    'neptune: moon pluto',
    'venus: moon jupiter',
  ]);
  for (const kind of ['yod', 'boomerang', 'grand_cross', 'grand_sextile'] as const)
    assert.deepEqual(ofKind(ny90, kind), []);
});

test('a figure inside a larger one is kept and names the larger one', () => {
  const [grandTrine] = ofKind(ny90, 'grand_trine');
  assert.deepEqual(
    grandTrine!.partOf.map((index) => ny90[index]!.kind),
    ['kite', 'kite'],
  );
  for (const kite of ofKind(ny90, 'kite')) assert.deepEqual(kite.partOf, []);
});

test('a grand cross contains its T-squares and names its modality', () => {
  const patterns = patternsAt(5, 95, 185, 275);
  const [cross] = ofKind(patterns, 'grand_cross');
  assert.deepEqual([cross?.modality, cross?.points.length, cross?.meanOrbDeg], ['cardinal', 4, 0]);
  assert.equal(ofKind(patterns, 't_square').length, 4);
  for (const tSquare of ofKind(patterns, 't_square')) assert.deepEqual(tSquare.partOf, [patterns.indexOf(cross!)]);
});

test('a yod points at its apex, and a planet opposite makes a boomerang', () => {
  const patterns = patternsAt(10, 70, 220, 40);
  assert.deepEqual(ofKind(patterns, 'yod').map(others), ['mercury: sun moon']);
  assert.deepEqual(
    ofKind(patterns, 'boomerang').map(({ points, apex }) => [points.length, apex]),
    [[4, 'mercury']],
  );
});

test('six planets at sextiles make one grand sextile', () => {
  const patterns = patternsAt(1, 61, 121, 181, 241, 301);
  assert.equal(ofKind(patterns, 'grand_sextile').length, 1);
  assert.equal(ofKind(patterns, 'grand_trine').length, 2);
  assert.equal(ofKind(patterns, 'mystic_rectangle').length, 3);
});

test('three sextiles in a row between an opposition make a cradle', () => {
  const patterns = patternsAt(10, 70, 130, 190);
  assert.equal(ofKind(patterns, 'cradle').length, 1);
});

test('a figure with planets in different elements has no element', () => {
  const [trine] = ofKind(patternsAt(29, 149, 271), 'grand_trine');
  assert.equal(trine?.element, null);
});
