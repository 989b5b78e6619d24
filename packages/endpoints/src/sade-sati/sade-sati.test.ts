import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { computeSadeSati } from '@theia-astro/astro/vedic/sade-sati/sade-sati';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Wire } from '../wire/wire.ts';
import { sadeSatiEndpoint } from './endpoint.ts';
import { sadeSatiResponseSchema } from './calculate.ts';
import { compute, context } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
const LAHIRI = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } } as const;

type Answer = z.infer<typeof sadeSatiResponseSchema>;
const wired = (request: Record<string, unknown> = {}): Wire<typeof sadeSatiResponseSchema> =>
  compute(sadeSatiEndpoint, { ...NY90, ...request });
const answer = (request: Record<string, unknown> = {}): Answer => sadeSatiResponseSchema.parse(wired(request));
const nearSecond = (actual: string | null | undefined, expected: string): void =>
  assert.ok(
    typeof actual === 'string' && Math.abs(Date.parse(actual) - Date.parse(expected)) <= 1000,
    `${actual} is not ${expected}`,
  );

describe('NY90, Moon in aquarius', () => {
  const { current, periods, cycles, moon_sign } = answer({ analysis_date: '2024-06-15' });
  const known = [
    ['rising', '2020-01-24T04:26:32Z', '2022-04-29T02:23:42Z', true],
    ['peak', '2022-04-29T02:23:42Z', '2022-07-12T09:18:00Z', true],
    ['rising', '2022-07-12T09:18:00Z', '2023-01-17T12:34:14Z', false],
    ['peak', '2023-01-17T12:34:14Z', '2025-03-29T16:15:09Z', true],
    ['setting', '2025-03-29T16:15:09Z', '2027-06-02T23:58:14Z', true],
    ['setting', '2027-10-20T01:42:08Z', '2028-02-23T13:53:56Z', false],
  ] as const;

  it('the six stays of 2020 to 2028, with separate retrograde returns', () => {
    const cycle = periods.filter(
      ({ starts_at, kind }) => kind === 'sade_sati' && starts_at! > '2019' && starts_at! < '2030',
    );
    assert.equal(cycle.length, known.length);
    known.forEach(([phase, start, end, direct], index) => {
      assert.deepEqual([cycle[index]?.phase, cycle[index]?.direct], [phase, direct]);
      nearSecond(cycle[index]?.starts_at, start);
      nearSecond(cycle[index]?.ends_at, end);
    });
    assert.deepEqual(
      [moon_sign, cycle[0]?.sign, cycle[1]?.sign, cycle[4]?.sign],
      ['aquarius', 'capricorn', 'aquarius', 'pisces'],
    );
  });

  it('on 2024-06-15 it is the peak, in the cycle of 2020 to 2028', () => {
    assert.equal(current?.phase, 'peak');
    const active = cycles.filter((cycle) => cycle.active);
    assert.equal(active.length, 1);
    nearSecond(active[0]?.starts_at, '2020-01-24T04:26:32Z');
    nearSecond(active[0]?.ends_at, '2028-02-23T13:53:56Z');
  });

  it('dhaiya is named when Saturn is in taurus and virgo', () => {
    const dhaiya = periods.filter(({ kind }) => kind === 'dhaiya');
    assert.deepEqual(
      new Set(dhaiya.map(({ phase, sign }) => `${phase} ${sign}`)),
      new Set(['dhaiya_4 taurus', 'dhaiya_8 virgo']),
    );
    assert.equal(answer({ analysis_date: '2000-10-01' }).current?.phase, 'dhaiya_4');
    assert.equal(answer({ analysis_date: '2015-10-01' }).current, null);
  });

  it('the stays agree with the published sidereal ingresses of Saturn (Lahiri): aquarius 2023-01-17, pisces 2025-03-29', () => {
    assert.equal(periods.find(({ starts_at }) => starts_at?.startsWith('2023-01-17'))?.sign, 'aquarius');
    assert.equal(periods.find(({ starts_at }) => starts_at?.startsWith('2025-03-29'))?.sign, 'pisces');
  });
});

