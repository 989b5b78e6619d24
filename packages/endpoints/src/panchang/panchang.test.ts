import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { lunarMonthAt } from '@theia-astro/astro/vedic/panchang/lunar-month';
import { computePanchang } from '@theia-astro/astro/vedic/panchang/panchang';
import { z } from 'zod';
import { chartQuestion } from '../vedic-parts/partner.ts';
import { panchangEndpoint } from './endpoint.ts';
import { PANCHANG_INCLUDES, panchangShape } from '../vedic-parts/panchang-shape.ts';
import type { Wire } from '../wire/wire.ts';
import { panchangResponseSchema } from './calculate.ts';
import { wirePanchang } from '../vedic-parts/wire-panchang.ts';
import { compute, context, faultOf } from '../testing/call.test-data.ts';

const NEW_YORK = { latitude: 40.71427, longitude: -74.00597 };
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const full = z
  .object({
    ...panchangShape,
    product: z.string(),
    reference: z.string(),
    date: z.string(),
    at: z.string(),
    warnings: panchangResponseSchema.shape.warnings,
  })
  .required();

const wired = (request: Record<string, unknown>): Wire<typeof panchangResponseSchema> =>
  compute(panchangEndpoint, request);
const answer = (request: Record<string, unknown>): z.infer<typeof full> =>
  full.parse(wired({ include: ['all'], ...request }));
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const nearSecond = (actual: string | null | undefined, expected: string): void =>
  assert.ok(
    typeof actual === 'string' && Math.abs(Date.parse(actual) - Date.parse(expected)) <= 1000,
    `${actual} is not ${expected}`,
  );

