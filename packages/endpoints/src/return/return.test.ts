import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { natalEndpoint } from '../natal/endpoint.ts';
import { natalResponseSchema } from '../natal/calculate.ts';
import { returnEndpoint } from './endpoint.ts';
import { RETURN_INCLUDES } from './request.ts';
import { returnResponseSchema } from './calculate.ts';
import { compute, contextAt, faultOf } from '../testing/call.test-data.ts';

const nowMs = Date.UTC(2026, 2, 1);
const context = contextAt(nowMs);
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
type Answer = z.infer<typeof returnResponseSchema>;

const answer = (request: Record<string, unknown>): Answer =>
  returnResponseSchema.parse(compute(returnEndpoint, { ...NY90, ...request }, context));
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const near = (actual: number | undefined, expected: number, tolerance = 1e-5): void =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
/** Within one second. */
const times = (request: Record<string, unknown>, expected: readonly string[]): Answer => {
  const found = answer(request);
  assert.equal(found.returns.length, expected.length, found.returns.map(({ at }) => at).join());
  for (const [index, { at }] of found.returns.entries()) {
    assert.ok(Math.abs(Date.parse(at) - Date.parse(expected[index]!)) <= 1000, `${at} is not ${expected[index]}`);
  }
  return found;
};
const passes = ({ returns }: Answer): unknown =>
  returns.map(({ pass, pass_count, motion }) => `${pass}/${pass_count} ${motion}`);

describe('returns of NY90', () => {
  it('the solar return of 2024, with its chart', () => {
    const {
      returns: [found],
      natal_longitude,
    } = times({ type: 'solar', year: 2024 }, ['2024-06-14T23:44:41Z']);
    assert.equal(found?.at_local, '2024-06-14T19:44:41-04:00');
    near(found?.chart.houses?.angles.asc, 256.0196);
    near(found?.chart.houses?.angles.mc, 186.45069);
    near(found?.chart.points?.moon?.longitude, 182.72658);
    near(found?.chart.points?.sun?.longitude, natal_longitude, 1e-6);
    assert.deepEqual(
      found?.aspects_to_natal
        ?.filter((aspect) => aspect.point_1 === 'sun' && aspect.point_2 === 'sun')
        .map(({ chart_1, chart_2, aspect, applying }) => [chart_1, chart_2, aspect, applying]),
      [['return', 'natal', 'conjunction', false]],
    );
    const { returns: whole } = answer({ type: 'solar', year: 2024, include: ['all'] });
    assert.ok((whole[0]?.aspects_to_natal ?? []).length > 0);
    for (const { orb, allowed_orb } of whole[0]?.aspects_to_natal ?? [])
      assert.ok(Math.abs(orb) <= 1 && allowed_orb === 1);
  });

  it('relocated to London the instant stays, the angles move', () => {
    for (const where of [
      { relocation: { location: 'London' } },
      { return_location: 'London' },
      { relocation: { lat: 51.50853, lon: -0.12574 } },
      { return_latitude: 51.50853, return_longitude: -0.12574 },
    ]) {
      const {
        returns: [found],
      } = times({ type: 'solar', year: 2024, ...where }, ['2024-06-14T23:44:41Z']);
      near(found?.chart.houses?.angles.asc, 336.2726);
      near(found?.chart.houses?.angles.mc, 260.62844);
      assert.equal(found?.at_local, '2024-06-15T00:44:41+01:00');
    }
  });

  it('solar returns of 2023 and 2025, and corrected for precession', () => {
    times({ type: 'Solar', year: 2023 }, ['2023-06-15T17:56:54Z']);
    times({ type: 'sun', year: '2025' }, ['2025-06-15T05:38:17Z']);
    times({ type: 'solar', year: 2024, precession_corrected: true }, ['2024-06-15T11:33:53Z']);
    times({ type: 'solar', year: 2024, sidereal: true }, ['2024-06-15T11:33:53Z']);
  });

  it('lunar returns: two after an instant, thirteen in 2024', () => {
    times({ type: 'lunar', after: '2024-06-15T16:00:00Z', count: 2 }, ['2024-06-27T14:12:59Z', '2024-07-24T20:38:27Z']);
    times({ type: 'lunar', date: '2024-06-15T16:00:00Z' }, ['2024-06-27T14:12:59Z']);
    const { returns } = answer({ type: 'lunar', year: 2024, include: ['points'] });
    assert.equal(returns.length, 13);
    for (const { at_local } of returns) assert.match(at_local, /^2024-/);
  });

  it('Saturn comes back once, in January 2020', () => {
    assert.deepEqual(passes(times({ type: 'saturn', after: '2019-01-01' }, ['2020-01-23T04:34:43Z'])), ['1/1 direct']);
  });

  it('two of the three Jupiter returns are in 2026', () => {
    assert.deepEqual(passes(times({ type: 'jupiter', year: 2026 }, ['2026-02-16T02:00:23Z', '2026-04-03T10:32:55Z'])), [
      '2/3 retrograde',
      '3/3 direct',
    ]);
    assert.deepEqual(passes(times({ type: 'JUPITER', year: 2025 }, ['2025-08-21T16:49:34Z'])), ['1/3 direct']);
  });

  it('without a year: the last one before now (2026-03-01), and the next', () => {
    times({ type: 'jupiter' }, ['2026-02-16T02:00:23Z', '2026-04-03T10:32:55Z']);
    const { returns } = answer({ type: 'solar', count: 2 });
    assert.deepEqual(
      returns.map(({ at }) => at.slice(0, 10)),
      ['2025-06-15', '2026-06-15', '2027-06-15'],
    );
  });
});

