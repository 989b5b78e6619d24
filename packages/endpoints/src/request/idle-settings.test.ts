import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from '../catalog.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';

const nowMs = Date.UTC(2026, 0, 1);
const services = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  account: EXAMPLE_ACCOUNT,
  nowMs,
};

type Fields = Record<string, unknown>;
/** A birth at night, so that lots are reversed. */
const BIRTH = {
  birth_date: '1981-09-13',
  birth_time: '01:30',
  latitude: 28.65,
  longitude: 77.2167,
  utc_offset: '+05:30',
};
const PARTNER = { birth_date: '1988-11-03', birth_time: '07:15', latitude: 51.50853, longitude: -0.12574 };
/** The full answer, because a lean one does not show everything. */
const EVERY_PART = ['all'];

/** Each product, with settings that could change its answer but do not change this one. */
const REQUESTS: readonly (readonly [name: string, request: Fields, elsewhere: readonly string[]])[] = [
  ['natal', { ...BIRTH, include: EVERY_PART }, []],
  [
    'transits',
    {
      ...BIRTH,
      transit_date: '2024-06-15',
      include: ['all'],
      bodies: ['mars', 'saturn', 'lilith', 'north_node'],
      targets: ['sun', 'fortune', 'lilith', 'north_node', 'asc'],
    },
    ['bodies'],
  ],
  ['return', { ...BIRTH, type: 'solar', year: 2024, include: EVERY_PART }, ['lot_reversal', 'stellium_min']],
  ['body_matrix', { ...BIRTH, analysis_date: '2024-06-15' }, ['orb_model']],
  ['positions', { utc: '1990-06-15T18:30:00Z', latitude: 40.71427, longitude: -74.00597, include: EVERY_PART }, []],
  [
    'ephemeris',
    {
      from: '2024-01-01',
      to: '2024-01-03',
      latitude: 40.71427,
      longitude: -74.00597,
      settings: { bodies: ['sun', 'moon', 'north_node', 'lilith'] },
    },
    [],
  ],
  [
    'moonphases',
    { year: 2024, include: ['phases', 'ingresses', 'void_of_course', 'eclipses', 'apsides', 'supermoons'] },
    [],
  ],
  ['eclipses', { ...BIRTH, from: '2024-01-01', to: '2025-01-01' }, ['node']],
  ['progressions', { ...BIRTH, progressed_date: '2024-06-15', include: EVERY_PART }, []],
  ['chart', { ...BIRTH, style: 'wheel' }, []],
  ['chart', { ...BIRTH, style: 'south_indian' }, ['positions', 'lilith', 'coordinates', 'node', 'sunrise']],
  [
    'synastry',
    {
      person_a: BIRTH,
      person_b: PARTNER,
      include: EVERY_PART,
      settings: { bodies: ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'lilith', 'north_node'] },
    },
    [],
  ],
];

const SETTINGS: Fields = {
  house_system: 'K',
  orb_degrees: 3,
  aspect_orbs: { conjunction: 1, trine: 1, square: 1, opposition: 1, sextile: 1 },
  orb_scale: 0.3,
  orb_model: 'max',
  aspects: ['conjunction'],
  bodies: ['sun', 'moon'],
  lilith: 'osculating',
  coordinates: 'topocentric',
  positions: 'true',
  house_placement: 'mundane',
  rulers: 'modern',
  terms: 'ptolemaic',
  triplicity: 'lilly',
  lot_reversal: 'never',
  star_orb: 5,
  parallel_orb: 3,
  stellium_min: 8,
  midpoint_orb: 0.2,
};

const without = ({ input: _input, warnings: _warnings, ...rest }: Fields): Fields => rest;

describe('a setting', () => {
  for (const [name, request, elsewhere] of REQUESTS) {
    const { parse, calculate } = catalog.find((endpoint) => endpoint.name === name) ?? assert.fail(name);
    const given = { ...(request['settings'] as Fields | undefined) };
    const answer = (settings: Fields): Fields =>
      calculate(services, parse({ ...request, settings: { ...given, ...settings } }, nowMs));

    it(`changes the answer of ${name}${typeof request['style'] === 'string' ? ` (${request['style']})` : ''}, or is rejected, or gives a warning that it has no effect`, () => {
      const before = JSON.stringify(without(answer({})));
      for (const [setting, value] of Object.entries(SETTINGS)) {
        if (elsewhere.includes(setting)) continue;
        let found: Fields;
        try {
          found = answer({ [setting]: value });
        } catch {
          continue;
        }
        const told = (found['warnings'] as { field?: string }[]).some(({ field }) => field === `settings.${setting}`);
        if (!told) assert.notEqual(JSON.stringify(without(found)), before, `settings.${setting} is silently ignored`);
        if (told)
          assert.equal(
            JSON.stringify(without(found)),
            before,
            `settings.${setting} has an effect, but the warning says it has none`,
          );
      }
    });
  }
});
