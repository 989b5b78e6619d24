import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { separationDeg } from '@theia-astro/astro/angle/angle';
import {
  HOUSE_SYSTEM_CODES,
  type Ephemeris,
  type HouseAngles,
  type HouseSystemCode,
  type Houses,
} from '@theia-astro/astro/ephemeris';
import { computeSkyHouses } from '@theia-astro/astro/houses/cusps/sky-houses';
import { loadEngineHouses } from './engine-houses-alone.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const TOLERANCE_DEG = 1e-9;
const ASKED_OF_ENGINE: ReadonlySet<HouseSystemCode> = new Set(['I', 'i']);
const OWN_SYSTEMS = HOUSE_SYSTEM_CODES.filter((system) => !ASKED_OF_ENGINE.has(system));
const PLACES = 1500;

const engine = await loadEngineHouses();
const ephemeris: Ephemeris = await createSwissEphemeris();

suite('own houses', () => {
  test('are the engine’s within 1e-9° all over the Earth, and the engine is seldom needed', () => {
    const random = seeded(1);
    let needed = 0;
    for (let place = 0; place < PLACES; place += 1) {
      const [armcDeg, obliquityDeg] = [random() * 360, 22.6 + random() * 1.5];
      const latitudeDeg = (random() * 2 - 1) * 89;
      for (const system of OWN_SYSTEMS) {
        const own = computeSkyHouses(armcDeg, latitudeDeg, obliquityDeg, system);
        if (own === null) needed += 1;
        else assertSame(own, engine.housesFromArmc(armcDeg, latitudeDeg, obliquityDeg, system), [armcDeg, latitudeDeg]);
      }
    }
    assert.ok(needed < 0.002 * PLACES * OWN_SYSTEMS.length, `${needed} answers of the engine`);
  });

  test('are the engine’s within 1e-9° on both sides of the polar circles, down to 1e-6° and beyond', () => {
    const random = seeded(2);
    for (let place = 0; place < PLACES; place += 1) {
      const [armcDeg, obliquityDeg] = [random() * 360, 22.6 + random() * 1.5];
      const [side, pole] = [random() < 0.5 ? -1 : 1, random() < 0.5 ? -1 : 1];
      const latitudeDeg = pole * (90 - obliquityDeg + side * 10 ** (-9 * random()));
      for (const system of OWN_SYSTEMS) assertPortIsEngine(armcDeg, latitudeDeg, obliquityDeg, system);
    }
  });

  test('are the engine’s at the poles, the equator, the tropics, the polar circles and with the equinoxes on meridian or horizon', () => {
    const obliquityDeg = 23.4392911;
    const polarCircleDeg = 90 - obliquityDeg;
    const armcsDeg = [0, 30, 60, 90, 150, 180, 210, 270, 330, 360 - 1e-9, 1e-10, 90 + 1e-7, 270 - 1e-5, 269.999];
    const latitudesDeg = [
      0,
      1e-12,
      1e-7,
      obliquityDeg,
      45,
      polarCircleDeg - 1e-6,
      polarCircleDeg,
      polarCircleDeg + 1e-6,
    ];
    for (const armcDeg of armcsDeg)
      for (const latitudeDeg of [...latitudesDeg, 88.999, 89.5, 89.9999999, 90])
        for (const signed of [latitudeDeg, -latitudeDeg])
          for (const system of OWN_SYSTEMS) assertPortIsEngine(armcDeg, signed, obliquityDeg, system);
  });

  test('Placidus, Koch and Gauquelin end at the polar circles and give way to Porphyry there', () => {
    for (const system of ['P', 'K', 'G'] as const) {
      assert.equal(computeSkyHouses(101, 66, 23.44, system)?.computed, true);
      const polar = computeSkyHouses(101, -67, 23.44, system);
      assert.equal(polar?.computed, false);
      assert.deepEqual(polar.cuspsDeg, computeSkyHouses(101, -67, 23.44, 'O')?.cuspsDeg);
    }
  });

  test('of an instant are the engine’s in the tropical and in sidereal zodiacs, with its speeds', () => {
    const random = seeded(4);
    const ayanamsas = [
      null,
      { kind: 'mode', mode: 1 },
      { kind: 'mode', mode: 27 },
      { kind: 'mode', mode: 18 },
      { kind: 'user', t0Jd: 2_433_282.5, ayanT0Deg: 24.2 },
    ] as const;
    for (let instant = 0; instant < 60; instant += 1) {
      const jdUt = 2_378_500 + random() * 200_000;
      const place = { geoLatitudeDeg: random() * 178 - 89, geoLongitudeDeg: random() * 360 - 180, elevationM: 0 };
      for (const ayanamsa of ayanamsas)
        for (const system of OWN_SYSTEMS) {
          const own = ephemeris.houses(jdUt, place, system, { ayanamsa });
          const theirs = engine.houses(jdUt, place, system, { ayanamsa });
          assertSame(own, theirs, [jdUt, place.geoLatitudeDeg]);
          own
            .cuspSpeedsDegPerDay()
            .forEach((speed, index) =>
              assert.ok(Math.abs(speed - theirs.cuspSpeedsDegPerDay()[index]!) <= 1e-6 * Math.max(1, Math.abs(speed))),
            );
        }
    }
  });
});

function assertPortIsEngine(armcDeg: number, latitudeDeg: number, obliquityDeg: number, system: HouseSystemCode): void {
  const theirs = engine.housesFromArmc(armcDeg, latitudeDeg, obliquityDeg, system);
  assertSame(ephemeris.housesFromArmc(armcDeg, latitudeDeg, obliquityDeg, system), theirs, [
    armcDeg,
    latitudeDeg,
    system,
  ]);
}

type Compared = Pick<Houses, 'cuspsDeg' | 'angles' | 'computed'>;

function assertSame(own: Compared, theirs: Compared, where: readonly unknown[]): void {
  const [ours, engines] = [longitudes(own), longitudes(theirs)];
  const same =
    own.computed === theirs.computed &&
    ours.length === engines.length &&
    ours.every((longitudeDeg, index) => separationDeg(longitudeDeg, engines[index]!) <= TOLERANCE_DEG);
  if (!same) assert.deepEqual(ours, engines, where.join(', '));
}

function longitudes({ cuspsDeg, angles }: Compared): number[] {
  const keys = Object.keys(angles).toSorted() as (keyof HouseAngles)[];
  return [...cuspsDeg, ...keys.map((key) => angles[key])];
}

/** A small generator of even numbers in [0, 1) (mulberry32), so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
