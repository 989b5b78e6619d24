import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { sunMoonAround } from '@theia-astro/astro/eclipses/sun-moon';
import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import { randomCases } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const [first, end] = ephemeris.range.files;
const SECOND = 1 / 86_400;
/** The shadow crosses the Earth, or the Moon the Earth's shadow, in less time than this. */
const LONGEST_DAYS = 6.6 / 24;

function checkTimes({ id, contacts, maximumJdUt, durations }: Eclipse): void {
  const names = contacts.map(({ name }) => name);
  const times = contacts.map(({ jdUt }) => jdUt);
  times.splice(times.length / 2, 0, maximumJdUt);
  for (let index = 1; index < times.length; index += 1)
    assert.ok(times[index]! > times[index - 1]!, `${id}: ${names.join()} ${times.join()}`);
  assert.ok(times.at(-1)! - times[0]! < LONGEST_DAYS, id);
  for (const duration of Object.values(durations)) assert.ok(duration === null || duration > 0, `${id}: ${duration}`);
}

describe('every eclipse from 1800 to 2399', () => {
  const eclipses = eclipsesBetween(ephemeris, first, end);
  const solar = eclipses.filter(({ kind }) => kind === 'solar');
  const lunar = eclipses.filter(({ kind }) => kind === 'lunar');
  const names = ({ contacts }: Eclipse): string => contacts.map(({ name }) => name).join(' ');

  it('has its contacts in order of time around the maximum, within hours of it, and only positive durations', () => {
    for (const eclipse of eclipses) checkTimes(eclipse);
  });

  it('solar: total, annular and hybrid eclipses have contacts of the umbra, partial ones do not; contacts of the axis exist when it meets the Earth', () => {
    for (const eclipse of solar) {
      const expected =
        eclipse.type === 'partial'
          ? ['p1 p4']
          : eclipse.type === 'hybrid'
            ? ['p1 u1 c1 c2 u4 p4']
            : ['p1 u1 c1 c2 u4 p4', 'p1 u1 u4 p4'];
      assert.ok(expected.includes(names(eclipse)), `${eclipse.id} ${eclipse.type}: ${names(eclipse)}`);
      assert.equal(eclipse.durations.totalS === null, eclipse.type === 'partial', eclipse.id);
    }
  });

  it('solar: in a total eclipse the Moon is at least as wide as the Sun, in an annular one narrower; otherwise only part of the Sun is covered', () => {
    for (const { id, type, magnitude, obscuration, contacts } of solar) {
      const central = contacts.some(({ name }) => name === 'c1');
      if (type === 'total' && central) assert.ok(magnitude >= 1 && obscuration === 1, id);
      if (type === 'annular' && central) assert.ok(magnitude < 1 && obscuration! < 1, id);
      if (type === 'partial') assert.ok(magnitude > 0 && magnitude < 1 && obscuration! < 1, id);
    }
  });

  it('lunar: contacts and durations are those of its type, and its type is that of its magnitude', () => {
    for (const eclipse of lunar) {
      const { id, type, umbralMagnitude, penumbralMagnitude, durations } = eclipse;
      assert.equal(
        names(eclipse),
        { total: 'p1 u1 u2 u3 u4 p4', partial: 'p1 u1 u4 p4', penumbral: 'p1 p4' }[type as 'total'],
        id,
      );
      assert.equal(type, umbralMagnitude! >= 1 ? 'total' : umbralMagnitude! > 0 ? 'partial' : 'penumbral', id);
      assert.ok(penumbralMagnitude! > 0, id);
      assert.deepEqual(
        [durations.penumbralS, durations.partialS, durations.totalS].map((duration) => duration === null),
        [false, type === 'penumbral', type !== 'total'],
        id,
      );
    }
  });
});

