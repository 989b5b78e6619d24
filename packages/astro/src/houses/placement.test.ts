import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { NY90_BODIES, NY90_PLACIDUS, ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { eclipticHousePosition, eclipticSectorPosition, houseOf, quadrantOf } from './placement.ts';

test('every body of NY90 stands in the house of the contract', () => {
  for (const [id, longitudeDeg, , , house] of NY90_BODIES)
    assert.equal(houseOf(eclipticHousePosition(longitudeDeg, NY90_PLACIDUS)), house, id);
});

test('Chiron of NY90 stands at 10.005 by longitude', () => {
  assert.equal(Number(eclipticHousePosition(ny90LongitudeDeg('chiron'), NY90_PLACIDUS).toFixed(3)), 10.005);
});

test('a body on a cusp stands in the new house, at its very beginning', () => {
  NY90_PLACIDUS.forEach((cuspDeg, index) => assert.equal(eclipticHousePosition(cuspDeg, NY90_PLACIDUS), index + 1));
});

test('every longitude has exactly one house, and the fraction grows from cusp to cusp', () => {
  const cusps = fc
    .uniqueArray(fc.integer({ min: 0, max: 35_999 }), { minLength: 12, maxLength: 12 })
    .map((values) => values.toSorted((a, b) => a - b).map((value) => value / 100));
  fc.assert(
    fc.property(cusps, fc.double({ min: 0, max: 359.999, noNaN: true }), (cuspsDeg, longitudeDeg) => {
      const place = eclipticHousePosition(longitudeDeg, cuspsDeg);
      const house = houseOf(place)!;
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
  assert.equal(houseOf(eclipticSectorPosition(41, sectors)), 36);
});

test('quadrants follow the houses, and the sectors from the eastern horizon upwards', () => {
  assert.deepEqual(
    [1, 3, 4, 9, 12].map((house) => quadrantOf(house, 12)),
    [1, 1, 2, 3, 4],
  );
  assert.deepEqual(
    [1, 9, 10, 19, 36].map((sector) => quadrantOf(sector, 36)),
    [4, 4, 3, 2, 1],
  );
});

test('an undefined position has no house', () => {
  assert.equal(houseOf(Number.NaN), null);
});
