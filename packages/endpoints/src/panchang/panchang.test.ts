import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEFAULT_VEDIC_SETTINGS } from '@theia/astro/vedic/chart-settings';
import { computeVedicChart } from '@theia/astro/vedic/chart-compute';
import { lunarMonthAt } from '@theia/astro/vedic/panchang/lunar-month';
import { computePanchang } from '@theia/astro/vedic/panchang/panchang';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { chartQuestion } from './chart-question.ts';
import { panchangEndpoint } from './endpoint.ts';
import { PANCHANG_INCLUDES } from './includes.ts';
import { panchangResponseSchema, panchangShape } from './schema.ts';
import { wirePanchang } from './wire-panchang.ts';

const nowMs = Date.UTC(2026, 0, 1);
const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs, account: null };
const NEW_YORK = { latitude: 40.71427, longitude: -74.00597 };
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const full = z
  .object({
    ...panchangShape,
    product: z.string(),
    reference: z.string(),
    date: z.string(),
    datetime_utc: z.string(),
    warnings: panchangResponseSchema.shape.warnings,
  })
  .required();

const answer = (request: Record<string, unknown>): z.infer<typeof full> =>
  full.parse(panchangResponseSchema.parse(panchangEndpoint.calculate(context, panchangEndpoint.parse(request, nowMs))));
const problem = (request: Record<string, unknown>): [number, string, string | null] => {
  try {
    answer(request);
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code, error.issues[0].field];
    throw error;
  }
  throw new assert.AssertionError({ message: 'expected a problem' });
};
const nearSecond = (actual: string | null | undefined, expected: string): void =>
  assert.ok(
    typeof actual === 'string' && Math.abs(Date.parse(actual) - Date.parse(expected)) <= 1000,
    `${actual} is not ${expected}`,
  );

describe('NY90 (contract §6.9)', () => {
  const day = answer({ date: '1990-06-15', time: '14:30', ...NEW_YORK });

  it('a Friday from sunrise 09:29:20Z to sunset 00:23:40Z, disc centre without refraction', () => {
    assert.deepEqual(
      [day.vara.id, day.vara.index, day.vara.lord, day.sunrise_definition, day.reference],
      ['friday', 6, 'venus', 'hindu', 'time'],
    );
    nearSecond(day.sunrise, '1990-06-15T09:29:20Z');
    nearSecond(day.sunset, '1990-06-16T00:23:40Z');
  });

  it('the upper limb rises at 09:24:14Z and sets at 00:28:46Z', () => {
    const upper = answer({ date: '1990-06-15', ...NEW_YORK, settings: { sunrise: 'upper_limb' } });
    nearSecond(upper.sunrise, '1990-06-15T09:24:14Z');
    nearSecond(upper.sunset, '1990-06-16T00:28:46Z');
  });

  it('the day of Kolkata on 2024-10-31 begins and ends as swetest has it, by each definition (golden/tables/vedic_panchang.json, panch-04)', () => {
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
      nearSecond(kolkata.sunrise, `2024-10-31T${rise}Z`);
      nearSecond(kolkata.sunset, `2024-10-31T${set}Z`);
      assert.deepEqual(
        [kolkata.vara.start, kolkata.hora?.[0]?.start, kolkata.choghadiya?.[0]?.start],
        [kolkata.sunrise, kolkata.sunrise, kolkata.sunrise],
        said,
      );
    }
  });

  it('tithi 23 krishna ashtami, nakshatra purva bhadrapada, yoga priti, karana 45 balava, with their times', () => {
    assert.deepEqual([day.tithi.index, day.tithi.id, day.tithi.paksha], [23, 'krishna_ashtami', 'krishna']);
    nearSecond(day.tithi.start, '1990-06-15T17:20:39Z');
    nearSecond(day.tithi.end, '1990-06-16T16:05:04Z');
    assert.deepEqual([day.nakshatra.id, day.nakshatra.pada, day.nakshatra.lord], ['purva_bhadrapada', 2, 'jupiter']);
    assert.ok(Math.abs(day.nakshatra.fraction - 0.39470732) < 1e-7);
    nearSecond(day.nakshatra.end, '1990-06-16T08:46:22Z');
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
    nearSecond(day.lunar_month.new_moon, '1990-05-24T11:47:07Z');
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
    } as const;
    const wired = wirePanchang(
      context.ephemeris,
      computePanchang(context.ephemeris, question, settings),
      question,
      settings,
      new Set(PANCHANG_INCLUDES),
    );
    const {
      product: _product,
      reference: _reference,
      date: _date,
      datetime_utc: _utc,
      warnings: _warnings,
      ...same
    } = day;
    const { vara, ...rest } = full.partial().parse(wired);
    assert.deepEqual({ ...rest, vara: vara?.id }, { ...same, vara: same.vara.id });
  });
});

