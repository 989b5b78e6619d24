import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import * as fc from 'fast-check';
import { z } from 'zod';
import { natalEndpoint } from '../natal/endpoint.ts';
import { vedicEndpoint } from './endpoint.ts';
import { DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES, VEDIC_PART_NAMES } from '../vedic-chart/parts.ts';
import { vedicResponseSchema } from '../vedic-chart/schema.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { compute, context, faultOf } from '../testing/call.test-data.ts';
const NY90 = {
  birth_date: '1990-06-15',
  birth_time: '14:30',
  latitude: 40.71427,
  longitude: -74.00597,
  analysis_date: '2024-06-15',
};

const raw = (request: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(compute(vedicEndpoint, { ...NY90, ...request }))) as Record<string, unknown>;

const place = z.object({ longitude: z.number(), sign: z.string() });
const period = z.object({
  lord: z.string(),
  sign: z.string().optional(),
  name: z.string().optional(),
  starts_at: z.string(),
  ends_at: z.string(),
});
const maha = period.extend({
  children: z.array(period.extend({ children: z.array(period).default([]) })).default([]),
});
const dasha = z.object({
  seed: z
    .object({ lord: z.string(), name: z.string().optional(), fraction_elapsed: z.number(), balance_years: z.number() })
    .nullable(),
  applicable: z.boolean().nullable().optional(),
  approximate: z.boolean().optional(),
  periods: z.array(maha),
  current: z.array(period),
});
const reading = z.object({
  product: z.literal('vedic'),
  at: z.string(),
  analysis_at: z.string(),
  ayanamsa: z.object({ id: z.string(), value: z.number(), mean: z.number() }),
  lagna: place.extend({ nakshatra: z.object({ id: z.string(), pada: z.number(), lord: z.string() }) }).nullable(),
  moon_sign: z.string(),
  nakshatra: z.string(),
  bhavas_from: z.string(),
  points: z.record(
    z.string(),
    place.extend({
      bhava: z.number(),
      chalit_bhava: z.number().nullable(),
      dignity: z.string(),
      compound_relation: z.string().nullable(),
      combust: z.boolean(),
      retrograde: z.boolean(),
      vargottama: z.boolean(),
      nakshatra: z.object({ index: z.number(), id: z.string(), pada: z.number(), fraction: z.number() }),
      range: z.object({ start_of_day: z.number(), end_of_day: z.number(), sign_changes: z.boolean() }).optional(),
    }),
  ),
  bhavas: z.array(
    z.object({
      bhava: z.number(),
      sign: z.string(),
      lord: z.string(),
      occupants: z.array(z.string()),
      aspected_by: z.array(z.string()),
    }),
  ),
  chalit: z
    .object({
      system: z.string(),
      bhavas: z.array(
        z.object({ start_longitude: z.number(), middle_longitude: z.number(), end_longitude: z.number() }),
      ),
    })
    .nullable(),
  vargas: z
    .object({ vargottama: z.array(z.string()) })
    .catchall(z.record(z.string(), z.object({ sign: z.string(), bhava: z.number() }))),
  dashas: z.record(z.string(), dasha.nullable()),
  karakas: z.object({ order: z.array(z.object({ karaka: z.string(), planet: z.string() })) }),
  arudhas: z.array(z.object({ sign: z.string() })).nullable(),
  upagrahas: z.record(z.string(), place.extend({ at: z.string().optional() }).nullable()),
  special_lagnas: z.record(z.string(), place.nullable()).nullable(),
  kp: z.object({
    points: z.record(z.string(), z.object({ star_lord: z.string() })),
    cusps: z.array(z.unknown()).nullable(),
  }),
  yogas: z.array(z.object({ id: z.string() })),
  ashtakavarga: z.object({ sarva: z.array(z.number()) }).nullable(),
  shadbala: z.record(z.string(), z.looseObject({ total: z.number().optional() }).nullable()).nullable(),
  warnings: z.array(z.object({ code: z.string() })),
});
type Reading = z.infer<typeof reading>;
const full = (request: object = {}): Reading => reading.parse(raw({ include: VEDIC_INCLUDES, ...request }));
const only = (include: string, request: object = {}): Record<string, unknown> =>
  raw({ include: [include], ...request });