describe('NY90', () => {
  const day = answer({ date: '1990-06-15', time: '14:30', ...NEW_YORK });

  it('a Friday from sunrise 09:29:20Z to sunset 00:23:40Z, disc centre without refraction', () => {
    assert.deepEqual(
      [day.vara.id, day.vara.index, day.vara.lord, day.sunrise_definition, day.reference],
      ['friday', 6, 'venus', 'hindu', 'time'],
    );
    nearSecond(day.sunrise_at, '1990-06-15T09:29:20Z');
    nearSecond(day.sunset_at, '1990-06-16T00:23:40Z');
  });

  it('the upper limb rises at 09:24:14Z and sets at 00:28:46Z', () => {
    const upper = answer({ date: '1990-06-15', ...NEW_YORK, settings: { sunrise: 'upper_limb' } });
    nearSecond(upper.sunrise_at, '1990-06-15T09:24:14Z');
    nearSecond(upper.sunset_at, '1990-06-16T00:28:46Z');
  });

  it('the day of Kolkata on 2024-10-31 begins and ends as in swetest, by each definition (golden/tables/vedic_panchang.json, panch-04)', () => {
    const PRINTED = [
      ['visible', 'visible', '00:10:35', '11:29:25'],
      ['upper_limb', 'visible', '00:10:35', '11:29:25'],
      ['center', 'center', '00:11:47', '11:28:13'],
      ['hindu', 'hindu', '00:14:17', '11:25:43'],
    ] as const;
    for (const [said, name, rise, set] of PRINTED) {
      const kolkata = answer({
        date: '2024-10-31',
        latitude: 22.5726,
        longitude: 88.3639,
        utc_offset: '+05:30',
        settings: { sunrise: said },
      });
      assert.equal(kolkata.sunrise_definition, name);
      nearSecond(kolkata.sunrise_at, `2024-10-31T${rise}Z`);
      nearSecond(kolkata.sunset_at, `2024-10-31T${set}Z`);
      assert.deepEqual(
        [kolkata.vara.starts_at, kolkata.hora?.[0]?.starts_at, kolkata.choghadiya?.[0]?.starts_at],
        [kolkata.sunrise_at, kolkata.sunrise_at, kolkata.sunrise_at],
        said,
      );
    }
  });

  it('tithi 23 krishna ashtami, nakshatra purva bhadrapada, yoga priti, karana 45 balava, with their times', () => {
    assert.deepEqual([day.tithi.index, day.tithi.id, day.tithi.paksha], [23, 'krishna_ashtami', 'krishna']);
    nearSecond(day.tithi.starts_at, '1990-06-15T17:20:39Z');
    nearSecond(day.tithi.ends_at, '1990-06-16T16:05:04Z');
    assert.deepEqual([day.nakshatra.id, day.nakshatra.pada, day.nakshatra.lord], ['purva_bhadrapada', 2, 'jupiter']);
    assert.ok(Math.abs(day.nakshatra.fraction - 0.39470732) < 1e-7);
    nearSecond(day.nakshatra.ends_at, '1990-06-16T08:46:22Z');
    assert.deepEqual([day.yoga.index, day.yoga.id, day.karana.index, day.karana.id], [2, 'priti', 45, 'balava']);
  });

  it('the month is jyeshtha to new moons and ashadha to full moons, Shaka 1912, Vikram 2047, pramoda', () => {
    const { amanta, purnimanta, adhika, id, system } = day.lunar_month;
    assert.deepEqual(
      [system, id, answer({ date: '1990-06-15', ...NEW_YORK, settings: { lunar_month: 'purnimanta' } }).lunar_month.id],
      ['amanta', 'jyeshtha', 'ashadha'],
    );
    assert.deepEqual([amanta.id, purnimanta.id, adhika], ['jyeshtha', 'ashadha', false]);
    assert.deepEqual([day.samvat.shaka, day.samvat.vikram, day.samvat.samvatsara], [1912, 2047, 'pramoda']);
    nearSecond(day.lunar_month.new_moon_at, '1990-05-24T11:47:07Z');
  });

  it('the Vedic chart has the same panchang at its birth', () => {
    const chart = computeVedicChart(
      context.ephemeris,
      {
        jdUt: 2448058.270833541,
        unknownTime: false,
        utcOffsetSeconds: -14_400,
        place: { geoLatitudeDeg: 40.71427, geoLongitudeDeg: -74.00597, elevationM: 0 },
      },
      DEFAULT_VEDIC_SETTINGS,
    );
    const question = chartQuestion(context.ephemeris, chart)!;
    const settings = {
      sunrise: 'hindu',
      hora: 'unequal',
      lunarMonth: 'amanta',
      brahmaMuhurta: true,
      varjyamTable: 'panchanga',
      periods: true,
      lagnas: true,
      panchakaCount: 'month',
    } as const;
    const found = wirePanchang(
      context.ephemeris,
      computePanchang(context.ephemeris, question, settings),
      question,
      settings,
      new Set(PANCHANG_INCLUDES),
    );
    const { product: _product, reference: _reference, date: _date, at: _at, warnings: _warnings, ...same } = day;
    const { vara, ...rest } = full.partial().parse(found);
    assert.deepEqual({ ...rest, vara: vara?.id }, { ...same, vara: same.vara.id });
  });
});