/** Deterministic numbers in [0, 1): mulberry32. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

describe('what a place sees', () => {
  const { numRuns: anywhere, seed } = randomCases(2, 10);
  const random = numbers(seed);
  const next = (): number => random.next().value;
  const places: GeoPosition[] = Array.from({ length: anywhere }, () => ({
    geoLatitudeDeg: next() * 180 - 90,
    geoLongitudeDeg: next() * 360 - 180,
    elevationM: 0,
  }));
  places.push(
    { geoLatitudeDeg: 90, geoLongitudeDeg: 0, elevationM: 0 },
    { geoLatitudeDeg: -90, geoLongitudeDeg: 0, elevationM: 0 },
    { geoLatitudeDeg: 68, geoLongitudeDeg: 15, elevationM: 0 },
  );

  const altitudeDeg = (jdUt: number, body: 'sun' | 'moon', place: GeoPosition): number => {
    const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.ecliptic(jdUt, body, {
      ayanamsa: null,
      center: 'topocentric',
      positions: 'apparent',
      observer: place,
    });
    return ephemeris.horizontal(jdUt, place, longitudeDeg, latitudeDeg, distanceAu).altitudeDeg;
  };

  it('is above its horizon, within the eclipse, and starts and ends with a contact, a rise or a set', () => {
    for (const place of places) {
      for (const { id, kind, contacts, local } of eclipsesBetween(ephemeris, end - 373 * 365, end - 340 * 365, {
        place,
      })) {
        const body = kind === 'solar' ? 'sun' : 'moon';
        const label = `${id} at ${place.geoLatitudeDeg} ${place.geoLongitudeDeg}`;
        const [begin, finish] = [contacts[0]!.jdUt, contacts.at(-1)!.jdUt];
        if (!local!.visible) {
          assert.deepEqual(
            [
              local!.beginsJdUt,
              local!.maximumJdUt,
              local!.endsJdUt,
              local!.type,
              local!.magnitude,
              local!.contacts.length,
            ],
            [null, null, null, null, null, 0],
            label,
          );
          continue;
        }
        const { beginsJdUt, maximumJdUt, endsJdUt } = local!;
        assert.ok(
          begin - SECOND <= beginsJdUt! &&
            beginsJdUt! <= maximumJdUt! &&
            maximumJdUt! <= endsJdUt! &&
            endsJdUt! <= finish + SECOND,
          label,
        );
        for (const jdUt of [beginsJdUt!, maximumJdUt!, endsJdUt!, ...local!.contacts.map((contact) => contact.jdUt)]) {
          assert.ok(altitudeDeg(jdUt, body, place) > -0.9, `${label}: ${altitudeDeg(jdUt, body, place)}`);
        }
        assert.ok(Math.abs(altitudeDeg(maximumJdUt!, body, place) - local!.altitudeDeg!) < 0.01, label);
        const edges = local!.contacts.map(({ jdUt }) => jdUt);
        if (!edges.some((jdUt) => Math.abs(jdUt - beginsJdUt!) < SECOND))
          assertEvent('rise', beginsJdUt!, body, place, label);
        if (!edges.some((jdUt) => Math.abs(jdUt - endsJdUt!) < SECOND))
          assertEvent('set', endsJdUt!, body, place, label);
      }
    }
  });

  /** Near the poles the Sun grazes the horizon for hours, and the engine finds no rise within the day. */
  function assertEvent(
    event: 'rise' | 'set',
    jdUt: number,
    body: 'sun' | 'moon',
    place: GeoPosition,
    label: string,
  ): void {
    const expected = ephemeris.riseSet(jdUt - 0.02, body, place, { event, disc: 'upper_limb' });
    if (Math.abs(place.geoLatitudeDeg) > 65) return;
    assert.ok(
      Math.abs((expected ?? Number.NaN) - jdUt) < 3 * SECOND,
      `${label}: ${event} ${(expected! - jdUt) / SECOND} s`,
    );
  }
});

describe('nine positions around an eclipse', () => {
  it('give every other position to a hundredth of an arc second', () => {
    for (const eclipse of eclipsesBetween(ephemeris, first, first + 2000)) {
      const at = sunMoonAround(ephemeris, eclipse.maximumJdUt, null);
      for (const offset of [-0.19, -0.07, 0.013, 0.11, 0.17]) {
        for (const body of ['sun', 'moon'] as const) {
          const [x, y, z] = at(eclipse.maximumJdUt + offset)[body];
          const expected = ephemeris.position(eclipse.maximumJdUt + offset, body, {
            ayanamsa: null,
            center: 'geocentric',
            positions: 'apparent',
          });
          const declinationDeg = (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI;
          const rightAscensionDeg = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
          assert.ok(Math.abs(declinationDeg - expected.declinationDeg) * 3600 < 0.01);
          assert.ok(Math.abs(rightAscensionDeg - expected.rightAscensionDeg) * 3600 < 0.01);
        }
      }
    }
  });
});
