import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'node:test';
import { PROFECTION_MONTHS } from '@theia-astro/astro/time-lords/profections';
import type { z } from 'zod';
import { returnEndpoint } from '../return/endpoint.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { timeLordsEndpoint } from './endpoint.ts';
import { PROFECTED_POINTS } from './request.ts';
import { timeLordsResponseSchema } from './schema.ts';
import { context, issuesOf, services } from '../testing/call.test-data.ts';
import { periodsAtMost } from './settings.ts';

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' };

type Answer = z.infer<typeof timeLordsResponseSchema>;
type Period = NonNullable<Answer['firdaria']>['periods'][number];

const parse = (input: object) => timeLordsEndpoint.parse(input, context.nowMs);
const answer = (input: object): Answer =>
  timeLordsResponseSchema.parse(timeLordsEndpoint.calculate(context, parse({ ...NY90, ...input })));
const faults = (input: object) => issuesOf(() => parse({ ...NY90, ...input }));
const lords = (periods: readonly Period[]): string => periods.map(({ lord, sign }) => sign ?? lord).join(' ');

describe('POST /time_lords', () => {
  it('NY90 at 34: Leo rules the year from the 11th house, between the solar returns that /return gives', () => {
    const { profections, sect } = answer({});
    const [asc] = profections!;
    assert.deepEqual([sect, asc!.point, asc!.sign], ['day', 'asc', 'libra']);
    const [year] = asc!.current;
    assert.deepEqual([year!.sign, year!.lord, year!.house], ['leo', 'sun', 11]);
    for (const [asked, expected] of [
      [2024, year!.starts_at],
      [2025, year!.ends_at],
    ] as const) {
      const request = returnEndpoint.parse(
        { ...NY90, analysis_date: undefined, type: 'solar', year: asked },
        context.nowMs,
      );
      const found = JSON.stringify(returnEndpoint.calculate(context, request));
      const at = /"at":"([^"]+)"/.exec(found)?.[1] ?? '';
      assert.ok(Math.abs(Date.parse(at) - Date.parse(expected)) <= 1000, `${at} ${expected}`);
    }
  });

  it('lists the running twelve years of profections, the whole life of the others', () => {
    const { profections, releasing, firdaria } = answer({});
    assert.equal(profections![0]!.periods.length, 12);
    assert.equal(profections![0]!.periods[0]!.sign, 'libra');
    assert.deepEqual(
      releasing!.map(({ lot, sign }) => [lot, sign]),
      [
        ['spirit', 'capricorn'],
        ['fortune', 'cancer'],
      ],
    );
    for (const { periods } of [...releasing!, firdaria!]) {
      assert.equal(periods[0]!.starts_at, '1990-06-15T18:30:00Z');
      assert.ok(periods.at(-1)!.ends_at > '2090-06-15');
    }
  });

  it('in a range lists every level, each period followed by its parts', () => {
    const { releasing, profections, firdaria } = answer({ from: '2024-01-01', to: '2025-01-01', levels: 4 });
    for (const { periods } of [...releasing!, ...profections!, firdaria!]) {
      assert.equal(periods[0]!.level, 1);
      periods.forEach((period, index) => {
        assert.ok(period.ends_at > '2024-01-01' && period.starts_at < '2025-01-01');
        const after = periods[index + 1];
        assert.ok(after === undefined || after.level <= period.level + 1);
        if (after?.level === period.level) assert.equal(after.starts_at, period.ends_at);
      });
    }
    const levelsOf = (periods: readonly Period[]): number => Math.max(...periods.map(({ level }) => level));
    assert.deepEqual([releasing![0]!.periods, profections![0]!.periods, firdaria!.periods].map(levelsOf), [4, 3, 2]);
  });

  it('current is what the list has at that instant', () => {
    const { releasing, analysis_at: at } = answer({ from: '2024-06-01', to: '2024-07-01', levels: 4 });
    for (const { current, periods } of releasing!)
      assert.deepEqual(
        current,
        periods.filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at),
      );
  });

  it('marks the peaks and the loosing of the bond', () => {
    const { releasing } = answer({ levels: 2, lots: ['spirit'] });
    const { periods } = releasing![0]!;
    for (const { from_fortune: place, peak } of periods) assert.equal(peak ?? false, [1, 4, 7, 10].includes(place!));
    const loosed = periods.filter(({ loosing }) => loosing);
    assert.equal(
      lords(loosed),
      'cancer leo',
      'opposite Capricorn and Aquarius; no other period of the list is long enough',
    );
  });

  it('obeys each school: months, years, nodes, the sign of Spirit, who begins', () => {
    const months = (profection_months: string): number =>
      answer({ levels: 2, settings: { profection_months } }).profections![0]!.periods.filter(({ level }) => level === 2)
        .length;
    assert.deepEqual(['equal', 'solar', 'days_30', 'days_28'].map(months), [144, 144, 156, 168]);
    const night = { birth_time: '23:30' };
    assert.ok(lords(answer(night).firdaria!.periods).startsWith('moon saturn jupiter mars sun'));
    assert.ok(
      lords(answer({ ...night, settings: { firdaria_nodes: 'after_mars' } }).firdaria!.periods).startsWith(
        'moon saturn jupiter mars north_node south_node sun',
      ),
    );
    const long = answer({ settings: { releasing_year: 365.25 } }).releasing![0]!.periods[0]!;
    assert.equal(long.ends_at.slice(0, 10), '2017-06-15');
    const newMoon = { birth_date: '2024-04-08', birth_time: '14:20', analysis_date: '2026-01-01' };
    const [spirit, fortune] = answer(newMoon).releasing!;
    assert.deepEqual([spirit!.moved, fortune!.moved], [true, undefined]);
    assert.notEqual(spirit!.sign, fortune!.sign);
    const [same] = answer({ ...newMoon, settings: { releasing_same_sign: 'same' } }).releasing!;
    assert.deepEqual([same!.sign, same!.moved], [fortune!.sign, undefined]);
    const started = (decennial_start: string): string =>
      answer({ include: ['decennials'], settings: { decennial_start } }).decennials!.order[0]!;
    assert.deepEqual(
      [started('sect_light'), started('valens')],
      ['sun', 'saturn'],
      'Sun and Moon decline, in the 9th and 6th; Saturn is the first after the ascendant',
    );
    const { conventions } = answer({ settings: { firdaria_year: 365.25, profection_months: 'days_28' } });
    assert.deepEqual([conventions.firdaria_year, conventions.profection_months], [365.25, 'days_28']);
  });

  it('profects any point, and counts the signs of the sidereal zodiac where it is asked for', () => {
    const { profections } = answer({ points: PROFECTED_POINTS });
    assert.deepEqual(
      profections!.map(({ point }) => point),
      PROFECTED_POINTS,
    );
    for (const { sign, periods } of profections!) assert.equal(periods[0]!.sign, sign);
    assert.equal(answer({ sidereal: true }).profections![0]!.sign, 'virgo');
  });

  it('before the birth nothing runs; ages of rising times are null within the polar circles', () => {
    const { profections, releasing, firdaria } = answer({ analysis_date: '1980-01-01' });
    for (const { current } of [...profections!, ...releasing!, firdaria!]) assert.deepEqual(current, []);
    const polar = { location: undefined, latitude: 78, longitude: 15, timezone: 'Arctic/Longyearbyen' };
    assert.equal(answer({ ...polar, include: ['ascensions'] }).ascensions, null);
    const { signs, ages } = answer({ include: ['ascensions'] }).ascensions!;
    assert.ok(Math.abs(signs.reduce((sum, { years }) => sum + years, 0) - 360) < 1e-6);
    assert.ok(ages.some(({ lords: two, by, years }) => two.join() === 'sun' && by === 'period' && years === 19));
  });

  it('a sign has risen when the sidereal time has gone its ascension further', () => {
    const { signs } = answer({ include: ['ascensions'] }).ascensions!;
    const { trueDeg } = services.ephemeris.obliquity(2_448_058.27);
    const ascendants = Array.from(
      { length: 36_000 },
      (_, step) => services.ephemeris.housesFromArmc(step / 100, 40.71427, trueDeg, 'W').angles.ascendantDeg,
    );
    signs.forEach(({ years }, sign) => {
      const inSign = ascendants.filter((asc) => Math.floor(asc / 30) === sign).length * 0.01;
      assert.ok(Math.abs(inSign - years) < 0.03, `${sign}: ${inSign} ${years}`);
    });
  });

  it('rejects a birth without a time, half a range, and more than can be listed', () => {
    assert.deepEqual(faults({ birth_time: null }), [['missing_field', 'birth_time']]);
    assert.deepEqual(faults({ from: '2024-01-01' }), [['missing_field', 'to']]);
    assert.deepEqual(faults({ levels: 3 }), [
      ['missing_field', 'from'],
      ['missing_field', 'to'],
    ]);
    assert.deepEqual(faults({ from: '2024-01-01', to: '2024-01-01' }), [['invalid_range', 'to']]);
    assert.deepEqual(faults({ from: '2020-01-01', to: '2024-01-01', levels: 3 }), [['range_too_large', 'to']]);
    assert.deepEqual(faults({ from: '1900-01-01', to: '2021-01-01' }), [['range_too_large', 'to']]);
    const many = { levels: 2, points: PROFECTED_POINTS, from: '1990-01-01', to: '2109-01-01' };
    assert.deepEqual(faults(many), [['range_too_large', 'to']]);
    assert.deepEqual(faults({ levels: 5 }), [['invalid_range', 'levels']]);
    assert.deepEqual(faults({ points: ['vertex'] }), [['invalid_setting', 'points[0]']]);
    assert.deepEqual(faults({ settings: { releasing_year: 364 } }), [['invalid_setting', 'settings.releasing_year']]);
  });

  it('needs Growth, at a price of its own', () => {
    const { priceTier, minimumPlan } = timeLordsEndpoint.need(parse(NY90));
    assert.deepEqual([priceTier, minimumPlan], ['time_lords', 'growth']);
  });
});

