import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { varshaphalEndpoint } from '../varshaphal/endpoint.ts';
import { yearlyCycleEndpoint } from '../yearly-cycle/endpoint.ts';
import { returnEndpoint } from './endpoint.ts';
import type { returnResponseSchema } from './calculate.ts';
import { compute, contextAt } from '../testing/call.test-data.ts';

const nowMs = Date.UTC(2026, 2, 1);
const context = contextAt(nowMs);
type Answer = z.infer<typeof returnResponseSchema>;

const SAN_DIEGO = { utc: '2000-01-01T00:00:00Z', latitude: 32.71571, longitude: -117.16472 };
const solar = (request: Record<string, unknown>): Answer =>
  compute(returnEndpoint, { type: 'solar', include: [], ...request }, context) as Answer;
const instants = ({ returns }: Answer): number[] => returns.map(({ at }) => Date.parse(at));
const DAY_MS = 86_400_000;

/** Zones on both sides of the date line, with whole and fractional offsets. */
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Adelaide',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Europe/Moscow',
  'Europe/Berlin',
  'Europe/London',
  'Atlantic/Azores',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Marquesas',
  'Pacific/Pago_Pago',
] as const;

describe('the year of a solar return is the year of the birthday', () => {
  it('a birth at midnight UTC of New Year 2000 in San Diego, where it was 1999, has one return for each of 2028 to 2032', () => {
    const found = [2028, 2029, 2030, 2031, 2032].map((year) => solar({ ...SAN_DIEGO, year }));
    for (const { returns, warnings } of found)
      assert.deepEqual([returns.length, warnings.map(({ code }) => code)], [1, []]);
    const times = found.flatMap(instants);
    for (const [index, at] of times.slice(1).entries())
      assert.ok(Math.abs((at - times[index]!) / DAY_MS - 365.2422) < 0.02, new Date(at).toISOString());
    assert.ok(Math.abs(times[0]! - Date.UTC(2028, 11, 31, 18)) < DAY_MS);
  });

  it('in every place: a relocation across the date line does not change the year', () => {
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      const [at] = instants(solar({ ...SAN_DIEGO, year }));
      for (const location of ['Auckland, New Zealand', 'Honolulu', 'Tokyo'])
        assert.deepEqual(instants(solar({ ...SAN_DIEGO, year, relocation: { location } })), [at]);
    }
  });

  it('every year has exactly one, within two days of the birthday, and every return belongs to a year', () => {
    const births = fc.record({
      dayMs: fc
        .integer({ min: Date.UTC(1900, 11, 28), max: Date.UTC(2040, 11, 28) })
        .map((at) => Date.UTC(new Date(at).getUTCFullYear(), 11, 28)),
      offsetMs: fc.integer({ min: 0, max: (7 * DAY_MS) / 1000 }).map((seconds) => seconds * 1000),
      zone: fc.constantFrom(...ZONES),
      first: fc.integer({ min: 1, max: 60 }),
      sidereal: fc.boolean(),
    });
    fc.assert(
      fc.property(births, ({ dayMs, offsetMs, zone, first, sidereal }) => {
        const local = new Date(dayMs + offsetMs).toISOString();
        const birth = {
          birth_date: local.slice(0, 10),
          birth_time: local.slice(11, 19),
          timezone: zone,
          latitude: 10,
          longitude: 20,
          sidereal,
        };
        const birthYear = Number(local.slice(0, 4));
        const years = [0, 1, 2, 3, 4].map((step) => birthYear + first + step);
        const found = years.map((year) => solar({ ...birth, year }));
        for (const [index, { returns }] of found.entries()) {
          assert.equal(returns.length, 1);
          const birthday = Date.parse(
            `${years[index]}${local.slice(4, 10) === '-02-29' ? '-03-01' : local.slice(4, 10)}T${local.slice(11, 19)}Z`,
          );
          const drift = sidereal ? ((first + index) / 70) * DAY_MS : 0;
          assert.ok(
            Math.abs(Date.parse(`${returns[0]!.at_local.slice(0, 19)}Z`) - birthday - drift) < 2 * DAY_MS,
            `${returns[0]!.at_local} in ${years[index]}`,
          );
        }
        const times = found.flatMap(instants);
        const listed = instants(solar({ ...birth, after: new Date(times[0]! - 1000).toISOString(), count: 5 }));
        for (const [index, at] of listed.entries()) assert.ok(Math.abs(at - times[index]!) <= 1000);
      }),
      { numRuns: 60 },
    );
  });

  it('before the birth too, and converse', () => {
    const back = solar({ ...SAN_DIEGO, year: 1998 });
    assert.deepEqual(
      back.warnings.map(({ code }) => code),
      ['converse_assumed'],
    );
    assert.ok(Math.abs(instants(back)[0]! - Date.UTC(1999, 0, 1)) < DAY_MS);
    assert.deepEqual(instants(solar({ ...SAN_DIEGO, year: 1998, converse: true })), instants(back));
    assert.deepEqual(instants(solar({ ...SAN_DIEGO, year: 2000, converse: true })), instants(back));
  });

  it('in the year of birth the Sun does not return yet: the first return is given, with a warning', () => {
    const {
      returns: [first],
      warnings,
    } = solar({ ...SAN_DIEGO, year: 1999 });
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['no_return_in_year'],
    );
    assert.equal(first?.at, solar({ ...SAN_DIEGO, year: 2000 }).returns[0]?.at);
  });

  it('the yearly cycle and the varshaphal count the same years, also when relocated', () => {
    for (const [year, location] of [
      [2028, 'Auckland, New Zealand'],
      [2029, 'Tokyo'],
      [2030, 'San Diego'],
    ] as const) {
      const cycle = compute(yearlyCycleEndpoint, { ...SAN_DIEGO, year, relocation: { location } }, context) as {
        year: number;
        solar_return: { at: string };
      };
      assert.equal(cycle.year, year);
      const varshaphal = compute(varshaphalEndpoint, { ...SAN_DIEGO, year, relocation: { location } }, context) as {
        year: number;
      };
      assert.equal(varshaphal.year, year);
      assert.equal(cycle.solar_return.at, solar({ ...SAN_DIEGO, year }).returns[0]?.at);
    }
  });
});
