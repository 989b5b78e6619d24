import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEM_NAMES } from '../ephemeris.ts';
import { NY90_BODIES, NY90_PLACIDUS, ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { eclipticHousePosition, eclipticSectorPosition, houseNumber, houseQuadrant } from './placement.ts';
import { parseHouseSystem } from './systems.ts';

test('every body of NY90 is in its documented house', () => {
  for (const [id, longitudeDeg, , , house] of NY90_BODIES)
    assert.equal(houseNumber(eclipticHousePosition(longitudeDeg, NY90_PLACIDUS)), house, id);
});

test('Chiron of NY90 is at 10.005 by longitude', () => {
  assert.equal(Number(eclipticHousePosition(ny90LongitudeDeg('chiron'), NY90_PLACIDUS).toFixed(3)), 10.005);
});

test('a body on a cusp is at the very start of the house that begins there', () => {
  NY90_PLACIDUS.forEach((cuspDeg, index) => assert.equal(eclipticHousePosition(cuspDeg, NY90_PLACIDUS), index + 1));
});

test('every longitude is in exactly one house, and the fraction grows from cusp to cusp', () => {
  const cusps = fc
    .uniqueArray(fc.integer({ min: 0, max: 35_999 }), { minLength: 12, maxLength: 12 })
    .map((values) => values.toSorted((a, b) => a - b).map((value) => value / 100));
  fc.assert(
    fc.property(cusps, fc.double({ min: 0, max: 359.999, noNaN: true }), (cuspsDeg, longitudeDeg) => {
      const place = eclipticHousePosition(longitudeDeg, cuspsDeg);
      const house = houseNumber(place)!;
      assert.ok(house >= 1 && house <= 12 && place < house + 1);
      const from = cuspsDeg[house - 1]!;
      const arc = (cuspsDeg[house % 12]! - from + 360) % 360;
      assert.ok((longitudeDeg - from + 360) % 360 < arc);
    }),
  );
});

test('Gauquelin sectors count clockwise from the ascendant', () => {
  const sectors = Array.from({ length: 36 }, (_, index) => (400 - 10 * index) % 360);
  assert.equal(eclipticSectorPosition(40, sectors), 1);
  assert.equal(eclipticSectorPosition(35, sectors), 1.5);
  assert.equal(houseNumber(eclipticSectorPosition(41, sectors)), 36);
});

test('quadrants follow the houses; sectors count from the eastern horizon upwards', () => {
  assert.deepEqual(
    [1, 3, 4, 9, 12].map((house) => houseQuadrant(house, 12)),
    [1, 1, 2, 3, 4],
  );
  assert.deepEqual(
    [1, 9, 10, 19, 36].map((sector) => houseQuadrant(sector, 36)),
    [4, 4, 3, 2, 1],
  );
});

test('an undefined position has no house', () => {
  assert.equal(houseNumber(Number.NaN), null);
});

test('every letter is its own code, and every name gives a code of that name', () => {
  for (const code of HOUSE_SYSTEM_CODES) {
    assert.equal(parseHouseSystem(code), code);
    assert.equal(HOUSE_SYSTEM_NAMES[parseHouseSystem(HOUSE_SYSTEM_NAMES[code])!], HOUSE_SYSTEM_NAMES[code]);
  }
});

test('letters are case-sensitive, names are not', () => {
  assert.equal(parseHouseSystem('i'), 'i');
  assert.equal(parseHouseSystem('I'), 'I');
  assert.equal(parseHouseSystem('Whole_Sign'), 'W');
  for (const wrong of ['p', 'Z', 'PP', '']) assert.equal(parseHouseSystem(wrong), null);
});
