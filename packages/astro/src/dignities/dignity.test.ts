import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSICAL_PLANETS } from '../bodies/groups.ts';
import { ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { planetDignity } from './dignity.ts';
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

test('NY90: the Sun has only its face and stands in a term of Saturn: score 1', () => {
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
