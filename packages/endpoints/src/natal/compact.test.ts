import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'node:test';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { CHART_PARTS, DEFAULT_CHART_PARTS } from '../wire/chart-parts.ts';
import { calculateNatal, natalResponseSchema } from './calculate.ts';
import { natalEndpoint } from './endpoint.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { context } from '../testing/call.test-data.ts';
import { productOf } from '../endpoint.ts';
import { catalog } from '../catalog.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const MOST_BYTES = 8192;

const answer = (request: Record<string, unknown>): ReturnType<typeof calculateNatal> => {
  const parsed = natalEndpoint.parse(request, context.nowMs);
  assert.ok(parsed.product === 'natal');
  return calculateNatal(context, parsed);
};
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

describe('the default natal answer', () => {
  it('of NY90 has at most 8 KiB', () => assert.ok(bytes(answer(NY90)) <= MOST_BYTES, `${bytes(answer(NY90))}`));

  it('has at most 8 KiB for 99 of 100 births', () => {
    const births = fc.sample(
      fc.record({
        utc: fc
          .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2030, 0, 1) })
          .map((ms) => `${new Date(ms).toISOString().slice(0, 19)}Z`),
        latitude: fc.integer({ min: -6500, max: 6500 }).map((hundredths) => hundredths / 100),
        longitude: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
      }),
      randomCases(200, 1990),
    );
    const sizes = births.map((birth) => bytes(answer(birth))).toSorted((a, b) => a - b);
    assert.ok(sizes[197]! <= MOST_BYTES, `the 198th of 200 has ${sizes[197]} bytes`);
  });

  it('has the parts of include default; other includes add to them', () => {
    const { input: _none, ...plain } = answer(NY90);
    const { input: _default, ...named } = answer({ ...NY90, include: ['default'] });
    const { input: _parts, ...listed } = answer({ ...NY90, include: DEFAULT_CHART_PARTS });
    assert.deepEqual(named, plain);
    assert.deepEqual(listed, plain);
    const { input: _more, lots, ...more } = answer({ ...NY90, include: ['default', 'lots'] });
    assert.deepEqual(more, plain);
    assert.ok(Object.keys(lots ?? {}).length > 0);
  });
});

describe('the aspects of an answer', () => {
  const shown = new Set(['conjunction', 'opposition', 'trine', 'square', 'sextile']);
  const points = new Set<string>([...PLANETS, 'asc', 'mc']);

  for (const [name, request] of Object.entries({
    default: {},
    'with patterns': { include: ['default', 'patterns'] },
    'with wide orbs': { settings: { orb: 15 } },
    'without a birth time': { birth_time: null },
  }))
    it(`${name}: are the major ones among Sun to Pluto, ascendant and midheaven of all_aspects`, () => {
      const { aspects } = answer({ ...NY90, ...request });
      const all = answer({ ...NY90, ...request, include: ['default', 'patterns', 'all_aspects'] }).aspects ?? [];
      assert.ok(aspects !== undefined && aspects.length > 5 && aspects.length < all.length);
      assert.deepEqual(
        aspects,
        all.filter(({ aspect, point_1: a, point_2: b }) => shown.has(aspect) && points.has(a) && points.has(b)),
      );
    });
});

describe('a natal answer matches its schema exactly', () => {
  const requests: Readonly<Record<string, Record<string, unknown>>> = {
    default: {},
    all: { include: ['all'] },
    ...Object.fromEntries(CHART_PARTS.map((part) => [`include ${part}`, { include: [part] }])),
    'no birth time': { birth_time: null, include: ['all'] },
    sidereal: { sidereal: true, include: ['all'] },
    topocentric: { settings: { coordinates: 'topocentric' }, include: ['all'] },
    heliocentric: { settings: { coordinates: 'heliocentric' }, include: ['all'] },
    'Gauquelin sectors': { settings: { house_system: 'G' }, include: ['all'] },
    'all aspects and the south node': {
      settings: { bodies: ['sun', 'moon', 'north_node', 'south_node', 'ceres', 'cupido', 'lilith'] },
      include: ['all'],
    },
    'the far north': { location: undefined, latitude: 78.22, longitude: 15.65, include: ['all'] },
    'the pole': { location: undefined, latitude: -90, longitude: 0, include: ['all'] },
    'an early year': { birth_date: '-0500-03-01', include: ['all'] },
    'a late year': { birth_date: '2700-03-01', include: ['all'] },
  };
  for (const [name, request] of Object.entries(requests)) {
    it(name, () => {
      const given = Object.entries({ ...NY90, ...request }).filter(([, value]) => value !== undefined);
      const found = answer(Object.fromEntries(given));
      assert.deepEqual(natalResponseSchema.parse(found), found);
    });
  }
});

