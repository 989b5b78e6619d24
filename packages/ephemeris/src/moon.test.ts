import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalizeDeg } from '@theia-astro/astro/angle/angle';
import type { EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { lunarApsides } from '@theia-astro/astro/moon/apsides';
import { PTOLEMAIC_ANGLES_DEG, VOC_BODIES } from '@theia-astro/astro/moon/perfections';
import {
  lillyOrbDeg,
  voidOfCourse,
  type VoidOfCourse,
  voidOfCourseByMotion,
  voidOfCourseByOrb,
} from '@theia-astro/astro/moon/void-of-course';
import { lunarPhase, nextMoonPhases, previousMoonPhases } from '@theia-astro/astro/phase/phases';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const HOUR = 1 / 24;
const [FROM, DAYS] = [2_460_310.5, 120];
const BODIES = VOC_BODIES.traditional;

const longitudeAt = (jdUt: number, body: EngineBody): number => ephemeris.ecliptic(jdUt, body, TROPICAL).longitudeDeg;

/** The sky by the hour, with a margin before and after. */
const hours = Array.from({ length: (DAYS + 12) * 24 }, (_, index) => {
  const jdUt = FROM - 4 + index * HOUR;
  return { jdUt, moonDeg: longitudeAt(jdUt, 'moon'), bodiesDeg: BODIES.map((body) => longitudeAt(jdUt, body)) };
});
/** Distance of the angle Moon − body from its next Ptolemaic aspect. */
const aheadDeg = (moonDeg: number, bodyDeg: number): number =>
  Math.min(...PTOLEMAIC_ANGLES_DEG.map((angle) => normalizeDeg(angle + bodyDeg - moonDeg)));
const perfectsInHour = hours
  .slice(1)
  .map(({ moonDeg, bodiesDeg }, index) =>
    bodiesDeg.some(
      (bodyDeg, body) => aheadDeg(moonDeg, bodyDeg) > aheadDeg(hours[index]!.moonDeg, hours[index]!.bodiesDeg[body]!),
    ),
  );

/** `isVoid` returns null when hourly steps are too coarse to decide. */
function assertStates(found: readonly VoidOfCourse[], isVoid: (hour: number) => boolean | null): void {
  let voidHours = 0;
  for (const [hour, { jdUt }] of hours.entries()) {
    if (jdUt < FROM + 4 || jdUt > FROM + DAYS - 4) continue;
    const nearEdge = found.some(
      ({ startsJdUt, endsJdUt }) => Math.min(Math.abs(startsJdUt - jdUt), Math.abs(endsJdUt - jdUt)) < 1.5 * HOUR,
    );
    if (nearEdge) continue;
    const says = found.some(({ startsJdUt, endsJdUt }) => startsJdUt <= jdUt && jdUt < endsJdUt);
    const stepped = isVoid(hour);
    if (stepped !== null) assert.equal(says, stepped, `${jdUt}`);
    if (says) voidHours += 1;
  }
  assert.ok(voidHours < hours.length);
}

describe('void of course compared with hourly stepping', () => {
  it('last aspect: void when no aspect perfects before the Moon leaves its sign', () => {
    assertStates(voidOfCourse(ephemeris, { bodies: 'traditional' }, FROM, FROM + DAYS), (hour) => {
      for (let next = hour; ; next++) {
        const leaves = Math.floor(hours[next + 1]!.moonDeg / 30) !== Math.floor(hours[next]!.moonDeg / 30);
        if (leaves) return perfectsInHour[next]! ? null : true;
        if (perfectsInHour[next]!) return false;
      }
    });
  });

  it('Lilly: void when no aspect is applying within half the sum of the orbs', () => {
    assertStates(voidOfCourseByOrb(ephemeris, { bodies: 'traditional' }, FROM, FROM + DAYS), (hour) =>
      BODIES.every((body, index) => aheadDeg(hours[hour]!.moonDeg, hours[hour]!.bodiesDeg[index]!) > lillyOrbDeg(body)),
    );
  });

  it('Lilly: a void ends when the Moon comes into orb of the named aspect, and a void across an ingress is a single one', () => {
    const found = voidOfCourseByOrb(ephemeris, { bodies: 'traditional' }, FROM, FROM + DAYS);
    let acrossIngress = 0;
    for (const [index, { startsJdUt, endsJdUt, endsBy, lastAspect, nextAspect }] of found.entries()) {
      assert.ok(nextAspect !== null && endsBy === 'application', 'no application is named');
      const { body } = nextAspect;
      const ahead = aheadDeg(longitudeAt(endsJdUt, 'moon'), longitudeAt(endsJdUt, body));
      assert.ok(Math.abs(ahead - lillyOrbDeg(body)) < 1e-5, `${ahead}° from ${body}`);
      for (const other of BODIES)
        assert.ok(
          aheadDeg(longitudeAt(endsJdUt - 1e-4, 'moon'), longitudeAt(endsJdUt - 1e-4, other)) > lillyOrbDeg(other),
          `${other} is applying before the end`,
        );
      const angle = normalizeDeg(longitudeAt(nextAspect.jdUt, 'moon') - longitudeAt(nextAspect.jdUt, body));
      assert.ok(
        PTOLEMAIC_ANGLES_DEG.some((exact) => Math.abs(normalizeDeg(angle - exact + 180) - 180) < 1e-5),
        `${angle}`,
      );
      assert.equal(lastAspect?.jdUt, startsJdUt);
      assert.ok(startsJdUt > (found[index - 1]?.endsJdUt ?? 0));
      if (Math.floor(longitudeAt(startsJdUt, 'moon') / 30) !== Math.floor(longitudeAt(endsJdUt, 'moon') / 30))
        acrossIngress += 1;
    }
    assert.ok(acrossIngress > 0, `none of ${found.length} voids spans an ingress`);
  });

  it('Hellenistic: void when no aspect perfects within the next 30° of its motion', () => {
    const found = voidOfCourseByMotion(ephemeris, { bodies: 'traditional' }, FROM, FROM + DAYS);
    assertStates(found, (hour) => {
      for (let next = hour; ; next++) {
        if (normalizeDeg(hours[next]!.moonDeg - hours[hour]!.moonDeg) > 30.5) return true;
        if (perfectsInHour[next]!) return false;
      }
    });
  });

  it('two halves of a year equal the whole in all three definitions', () => {
    for (const search of [voidOfCourse, voidOfCourseByOrb, voidOfCourseByMotion]) {
      const between = (from: number, until: number): VoidOfCourse[] =>
        search(ephemeris, { bodies: 'modern' }, from, until);
      assert.deepEqual([...between(FROM, FROM + 77.7), ...between(FROM + 77.7, FROM + 200)], between(FROM, FROM + 200));
    }
  });
});

describe('phases and apsides', () => {
  it('every phase is either next or previous', () => {
    const next = nextMoonPhases(ephemeris, FROM, 20);
    assert.equal(next.length, 20);
    assert.deepEqual(previousMoonPhases(ephemeris, next[19]!.jdUt, 19), next.slice(0, 19));
    assert.deepEqual(
      nextMoonPhases(ephemeris, FROM, 3, ['full_moon']),
      next.filter(({ phase }) => phase === 'full_moon').slice(0, 3),
    );
  });

  it('at an apsis the Moon is nearer or further than an hour before and after', () => {
    for (const { kind, jdUt } of lunarApsides(ephemeris, FROM, FROM + DAYS)) {
      const distance = (jd: number): number =>
        ephemeris.ecliptic(jd, 'moon', { ...TROPICAL, positions: 'true' }).distanceAu * (kind === 'perigee' ? 1 : -1);
      assert.ok(distance(jdUt) < distance(jdUt - HOUR) && distance(jdUt) < distance(jdUt + HOUR), `${kind} ${jdUt}`);
    }
  });
});

describe('the age of the Moon', () => {
  it('is the time since the last new moon, independent of earlier calls', async () => {
    const fresh = await createSwissEphemeris();
    const [newMoon] = previousMoonPhases(ephemeris, FROM, 1, ['new_moon']);
    const ageOn = (day: number, source = ephemeris): number => {
      const jdUt = newMoon!.jdUt + day;
      return lunarPhase(
        source,
        jdUt,
        source.ecliptic(jdUt, 'sun', TROPICAL).longitudeDeg,
        source.ecliptic(jdUt, 'moon', TROPICAL).longitudeDeg,
      ).ageDays!;
    };
    const ages = [1, 8, 15, 22, 29].map((day) => ageOn(day));
    assert.deepEqual([29, 22, 15, 8, 1].map((day) => ageOn(day, fresh)).toReversed(), ages);
    for (const [index, age] of ages.entries()) assert.ok(Math.abs(age - (1 + 7 * index)) < 1e-6, `${age}`);
  });
});
