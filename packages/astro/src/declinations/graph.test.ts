import { declinationPlace, spherePoint } from './graph.ts';
import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as fc from 'fast-check';

const OBLIQUITY = 23.44;

it('the Sun has the declination of a point at both its equivalents; out of bounds there are none', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      fc.double({ min: -30, max: 30, noNaN: true }),
      fc.double({ min: -5, max: 30, noNaN: true }),
      (longitude, declination, ayanamsa) => {
        const place = declinationPlace('moon', longitude, declination, OBLIQUITY, ayanamsa);
        assert.equal(place.outOfBounds, Math.abs(declination) > OBLIQUITY);
        assert.equal(place.equivalentsDeg.length, Math.abs(declination) < OBLIQUITY ? 2 : 0);
        for (const deg of place.equivalentsDeg)
          assert.ok(Math.abs(spherePoint(deg + ayanamsa, 0, OBLIQUITY).declinationDeg - declination) < 1e-6);
      },
    ),
  );
});

it('the nearer equivalent is first: that of a point on the ecliptic is itself', () => {
  const { declinationDeg } = spherePoint(200, 0, OBLIQUITY);
  assert.ok(Math.abs(declinationPlace('sun', 200, declinationDeg, OBLIQUITY, 0).equivalentsDeg[0]! - 200) < 1e-9);
});