describe('the day as a whole', () => {
  const day = answer({ date: '2026-11-21', ...DELHI });

  it('limbs join without gaps from before sunrise to after the next sunrise', () => {
    for (const limbs of Object.values(day.limbs)) {
      assert.ok(limbs[0]!.starts_at <= day.sunrise_at! && limbs.at(-1)!.ends_at >= day.next_sunrise_at!);
      limbs.slice(1).forEach(({ starts_at }, index) => assert.equal(starts_at, limbs[index]!.ends_at));
    }
  });

  it('choghadiyas, horas and muhurtas fill day and night', () => {
    for (const [rows, count] of [
      [day.choghadiya, 16],
      [day.hora, 24],
      [day.muhurtas, 30],
    ] as const) {
      assert.equal(rows?.length, count);
      assert.deepEqual([rows?.[0]?.starts_at, rows?.at(-1)?.ends_at], [day.sunrise_at, day.next_sunrise_at]);
      assert.equal(rows?.[count / 2]?.starts_at, day.sunset_at);
    }
  });

  it('include leaves parts out', () => {
    const bare = compute(panchangEndpoint, { date: '2026-11-21', ...DELHI, include: [] });
    assert.deepEqual(
      ['limbs', 'rahu_kalam', 'varjyam', 'choghadiya', 'hora', 'muhurtas', 'lunar_month', 'samvat'].filter(
        (name) => name in bare,
      ),
      [],
    );
    assert.equal(panchangResponseSchema.parse(bare).tithi.id, 'shukla_dwadashi');
  });

  it('today is the current date at the place', () => {
    assert.equal(answer(DELHI).date, '2026-01-01');
    assert.equal(answer({ latitude: 21.3069, longitude: -157.8583 }).date, '2025-12-31');
  });

  it('horas of sixty minutes on request', () => {
    const { hora } = answer({ date: '2026-11-21', ...DELHI, settings: { hora: 'equal' } });
    assert.equal(Date.parse(hora![5]!.ends_at) - Date.parse(hora![5]!.starts_at), 3_600_000);
  });
});

describe('lunar months of the almanacs', () => {
  const frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } } as const;
  const monthAt = (iso: string): ReturnType<typeof lunarMonthAt> =>
    lunarMonthAt(context.ephemeris, frame, 2440587.5 + Date.parse(iso) / 86_400_000);

  it('adhika months of 2001 to 2029 match the Rashtriya Panchang', () => {
    const known = [
      ['2001-10-01', 'ashvina'],
      ['2004-08-01', 'shravana'],
      ['2007-06-01', 'jyeshtha'],
      ['2010-05-01', 'vaishakha'],
      ['2012-09-01', 'bhadrapada'],
      ['2015-07-01', 'ashadha'],
      ['2018-06-01', 'jyeshtha'],
      ['2020-10-01', 'ashvina'],
      ['2023-08-01', 'shravana'],
      ['2026-06-01', 'jyeshtha'],
      ['2029-04-01', 'chaitra'],
    ] as const;
    for (const [date, id] of known)
      assert.deepEqual([monthAt(date).amanta.id, monthAt(date).amanta.adhika], [id, true], date);
    assert.deepEqual(
      [monthAt('2023-07-10').amanta.adhika, monthAt('2023-09-01').amanta.id, monthAt('2023-09-01').amanta.adhika],
      [false, 'shravana', false],
    );
  });

  it('the lost month of 1983 was magha', () => {
    assert.deepEqual([monthAt('1983-02-01').amanta.id, monthAt('1983-02-01').kshaya], ['pausha', 'magha']);
  });

  it('both halves of an adhika month have its name in both reckonings', () => {
    assert.deepEqual(
      [monthAt('2023-07-25').purnimanta, monthAt('2023-08-10').purnimanta].map(({ id, adhika }) => [id, adhika]),
      [
        ['shravana', true],
        ['shravana', true],
      ],
    );
    assert.deepEqual(
      [monthAt('2023-07-10').purnimanta.id, monthAt('2023-07-10').purnimanta.adhika],
      ['shravana', false],
    );
  });
});

