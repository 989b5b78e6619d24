import { productOf } from '../endpoint.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from '../catalog.ts';
import { CHART_PARTS } from '../wire/chart-parts.ts';

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
