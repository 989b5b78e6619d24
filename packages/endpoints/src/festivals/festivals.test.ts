import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { panchangEndpoint } from '../panchang/endpoint.ts';
import { Problem } from '../problem.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { festivalsEndpoint } from './endpoint.ts';
import { CALENDARS, FESTIVAL_KINDS, MOST_YEARS } from './request.ts';
import { festivalsResponseSchema } from './schema.ts';
import { compute, context, issuesOf, services } from '../testing/call.test-data.ts';
const VARANASI = { location: 'Varanasi', year: 2024 };
const POLAR = { latitude: 78.2, longitude: 15.6, timezone: 'Arctic/Longyearbyen', year: 2024 };

type Answer = z.infer<typeof festivalsResponseSchema>;
const answer = (input: object): Answer => festivalsResponseSchema.parse(compute(festivalsEndpoint, input));
const faults = (input: object) => issuesOf(() => festivalsEndpoint.parse(input, context.nowMs));
const sunriseTithi = (date: string): string => compute(panchangEndpoint, { date, location: 'Varanasi' }).tithi.id;

describe('POST /festivals', () => {
  it('a feast by the tithi at sunrise is on a day whose panchang has that tithi at sunrise', () => {
    const kept = answer(VARANASI).festivals!.filter(
      ({ rule, choice }) => rule.kala === 'sunrise' && rule.month !== undefined && choice === 'only_day',
    );
    assert.ok(kept.length > 15);
    for (const { id, date, rule } of kept) assert.equal(sunriseTithi(date!), rule.tithi, id);
  });

  it('a festival by a tithi names that tithi, and says where it is not there at the deciding moment', () => {
    const { festivals } = answer({ location: 'Varanasi', year: 2025 });
    let absent = 0;
    for (const { id, at, tithi, rule, choice } of festivals!) {
      if (rule.tithi === undefined) continue;
      assert.equal(tithi!.id, rule.tithi, id);
      assert.equal(tithi!.absent ?? false, !(tithi!.starts_at <= at! && at! <= tithi!.ends_at), id);
      if (choice === 'only_day' || choice?.endsWith('of_two')) assert.equal(tithi!.absent, undefined, id);
      absent += tithi!.absent === true ? 1 : 0;
    }
    assert.ok(absent > 0);
    const dev = festivals!.find(({ id }) => id === 'dev_uthani_ekadashi')!;
    assert.deepEqual([dev.date, dev.tithi!.id, dev.tithi!.absent], ['2025-11-01', 'shukla_ekadashi', true]);
  });

  it('a year lists its festivals in order, each in the year, every kind among them', () => {
    const { from, to, festivals } = answer(VARANASI);
    assert.deepEqual([from, to], ['2024-01-01', '2024-12-31']);
    const dates = festivals!.map(({ date }) => date!);
    assert.deepEqual(dates, dates.toSorted());
    for (const date of dates) assert.ok(date >= from && date <= to);
    assert.deepEqual(new Set(festivals!.map(({ kind }) => kind)), new Set(FESTIVAL_KINDS));
  });

  it('two years together are the one and the other', () => {
    const both = answer({ ...VARANASI, years: 2 });
    const parts = [answer(VARANASI), answer({ ...VARANASI, year: 2025 })];
    assert.deepEqual(
      both.festivals,
      parts.flatMap(({ festivals }) => festivals!),
    );
  });

  it('kinds, regions, calendars and include narrow the answer', () => {
    const some = answer({ ...VARANASI, kinds: ['feast'], regions: ['kerala'], include: ['festivals'] });
    assert.equal(some.lunar_months ?? some.calendars, undefined);
    for (const { regions } of some.festivals!) assert.ok(regions?.includes('kerala') ?? true);
    assert.ok(some.festivals!.some(({ id }) => id === 'onam'));
    assert.ok(!some.festivals!.some(({ id }) => id === 'pongal'));
    const { calendars } = answer({ ...VARANASI, calendars: ['national'], include: ['calendars'] });
    assert.deepEqual(
      calendars!.map(({ calendar, months }) => [calendar, months.length]),
      [['national', 12]],
    );
  });

  it('the national calendar begins on 22 March, in a leap year on 21 March', () => {
    for (const [year, day, shaka] of [
      [2023, '2023-03-22', 1945],
      [2024, '2024-03-21', 1946],
      [2100, '2100-03-22', 2022],
    ] as const) {
      const [calendar] = answer({ ...VARANASI, year, calendars: ['national'], include: ['calendars'] }).calendars!;
      const first = calendar!.months.find(({ name }) => name === 'Chaitra')!;
      assert.deepEqual([first.first_day, first.year], [day, shaka]);
    }
  });

  it('2023 has an adhika Shravana, with its own two ekadashis', () => {
    const { festivals, lunar_months } = answer({ ...VARANASI, year: 2023, kinds: ['ekadashi'] });
    assert.deepEqual(
      lunar_months!.filter(({ adhika }) => adhika).map(({ month }) => month),
      ['shravana'],
    );
    assert.deepEqual(
      festivals!.filter(({ month }) => month!.adhika === true).map(({ id }) => id),
      ['padmini_ekadashi', 'parama_ekadashi'],
    );
  });

  it('within the polar circle festivals that no sunrise decides have no date, and a warning says so', () => {
    const { festivals, warnings, calendars } = answer(POLAR);
    assert.ok(warnings.some(({ code }) => code === 'polar_no_sunrise'));
    assert.ok(festivals!.some(({ date }) => date === null));
    assert.ok(festivals!.some(({ date }) => date !== null));
    assert.equal(calendars!.length, CALENDARS.length);
    for (const { date, at, kind } of festivals!)
      if (date === null && kind !== 'feast' && kind !== 'sankranti') assert.equal(at, null);
  });

  it('a date that the clocks skipped takes no festival and leaves none without a date (Apia, 30 December 2011)', () => {
    const APIA = { latitude: -13.83, longitude: -171.77, timezone: 'Pacific/Apia', year: 2011 };
    const { festivals, warnings } = answer(APIA);
    assert.deepEqual(warnings, []);
    assert.ok(festivals!.every(({ date }) => date !== null && date !== '2011-12-30'));
  });

  it('names every fault', () => {
    assert.deepEqual(faults({ years: MOST_YEARS + 1, kinds: ['holidays'], regions: ['mars'], calendars: ['mayan'] }), [
      ['invalid_range', 'years'],
      ['invalid_setting', 'kinds[0]'],
      ['invalid_setting', 'regions[0]'],
      ['invalid_setting', 'calendars[0]'],
      ['missing_field', 'location'],
    ]);
  });

  it('a year outside the ephemeris is a 422', () => {
    assert.throws(
      () => answer({ ...VARANASI, year: 90_000 }),
      (error) => error instanceof Problem && error.issues[0]!.code === 'date_out_of_range',
    );
  });
});

describeAnswers(festivalsEndpoint, services, {
  requests: {
    default: VARANASI,
    polar: POLAR,
    'the south': { latitude: -36.85, longitude: 174.76, timezone: 'Pacific/Auckland', year: 1982 },
    'another ayanamsa': { ...VARANASI, settings: { ayanamsa: 'raman', sunrise: 'visible' } },
  },
  sizes: [{ request: VARANASI, bytes: 170_000 }],
});