describe('when the Sun does not rise', () => {
  const TROMSO = { latitude: 69.6492, longitude: 18.9553 };

  it('limbs are those of the civil day, everything that depends on the Sun is null, and there is a warning', () => {
    for (const date of ['2024-06-21', '2024-12-21']) {
      const day = answer({ date, ...TROMSO });
      assert.deepEqual(
        [
          day.sunrise_at,
          day.sunset_at,
          day.vara.starts_at,
          day.rahu_kalam,
          day.choghadiya,
          day.hora,
          day.muhurtas,
          day.abhijit_muhurta,
        ],
        [null, null, null, null, null, null, null, null],
      );
      assert.deepEqual([day.reference, day.vara.id], ['noon', date === '2024-06-21' ? 'friday' : 'saturday']);
      const phase = date === '2024-06-21' ? 'day' : 'night';
      assert.deepEqual(
        day.warnings.map(({ code, message }) => [code, message.startsWith(`Polar ${phase}: `)]),
        [['polar_no_sunrise', true]],
      );
      assert.equal(day.polar, phase);
      assert.ok(day.limbs.tithi.length > 0);
    }
  });

  it('every day of a year at Tromsø, Longyearbyen and both poles has an answer', () => {
    for (const latitude of [69.6492, 78.22, 90, -90]) {
      for (let month = 1; month <= 12; month++) {
        const day = answer({
          date: `2024-${String(month).padStart(2, '0')}-20`,
          latitude,
          longitude: 18.9553,
          timezone: 'UTC',
        });
        const complete = day.sunrise_at !== null && day.sunset_at !== null && day.next_sunrise_at !== null;
        assert.equal(day.hora === null, !complete);
        assert.equal(
          day.warnings.some(({ code }) => code === 'polar_no_sunrise'),
          !complete,
        );
      }
    }
  });
});