describe('charts of returns', () => {
  it('match the natal endpoint for the instant and place', () => {
    const {
      returns: [found],
    } = answer({ type: 'solar', year: 2024, include: ['all'] });
    const { points, houses, sect, lots, patterns } = natalResponseSchema.parse(
      compute(
        natalEndpoint,
        { utc: found!.at, latitude: NY90.latitude, longitude: NY90.longitude, include: ['all'] },
        context,
      ),
    );
    assert.deepEqual(
      [found?.chart.sect, found?.chart.patterns?.map(({ type }) => type)],
      [sect, patterns?.map(({ type }) => type)],
    );
    assert.deepEqual(Object.keys(found?.chart.points ?? {}), Object.keys(points ?? {}));
    assert.deepEqual(Object.keys(found?.chart.lots ?? {}), Object.keys(lots ?? {}));
    near(found?.chart.houses?.angles.asc, houses?.angles.asc ?? Number.NaN, 0.01);
  });

  it('have the parts named in include', () => {
    const {
      returns: [found],
    } = answer({ type: 'solar', year: 2024, include: ['houses'] });
    assert.deepEqual(
      [found?.chart.points, found?.aspects_to_natal, found?.chart.houses?.system],
      [undefined, undefined, 'P'],
    );
  });

  it('use the orbs of the settings when given', () => {
    const count = (settings: Record<string, unknown>): number =>
      answer({ type: 'solar', year: 2024, settings }).returns[0]?.aspects_to_natal?.length ?? 0;
    assert.ok(count({ orb_degrees: 8 }) > 2 * count({}));
  });

  it('have no houses without a birth time', () => {
    const { returns } = answer({ type: 'solar', year: 2024, birth_time: null });
    assert.deepEqual([returns[0]?.chart.houses, returns[0]?.chart.sect], [null, null]);
    assert.doesNotMatch(JSON.stringify(returns), /"house(_position)?":\d/);
  });
});

describe('before the birth and beyond', () => {
  it('a converse return is the same number of years before the birth', () => {
    const { returns } = answer({ type: 'solar', year: 2024, converse: true, include: [] });
    assert.match(returns[0]!.at, /^1956-06-1/);
    assert.deepEqual(answer({ type: 'solar', year: 1956, converse: true, include: [] }).returns, returns);
    const assumed = answer({ type: 'solar', year: 1956, include: [] });
    assert.deepEqual(assumed.returns, returns);
    assert.deepEqual(
      assumed.warnings.map(({ code }) => code),
      ['converse_assumed'],
    );
  });

  it('a converse return mirrors the requested time at the birth', () => {
    const days = (text: string): number => Date.parse(text) / 86_400_000;
    const birth = days('1990-06-15T18:30:00Z');
    const [direct] = answer({ type: 'lunar', after: '2024-06-15T16:00:00Z', include: [] }).returns;
    const [converse] = answer({ type: 'lunar', after: '2024-06-15T16:00:00Z', converse: true, include: [] }).returns;
    assert.ok(days(converse!.at) < 2 * birth - days('2024-06-15T16:00:00Z'));
    assert.ok(Math.abs(birth - days(converse!.at) - (days(direct!.at) - birth)) < 28);
  });

  it('the birth is not a return, but is counted as a pass', () => {
    const { returns } = answer({ type: 'saturn', year: 1990, include: [] });
    assert.deepEqual(
      returns.map(({ at, pass, pass_count }) => [at.slice(0, 10), pass, pass_count]),
      [['1990-12-17', 3, 3]],
    );
    assert.deepEqual(
      answer({ type: 'solar', year: 1990, include: [] }).warnings.map(({ code }) => code),
      ['no_return_in_year'],
    );
  });

  it('no return in a year gives the first later one, with a warning', () => {
    const { returns, warnings } = answer({ type: 'saturn', year: 2000, include: [] });
    assert.ok(Math.abs(Date.parse(returns[0]!.at) - Date.parse('2020-01-23T04:34:43Z')) <= 1000);
    assert.deepEqual(
      warnings.map(({ code, field }) => [code, field]),
      [['no_return_in_year', 'year']],
    );
  });

  it('a return beyond 200 years or the end of the ephemeris is not found', () => {
    assert.deepEqual(problem({ type: 'pluto', after: '2026-01-01' }), [422, 'event_not_found', 'type']);
    assert.deepEqual(problem({ type: 'neptune', after: '2980-01-01' }), [422, 'event_not_found', 'type']);
  });
});

