import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { separationDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { ASPECT_KINDS } from '@theia-astro/astro/aspects/kinds';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '@theia-astro/astro/bodies/table';
import { GEOCENTRIC_APPARENT } from '@theia-astro/astro/frames/geocentric';
import { mapPlanets } from '@theia-astro/astro/traditional/almuten';
import type { TraditionalChart } from '@theia-astro/astro/traditional/chart';
import { isLighter, questionSky } from '@theia-astro/astro/traditional/contacts';
import { lastOf, nextOf, otherIn, perfectionOf } from '@theia-astro/astro/traditional/perfection';
import { signIndexAt } from '@theia-astro/astro/zodiac/signs';
import { sampleOf } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const ANGLES = [0, 60, 90, 120, 180];
const SECOND = 1 / 86_400;
const HOUR = 1 / 24;
const at = (planet: ClassicalPlanet, jdUt: number) => ephemeris.ecliptic(jdUt, planet, GEOCENTRIC_APPARENT);
const longitude = (planet: ClassicalPlanet, jdUt: number): number => at(planet, jdUt).longitudeDeg;
const sign = (planet: ClassicalPlanet, jdUt: number): number => signIndexAt(longitude(planet, jdUt));
/** Moments of questions, 1950 to 2049, some 911 days apart. */
const moments = Array.from({ length: 40 }, (_, index) => 2433282.5 + 911.37 * index);
const pairs = CLASSICAL_PLANETS.flatMap((a, index) => CLASSICAL_PLANETS.slice(index + 1).map((b) => [a, b] as const));

/** The first exact aspect within some days, by steps of an hour, while both are in their signs; its hour. */
function stepped(a: ClassicalPlanet, b: ClassicalPlanet, jdUt: number, days: number): number | null {
  const error = (jd: number, angle: number): number => separationDeg(longitude(a, jd), longitude(b, jd)) - angle;
  const passes = (from: number, to: number): boolean =>
    ANGLES.some((angle) => {
      if (angle % 180 !== 0) return error(from, angle) * error(to, angle) < 0;
      const side = (jd: number): number => wrap180(longitude(a, jd) - longitude(b, jd) - angle);
      return Math.abs(side(from)) < 90 && side(from) * side(to) < 0;
    });
  for (let jd = jdUt; jd < jdUt + days; jd += HOUR) {
    if (sign(a, jd + HOUR) !== sign(a, jdUt) || sign(b, jd + HOUR) !== sign(b, jdUt)) return null;
    if (passes(jd, jd + HOUR)) return jd;
  }
  return null;
}

describe('contacts of a question', () => {
  it('each is exact within a second, and both planets are still in their signs', () => {
    let found = 0;
    for (const jdUt of moments) {
      const sky = questionSky(ephemeris, jdUt, GEOCENTRIC_APPARENT);
      for (const [a, b] of pairs)
        for (const contact of [sky.next(a, b), sky.last(a, b)]) {
          if (contact === null) continue;
          found += 1;
          const [one, other] = [at(a, contact.jdUt), at(b, contact.jdUt)];
          const errorDeg = separationDeg(one.longitudeDeg, other.longitudeDeg) - ASPECT_KINDS[contact.aspect].angleDeg;
          const perSecond = Math.abs(one.speedDegPerDay - other.speedDegPerDay) * SECOND;
          assert.ok(Math.abs(errorDeg) <= perSecond + 1e-7, `${a} ${b} ${errorDeg}`);
          const inside = contact.jdUt + (contact.jdUt < jdUt ? SECOND : -SECOND);
          assert.deepEqual([sign(a, inside), sign(b, inside)], [sign(a, jdUt), sign(b, jdUt)]);
        }
    }
    assert.ok(found > 300, `${found}`);
  });

  it('the next one is the one that stepping through the hours finds', () => {
    for (const jdUt of sampleOf(moments, 4)) {
      const sky = questionSky(ephemeris, jdUt, GEOCENTRIC_APPARENT);
      for (const [a, b] of pairs) {
        const found = sky.next(a, b);
        const hour = stepped(a, b, jdUt, 8);
        if (hour !== null) assert.ok(found !== null && Math.abs(found.jdUt - hour) < 2 * HOUR, `${a} ${b} ${jdUt}`);
        else assert.ok(found === null || found.jdUt > jdUt + 8 - 2 * HOUR || leavesAbout(a, b, jdUt, found.jdUt));
      }
    }
  });

  it('hindrances come before the aspect, translators go from one to the other next, collectors are heavier', () => {
    const chart = (jdUt: number): TraditionalChart => ({
      planets: mapPlanets((planet) => ({ ...at(planet, jdUt), house: 1 })),
      cuspsDeg: [],
      ascDeg: 0,
      mcDeg: 270,
      northNodeDeg: 0,
      starsDeg: { regulus: 0, spica: 0, algol: 0 },
      sect: 'day',
      tables: { terms: 'ptolemaic', triplicity: 'lilly' },
    });
    const seen = new Set<string>();
    for (const jdUt of moments) {
      const sky = questionSky(ephemeris, jdUt, GEOCENTRIC_APPARENT);
      for (const pair of pairs) {
        const { direct, hindrances, translations, collections, motion } = perfectionOf(sky, chart(jdUt), pair);
        for (const { kind, jdUt: when, contact } of hindrances) {
          seen.add(kind);
          assert.ok(when >= jdUt && (direct === null || when < direct.jdUt));
          assert.equal(contact === null, kind === 'refranation' || kind === 'leaves_sign');
          if (direct === null) assert.equal(motion, 'applying');
        }
        for (const { planet, from, to } of translations) {
          seen.add('translation');
          assert.deepEqual(new Set([otherIn(from, planet), otherIn(to, planet)]), new Set(pair));
          assert.deepEqual([lastOf(sky, planet), nextOf(sky, planet)], [from, to]);
          assert.ok(from.jdUt < jdUt && to.jdUt >= jdUt);
        }
        for (const { planet, contacts } of collections) {
          seen.add('collection');
          assert.equal(direct, null);
          assert.ok(pair.every((one) => isLighter(one, planet)));
          assert.deepEqual(new Set(contacts.map((contact) => otherIn(contact, planet))), new Set(pair));
        }
      }
    }
    for (const kind of ['prohibition', 'abscission', 'leaves_sign', 'translation', 'collection'])
      assert.ok(seen.has(kind), kind);
  });
});

/** Whether one of them leaves its sign within two hours of a contact. */
function leavesAbout(a: ClassicalPlanet, b: ClassicalPlanet, jdUt: number, contactJdUt: number): boolean {
  const after = contactJdUt + 2 * HOUR;
  return sign(a, after) !== sign(a, jdUt) || sign(b, after) !== sign(b, jdUt);
}