const partsIn = (answer: Record<string, unknown>): string[] =>
  Object.keys(answer).filter((key) => VEDIC_PART_NAMES.some((name) => name === key));
const fault = (request: object) => faultOf(() => raw(request));
const near = (actual: number | undefined, expected: number, tolerance: number): void =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
const within = (actual: string | undefined, expected: string, seconds: number): void =>
  near(Date.parse(actual ?? '') / 1000, Date.parse(expected) / 1000, seconds);

describe('the points of NY90', () => {
  const chart = full();

  it('is in the sidereal zodiac of Lahiri, with nutation shown separately', () => {
    near(chart.ayanamsa.value, 23.7273033, 1e-7);
    near(chart.ayanamsa.mean, 23.72374621, 1e-7);
    assert.deepEqual(
      [chart.at, chart.moon_sign, chart.nakshatra, chart.bhavas_from],
      ['1990-06-15T18:30:00Z', 'aquarius', 'purva_bhadrapada', 'lagna'],
    );
    near(chart.lagna?.longitude, 169.967996, 1e-6);
    assert.deepEqual(
      [chart.lagna?.sign, chart.lagna?.nakshatra.id, chart.lagna?.nakshatra.pada],
      ['virgo', 'hasta', 3],
    );
  });

  it('every graha has the longitude, nakshatra, pada and bhava documented; none is combust', () => {
    const rows: readonly (readonly [string, number, string, number, number])[] = [
      ['sun', 60.660922, 'mrigashira', 3, 10],
      ['moon', 325.262764, 'purva_bhadrapada', 2, 6],
      ['mars', 347.508679, 'revati', 1, 7],
      ['mercury', 42.429812, 'rohini', 1, 9],
      ['jupiter', 82.220877, 'punarvasu', 1, 10],
      ['venus', 25.368824, 'bharani', 4, 8],
      ['saturn', 270.288713, 'uttara_ashadha', 2, 5],
      ['rahu', 285.956234, 'shravana', 2, 5],
      ['ketu', 105.956234, 'pushya', 4, 11],
    ];
    for (const [id, longitude, nakshatra, pada, house] of rows) {
      const point = chart.points[id];
      near(point?.longitude, longitude, 1e-6);
      assert.deepEqual(
        [point?.nakshatra.id, point?.nakshatra.pada, point?.bhava, point?.combust],
        [nakshatra, pada, house, false],
        id,
      );
    }
    near(chart.points['moon']?.nakshatra.fraction, 0.39470732, 1e-8);
    assert.deepEqual(
      [chart.points['saturn']?.retrograde, chart.points['saturn']?.dignity, chart.points['saturn']?.vargottama],
      [true, 'own', true],
    );
    near(full({ settings: { node: 'true' } }).points['rahu']?.longitude, 284.397666, 1e-6);
  });

  it('every ayanamsa has its mean value, and a user ayanamsa its own value', () => {
    const means = {
      fagan_bradley: 24.606954,
      raman: 22.277445,
      krishnamurti: 23.626894,
      true_chitra: 23.710898,
      lahiri_icrc: 23.723443,
    };
    for (const [ayanamsa, mean] of Object.entries(means))
      near(full({ settings: { ayanamsa } }).ayanamsa.mean, mean, 1e-6);
    const own = full({ settings: { ayanamsa: { user: { t0_jd: 2448058.5, ayan_t0: 20 } } } });
    near(own.ayanamsa.mean, 20, 1e-4);
    assert.equal(own.ayanamsa.id, 'user');
  });

  it('the chalit of Sripati places the grahas, and its bhavas join', () => {
    const houses = ['sun', 'jupiter', 'mercury', 'venus', 'mars', 'moon', 'saturn'].map(
      (id) => chart.points[id]?.chalit_bhava,
    );
    assert.deepEqual(houses, [9, 10, 9, 8, 7, 6, 4]);
    const bhavas = chart.chalit?.bhavas ?? [];
    assert.equal(chart.chalit?.system, 'S');
    near(bhavas[0]?.middle_longitude, 169.967996, 1e-6);
    bhavas.forEach((bhava, index) => assert.equal(bhava.end_longitude, bhavas[(index + 1) % 12]?.start_longitude));
    assert.equal(full({ settings: { bhava: 'chalit' } }).points['saturn']?.bhava, 4);
  });

  it('bhavas list their occupants and aspects by sign', () => {
    assert.deepEqual(
      chart.bhavas.map(({ lord }) => lord).join(' '),
      'mercury venus mars jupiter saturn saturn jupiter mars venus mercury moon sun',
    );
    assert.deepEqual(chart.bhavas[4]?.occupants, ['saturn', 'rahu']);
    assert.deepEqual(chart.bhavas[0]?.aspected_by, ['mars']);
  });
});