const NOW_MS = Date.UTC(2026, 0, 1);
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30' };
const AT_SEA = { ...BIRTH, latitude: 10, longitude: -30 };
const places = await loadPlaces();
const natal = catalog.find(({ path }) => path === '/swiss/natal')!;
const runsInline = (input: Readonly<Record<string, unknown>>): boolean =>
  natal.direct!.runsInline(natal.parse(input, NOW_MS), places);

describe('a brief natal request', () => {
  it('is the default chart, by coordinates or at a place whose text is known', () => {
    assert.ok(runsInline(AT_SEA));
    assert.ok(!runsInline({ ...BIRTH, location: 'Blaubeuren, Germany' }));
    places.resolve('Blaubeuren, Germany');
    assert.ok(runsInline({ ...BIRTH, location: 'Blaubeuren, Germany' }));
    assert.ok(!runsInline({ ...BIRTH, location: 'Ulm, Germanx' }));
  });

  it('is the same on POST /swiss', () => {
    const swiss = catalog.find(({ path }) => path === '/swiss')!;
    const isBriefThere = (input: Readonly<Record<string, unknown>>): boolean => {
      const product = productOf(swiss, input);
      return product.direct?.runsInline(product.parse(input, NOW_MS), places) === true;
    };
    assert.ok(isBriefThere({ ...AT_SEA, request: 'natal' }));
    assert.ok(!isBriefThere({ ...AT_SEA, request: 'positions' }));
  });

  it('has no part that searches or reads stars, no Vedic chart, no numbered asteroid, not many bodies, no topocentric or interpolated position', () => {
    for (const more of [
      { include: ['all'] },
      { include: ['stations'] },
      { include: ['stars'] },
      { include: ['gauquelin'] },
      { system: 'vedic' },
      { settings: { bodies: ['asteroid:433'] } },
      { settings: { bodies: [...BODY_IDS] } },
      { settings: { coordinates: 'topocentric' } },
      { settings: { lilith: 'interpolated' } },
    ])
      assert.ok(!runsInline({ ...AT_SEA, ...more }), JSON.stringify(more));
  });

  it('asks the ephemeris at most 25 questions and finds places without a search, whatever else it says', async () => {
    const ephemeris = await createSwissEphemeris();
    for (const include of [...CHART_PARTS.map((part) => [part]), CHART_PARTS])
      for (const settings of [
        {},
        { bodies: BODY_IDS.slice(0, 20), lilith: 'osculating' },
        { house_system: 'G' },
        { house_system: 'R' },
        { orb: 30 },
      ])
        for (const extra of [{}, { sidereal: true }, { birth_date: '1500-01-01' }, { birth_time: null }]) {
          const input = { ...AT_SEA, include, settings, ...extra };
          const request = natal.parse(input, NOW_MS);
          if (!natal.direct!.runsInline(request, places)) continue;
          let questions = 0;
          const counting = Object.fromEntries(
            Object.entries(ephemeris).map(([name, value]: [string, unknown]) => [
              name,
              typeof value === 'function'
                ? (...asked: unknown[]): unknown => {
                    questions += 1;
                    return Reflect.apply(value, ephemeris, asked);
                  }
                : value,
            ]),
          ) as unknown as Ephemeris;
          const without = { ...places, resolve: () => assert.fail('a search'), search: () => assert.fail('a search') };
          natal.calculate({ ephemeris: counting, places: without, nowMs: NOW_MS, account: null }, request);
          assert.ok(questions <= 25, `${questions} questions: ${JSON.stringify(input)}`);
        }
  });
});
