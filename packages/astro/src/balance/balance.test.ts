import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlanetIndex, type PlanetId } from '../bodies/table.ts';
import { NY90_ASC, NY90_BODIES, NY90_MC } from '../natal/ny90.test-data.ts';
import { computeBalance, type BalancePoint } from './balance.ts';

const isPlanet = (id: string): id is PlanetId => findPlanetIndex(id) >= 0;
const planets: BalancePoint[] = NY90_BODIES.flatMap(([id, longitudeDeg, , , house]) =>
  isPlanet(id) ? [{ id, signIndex: Math.floor(longitudeDeg / 30), house }] : [],
);
const angles: BalancePoint[] = [
  { id: 'asc', signIndex: Math.floor(NY90_ASC / 30), house: null },
  { id: 'mc', signIndex: Math.floor(NY90_MC / 30), house: null },
];

test('NY90: fire 1 earth 4 air 2 water 3; cardinal 5 fixed 2 mutable 3', () => {
  const balance = computeBalance([...planets, ...angles], 12);
  assert.deepEqual(balance.elements, { fire: 1, earth: 4, air: 2, water: 3 });
  assert.deepEqual(balance.modalities, { cardinal: 5, fixed: 2, mutable: 3 });
  assert.deepEqual(balance.polarity, { positive: 3, negative: 7 });
});

test('every planet is counted once above or below, east or west, and in one quadrant', () => {
  const { houses } = computeBalance([...planets, ...angles], 12);
  assert.deepEqual(houses, { hemispheres: { above: 4, below: 6, eastern: 4, western: 6 }, quadrants: [3, 3, 3, 1] });
});

test('weights: lights and ascendant 3, fast planets and midheaven 2, others 1', () => {
  const { weighted } = computeBalance([...planets, ...angles], 12);
  assert.equal(
    Object.values(weighted.elements).reduce((sum, weight) => sum + weight, 0),
    3 + 3 + 3 + 2 + 2 + 2 + 2 + 5,
  );
  assert.equal(weighted.elements.fire, 2);
});

test('without houses there are no hemispheres', () => {
  assert.equal(
    computeBalance(
      planets.map((planet) => ({ ...planet, house: null })),
      null,
    ).houses,
    null,
  );
});
