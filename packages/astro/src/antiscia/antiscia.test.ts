import assert from 'node:assert/strict';
import { it, test } from 'node:test';
import * as fc from 'fast-check';
import { wrap180 } from '../angle/angle.ts';
import { antisciaAt, findAntisciaContacts } from './antiscia.ts';

test('10° Aries mirrors to 20° Virgo and 20° Pisces', () => {
  assert.deepEqual(antisciaAt(10), { antiscionDeg: 170, contraAntiscionDeg: 350 });
  assert.deepEqual(antisciaAt(300), { antiscionDeg: 240, contraAntiscionDeg: 60 });
  assert.deepEqual(antisciaAt(0), { antiscionDeg: 180, contraAntiscionDeg: 0 });
});

const longitude = fc.nat(35_999).map((hundredths) => hundredths / 100 + 0.002);
const speed = fc.integer({ min: -200, max: 1500 }).map((hundredths) => hundredths / 100);

it('two points are in antiscion where their longitudes make 180°, in contra-antiscion where they make 360°', () => {
  fc.assert(
    fc.property(longitude, longitude, speed, speed, (one, other, speedOne, speedOther) => {
      const found = findAntisciaContacts(
        [
          { id: 'venus', longitudeDeg: one, speedDegPerDay: speedOne },
          { id: 'mars', longitudeDeg: other, speedDegPerDay: speedOther },
        ],
        3,
      );
      const expected = [wrap180(one + other - 180), wrap180(one + other)].filter((orb) => Math.abs(orb) <= 3);
      assert.equal(found.length, expected.length);
      found.forEach(({ orbDeg, applying }, index) => {
        assert.ok(Math.abs(orbDeg - expected[index]!) < 1e-9);
        assert.equal(applying, Math.abs(orbDeg + (speedOne + speedOther) * 1e-5) < Math.abs(orbDeg) - 1e-9);
      });
    }),
  );
});

it('ascendant and midheaven are no pair', () => {
  const angle = { longitudeDeg: 90, speedDegPerDay: 0 };
  assert.deepEqual(
    findAntisciaContacts(
      [
        { id: 'asc', ...angle },
        { id: 'mc', ...angle },
      ],
      1,
    ),
    [],
  );
});
