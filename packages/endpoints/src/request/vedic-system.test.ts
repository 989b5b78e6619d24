import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from '../catalog.ts';
import { EXAMPLE_ACCOUNT } from '../me/endpoint.ts';
import { issuesOf } from '../testing/call.test-data.ts';

const nowMs = Date.UTC(2026, 0, 1);
const services = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  account: EXAMPLE_ACCOUNT,
  nowMs,
};

type Fields = Record<string, unknown>;
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
const LN88 = { birth_date: '1988-11-03', birth_time: '07:15', latitude: 51.50853, longitude: -0.12574 };
const COUPLE = { person_a: NY90, person_b: LN88 };

function findEndpoint(name: string): (typeof catalog)[number] {
  return catalog.find((endpoint) => endpoint.name === name) ?? assert.fail(name);
}

const answer = (name: string, request: Fields): Fields => {
  const { parse, calculate, requestSchema } = findEndpoint(name);
  assert.deepEqual(
    requestSchema.safeParse(request).error?.issues ?? [],
    [],
    'the published schema accepts the request',
  );
  return calculate(services, parse(request, nowMs));
};

/** Every product that is western by default, in each of its forms. */
const REQUESTS: readonly (readonly [form: string, name: string, request: Fields])[] = [
  ['transits at an instant', 'transits', { ...NY90, transit_date: '2024-06-15' }],
  [
    'transits in a range',
    'transits',
    { ...NY90, from: '2024-01-01', to: '2024-12-01', bodies: ['saturn', 'north_node'] },
  ],
  ['return', 'return', { ...NY90, type: 'solar', year: 2024 }],
  ['body_matrix', 'body_matrix', { ...NY90, analysis_date: '2024-06-15' }],
  ['yearly_cycle', 'yearly_cycle', { ...NY90, year: 2024 }],
  ['positions', 'positions', { utc: '1990-06-15T18:30:00Z', latitude: 40.71427, longitude: -74.00597 }],
  ['ephemeris', 'ephemeris', { from: '2024-01-01', to: '2024-01-03', bodies: ['sun', 'north_node'] }],
  ['moonphases', 'moonphases', { year: 2024, include: ['phases', 'ingresses', 'eclipses'] }],
  ['eclipses', 'eclipses', { ...NY90, from: '2024-01-01', to: '2025-01-01' }],
  ['progressions', 'progressions', { ...NY90, progressed_date: '2024-06-15' }],
  ['chart', 'chart', { ...NY90, style: 'wheel' }],
  ['composite', 'synastry', { ...COUPLE, mode: 'composite' }],
  ['davison', 'synastry', { ...COUPLE, mode: 'davison' }],
  ['synastry by its parts', 'synastry', { ...COUPLE, include: ['aspects', 'overlays', 'charts'] }],
];
/** Products that are always Vedic. */
const VEDIC_PRODUCTS: readonly (readonly [name: string, request: Fields])[] = [
  ['vedic', { ...NY90, analysis_date: '2024-06-15' }],
  ['panchang', { date: '1990-06-15', latitude: 40.71427, longitude: -74.00597 }],
  ['sade_sati', { ...NY90, analysis_date: '2024-06-15' }],
  ['varshaphal', { ...NY90, year: 2024 }],
  ['guna_milan', COUPLE],
];

const without = ({ input: _input, warnings: _warnings, ...rest }: Fields): Fields => rest;
const requestSettings = (request: Fields): Fields => ({ ...(request['settings'] as Fields | undefined) });
const faults = (name: string, request: Fields) => issuesOf(() => findEndpoint(name).parse(request, nowMs));

