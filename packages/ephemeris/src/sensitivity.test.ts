import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASPECT_IDS, DEFAULT_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { DEFAULT_BODIES } from '@theia-astro/astro/bodies/body-id';
import {
  BodyUnavailableError,
  HOUSE_SYSTEM_CODES,
  type EngineBody,
  type Frame,
  type GeoPosition,
} from '@theia-astro/astro/ephemeris';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import {
  VEDIC_SENSITIVITY_PARTS,
  vedicSensitivity,
  type VedicSensitivityQuestion,
} from '@theia-astro/astro/sensitivity/vedic';
import { westernSensitivity, WESTERN_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/western';
import { windowEphemeris, type TimeWindow } from '@theia-astro/astro/sensitivity/window-ephemeris';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { vedicFrame } from '@theia-astro/astro/vedic/chart-compute';
import { isFollowedDasha } from '@theia-astro/astro/sensitivity/vedic-tracks';
import { DASHA_SYSTEMS, dashasAtBirth } from '@theia-astro/astro/vedic/dasha/dashas';
import { kalachakra } from '@theia-astro/astro/vedic/dasha/kalachakra';
import { VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { differencesAt, vedicFactsAt, westernFactsAt, type Facts } from './sensitivity-stepping.test-data.ts';
import { randomCases, sampleOf } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const MINUTE_DAYS = 1 / 1440;
const SECOND_DAYS = 1 / 86_400;
/** An instant of change and the stepping may differ by this. */
const TOLERANCE_DAYS = 0.1 * SECOND_DAYS;
const NY90_JD = 2448058.270833541;

const SETTINGS: ChartSettings = {
  bodies: DEFAULT_BODIES,
  node: 'true',
  lilith: 'mean',
  coordinates: 'geocentric',
  positions: 'apparent',
  ayanamsa: null,
  houseSystem: 'P',
  housePlacement: 'ecliptic',
  polarFallback: 'porphyry',
  rulers: 'traditional',
  terms: 'egyptian',
  triplicity: 'dorothean',
  lotReversal: 'sect',
  stars: [],
  starAspects: ['conjunction'],
  starOrbDeg: 1,
  starOrbsDeg: [],
  paranOrbMinutes: 2,
  parallelOrbDeg: 1,
  stelliumMin: 3,
  midpointOrbDeg: 1.5,
  dialDeg: 90,
  pictureOrbDeg: 0.5,
  harmonics: [],
  harmonicOrbDeg: 12,
  draconicOrbDeg: 2,
  antisciaOrbDeg: 1,
  aspects: DEFAULT_ASPECTS,
  orbDegrees: {},
  aspectOrbs: {},
  orbScale: 1,
  orbModel: 'mean',
};

function vedicQuestion(window: TimeWindow, place: GeoPosition): VedicSensitivityQuestion {
  return {
    window,
    place,
    settings: DEFAULT_VEDIC_SETTINGS,
    parts: new Set(VEDIC_SENSITIVITY_PARTS),
    vargas: [...VARGAS.map((varga) => ({ varga, readings: {} })), { divisions: 300, counting: 'parivritti' }],
    karakaScheme: 8,
    dashas: {
      systems: DASHA_SYSTEMS.filter((system) => isFollowedDasha(system, { varga: 1 })),
      levels: 3,
      narayana: { lords: 'rao', tie: 'advanced_lord', varga: 1, vargaReadings: {} },
    },
    hora: 'unequal',
    utcOffsetSecondsAt: () => Math.round(place.geoLongitudeDeg / 15) * 3600,
    offsetChangesJdUt: [],
  };
}

/** Deterministic uniform numbers in [0, 1) for a seed (Lehmer's generator of Park and Miller, 1988). */
function uniform(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const windowAround = (jdUt: number, minutes: number): TimeWindow => ({
  fromJdUt: jdUt - minutes * MINUTE_DAYS,
  untilJdUt: jdUt + minutes * MINUTE_DAYS,
});
const at = (geoLatitudeDeg: number, geoLongitudeDeg: number): GeoPosition => ({
  geoLatitudeDeg,
  geoLongitudeDeg,
  elevationM: 0,
});

/** The instants at which to compare: every second of a minute, and around changes. */
function secondsOf(fromJdUt: number, count: number, { untilJdUt }: TimeWindow): number[] {
  return Array.from({ length: count }, (_, second) => fromJdUt + second * SECOND_DAYS).filter(
    (jdUt) => jdUt <= untilJdUt,
  );
}

function westernDifferences(
  jdUt: number,
  minutes: number,
  place: GeoPosition,
  settings: ChartSettings,
  next: () => number,
): string[] {
  const window = windowAround(jdUt, minutes);
  const histories = westernSensitivity(ephemeris, {
    window,
    place,
    settings,
    patternSettings: settings,
    parts: new Set(WESTERN_SENSITIVITY_PARTS),
  });
  const changes = histories.flatMap((history) => history.changes).map((change) => change.jdUt);
  const some = changes.filter(() => next() < 12 / changes.length);
  const instants = [
    ...secondsOf(window.fromJdUt + next() * (2 * minutes - 1) * MINUTE_DAYS, 60, window),
    ...some.flatMap((change) => [change - TOLERANCE_DAYS, change + TOLERANCE_DAYS]),
  ].filter((instant) => instant >= window.fromJdUt && instant <= window.untilJdUt);
  return instants.flatMap((instant) =>
    differencesAt(histories, westernFactsAt(ephemeris, instant, place, settings, settings), instant, TOLERANCE_DAYS),
  );
}

describe('the sky of a window', () => {
  const bodies: readonly EngineBody[] = [
    'sun',
    'moon',
    'mercury',
    'saturn',
    'pluto',
    'mean_node',
    'true_node',
    'osculating_lilith',
    'chiron',
    'cupido',
  ];
  const frames: readonly Frame[] = [
    { center: 'geocentric', positions: 'apparent', ayanamsa: null },
    { center: 'topocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 }, observer: at(51.5, 0) },
  ];

  it('is within 1e-9° of the ephemeris, and within 1e-7° where that is rounded more coarsely (Moon)', () => {
    const next = uniform(7);
    for (const minutes of [15, 720]) {
      const window = windowAround(NY90_JD, minutes);
      const inWindow = windowEphemeris(ephemeris, window);
      for (let index = 0; index < randomCases(5, 0).numRuns; index++) {
        const jdUt = window.fromJdUt + next() * 2 * minutes * MINUTE_DAYS;
        for (const frame of frames)
          for (const body of bodies) {
            const [real, found] = [ephemeris, inWindow].map((one) => one.positions(jdUt, [body], frame)[0]!);
            assert.ok(!(real instanceof BodyUnavailableError) && !(found instanceof BodyUnavailableError));
            const off = Math.abs(real!.longitudeDeg - found!.longitudeDeg);
            assert.ok(off < (body === 'moon' ? 1e-7 : 5e-9), `${body} ${off}`);
            assert.ok(Math.abs(real!.declinationDeg - found!.declinationDeg) < 1e-7, body);
          }
        const [cusps, interpolated] = [ephemeris, inWindow].map(
          (one) => one.houses(jdUt, at(60, 20), 'P', frames[1]!).cuspsDeg,
        );
        cusps!.forEach((cusp, house) => assert.ok(Math.abs(cusp - interpolated![house]!) < 2e-9));
      }
    }
  });
});

describe('western facts over a window equal charts computed second by second', () => {
  const next = uniform(1990);
  for (let birth = 0; birth < randomCases(1, 0).numRuns; birth++) {
    const jdUt = 2415020 + next() * 60_000;
    const place = at((next() * 2 - 1) * (birth % 4 === 0 ? 89 : 64), (next() * 2 - 1) * 180);
    const houseSystem = HOUSE_SYSTEM_CODES[Math.floor(next() * HOUSE_SYSTEM_CODES.length)]!;
    const settings: ChartSettings = {
      ...SETTINGS,
      houseSystem,
      housePlacement: birth % 3 === 0 ? 'mundane' : 'ecliptic',
      coordinates: birth % 5 === 0 ? 'topocentric' : 'geocentric',
      ayanamsa: birth % 4 === 1 ? { id: 'lahiri', definition: { kind: 'mode', mode: 1 } } : null,
      aspects: birth % 2 === 0 ? ASPECT_IDS : DEFAULT_ASPECTS,
      lotReversal: birth % 6 === 0 ? 'never' : 'sect',
    };
    it(`${jdUt.toFixed(3)} at ${place.geoLatitudeDeg.toFixed(1)}°, houses ${houseSystem}`, () => {
      assert.deepEqual(westernDifferences(jdUt, 30, place, settings, next), []);
    });
  }

  for (const latitude of sampleOf([66.4, 66.5587, 66.562, 66.7, -66.57, 70, 89.5], 2)) {
    it(`at ${latitude}°, where the ascendant runs, jumps or goes backwards`, () => {
      for (const jdUt of [NY90_JD - 0.5, NY90_JD + 0.1])
        assert.deepEqual(westernDifferences(jdUt, 180, at(latitude, 25), { ...SETTINGS, houseSystem: 'C' }, next), []);
    });
  }

  it('where an ascendant runs through signs in seconds, no sign is left out', () => {
    const window = windowAround(NY90_JD, 720);
    const histories = westernSensitivity(ephemeris, {
      window,
      place: at(66.5, 25),
      settings: SETTINGS,
      patternSettings: SETTINGS,
      parts: new Set(['signs'] as const),
    });
    const { changes } = histories.find(({ fact }) => fact.kind === 'angle_sign' && fact.point === 'asc')!;
    const shortest = Math.min(
      ...changes.slice(1).map(({ jdUt }, index) => (jdUt - changes[index]!.jdUt) / SECOND_DAYS),
    );
    assert.ok(shortest < 60, `${shortest} s`);
    assert.ok(changes.length >= 12);
    changes.slice(1).forEach(({ from }, index) => assert.equal(from, changes[index]!.to));
  });
});

describe('Vedic facts over a window equal charts computed second by second', () => {
  const next = uniform(108);
  const places = [at(28.6, 77.2), at(-33.9, 151.2), at(64.1, -21.9), at(68, 27), at(0, 179.9), at(78, 15)];
  sampleOf(places, 2).forEach((place, index) => {
    it(`at ${place.geoLatitudeDeg}°`, () => {
      const window = windowAround(2433283 + next() * 30_000, 20);
      const base = vedicQuestion(window, place);
      const question: VedicSensitivityQuestion = {
        ...base,
        settings: {
          ...base.settings,
          bhava: index % 2 === 0 ? 'whole_sign' : 'chalit',
          houseSystem: index % 3 === 0 ? 'S' : 'P',
          node: index % 2 === 0 ? 'mean' : 'true',
        },
        karakaScheme: index % 2 === 0 ? 8 : 7,
        hora: index % 2 === 0 ? 'unequal' : 'equal',
      };
      const histories = vedicSensitivity(ephemeris, question);
      const changes = histories.flatMap((history) => history.changes).map(({ jdUt }) => jdUt);
      const instants = [
        ...secondsOf(window.fromJdUt + next() * 38 * MINUTE_DAYS, 30, window),
        ...changes
          .filter(() => next() < 8 / changes.length)
          .flatMap((jdUt) => [jdUt - TOLERANCE_DAYS, jdUt + TOLERANCE_DAYS]),
      ].filter((jdUt) => jdUt >= window.fromJdUt && jdUt <= window.untilJdUt);
      const wrong = instants.flatMap((jdUt) =>
        differencesAt(histories, vedicFactsAt(ephemeris, jdUt, question), jdUt, TOLERANCE_DAYS),
      );
      assert.deepEqual(wrong, []);
    });
  });

  it('over a whole day at instants at random: sunrise, midnight and every hora', () => {
    const window = windowAround(NY90_JD, 720);
    const question = vedicQuestion(window, at(40.71427, -74.00597));
    const histories = vedicSensitivity(ephemeris, question);
    for (let index = 0; index < randomCases(5, 0).numRuns; index++) {
      const jdUt = window.fromJdUt + next() * 1440 * MINUTE_DAYS;
      assert.deepEqual(differencesAt(histories, vedicFactsAt(ephemeris, jdUt, question), jdUt, TOLERANCE_DAYS), []);
    }
    const changesOf = (kind: string): number =>
      histories.filter(({ fact }) => fact.kind === kind).reduce((sum, { changes }) => sum + changes.length, 0);
    assert.equal(changesOf('vara'), 1);
    assert.ok(changesOf('hora') >= 23 && changesOf('hora') <= 25);
  });

  it('every pratyantar of kalachakra over a day, also where a sign returns within seconds', () => {
    const window = windowAround(NY90_JD, 720);
    const place = at(40.71427, -74.00597);
    const base = vedicQuestion(window, place);
    const question: VedicSensitivityQuestion = {
      ...base,
      parts: new Set(['dashas'] as const),
      dashas: { ...base.dashas, systems: ['kalachakra'] },
    };
    const histories = vedicSensitivity(ephemeris, question);
    const frame = vedicFrame({ place }, question.settings);
    for (let index = 0; index < randomCases(170, 0).numRuns; index++) {
      const jdUt = window.fromJdUt + next() * 1440 * MINUTE_DAYS;
      const { cycle } = kalachakra(ephemeris.position(jdUt, 'moon', frame).longitudeDeg);
      const facts: Facts = new Map(
        dashasAtBirth(cycle, 3).map(({ signIndex }, outer) => [
          JSON.stringify({ kind: 'dasha_lord', point: null, dasha: 'kalachakra', level: outer + 1 }),
          signByIndex(signIndex!),
        ]),
      );
      assert.deepEqual(differencesAt(histories, facts, jdUt, TOLERANCE_DAYS), []);
    }
  });
});