describe('the parts of NY90', () => {
  const chart = full({ settings: { dasha_systems: ['vimshottari', 'yogini', 'ashtottari', 'chara'] } });

  it('the navamsa counts bhavas from its own lagna; only Saturn is vargottama', () => {
    assert.deepEqual(
      [chart.vargas['D9']?.['moon' as never], chart.vargas.vargottama],
      [{ sign: 'taurus', bhava: 12 }, ['saturn']],
    );
    assert.equal(Object.keys(chart.vargas).length, 17);
  });

  it('Vimshottari runs as documented, to the second', () => {
    const found = chart.dashas['vimshottari'];
    near(found?.seed?.fraction_elapsed, 0.39470732, 1e-7);
    near(found?.seed?.balance_years, 9.684683, 1e-6);
    const starts = {
      jupiter: '1984-02-21T02:25:46Z',
      saturn: '2000-02-21T02:25:46Z',
      mercury: '2019-02-20T20:25:46Z',
      ketu: '2036-02-21T02:25:46Z',
    };
    Object.entries(starts).forEach(([lord, start], index) => {
      assert.equal(found?.periods[index]?.lord, lord);
      within(found?.periods[index]?.starts_at, start, 1);
    });
    const current = [
      ['mercury', '2019-02-20T20:25:46Z', '2036-02-21T02:25:46Z'],
      ['venus', '2022-07-16T16:49:46Z', '2025-05-16T13:49:46Z'],
      ['saturn', null, null],
      ['mercury', null, null],
      ['moon', '2024-06-15T08:40:57Z', '2024-06-17T07:06:29Z'],
    ] as const;
    current.forEach(([lord, start, end], index) => {
      assert.equal(found?.current[index]?.lord, lord);
      if (start === null) return;
      within(found?.current[index]?.starts_at, start, 1);
      within(found?.current[index]?.ends_at, end, 1);
    });
  });

  it('Yogini, Ashtottari and Chara begin as documented', () => {
    assert.equal(chart.dashas['yogini']?.seed?.name, 'bhramari');
    near(chart.dashas['yogini']?.seed?.balance_years, 2.421171, 1e-6);
    assert.equal(chart.dashas['ashtottari']?.seed?.lord, 'jupiter');
    near(chart.dashas['ashtottari']?.seed?.balance_years, 3.83352, 1e-6);
    const chara = chart.dashas['chara']?.periods ?? [];
    assert.deepEqual(
      chara.slice(0, 3).map(({ sign }) => sign),
      ['virgo', 'libra', 'scorpio'],
    );
    assert.equal(chara[0]?.starts_at, chart.at);
    assert.deepEqual([chara[0]?.children[0]?.sign, chara[0]?.children.at(-1)?.sign], ['libra', 'virgo']);
  });

  it('karakas of eight and of seven, arudhas A1 to A12', () => {
    assert.equal(
      chart.karakas.order.map(({ planet }) => planet).join(' '),
      'venus moon jupiter mars rahu mercury sun saturn',
    );
    assert.equal(
      full({ settings: { karaka_scheme: 7 } })
        .karakas.order.map(({ planet }) => planet)
        .join(' '),
      'venus moon jupiter mars mercury sun saturn',
    );
    assert.deepEqual(
      chart.arudhas?.map(({ sign }) => SIGNS.findIndex((known) => known === sign) + 1),
      [10, 4, 4, 6, 7, 9, 3, 11, 12, 1, 6, 1],
    );
  });

  it('upagrahas, Gulika and Mandi, time-based lagnas', () => {
    const sun = {
      dhuma: 193.99426,
      vyatipata: 166.00574,
      parivesha: 346.00574,
      indrachapa: 13.99426,
      upaketu: 30.66092,
    };
    for (const [id, longitude] of Object.entries(sun)) near(chart.upagrahas[id]?.longitude, longitude, 1e-5);
    near(chart.upagrahas['gulika']?.longitude, 84.97402, 1e-4);
    within(chart.upagrahas['gulika']?.at, '1990-06-15T11:21:07Z', 1);
    near(chart.upagrahas['mandi']?.longitude, 98.49413, 1e-4);
    within(chart.upagrahas['mandi']?.at, '1990-06-15T12:28:12Z', 1);
    const lagnas = { bhava_lagna: 195.46982, hora_lagna: 330.63731, ghati_lagna: 16.13978 };
    for (const [id, longitude] of Object.entries(lagnas)) near(chart.special_lagnas?.[id]?.longitude, longitude, 1e-4);
  });

  it('yogas, ashtakavarga and shadbala match the documented figures', () => {
    assert.deepEqual(
      new Set(chart.yogas.map(({ id }) => id)),
      new Set(
        (
          'durudhara vosi dama parijata daridra ' +
          'sarira_saukhya sada_sanchara daridra_11 asatyavadi bhratrivriddhi sodaranasha bandhu_pujya_jupiter nishkapata matrisneha vahana bandhu_tyakta bahuputra ekaputra'
        ).split(' '),
      ),
    );
    const { ashtakavarga } = full({ settings: { ashtakavarga_table: 'parashara_moon_from_mars' } });
    assert.deepEqual(ashtakavarga?.sarva, [35, 22, 25, 30, 20, 30, 26, 29, 31, 30, 28, 31]);
    near(chart.shadbala?.['sun']?.total, 623.9, 0.05);
  });
});

