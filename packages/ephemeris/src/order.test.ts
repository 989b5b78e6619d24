import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const LAHIRI: Frame = { ...TROPICAL, ayanamsa: { kind: 'mode', mode: 1 } };
const PLACE = { geoLatitudeDeg: 40, geoLongitudeDeg: 10, elevationM: 0 };

const QUESTIONS: Readonly<Record<string, (ephemeris: Ephemeris, jdUt: number) => unknown>> = {
  obliquity: (ephemeris, jdUt) => ephemeris.obliquity(jdUt).trueDeg,
  ayanamsa: (ephemeris, jdUt) => ephemeris.ayanamsa(jdUt, { kind: 'mode', mode: 1 }).valueDeg,
  sun: (ephemeris, jdUt) => ephemeris.position(jdUt, 'sun', TROPICAL).longitudeDeg,
  'sidereal Mars': (ephemeris, jdUt) => ephemeris.ecliptic(jdUt, 'mars', LAHIRI).longitudeDeg,
  node: (ephemeris, jdUt) => ephemeris.ecliptic(jdUt, 'true_node', TROPICAL).longitudeDeg,
  'topocentric Moon': (ephemeris, jdUt) =>
    ephemeris.ecliptic(jdUt, 'moon', { ...TROPICAL, center: 'topocentric', observer: PLACE }).longitudeDeg,
  'heliocentric Mars': (ephemeris, jdUt) =>
    ephemeris.ecliptic(jdUt, 'mars', { ...TROPICAL, center: 'heliocentric' }).longitudeDeg,
  houses: (ephemeris, jdUt) => ephemeris.houses(jdUt, PLACE, 'P', LAHIRI).angles.ascendantDeg,
  phenomena: (ephemeris, jdUt) => ephemeris.phenomena(jdUt, 'mars').elongationDeg,
  star: (ephemeris, jdUt) => ephemeris.fixedStar(jdUt, 'Spica', TROPICAL).longitudeDeg,
  'delta T': (ephemeris, jdUt) => ephemeris.deltaTSeconds(jdUt),
};

test('no result depends on earlier calls, inside or outside the years of the files', async () => {
  const ephemeris = await createSwissEphemeris();
  const days = [2_356_368.6, 2_448_058.27];
  const asked = Object.entries(QUESTIONS).flatMap(([name, ask]) =>
    days.map((jdUt) => ({ name: `${name} ${jdUt}`, ask: () => ask(ephemeris, jdUt) })),
  );
  const alone = new Map<string, number>();
  for (const [name, ask] of Object.entries(QUESTIONS))
    for (const jdUt of days) alone.set(`${name} ${jdUt}`, Number(ask(await createSwissEphemeris(), jdUt)));
  for (const before of asked) {
    for (const { name, ask } of asked) {
      before.ask();
      assert.ok(Math.abs(Number(ask()) - (alone.get(name) ?? Number.NaN)) < 1e-7, `${name} after ${before.name}`);
    }
  }
});
