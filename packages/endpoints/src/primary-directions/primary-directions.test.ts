import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { primaryDirectionsEndpoint } from './endpoint.ts';
import { DIRECTIONS_INCLUDES, SIGNIFICATOR_IDS } from './request.ts';
import { primaryDirectionsResponseSchema } from './schema.ts';
import { compute, context, issueTexts } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
/** All planets to the angles and the lights, a life long. */
const DEFAULT_BYTES = 22_000;

type Answer = z.infer<typeof primaryDirectionsResponseSchema>;
const wired = (request: Record<string, unknown>) => compute(primaryDirectionsEndpoint, request);
const answer = (request: Record<string, unknown> = {}): Answer =>
  primaryDirectionsResponseSchema.parse(wired({ ...NY90, ...request }));
const faults = (request: Record<string, unknown>) => issueTexts(() => wired(request));
const found = ({ directions = [] }: Answer, promissor: string, aspect: string, significator: string) =>
  directions.filter((one) => one.promissor === promissor && one.aspect === aspect && one.significator === significator);

describe('NY90', () => {
  it('the arc of a planet to the midheaven is its right ascension less that of the midheaven', () => {
    const [direction] = found(answer({ mode: 'mundane' }), 'jupiter', 'conjunction', 'mc');
    const { angles } = context.ephemeris.houses(
      2448058.270833541,
      { geoLatitudeDeg: 40.71427, geoLongitudeDeg: -74.00597, elevationM: 0 },
      'P',
      { ayanamsa: null },
    );
    const frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;
    const { rightAscensionDeg } = context.ephemeris.position(2448058.270833541, 'jupiter', frame);
    assert.ok(Math.abs(direction!.arc - (rightAscensionDeg - angles.armcDeg)) < 1e-6);
    assert.ok(Math.abs(direction!.age_years - direction!.arc / 0.98564736) < 1e-6);
  });

  it('the date is the birth and as many years of the length asked for as the key gives', () => {
    for (const [key, year_length] of [
      ['naibod', 365.24219],
      ['ptolemy', 365.25],
      ['cardan', 365.2425],
      ['true_solar', 365.256363],
    ] as const) {
      const { directions, conventions } = answer({ key, year_length });
      assert.deepEqual([conventions.key, conventions.year_length], [key, year_length]);
      for (const { at, age_years } of directions!)
        assert.ok(
          Math.abs((Date.parse(at) - Date.parse('1990-06-15T18:30:00Z')) / 86_400_000 - age_years * year_length) < 2e-5,
        );
    }
  });

  it('is in order of time, within a hundred years, each only once', () => {
    const { directions, starts_at, ends_at } = answer({ motion: 'both', significators: [...SIGNIFICATOR_IDS] });
    assert.deepEqual(
      directions!.map(({ at }) => at),
      directions!.map(({ at }) => at).toSorted(),
    );
    assert.ok(directions!.every(({ at, age_years }) => at >= starts_at && at <= ends_at && age_years < 100));
    const names = directions!.map((one) => JSON.stringify(one));
    assert.equal(new Set(names).size, names.length);
  });

  it('a part of life has the directions of the whole that fall into it', () => {
    const whole = answer({ motion: 'both', include: ['all'] });
    const part = answer({ motion: 'both', include: ['all'], from: '2020-01-01', to: '2031-07-01' });
    const within = ({ at }: { at: string }) => at >= '2020-01-01T00:00:00Z' && at < '2031-07-01T00:00:00Z';
    assert.deepEqual(part.directions, whole.directions!.filter(within));
    assert.deepEqual(part.parallels, whole.parallels!.filter(within));
    assert.ok(part.directions!.length > 5 && part.parallels!.length > 0);
    assert.deepEqual(
      part.bounds,
      whole.bounds!.filter(({ starts_at, ends_at }) => ends_at > '2020-01-01' && starts_at < '2031-07-01'),
    );
  });

  it('next_from continues a limited answer without a gap', () => {
    const whole = answer({ include: ['directions', 'parallels'] });
    const first = answer({ include: ['directions', 'parallels'], limit: 20 });
    const rest = answer({ include: ['directions', 'parallels'], from: first.next_from, to: whole.ends_at });
    assert.equal(whole.next_from, null);
    for (const part of ['directions', 'parallels'] as const) {
      const arcs = (one: Answer) => one[part]!.map(({ arc }) => arc);
      assert.deepEqual([...new Set([...arcs(first), ...arcs(rest)])], [...new Set(arcs(whole))]);
    }
  });

  it('in the sidereal zodiac only the terms are others', () => {
    const [tropical, sidereal] = [answer({ include: ['all'] }), answer({ include: ['all'], sidereal: true })];
    assert.deepEqual(sidereal.directions, tropical.directions);
    assert.notDeepEqual(sidereal.bounds, tropical.bounds);
    const [asc] = sidereal.bounds!.filter(({ significator }) => significator === 'asc');
    assert.equal(asc!.sign, 'virgo');
  });

  it(`is at most ${DEFAULT_BYTES} bytes by default`, () => {
    const bytes = JSON.stringify(wired(NY90)).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});

describe('polar births', () => {
  const TROMSO = { birth_date: '1990-06-21', birth_time: '12:00', latitude: 78.2, longitude: 15.6 };

  it('the midnight Sun is directed to midheaven and IC only, and named', () => {
    const polar = answer({ ...TROMSO, mode: 'mundane', significators: ['asc', 'dsc', 'mc', 'ic'], to: '2109-01-01' });
    assert.ok(polar.circumpolar.some(({ point, as }) => point === 'sun' && as === 'promissor'));
    const ofSun = polar.directions!.filter(({ promissor, aspect }) => promissor === 'sun' && aspect === 'conjunction');
    assert.ok(ofSun.every(({ significator }) => significator === 'mc' || significator === 'ic'));
  });

  it('the terms are left out with a warning', () => {
    const { bounds, warnings } = answer({ ...TROMSO, include: ['bounds'] });
    assert.deepEqual(
      bounds!.filter(({ significator }) => significator === 'asc'),
      [],
    );
    assert.ok(warnings.some(({ code }) => code === 'bounds_undefined'));
  });
});

describe('rejected requests', () => {
  it('each names its field', () => {
    for (const [request, fault] of [
      [{ birth_time: null }, 'missing_field birth_time'],
      [{ method: 'campanus' }, 'invalid_setting method'],
      [{ key: 'kepler' }, 'invalid_setting key'],
      [{ significators: ['vertex'] }, 'unknown_body significators[0]'],
      [{ from: '2030-01-01', to: '2020-01-01' }, 'invalid_range to'],
      [{ limit: 0 }, 'invalid_range limit'],
      [{ include: ['rapt'] }, 'invalid_include include[0]'],
      [{ settings: { coordinates: 'heliocentric' } }, 'conflicting_fields settings.coordinates'],
    ] as const)
      assert.deepEqual(faults({ ...NY90, ...request }), [fault]);
  });

  it('true_solar near the end of the ephemeris is rejected, the other keys are not', () => {
    const last = { ...NY90, birth_date: '3000-12-31' };
    assert.deepEqual(faults({ ...last, key: 'true_solar' }), ['date_out_of_range key']);
    assert.deepEqual(faults({ ...last, key: 'naibod' }), []);
  });

  it('years before the birth and after the age of 120 are cut off with a warning', () => {
    const { starts_at, ends_at, warnings } = answer({ from: '1900-01-01', to: '2400-01-01' });
    assert.deepEqual([starts_at, ends_at.slice(0, 4)], ['1990-06-15T18:30:00Z', '2110']);
    assert.ok(warnings.some(({ code }) => code === 'range_clipped'));
  });
});

describe('any request', () => {
  it('is answered by the schema, or rejected for a reason', () => {
    const request = fc.record(
      {
        birth_date: fc.constantFrom('1990-06-15', '-2999-01-02', '1700-02-28', '3000-12-31', '2399-12-31'),
        birth_time: fc.constantFrom('00:00', '12:34:56', '23:59:59'),
        latitude: fc.constantFrom(-90, -78, -66.56, -30, 0, 23.44, 66.56, 89.9, 90),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        method: fc.constantFrom('placidus', 'regiomontanus'),
        mode: fc.constantFrom('zodiacal', 'mundane'),
        latitudes: fc.constantFrom('none', 'promissor', 'significator', 'both'),
        aspect_latitudes: fc.constantFrom('bianchini', 'zero', 'same'),
        motion: fc.constantFrom('direct', 'converse', 'both'),
        converse_by: fc.constantFrom('significator', 'reversed'),
        key: fc.constantFrom('naibod', 'ptolemy', 'cardan', 'true_solar'),
        significators: fc.subarray([...SIGNIFICATOR_IDS], { minLength: 1 }),
        sidereal: fc.boolean(),
        include: fc.subarray([...DIRECTIONS_INCLUDES], { minLength: 1 }),
        settings: fc.record(
          {
            bodies: fc.subarray([...BODY_IDS], { minLength: 1 }),
            aspects: fc.subarray([...ASPECT_IDS], { minLength: 1 }),
            coordinates: fc.constantFrom('geocentric', 'topocentric'),
            terms: fc.constantFrom('egyptian', 'ptolemaic'),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['birth_date', 'birth_time', 'latitude', 'longitude'] },
    );
    fc.assert(
      fc.property(request, (asked) => {
        const rejected = faults(asked);
        if (rejected.length > 0)
          assert.ok(
            rejected.every((fault) => /^(body_unavailable|date_out_of_range|birth_date|invalid_date)/.test(fault)),
            rejected.join(', '),
          );
        else assert.deepEqual(primaryDirectionsResponseSchema.safeParse(wired(asked)).error?.issues ?? [], []);
      }),
      randomCases(50, 1),
    );
  });
});