describe('system vedic, on every product', () => {
  for (const [form, name, request] of REQUESTS) {
    it(`${form}: is the sidereal zodiac of Lahiri, the mean node and whole-sign houses, without a warning`, () => {
      const hindu = name === 'body_matrix' ? { sunrise: 'hindu' } : {};
      const spelledOut = answer(name, {
        ...request,
        sidereal: true,
        settings: { ayanamsa: 'lahiri', node: 'mean', house_system: 'W', ...hindu },
      });
      const found = answer(name, { ...request, system: 'vedic' });
      assert.deepEqual(without(found), without(spelledOut));
      const { zodiac, ayanamsa } = found['meta'] as { zodiac: string; ayanamsa: { id: string } };
      assert.deepEqual([zodiac, ayanamsa.id], ['sidereal', 'lahiri']);
      assert.deepEqual(
        (found['warnings'] as { code: string }[]).filter(({ code }) => code === 'unknown_field'),
        [],
      );
      assert.equal((found['input'] as Fields)['system'], 'vedic');
    });

    it(`${form}: settings override its defaults`, () => {
      const settings = {
        ...requestSettings(request),
        ayanamsa: 'raman',
        node: 'true',
        house_system: 'P',
        ...(name === 'body_matrix' ? { sunrise: 'center' } : {}),
      };
      assert.deepEqual(
        without(answer(name, { ...request, system: 'vedic', settings })),
        without(answer(name, { ...request, sidereal: true, settings })),
      );
    });

    it(`${form}: sidereal false with it is a conflict; its price is that of the sidereal zodiac`, () => {
      for (const off of [false, 'false', 0])
        assert.deepEqual(faults(name, { ...request, system: 'vedic', sidereal: off }), [
          ['conflicting_fields', 'sidereal'],
        ]);
      const { parse, need } = findEndpoint(name);
      assert.deepEqual(
        need(parse({ ...request, system: 'vedic' }, nowMs)),
        need(parse({ ...request, sidereal: true }, nowMs)),
      );
    });
  }

  for (const [name, request] of VEDIC_PRODUCTS) {
    it(`${name}: is optional, and western or tropical is a conflict`, () => {
      assert.deepEqual(
        without(answer(name, { ...request, system: 'vedic', sidereal: true })),
        without(answer(name, request)),
      );
      assert.deepEqual(faults(name, { ...request, system: 'western' }), [['conflicting_fields', 'system']]);
      assert.deepEqual(faults(name, { ...request, sidereal: false }), [['conflicting_fields', 'sidereal']]);
    });
  }

  it('every Vedic product names its readings and the sources of its parts', () => {
    for (const [name, request] of VEDIC_PRODUCTS) {
      const { conventions, sources } = answer(name, request) as { conventions: { ayanamsa: string }; sources: Fields };
      assert.equal(conventions.ayanamsa, 'lahiri', name);
      assert.ok(
        Object.values(sources).length > 0 &&
          Object.values(sources).every((text) => typeof text === 'string' && text.length > 0),
        name,
      );
    }
    const chosen = answer('panchang', {
      ...VEDIC_PRODUCTS[1]![1],
      settings: { sunrise: 'upper_limb', lunar_month: 'purnimanta', hora: 'equal' },
    })['conventions'] as Fields;
    assert.deepEqual([chosen['sunrise'], chosen['lunar_month'], chosen['hora']], ['visible', 'purnimanta', 'equal']);
  });

  it('natal gives the chart of /natal/vedic', () => {
    const asked = { ...NY90, analysis_date: '2024-06-15' };
    assert.deepEqual(without(answer('natal', { ...asked, system: 'vedic' })), without(answer('vedic', asked)));
  });

  it('chalit houses are Sripati houses, or those of another named system', () => {
    const house = (settings: Fields): unknown =>
      (answer('positions', { ...REQUESTS[5]![2], system: 'vedic', settings })['houses'] as { system: string }).system;
    assert.deepEqual(
      [{}, { bhava: 'whole_sign' }, { bhava: 'chalit' }, { bhava: 'chalit', house_system: 'P' }].map(house),
      ['W', 'W', 'S', 'P'],
    );
  });

  it('a wrong system is one fault', () => {
    for (const [, name, request] of REQUESTS)
      assert.deepEqual(faults(name, { ...request, system: 'chinese' }), [['invalid_system', 'system']]);
  });
});

describe("NY90 in the Vedic system, by api.md's figures", () => {
  const near = (actual: number | undefined, expected: number, tolerance = 1e-6): void =>
    assert.ok(actual !== undefined && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

  it('positions: Vedic longitudes and whole-sign houses', () => {
    const { points, houses } = answer('positions', { ...REQUESTS[5]![2], system: 'vedic' }) as {
      points: Record<string, { longitude: number; house: number }>;
      houses: { angles: { asc: number }; cusps: { longitude: number }[] };
    };
    const printed = {
      sun: [60.660922, 10],
      moon: [325.262764, 6],
      mars: [347.508679, 7],
      jupiter: [82.220877, 10],
      saturn: [270.288713, 5],
      north_node: [285.956234, 5],
      south_node: [105.956234, 11],
    } as const;
    for (const [id, [longitude, house]] of Object.entries(printed)) {
      near(points[id]?.longitude, longitude);
      assert.equal(points[id]?.house, house, id);
    }
    near(houses.angles.asc, 169.967996);
    near(houses.cusps[0]?.longitude, 150);
  });

  it('the solar return is the sidereal one: 2024-06-15T11:33:53Z', () => {
    const { returns } = answer('return', { ...NY90, type: 'solar', year: 2024, system: 'vedic' }) as {
      returns: { at: string }[];
    };
    assert.equal(returns.length, 1);
    assert.ok(Math.abs(Date.parse(returns[0]!.at) - Date.UTC(2024, 5, 15, 11, 33, 53)) <= 1000, returns[0]?.at);
  });

  it('Saturn enters sidereal Pisces on 2025-03-29', () => {
    const { events } = answer('transits', {
      ...NY90,
      from: '2025-03-01',
      to: '2025-05-01',
      bodies: ['saturn'],
      events: ['sign_ingress'],
      system: 'vedic',
    }) as { events: { at: string; sign: string }[] };
    assert.deepEqual(
      events.map(({ sign }) => sign),
      ['pisces'],
    );
    assert.ok(Math.abs(Date.parse(events[0]!.at) - Date.parse('2025-03-29T16:15:09Z')) <= 1000, events[0]?.at);
  });
});
