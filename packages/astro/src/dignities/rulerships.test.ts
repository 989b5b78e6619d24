import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSICAL_PLANETS, PLANETS } from '../bodies/groups.ts';
import { ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { findDispositors } from './dispositors.ts';
import { faceRuler } from './dignity.ts';
import { findReceptions } from './receptions.ts';
import { altitudeDeg, mercurySect, planetsInSect, sectAt } from './sect.ts';

const signIndex = (id: string): number => Math.floor(ny90LongitudeDeg(id) / 30);

test('NY90: Moon and Jupiter receive each other by domicile, Moon and Venus by exaltation', () => {
  const found = findReceptions(CLASSICAL_PLANETS.map((id) => ({ id, signIndex: signIndex(id) })));
  assert.deepEqual(
    found.map(({ pointA, pointB, kind }) => [pointA, pointB, kind]),
    [
      ['moon', 'venus', 'exaltation'],
      ['moon', 'jupiter', 'domicile'],
    ],
  );
});

test('NY90 has no final dispositor; Moon and Jupiter dispose of each other', () => {
  const { chains, finalDispositor, loops } = findDispositors(
    new Map(PLANETS.map((id) => [id, signIndex(id)])),
    'traditional',
  );
  assert.equal(finalDispositor, null);
  assert.deepEqual(loops, [['moon', 'jupiter']]);
  assert.deepEqual(chains.get('pluto'), ['pluto', 'mars']);
});

test('a planet in its own sign that all chains lead to is the final dispositor', () => {
  const { finalDispositor, loops } = findDispositors(
    new Map([
      ['sun', 4],
      ['moon', 4],
      ['mercury', 3],
      ['venus', 4],
    ]),
    'traditional',
  );
  assert.deepEqual([finalDispositor, loops], ['sun', []]);
});

test('faces run in the Chaldean order from Mars', () => {
  assert.deepEqual([0, 10, 20, 30, 60, 350].map(faceRuler), ['mars', 'sun', 'venus', 'mercury', 'jupiter', 'mars']);
});

test("NY90: the Sun's true altitude is +63.7808 and the chart diurnal", () => {
  const altitude = altitudeDeg(83.88703819, 23.32314883, 107.27258, 40.71427);
  assert.ok(Math.abs(altitude - 63.7808) < 1e-4);
  assert.equal(sectAt(altitude), 'day');
  assert.equal(sectAt(0), 'day');
});

test('Mercury is diurnal when it rises before the Sun', () => {
  assert.equal(mercurySect(84.388, 66.157), 'day');
  assert.equal(mercurySect(10, 20), 'night');
  assert.deepEqual(planetsInSect('night', 'night'), ['moon', 'venus', 'mars', 'mercury']);
});