describe('the day as a whole', () => {
  const day = answer({ date: '2026-11-21', ...DELHI });

  it('limbs join without gap from before sunrise to after the next sunrise', () => {
    for (const limbs of Object.values(day.limbs)) {
      assert.ok(limbs[0]!.start <= day.sunrise! && limbs.at(-1)!.end >= day.next_sunrise!);
      limbs.slice(1).forEach(({ start }, index) => assert.equal(start, limbs[index]!.end));
    }
  });

  it('day and night are filled by choghadiyas, horas and muhurtas', () => {
    for (const [rows, count] of [
      [day.choghadiya, 16],
      [day.hora, 24],
      [day.muhurtas, 30],
    ] as const) {
      assert.equal(rows?.length, count);
      assert.deepEqual([rows?.[0]?.start, rows?.at(-1)?.end], [day.sunrise, day.next_sunrise]);
      assert.equal(rows?.[count / 2]?.start, day.sunset);
    }
  });

  it('include leaves parts out', () => {
    const bare = panchangEndpoint.calculate(
      context,
      panchangEndpoint.parse({ date: '2026-11-21', ...DELHI, include: [] }, nowMs),
    );
    assert.deepEqual(
      ['limbs', 'rahu_kalam', 'hora', 'muhurtas', 'lunar_month'].filter((name) => name in bare),
      [],
    );
    assert.equal(panchangResponseSchema.parse(bare).tithi.id, 'shukla_dwadashi');
  });

  it('today is the day of the place', () => {
    assert.equal(answer(DELHI).date, '2026-01-01');
    assert.equal(answer({ latitude: 21.3069, longitude: -157.8583 }).date, '2025-12-31');
  });

  it('horas of sixty minutes on demand', () => {
    const { hora } = answer({ date: '2026-11-21', ...DELHI, settings: { hora: 'equal' } });
    assert.equal(Date.parse(hora![5]!.end) - Date.parse(hora![5]!.start), 3_600_000);
  });
});

describe('lunar months of the almanacs', () => {
  const frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } } as const;
  const monthOf = (iso: string): ReturnType<typeof lunarMonthAt> =>
    lunarMonthAt(context.ephemeris, frame, 2440587.5 + Date.parse(iso) / 86_400_000);

  it('adhika months of 2001 to 2029, as the Rashtriya Panchang had them', () => {
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
      assert.deepEqual([monthOf(date).amanta.id, monthOf(date).amanta.adhika], [id, true], date);
    assert.deepEqual(
      [monthOf('2023-07-10').amanta.adhika, monthOf('2023-09-01').amanta.id, monthOf('2023-09-01').amanta.adhika],
      [false, 'shravana', false],
    );
  });

  it('the lost month of 1983 was magha', () => {
    assert.deepEqual([monthOf('1983-02-01').amanta.id, monthOf('1983-02-01').kshaya], ['pausha', 'magha']);
  });

  it('both halves of an adhika month keep its name in both countings', () => {
    assert.deepEqual(
      [monthOf('2023-07-25').purnimanta, monthOf('2023-08-10').purnimanta].map(({ id, adhika }) => [id, adhika]),
      [
        ['shravana', true],
        ['shravana', true],
      ],
    );
    assert.deepEqual(
      [monthOf('2023-07-10').purnimanta.id, monthOf('2023-07-10').purnimanta.adhika],
      ['shravana', false],
    );
  });
});

describe('where the Sun does not rise', () => {
  const TROMSO = { latitude: 69.6492, longitude: 18.9553 };

  it('limbs are those of the civil day, everything of the Sun is null, and it is said', () => {
    for (const date of ['2024-06-21', '2024-12-21']) {
      const day = answer({ date, ...TROMSO });
      assert.deepEqual(
        [
          day.sunrise,
          day.sunset,
          day.vara.start,
          day.rahu_kalam,
          day.choghadiya,
          day.hora,
          day.muhurtas,
          day.abhijit_muhurta,
        ],
        [null, null, null, null, null, null, null, null],
      );
      assert.deepEqual([day.reference, day.vara.id], ['noon', date === '2024-06-21' ? 'friday' : 'saturday']);
      assert.deepEqual(
        day.warnings.map(({ code }) => code),
        ['polar_no_sunrise'],
      );
      assert.ok(day.limbs.tithi.length > 0);
    }
  });

  it('the whole year at Tromsø, Longyearbyen and both poles is answered', () => {
    for (const latitude of [69.6492, 78.22, 90, -90]) {
      for (let month = 1; month <= 12; month++) {
        const day = answer({
          date: `2024-${String(month).padStart(2, '0')}-20`,
          latitude,
          longitude: 18.9553,
          timezone: 'UTC',
        });
        const complete = day.sunrise !== null && day.sunset !== null && day.next_sunrise !== null;
        assert.equal(day.hora === null, !complete);
        assert.equal(
          day.warnings.some(({ code }) => code === 'polar_no_sunrise'),
          !complete,
        );
      }
    }
  });
});

describe('refusals', () => {
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