describeAnswers(timeLordsEndpoint, services, {
  requests: {
    default: NY90,
    everything: { ...NY90, include: ['all'], levels: 2 },
    'a deep range': {
      ...NY90,
      include: ['all'],
      levels: 4,
      from: '2024-01-01',
      to: '2025-01-01',
      points: ['asc', 'moon', 'eros'],
    },
    sidereal: { ...NY90, sidereal: true, include: ['all'] },
    'the last years': { ...NY90, birth_date: '2950-06-15', analysis_date: '2990-01-01', include: ['all'] },
    'an early year': { ...NY90, birth_date: '-0500-03-01', analysis_date: '-0470-03-01', include: ['all'] },
  },
  sizes: [{ request: NY90, bytes: 8_192 }],
});

it('no answer lists more periods than its request was estimated to', () => {
  const day = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 1_096 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...PROFECTION_MONTHS),
      fc.boolean(),
      (from, days, levels, profection_months, whole) => {
        const instant = (after: number): string => new Date(Date.UTC(1990, 5, 15) + after * 86_400_000).toISOString();
        const request = timeLordsEndpoint.parse(
          {
            birth_date: '1990-06-15',
            birth_time: '14:30',
            latitude: 40.71,
            longitude: -74,
            include: ['all'],
            settings: { profection_months },
            ...(whole ? { levels: Math.min(levels, 2) } : { levels, from: instant(from), to: instant(from + days) }),
          },
          context.nowMs,
        );
        const { profections, releasing, firdaria, decennials } = timeLordsEndpoint.calculate(context, request);
        const listed = [...profections!, ...releasing!, firdaria!, decennials!].map(({ periods }) => periods.length);
        assert.ok(listed.reduce((sum, count) => sum + count, 0) <= periodsAtMost(request), `${listed}`);
      },
    ),
    { numRuns: 40 },
  );
});