describe('moonrise and moonset', () => {
  const moonOf = (input: Record<string, unknown>) => {
    const { moonrise_at, moonset_at, conventions } = wired(input);
    return { rise: moonrise_at, set: moonset_at, day: conventions.moon_day };
  };

  it('belong to the civil day, and are null where it has none (suncalc #56 at Denver, suncalc3 #6 at St Petersburg)', () => {
    const denver = moonOf({ date: '2015-11-04', latitude: 39, longitude: -104, timezone: 'America/Denver' });
    assert.deepEqual([denver.rise, denver.day], [null, 'civil']);
    const petersburg = { latitude: 59.94, longitude: 30.31, timezone: 'Europe/Moscow' };
    assert.equal(moonOf({ date: '2023-11-21', ...petersburg }).set, null);
    assert.match(moonOf({ date: '2023-11-22', ...petersburg }).set!, /^2023-11-21T22:28/);
  });

  it('belong to the day from sunrise on request, as in printed panchangas (Varanasi 2021-01-12 has no moonrise)', () => {
    const settings = { moon_day: 'vedic' };
    const varanasi = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata', settings };
    assert.equal(moonOf({ date: '2021-01-12', ...varanasi }).rise, null);
    const chennai = { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata', settings };
    const { sunrise_at, next_sunrise_at, moonset_at } = answer({ date: '2026-08-23', ...chennai });
    assert.ok(moonset_at! > sunrise_at! && moonset_at! < next_sunrise_at!);
  });
});

describe('dates the clocks skipped', () => {
  it('are rejected as such, with and without a time, and the days around them are not (Apia 2011, Kwajalein 1993)', () => {
    for (const [date, timezone, latitude, longitude, before, after] of [
      ['2011-12-30', 'Pacific/Apia', -13.83, -171.77, '2011-12-29', '2011-12-31'],
      ['1993-08-21', 'Pacific/Kwajalein', 8.72, 167.73, '1993-08-20', '1993-08-22'],
    ] as const) {
      const place = { timezone, latitude, longitude };
      for (const time of [{}, { time: '09:00' }])
        assert.deepEqual(problem({ date, ...place, ...time }), [422, 'nonexistent_local_time', 'date']);
      for (const day of [before, after]) assert.notEqual(answer({ date: day, ...place }).sunrise_at, null);
    }
  });
});

describe('rejections', () => {
  it('bad dates, no place, unknown includes and settings', () => {
    assert.deepEqual(problem({ date: '2024-02-30', ...DELHI }), [400, 'invalid_date', 'date']);
    assert.deepEqual(problem({ date: '2024-02-20' }), [400, 'missing_field', 'location']);
    assert.deepEqual(problem({ include: ['foo'], ...DELHI })[1], 'invalid_include');
    assert.deepEqual(problem({ settings: { sunrise: 'dawn' }, ...DELHI }), [
      400,
      'invalid_setting',
      'settings.sunrise',
    ]);
    assert.deepEqual(problem({ sidereal: false, ...DELHI }), [400, 'conflicting_fields', 'sidereal']);
    assert.deepEqual(problem({ date: '3500-01-01', ...DELHI }), [422, 'date_out_of_range', 'date']);
  });
});

/** A day on one screen. */
const DEFAULT_BYTES = 4096;

describe('the answer', () => {
  const TROMSO = { latitude: 69.6492, longitude: 18.9553 };

  it('matches its schema for every request', () => {
    for (const request of [
      {},
      ...PANCHANG_INCLUDES.map((word) => ({ include: [word] })),
      ...[
        {},
        { time: '14:30' },
        { ...TROMSO, date: '2024-06-21' },
        { ...TROMSO, date: '2024-12-21', time: '03:00' },
        { latitude: 90, longitude: 0, timezone: 'UTC' },
        { date: '0850-07-30' },
        { date: '-2000-07-30' },
        { settings: { ayanamsa: 'raman', sunrise: 'visible', hora: 'equal', lunar_month: 'purnimanta' } },
      ].map((more) => ({ include: ['all'], ...more })),
    ]) {
      const served = wired({ date: '2024-02-20', ...DELHI, ...request });
      assert.deepEqual(panchangResponseSchema.parse(served), served, JSON.stringify(request));
    }
  });

  it('has by default the current limbs, Sun and Moon, the kalams and the month', () => {
    const day = wired({ date: '2024-02-20', ...DELHI });
    for (const name of ['tithi', 'sunrise_at', 'moonset_at', 'rahu_kalam', 'yamaganda', 'gulika_kalam', 'lunar_month'])
      assert.ok(name in day, name);
    for (const name of ['limbs', 'varjyam', 'amrita_kala', 'choghadiya', 'hora', 'muhurtas', 'brahma_muhurta'])
      assert.ok(!(name in day), name);
  });

  it(`is at most ${DEFAULT_BYTES} bytes by default`, () => {
    const bytes = JSON.stringify(wired({ date: '1990-06-15', ...NEW_YORK })).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});

const spans = z.array(z.object({ nakshatra: z.string(), starts_at: z.string(), ends_at: z.string() }));
const ask = (request: object): { varjyam: z.infer<typeof spans>; amrita_kala: z.infer<typeof spans> } =>
  z
    .object({ varjyam: spans, amrita_kala: spans })
    .parse(compute(panchangEndpoint, { include: ['varjyam'], ...request }));
const seconds = (a: string | undefined, b: string): number => Math.abs(Date.parse(a ?? '') - Date.parse(b)) / 1000;

test('on 20 November 2025 varjyam and amrita kala match the printed times of Hindustan Times Telugu, to the minute', () => {
  const { varjyam, amrita_kala: amrita } = ask({
    date: '2025-11-20',
    latitude: 17.385,
    longitude: 78.487,
    timezone: 'Asia/Kolkata',
  });
  assert.deepEqual(
    [varjyam.map(({ nakshatra }) => nakshatra), amrita.map(({ nakshatra }) => nakshatra)],
    [['anuradha'], ['anuradha']],
  );
  assert.ok(
    seconds(varjyam[0]?.starts_at, '2025-11-20T15:28:00+05:30') < 60 &&
      seconds(varjyam[0]?.ends_at, '2025-11-20T17:16:00+05:30') < 60,
  );
  assert.ok(
    seconds(amrita[0]?.starts_at, '2025-11-21T02:14:00+05:30') < 120 &&
      seconds(amrita[0]?.ends_at, '2025-11-21T04:02:00+05:30') < 120,
  );
});

test('they are given even when the Sun does not rise', () => {
  const { varjyam, amrita_kala: amrita } = ask({ date: '1990-06-15', latitude: 69.65, longitude: 18.96 });
  assert.ok(varjyam.length + amrita.length > 0);
});
