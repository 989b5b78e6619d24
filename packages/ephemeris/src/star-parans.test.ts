import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wrap180 } from '@theia-astro/astro/angle/angle';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { altitudeDeg } from '@theia-astro/astro/dignities/sect';
import { DEFAULT_STARS, STARS } from '@theia-astro/astro/stars/catalogue';
import { anglesOfDay, findStarParans } from '@theia-astro/astro/stars/parans';
import * as fc from 'fast-check';
import { randomCases } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const TROPICAL: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const J2000 = 2_451_545;
/** In days. */
const A_FEW_SECONDS = 1e-4;
const SKY_DEG_PER_MINUTE = 360.98564736629 / 1440;

const day = fc.integer({ min: -36_000, max: 18_000 }).map((days) => J2000 + days + 0.37);
const place = fc.record({
  geoLatitudeDeg: fc.integer({ min: -8900, max: 8900 }).map((hundredths) => hundredths / 100),
  geoLongitudeDeg: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
  elevationM: fc.constant(0),
});
const bodies = PLANETS.map((id) => ({ id, at: (jdUt: number) => ephemeris.position(jdUt, id, TROPICAL) }));

it('on every angle of a day a body has the hour angle or the altitude of it', () => {
  fc.assert(
    fc.property(day, place, (startJdUt, site) => {
      for (const body of bodies)
        for (const { angle, jdUt } of anglesOfDay(ephemeris, body, site, { startJdUt, endJdUt: startJdUt + 1 })) {
          assert.ok(jdUt >= startJdUt && jdUt < startJdUt + 1);
          const armcAt = (at: number): number => ephemeris.siderealTimeHours(at) * 15 + site.geoLongitudeDeg;
          const altitudeAt = (at: number): number => {
            const { rightAscensionDeg, declinationDeg } = body.at(at);
            return altitudeDeg(rightAscensionDeg, declinationDeg, armcAt(at), site.geoLatitudeDeg);
          };
          const hourAngle = wrap180(armcAt(jdUt) - body.at(jdUt).rightAscensionDeg);
          if (angle === 'mc') assert.ok(Math.abs(hourAngle) < 1e-5);
          else if (angle === 'ic') assert.ok(Math.abs(wrap180(hourAngle - 180)) < 1e-5);
          else {
            assert.ok(Math.abs(altitudeAt(jdUt)) < 1e-4, `${body.id} ${angle} ${altitudeAt(jdUt)}`);
            // Beside a pole the Moon rises by its declination, also when it has culminated.
            assert.equal(altitudeAt(jdUt + A_FEW_SECONDS) > altitudeAt(jdUt - A_FEW_SECONDS), angle === 'asc');
          }
        }
    }),
    randomCases(20, 12),
  );
});

it('a body rises where its altitude, looked at every ten minutes, becomes positive, and nowhere else', () => {
  fc.assert(
    fc.property(day, place, fc.constantFrom(...bodies), (startJdUt, site, body) => {
      const altitude = (jdUt: number): number => {
        const { rightAscensionDeg, declinationDeg } = body.at(jdUt);
        const armc = ephemeris.siderealTimeHours(jdUt) * 15 + site.geoLongitudeDeg;
        return altitudeDeg(rightAscensionDeg, declinationDeg, armc, site.geoLatitudeDeg);
      };
      const found = anglesOfDay(ephemeris, body, site, { startJdUt, endJdUt: startJdUt + 1 });
      const heights = Array.from({ length: 145 }, (_, index) => altitude(startJdUt + index / 144));
      heights.slice(1).forEach((after, index) => {
        if (heights[index]! >= 0 === after >= 0) return;
        const [from, to] = [startJdUt + index / 144, startJdUt + (index + 1) / 144];
        const angle = after >= 0 ? 'asc' : 'dsc';
        assert.equal(found.filter((one) => one.angle === angle && one.jdUt >= from && one.jdUt <= to).length, 1);
      });
    }),
    randomCases(20, 12),
  );
});

it('in a paran both are on their angles, the star by the orb later', () => {
  fc.assert(
    fc.property(day, place, (startJdUt, site) => {
      const stars = STARS.filter((_, index) => index % 8 === 0 || index < 30).map(({ id, designation }) => ({
        id,
        ...ephemeris.fixedStar(startJdUt, designation, TROPICAL),
      }));
      const span = { startJdUt, endJdUt: startJdUt + 1 };
      const parans = findStarParans(ephemeris, bodies, stars, site, span, 2);
      for (const { star, starAngle, jdUt, orbMinutes } of parans) {
        assert.ok(Math.abs(orbMinutes) <= 2);
        const { rightAscensionDeg, declinationDeg } = stars.find(({ id }) => id === star)!;
        const armc = ephemeris.siderealTimeHours(jdUt) * 15 + site.geoLongitudeDeg + orbMinutes * SKY_DEG_PER_MINUTE;
        const hourAngle = wrap180(armc - rightAscensionDeg);
        if (starAngle === 'mc') assert.ok(Math.abs(hourAngle) < 1e-6);
        else if (starAngle === 'ic') assert.ok(Math.abs(wrap180(hourAngle - 180)) < 1e-6);
        else {
          assert.ok(Math.abs(altitudeDeg(rightAscensionDeg, declinationDeg, armc, site.geoLatitudeDeg)) < 1e-5);
          assert.equal(hourAngle < 0, starAngle === 'asc');
        }
      }
    }),
    randomCases(14, 8),
  );
});

it('the engine knows every star of the catalogue; only points of the sky have no magnitude', () => {
  const without = STARS.filter(
    ({ designation }) => ephemeris.fixedStar(J2000, designation, TROPICAL).magnitude === null,
  );
  assert.deepEqual(
    without.map(({ id }) => id),
    ['galactic_center', 'great_attractor'],
  );
  assert.ok(
    DEFAULT_STARS.every(({ designation }) => ephemeris.fixedStar(J2000, designation, TROPICAL).magnitude! < 3.1),
  );
});