describe('for every Moon sign, at any time', () => {
  it('periods and cycles do not overlap, and Saturn really is in the sign', () => {
    const whens = fc.double({ min: 2300000, max: 2600000, noNaN: true });
    fc.assert(
      fc.property(whens, fc.integer({ min: 0, max: 11 }), (jdUt, moonSign) => {
        const { periods, cycles, current, clipped } = computeSadeSati(context.ephemeris, LAHIRI, moonSign, jdUt, [
          jdUt - 30 * 365.25,
          jdUt + 30 * 365.25,
        ]);
        assert.equal(clipped, false);
        assert.ok(cycles.length >= 2 && cycles.length <= 4);
        for (const { startJdUt, endJdUt } of [...periods, ...cycles]) assert.ok(startJdUt! < endJdUt!);
        for (const list of [periods, cycles])
          list.slice(1).forEach(({ startJdUt }, index) => assert.ok(startJdUt! >= list[index]!.endJdUt!));
        for (const { signIndex, startJdUt, endJdUt } of periods) {
          for (const part of [0.001, 0.37, 0.999]) {
            const { longitudeDeg } = context.ephemeris.ecliptic(
              startJdUt! + part * (endJdUt! - startJdUt!),
              'saturn',
              LAHIRI,
            );
            assert.equal(Math.floor(longitudeDeg / 30), signIndex);
          }
        }
        assert.equal(
          current !== null,
          periods.some(({ startJdUt, endJdUt }) => startJdUt! <= jdUt && jdUt < endJdUt!),
        );
      }),
      { numRuns: 25, seed: 6_11 },
    );
  });

  it('sampled day by day over sixty years, no stay is missed', () => {
    const at = 2451545;
    const { periods } = computeSadeSati(context.ephemeris, LAHIRI, 3, at, [at - 30 * 365.25, at + 30 * 365.25]);
    const counting = new Set([2, 3, 4, 6, 10]);
    for (let jdUt = at - 10_957; jdUt < at + 10_957; jdUt += 3) {
      const sign = Math.floor(context.ephemeris.ecliptic(jdUt, 'saturn', LAHIRI).longitudeDeg / 30);
      const period = periods.find(({ startJdUt, endJdUt }) => startJdUt! <= jdUt && jdUt < endJdUt!);
      assert.equal(period?.signIndex ?? null, counting.has(sign) ? sign : null, `${jdUt}`);
    }
  });
});

describe('a whole life', () => {
  const life = answer({ span: 'life', analysis_date: '2024-06-15' });

  it('has every cycle and dhaiya from birth to 120 years, with ages; the first runs at birth', () => {
    assert.equal(life.cycles.length, 5);
    assert.ok(life.cycles[0]!.starts_age_years! < 0 && life.cycles[0]!.ends_age_years! > 0);
    assert.ok(life.cycles.at(-1)!.starts_age_years! < 120);
    for (const { starts_at, starts_age_years, ends_at, ends_age_years } of [
      ...life.cycles,
      ...life.periods,
      ...life.dhaiyas!,
    ])
      for (const [at, age] of [
        [starts_at, starts_age_years],
        [ends_at, ends_age_years],
      ] as const)
        assert.ok(Math.abs((Date.parse(at!) - Date.UTC(1990, 5, 15, 18, 30)) / 31_556_926_080 - age!) < 1e-5);
    assert.equal(life.dhaiyas!.length, 8);
  });

  it('its cycle of 2020 to 2028 breaks once, from 2027-06-02 to 2027-10-20', () => {
    const { breaks } = life.cycles.find(({ active }) => active)!;
    assert.equal(breaks!.length, 1);
    nearSecond(breaks![0]!.starts_at, '2027-06-02T23:58:14Z');
    nearSecond(breaks![0]!.ends_at, '2027-10-20T01:42:08Z');
  });

  it('periods and breaks fill every cycle and dhaiya without a gap', () => {
    for (const moonSign of [0, 3, 7, 10]) {
      const { periods, cycles, dhaiyas } = answer({ birth_date: `19${50 + moonSign}-01-15`, span: 'life' });
      for (const whole of [...cycles, ...dhaiyas!]) {
        const within = periods.filter(
          ({ starts_at, ends_at, kind, phase }) =>
            starts_at! >= whole.starts_at! &&
            ends_at! <= whole.ends_at! &&
            ('phase' in whole ? phase === whole.phase : kind === 'sade_sati'),
        );
        if (within[0]?.starts_at !== whole.starts_at || within.at(-1)?.ends_at !== whole.ends_at) continue;
        const parts = [...within, ...whole.breaks!].toSorted((a, b) => (a.starts_at! < b.starts_at! ? -1 : 1));
        parts.slice(1).forEach(({ starts_at }, index) => assert.equal(starts_at, parts[index]!.ends_at));
      }
    }
  });

  it('a range lists its own stays, and what runs is still that of the analysis', () => {
    const range = answer({ from: '2040-01-01', to: '2070-01-01', analysis_date: '2024-06-15' });
    assert.deepEqual(range.current, life.current);
    assert.ok(range.periods.every(({ ends_at, starts_at }) => ends_at! >= '2040' && starts_at! < '2070'));
    assert.deepEqual(
      range.periods,
      life.periods.filter(({ ends_at, starts_at }) => ends_at! >= '2040' && starts_at! < '2070'),
    );
  });

  it('every fault of a range is named', () => {
    for (const [request, code, field] of [
      [{ from: '2040-01-01' }, 'missing_field', 'to'],
      [{ from: '2040-01-01', to: '2039-01-01' }, 'invalid_range', 'to'],
      [{ from: '1840-01-01', to: '2039-01-01' }, 'range_too_large', 'to'],
      [{ from: '2040-01-01', to: '2050-01-01', span: 'life' }, 'conflicting_fields', 'from'],
    ] as const)
      assert.throws(
        () => answer(request),
        (error: unknown) => error instanceof Problem && error.code === code && error.issues[0].field === field,
      );
  });
});

