import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSICAL_PLANETS, PLANETS } from '../bodies/table.ts';
import { ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { faceRuler, planetDignity } from './dignity.ts';
import { findDispositors, findReceptions } from './dispositors.ts';
import { altitudeDeg, mercurySect, planetsInSect, sectAt } from './sect.ts';
import { termRuler, termTotals } from './terms.ts';

const SETTINGS = { terms: 'egyptian', triplicity: 'dorothean' } as const;
const of = (planet: (typeof CLASSICAL_PLANETS)[number]): ReturnType<typeof planetDignity> =>
  planetDignity(planet, ny90LongitudeDeg(planet), 'day', SETTINGS);

test('the Egyptian terms add up to saturn 57, jupiter 79, mars 66, venus 82, mercury 76', () => {
  assert.deepEqual({ ...termTotals('egyptian') }, { jupiter: 79, venus: 82, mercury: 76, mars: 66, saturn: 57 });
});

test('the Ptolemaic terms fill every sign', () => {
  assert.equal(
    Object.values(termTotals('ptolemaic')).reduce((sum, degrees) => sum + degrees, 0),
    360,
  );
});

test('a limit belongs to the next term', () => {
  assert.equal(termRuler(5.999999, 'egyptian'), 'jupiter');
  assert.equal(termRuler(6, 'egyptian'), 'venus');
});

test('NY90: the Sun has only its face and is in a term of Saturn: score 1', () => {
  const sun = of('sun');
  assert.deepEqual([sun.face, sun.rulers.term, sun.score, sun.peregrine], [true, 'saturn', 1, false]);
});

test('NY90: mars, saturn, venus and mercury in domicile, jupiter exalted', () => {
  for (const planet of ['mars', 'saturn', 'venus', 'mercury'] as const) assert.equal(of(planet).domicile, true, planet);
  assert.equal(of('jupiter').exaltation, true);
});

test("the participating ruler is named but only the sect's ruler counts (Lilly's points)", () => {
  const saturnInFire = planetDignity('saturn', 100 + 25, 'day', SETTINGS);
  assert.deepEqual([saturnInFire.triplicity, saturnInFire.triplicityParticipating], [false, true]);
  const jupiterByNight = planetDignity('jupiter', 245, 'night', SETTINGS);
  assert.deepEqual(
    [jupiterByNight.domicile, jupiterByNight.triplicity, jupiterByNight.term, jupiterByNight.score],
    [true, true, true, 10],
  );
});

test('detriment, fall and peregrine add up', () => {
  const marsInTaurus = planetDignity('mars', 45, 'night', { terms: 'egyptian', triplicity: 'lilly' });
  assert.deepEqual([marsInTaurus.detriment, marsInTaurus.peregrine, marsInTaurus.score], [true, true, -10]);
});

test('without a sect, everything that depends on it is null', () => {
  const sun = planetDignity('sun', 122, null, SETTINGS);
  assert.deepEqual([sun.domicile, sun.triplicity, sun.score, sun.peregrine], [true, null, null, false]);
  const moon = planetDignity('moon', 122, null, SETTINGS);
  assert.deepEqual([moon.triplicity, moon.score], [false, -5]);
  const mars = planetDignity('mars', 100, null, { terms: 'egyptian', triplicity: 'lilly' });
  assert.equal(mars.triplicity, true);
});

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