describe('what is rejected', () => {
  it('the error matrix, row 34, and the field table', () => {
    assert.deepEqual(problem({}), [400, 'missing_field', 'type']);
    assert.deepEqual(problem({ type: 'pluton' }), [400, 'invalid_return_type', 'type']);
    assert.deepEqual(problem({ type: 5 }), [400, 'invalid_type_of_field', 'type']);
    assert.deepEqual(problem({ type: 'solar', year: 'x' }), [400, 'invalid_year', 'year']);
    assert.deepEqual(problem({ type: 'solar', year: 2024.5 }), [400, 'invalid_year', 'year']);
    assert.deepEqual(problem({ type: 'solar', year: 9999 }), [422, 'date_out_of_range', 'year']);
    assert.deepEqual(problem({ type: 'solar', year: 2024, after: '2024-01-01' }), [400, 'conflicting_fields', 'after']);
    assert.deepEqual(problem({ type: 'solar', after: 'soon' }), [400, 'invalid_datetime', 'after']);
    for (const count of [0, 13, 1.5])
      assert.deepEqual(problem({ type: 'solar', count }), [400, 'invalid_range', 'count']);
    assert.deepEqual(problem({ type: 'solar', converse: 'maybe' }), [400, 'invalid_boolean', 'converse']);
    assert.deepEqual(problem({ type: 'solar', relocation: {} }), [400, 'missing_field', 'relocation.location']);
    assert.deepEqual(problem({ type: 'solar', relocation: { location: 'zzqxw' } }), [
      422,
      'place_not_found',
      'relocation.location',
    ]);
    assert.deepEqual(problem({ type: 'solar', relocation: { location: 'Paris' }, return_location: 'Rome' }), [
      400,
      'conflicting_fields',
      'relocation',
    ]);
    assert.deepEqual(problem({ type: 'solar', include: ['foo'] })[1], 'invalid_include');
    assert.deepEqual(problem({ type: 'chiron', birth_date: '1700-01-01' }), [422, 'body_unavailable', 'type']);
    assert.deepEqual(problem({ type: 'lunar', settings: { coordinates: 'heliocentric' } }), [
      422,
      'body_unavailable',
      'type',
    ]);
  });

  it('the words of POST /swiss name the type', () => {
    const returnType = (request: string, more: object = {}): string =>
      returnEndpoint.parse({ ...NY90, request, ...more }, nowMs).type;
    assert.deepEqual(
      [returnType('solar_return'), returnType('LUNAR_RETURN'), returnType('lunar_return', { type: 'mars' })],
      ['solar', 'lunar', 'mars'],
    );
  });

  it('needs the Professional plan', () =>
    assert.equal(
      returnEndpoint.need(returnEndpoint.parse({ ...NY90, type: 'solar' }, nowMs)).minimumPlan,
      'professional',
    ));
});

describe('an answer matches its schema exactly', () => {
  const solar = { type: 'solar', year: 2024 };
  const requests = [
    solar,
    { ...solar, include: ['all'] },
    ...RETURN_INCLUDES.map((part) => ({ ...solar, include: [part] })),
    { ...solar, birth_time: null, include: ['all'] },
    { ...solar, sidereal: true, include: ['all'] },
    { ...solar, settings: { coordinates: 'topocentric' }, include: ['all'] },
    { type: 'mars', after: '2024-01-01', settings: { coordinates: 'heliocentric' }, include: ['all'] },
    { ...solar, settings: { bodies: ['sun', 'north_node', 'south_node', 'vesta'] }, include: ['all'] },
    { ...solar, relocation: { latitude: 78.22, longitude: 15.65 }, include: ['all'] },
    { type: 'lunar', after: '2024-01-01', count: 2 },
    { type: 'north_node', after: '2024-01-01' },
    { type: 'solar', year: -400, birth_date: '-0500-03-01', include: ['all'] },
  ];
  for (const request of requests) {
    it(JSON.stringify(request), () => {
      const found = compute(returnEndpoint, { ...NY90, ...request }, context);
      assert.deepEqual(returnResponseSchema.parse(found), found);
    });
  }

  it('has at most 7 KiB for one return by default, 12 KiB for two', () => {
    const bytes = (request: Record<string, unknown>): number => Buffer.byteLength(JSON.stringify(answer(request)));
    assert.ok(bytes(solar) <= 7168, `${bytes(solar)}`);
    assert.ok(bytes({ type: 'jupiter', year: 2026 }) <= 12_288, `${bytes({ type: 'jupiter', year: 2026 })}`);
  });
});