describe('uncertain, clipped and rejected requests', () => {
  it('without a birth time the noon Moon is used, and the signs of the day are listed', () => {
    const unknown = answer({ birth_time: null });
    assert.deepEqual([unknown.approximate, unknown.possible_moon_signs], [true, ['aquarius', 'pisces']]);
    assert.deepEqual(answer({ birth_date: '1990-06-16', birth_time: null }).possible_moon_signs, ['pisces']);
  });

  it('near the end of the ephemeris the window is clipped, with a warning', () => {
    const old = answer({ birth_date: '-2999-02-01', analysis_date: '-2998-06-15' });
    assert.ok(old.warnings.some(({ code }) => code === 'range_clipped'));
  });

  it('another ayanamsa changes the dates', () => {
    const raman = answer({ settings: { ayanamsa: 'raman' }, analysis_date: '2024-06-15' });
    assert.notEqual(raman.current?.starts_at, answer({ analysis_date: '2024-06-15' }).current?.starts_at);
  });

  it('invalid analysis dates, and system western', () => {
    for (const [request, code, field] of [
      [{ analysis_date: '2024-02-31' }, 'invalid_date', 'analysis_date'],
      [{ analysis_time: '25:00' }, 'invalid_time', 'analysis_time'],
      [{ system: 'western' }, 'conflicting_fields', 'system'],
    ] as const) {
      assert.throws(
        () => answer(request),
        (error: unknown) => error instanceof Problem && error.code === code && error.issues[0].field === field,
      );
    }
  });
});

/** Limit for sixty years of Saturn: one screen. */
const DEFAULT_BYTES = 6144;

describe('the answer', () => {
  it('matches its schema for every request', () => {
    for (const request of [
      {},
      { analysis_date: '2024-06-15', analysis_time: '08:00' },
      { birth_time: null },
      { settings: { ayanamsa: 'krishnamurti', positions: 'true' } },
      { latitude: 89.9, longitude: 0 },
      { span: 'life' },
      { birth_date: '2950-02-01', span: 'life' },
      { birth_date: '-2999-02-01', analysis_date: '-2998-06-15' },
    ]) {
      const served = wired(request);
      assert.deepEqual(sadeSatiResponseSchema.parse(served), served, JSON.stringify(request));
    }
  });

  it(`is at most ${DEFAULT_BYTES} bytes`, () => {
    const bytes = JSON.stringify(wired({ analysis_date: '2024-06-15' })).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});