describe('births of other kinds', () => {
  it('without a time bhavas are counted from the Moon, parts that need the lagna are null, dashas are approximate', () => {
    const chart = full({ birth_time: null, settings: { dasha_systems: ['vimshottari', 'chara'] } });
    assert.deepEqual(
      [
        chart.lagna,
        chart.chalit,
        chart.arudhas,
        chart.special_lagnas,
        chart.ashtakavarga,
        chart.shadbala,
        chart.dashas['chara'],
      ],
      [null, null, null, null, null, null, null],
    );
    assert.deepEqual(
      [
        chart.bhavas_from,
        chart.points['moon']?.bhava,
        chart.dashas['vimshottari']?.approximate,
        chart.upagrahas['gulika'],
      ],
      ['moon', 1, true, null],
    );
    near(chart.points['moon']?.range?.start_of_day, 340.92369 - 23.7273, 1e-3);
    assert.ok(chart.warnings.some(({ code }) => code === 'birth_time_unknown'));
  });

  it('inside the polar circle there is a chart, without a sunrise and with Porphyry for Placidus', () => {
    const chart = full({ latitude: 69.6492, longitude: 18.9553, birth_time: '20:30', settings: { house_system: 'P' } });
    assert.equal(chart.chalit?.system, 'O');
    assert.equal(chart.upagrahas['gulika'], null);
    assert.equal(chart.special_lagnas?.['hora_lagna'], null);
    for (const code of ['house_system_fallback', 'polar_no_sunrise'])
      assert.ok(
        chart.warnings.some((warning) => warning.code === code),
        code,
      );
    assert.deepEqual(
      fault({ latitude: 69.6492, longitude: 18.9553, settings: { house_system: 'P', polar_fallback: 'error' } }),
      [422, 'house_system_undefined', 'settings.house_system'],
    );
  });

  it('the weekday is that of the local calendar, on both sides of the date line and before sunrise', () => {
    const vara = (request: object): unknown =>
      z.object({ panchang: z.object({ vara: z.object({ id: z.string() }) }) }).parse(only('panchang', request)).panchang
        .vara.id;
    const monday = { birth_date: '2024-01-01', birth_time: '12:00' };
    assert.equal(vara({ ...monday, latitude: 1.87, longitude: -157.4, timezone: 'Pacific/Kiritimati' }), 'monday');
    assert.equal(vara({ ...monday, latitude: 21.3, longitude: -157.86, timezone: 'Pacific/Honolulu' }), 'monday');
    assert.equal(vara({ ...monday, latitude: 51.9, longitude: 179.9, utc_offset: '-10:00' }), 'monday');
    assert.equal(
      vara({ ...monday, birth_time: '03:00', latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' }),
      'sunday',
    );
  });

  it('historic births are answered by the analytical ephemeris, and years beyond it rejected', () => {
    for (const birth_date of ['-0500-03-01', '0850-07-30', '2950-01-01']) {
      const chart = full({ birth_date, settings: { dasha_year: 'solar', dasha_levels: 1 } });
      assert.ok(
        chart.warnings.some(({ code }) => code === 'reduced_precision'),
        birth_date,
      );
      assert.equal(chart.dashas['vimshottari']?.periods.length, 9);
    }
    assert.ok(
      full({ birth_date: '2950-01-01', settings: { dasha_year: 'solar' } }).warnings.some(
        ({ code }) => code === 'range_clipped',
      ),
    );
    assert.deepEqual(fault({ birth_date: '3500-01-01' }), [422, 'date_out_of_range', 'birth_date']);
  });

  it('for every birth, children fill their dasha to the second and every varga has every graha once', () => {
    const births = fc.record({
      utc: fc
        .date({ min: new Date('1801-01-01'), max: new Date('2390-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      latitude: fc.double({ min: -89, max: 89, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(births, ({ utc, latitude, longitude }) => {
        const { birth_date: _date, birth_time: _time, ...rest } = NY90;
        const request = vedicEndpoint.parse(
          {
            ...rest,
            utc,
            latitude,
            longitude,
            include: ['dashas', 'vargas'],
            settings: { dasha_levels: 3, dasha_systems: ['vimshottari', 'yogini', 'chara'] },
          },
          context.nowMs,
        );
        const { dashas, vargas } = reading
          .pick({ dashas: true, vargas: true })
          .parse(JSON.parse(JSON.stringify(vedicEndpoint.calculate(context, request))));
        for (const found of Object.values(dashas)) {
          for (const parent of [
            ...(found?.periods ?? []),
            ...(found?.periods.flatMap(({ children }) => children) ?? []),
          ]) {
            assert.equal(parent.children[0]?.starts_at, parent.starts_at);
            assert.equal(parent.children.at(-1)?.ends_at, parent.ends_at);
            parent.children
              .slice(1)
              .forEach((child, index) => assert.equal(child.starts_at, parent.children[index]?.ends_at));
          }
        }
        const { vargottama: _vargottama, ...charts } = vargas;
        for (const chart of Object.values(charts)) assert.equal(Object.keys(chart).length, 10);
      }),
      randomCases(10, 1990),
    );
  });
});

describe('the request', () => {
  it('natal with system vedic gives the same answer and needs the same plan', () => {
    const wanted = vedicEndpoint.parse(NY90, context.nowMs);
    const asked = natalEndpoint.parse({ ...NY90, system: 'Vedic' }, context.nowMs);
    const { input: _a, ...one } = vedicEndpoint.calculate(context, wanted);
    const { input: _b, ...other } = natalEndpoint.calculate(context, asked);
    assert.equal(JSON.stringify(other), JSON.stringify(one));
    assert.deepEqual(natalEndpoint.need(asked), vedicEndpoint.need(wanted));
    assert.deepEqual(
      natalEndpoint.need(natalEndpoint.parse({ birth_date: '1990-06-15', location: 'Paris' }, context.nowMs))
        .natalSystem,
      'western',
    );
  });

  it('western and tropical contradict it', () => {
    assert.deepEqual(fault({ system: 'western' }), [400, 'conflicting_fields', 'system']);
    assert.deepEqual(fault({ sidereal: false }), [400, 'conflicting_fields', 'sidereal']);
    assert.deepEqual(fault({ system: 'chinese' }), [400, 'invalid_system', 'system']);
  });

  it('every invalid setting is rejected with its code and field', () => {
    const rows: readonly (readonly [object, string, string])[] = [
      [{ ayanamsa: 'x' }, 'invalid_ayanamsa', 'ayanamsa'],
      [{ vargas: [9, 5] }, 'invalid_setting', 'vargas[1]'],
      [{ vargas: [] }, 'invalid_setting', 'vargas'],
      [{ vargas: 9 }, 'invalid_setting', 'vargas'],
      [{ dasha_systems: ['saptarshi'] }, 'invalid_setting', 'dasha_systems[0]'],
      [{ dasha_year: 364 }, 'invalid_setting', 'dasha_year'],
      [{ dasha_levels: 4 }, 'invalid_setting', 'dasha_levels'],
      [{ dasha_levels: 1.5 }, 'invalid_setting', 'dasha_levels'],
      [{ karaka_scheme: 9 }, 'invalid_setting', 'karaka_scheme'],
      [{ sunrise: 'noon' }, 'invalid_setting', 'sunrise'],
      [{ bhava: 'x' }, 'invalid_setting', 'bhava'],
      [{ ashtakavarga_table: 'x' }, 'invalid_setting', 'ashtakavarga_table'],
      [{ ekadhipatya: 'x' }, 'invalid_setting', 'ekadhipatya'],
      [{ shadbala_scheme: 'x' }, 'invalid_setting', 'shadbala_scheme'],
      [{ yogas: 'x' }, 'invalid_setting', 'yogas'],
      [{ house_system: 'Z' }, 'invalid_house_system', 'house_system'],
      [{ coordinates: 'heliocentric' }, 'invalid_setting', 'coordinates'],
      [{ node_aspects: 'x' }, 'invalid_setting', 'node_aspects'],
      [{ custom_vargas: [{ divisions: 1 }] }, 'invalid_setting', 'custom_vargas[0]'],
      [{ varga_readings: { D2: 'x' } }, 'invalid_setting', 'varga_readings.D2'],
    ];
    for (const [settings, code, field] of rows)
      assert.deepEqual(fault({ settings }), [400, code, `settings.${field}`], JSON.stringify(settings));
    assert.deepEqual(fault({ include: ['foo'] }), [400, 'invalid_include', 'include[0]']);
    assert.deepEqual(fault({ analysis_date: '2024-13-01' }), [400, 'invalid_date', 'analysis_date']);
    assert.deepEqual(fault({ analysis_time: '25:00' }), [400, 'invalid_time', 'analysis_time']);
  });

  it('the requested vargas are given, with extra and custom ones', () => {
    const { vargas } = only('vargas', {
      settings: { vargas: [1, 9, 10], extra_vargas: [81], custom_vargas: [{ divisions: 11, counting: 'from_sign' }] },
    });
    assert.deepEqual(Object.keys(vargas as object), ['D1', 'D9', 'D10', 'D81', 'custom', 'vargottama']);
    const { custom } = z.object({ custom: z.record(z.string(), z.unknown()) }).parse(vargas);
    assert.deepEqual(Object.keys(custom), ['D11_from_sign']);
  });

  it('each include is one key of the answer, and nothing else comes with it', () => {
    for (const name of VEDIC_PART_NAMES) assert.deepEqual(partsIn(only(name)), [name]);
    assert.deepEqual(partsIn(only('all')), VEDIC_PART_NAMES);
    assert.deepEqual(partsIn(only('default')), DEFAULT_VEDIC_INCLUDES);
    assert.deepEqual(partsIn(raw({})), DEFAULT_VEDIC_INCLUDES);
    assert.deepEqual(partsIn(only('all_vargas')), ['vargas']);
  });
});

/** A chart on one screen. */
const DEFAULT_BYTES = 8192;

describe('the answer', () => {
  const wired = (request: object): unknown => compute(vedicEndpoint, { ...NY90, ...request });

  it('matches its schema for every request', () => {
    for (const request of [
      {},
      ...VEDIC_INCLUDES.map((word) => ({ include: [word] })),
      ...VEDIC_INCLUDES.map((word) => ({ include: [word, 'details'] })),
      ...[
        {},
        { birth_time: null },
        { gender: 'female', settings: { yogas: 'all' } },
        { settings: { coordinates: 'topocentric', node: 'true', positions: 'true', bhava: 'chalit' } },
        { settings: { ayanamsa: 'raman', house_system: 'G', karaka_scheme: 7, dual_lords: true } },
        { latitude: 69.6492, longitude: 18.9553, settings: { house_system: 'P' } },
        { latitude: -90, longitude: 0 },
        { birth_date: '0850-07-30' },
        { birth_date: '-2999-01-02' },
        {
          settings: {
            dasha_systems: ['vimshottari', 'yogini', 'ashtottari', 'chara', 'narayana'],
            dasha_levels: 3,
            dasha_year: 'solar',
            extra_vargas: [81, 108, 144],
            custom_vargas: [{ divisions: 11, counting: 'from_sign' }],
            ashtakavarga_table: 'varahamihira',
          },
        },
      ].map((more) => ({ include: ['all'], ...more })),
    ]) {
      const served = wired(request);
      assert.deepEqual(vedicResponseSchema.parse(served), served, JSON.stringify(request));
    }
  });

  it('has by default only the navamsa, only mahadashas, and lean points', () => {
    const lean = vedicResponseSchema.parse(wired({}));
    assert.deepEqual(Object.keys(lean.vargas ?? {}), ['D9', 'vargottama']);
    assert.deepEqual(lean.vargas?.D9?.moon, { sign: 'taurus', bhava: 12 });
    assert.deepEqual([lean.dashas?.vimshottari?.periods.length, lean.dashas?.vimshottari?.current.length], [9, 5]);
    assert.ok(lean.dashas?.vimshottari?.periods.every(({ children }) => children === undefined));
    assert.deepEqual(Object.keys(lean.points?.sun ?? {}), [
      'longitude',
      'sign',
      'degree',
      'retrograde',
      'bhava',
      'nakshatra',
      'dignity',
      'combust',
    ]);
    assert.deepEqual(lean.points?.sun.nakshatra, { id: 'mrigashira', lord: 'mars', pada: 3 });
    const named = vedicResponseSchema.parse(wired({ settings: { dasha_levels: 2, vargas: [1, 10] } }));
    assert.deepEqual(Object.keys(named.vargas ?? {}), ['D1', 'D10', 'vargottama']);
    assert.equal(named.dashas?.vimshottari?.periods[0]?.children?.length, 9);
  });

  it('names the source of each of its parts', () => {
    const { sources } = vedicResponseSchema.parse(wired({ include: ['all'] }));
    for (const name of VEDIC_PART_NAMES) assert.ok((sources[name]?.length ?? 0) > 0, name);
    assert.deepEqual(Object.keys(vedicResponseSchema.parse(wired({})).sources), DEFAULT_VEDIC_INCLUDES);
  });

  it(`is at most ${DEFAULT_BYTES} bytes by default`, () => {
    const bytes = JSON.stringify(wired({})).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});
