import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { natalEndpoint } from '../natal/endpoint.ts';
import { astrocartographyEndpoint } from './endpoint.ts';
import { ASTROCARTOGRAPHY_INCLUDES } from './request.ts';
import { astrocartographyResponseSchema } from './schema.ts';
import { compute, context, issueTexts } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
/** Forty lines over the Earth. */
const DEFAULT_BYTES = 28_000;

type Answer = z.infer<typeof astrocartographyResponseSchema>;
const wired = (request: Record<string, unknown>) => compute(astrocartographyEndpoint, request);
const answer = (request: Record<string, unknown> = {}): Answer =>
  astrocartographyResponseSchema.parse(wired({ ...NY90, ...request }));
const faults = (request: Record<string, unknown>) => issueTexts(() => wired(request));
/** A place on a line, away from its ends. */
const onLine = ({ lines }: Answer, body: string, angle: string): readonly [number, number] => {
  const line = lines!.features.find(({ properties }) => properties.body === body && properties.angle === angle)!;
  const positions = line.geometry.coordinates.flat();
  const [longitude, latitude] = positions.find(([, latitude]) => latitude! > 35) ?? positions[1]!;
  return [longitude!, Math.min(latitude!, 60)];
};

describe('NY90', () => {
  it('where a body is on a line of angles, the chart cast there has it on that angle', () => {
    const whole = answer({ settings: { bodies: ['sun'] } });
    for (const angle of ['asc', 'dsc', 'mc', 'ic']) {
      const [longitude, latitude] = onLine(whole, 'sun', angle);
      const { houses, points } = compute(natalEndpoint, { utc: '1990-06-15T18:30:00Z', latitude, longitude }) as {
        houses: { angles: Record<string, number> };
        points: { sun: { longitude: number } };
      };
      const miss = Math.abs(((houses.angles[angle]! - points.sun.longitude + 540) % 360) - 180);
      // The Sun has no latitude, so its degree is on the angle with it; four decimals of a place are 0.4″, at 60° some more.
      assert.ok(miss < 0.001, `${angle} ${miss}`);
    }
  });

  it('nearest lines are those of the place asked for, nearest first, with a place on the line', () => {
    const here = answer({ within_km: 20_000 });
    const there = answer({ within_km: 20_000, relocation: { location: 'London' } });
    for (const { nearest } of [here, there])
      assert.deepEqual(
        nearest!.map(({ distance_km }) => distance_km),
        nearest!.map(({ distance_km }) => distance_km).toSorted((a, b) => a - b),
      );
    assert.notDeepEqual(here.nearest, there.nearest);
    assert.equal(there.relocation?.name, 'London');
    assert.deepEqual(here.lines, there.lines);
    const near = answer({ within_km: 500 }).nearest!;
    assert.deepEqual(
      near,
      here.nearest!.filter(({ distance_km }) => distance_km <= 500),
    );
    assert.ok(near.length > 0);
  });

  it('at a place on a line its distance is nothing', () => {
    const [longitude, latitude] = onLine(answer(), 'venus', 'asc');
    const [first] = answer({ relocation: { latitude, longitude } }).nearest!;
    assert.deepEqual([first!.body, first!.angle], ['venus', 'asc']);
    assert.ok(first!.distance_km < 0.02, `${first!.distance_km}`);
  });

  it('an aspect line is where the ascendant or midheaven is in that aspect with the body', () => {
    const { aspects } = answer({ include: ['aspects'], settings: { bodies: ['moon'], aspects: ['trine', 'square'] } });
    assert.equal(aspects!.features.length, 8);
    const points = answer({ include: ['relocated'], settings: { bodies: ['moon'] } });
    assert.equal(points.relocated!.bodies[0]!.body, 'moon');
    for (const { geometry, properties } of aspects!.features) {
      const positions = geometry.coordinates.flat();
      const [longitude, latitude] = positions.find(([, latitude]) => Math.abs(latitude!) < 60) ?? [
        positions[0]![0],
        20,
      ];
      const { houses, points: bodies } = compute(natalEndpoint, {
        utc: '1990-06-15T18:30:00Z',
        latitude,
        longitude,
      }) as { houses: { angles: Record<string, number> }; points: { moon: { longitude: number } } };
      const angle = (properties.aspect === 'trine' ? 120 : 90) * (properties.side === 'dexter' ? -1 : 1);
      const miss = Math.abs(((houses.angles[properties.angle]! - bodies.moon.longitude - angle + 900) % 360) - 180);
      assert.ok(miss < 0.001, `${JSON.stringify(properties)} ${miss}`);
    }
  });

  it('the relocated chart is that of the instant at the other place', () => {
    const { relocated } = answer({ relocation: { latitude: 51.50853, longitude: -0.12574 }, include: ['relocated'] });
    const natal = compute(natalEndpoint, { utc: '1990-06-15T18:30:00Z', latitude: 51.50853, longitude: -0.12574 }) as {
      houses: { cusps: unknown };
      points: Record<string, { house: number }>;
    };
    assert.deepEqual(relocated!.houses.cusps, natal.houses.cusps);
    for (const { body, house } of relocated!.bodies) assert.equal(house, natal.points[body]!.house);
  });

  it('the zodiac changes no line', () => {
    const parts = { include: ['lines', 'aspects', 'parans', 'local_space'] };
    const [tropical, sidereal] = [answer(parts), answer({ ...parts, sidereal: true })];
    for (const part of ['lines', 'aspects', 'parans', 'local_space'] as const)
      assert.deepEqual(sidereal[part], tropical[part]);
  });

  it(`is at most ${DEFAULT_BYTES} bytes by default`, () => {
    const bytes = JSON.stringify(wired(NY90)).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});

describe('rejected requests', () => {
  it('each names its field', () => {
    for (const [request, fault] of [
      [{ birth_time: null }, 'missing_field birth_time'],
      [{ mode: 'campanus' }, 'invalid_setting mode'],
      [{ within_km: 0 }, 'invalid_range within_km'],
      [{ relocation: {} }, 'missing_field relocation.location'],
      [{ relocation: { location: 'zzqxw' } }, 'place_not_found relocation.location'],
      [{ include: ['map'] }, 'invalid_include include[0]'],
      [{ settings: { coordinates: 'topocentric' } }, 'conflicting_fields settings.coordinates'],
    ] as const)
      assert.deepEqual(faults({ ...NY90, ...request }), [fault]);
  });
});

describe('any request', () => {
  it('is answered by the schema, or rejected for a reason', () => {
    const place = {
      latitude: fc.constantFrom(-90, -78, -66.56, -30, 0, 23.44, 66.56, 89.9, 90),
      longitude: fc.constantFrom(-180, -179.9999, -90, 0, 12.5, 180),
    };
    const request = fc.record(
      {
        birth_date: fc.constantFrom('1990-06-15', '-2999-01-02', '1700-02-17', '3000-12-31', '2000-03-20'),
        birth_time: fc.constantFrom('00:00', '07:35:15', '23:59:59'),
        ...place,
        mode: fc.constantFrom('mundane', 'zodiacal'),
        relocation: fc.record(place),
        within_km: fc.constantFrom(1, 1000, 20_040),
        sidereal: fc.boolean(),
        include: fc.subarray([...ASTROCARTOGRAPHY_INCLUDES], { minLength: 1 }),
        settings: fc.record(
          {
            bodies: fc.subarray([...BODY_IDS], { minLength: 1 }),
            aspects: fc.subarray([...ASPECT_IDS], { minLength: 1, maxLength: 4 }),
            house_system: fc.constantFrom('P', 'W', 'R'),
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
            rejected.every((fault) => /^(body_unavailable|date_out_of_range)/.test(fault)),
            rejected.join(', '),
          );
        else assert.deepEqual(astrocartographyResponseSchema.safeParse(wired(asked)).error?.issues ?? [], []);
      }),
      randomCases(20, 1),
    );
  });
});

describe('the map', () => {
  it('is sent with format svg, with every line, whatever else is asked for', () => {
    const asked = astrocartographyEndpoint.parse({ ...NY90, format: 'svg', include: ['parans'] }, context.nowMs);
    const { svg, lines } = astrocartographyEndpoint.calculate(context, asked);
    assert.equal(svg!.match(/data-line=/g)!.length, 40);
    assert.equal(lines, undefined);
    assert.equal(astrocartographyEndpoint.forms!.of(asked)!.asked, 'image/svg+xml');
    assert.equal(answer().svg, undefined);
  });
});
