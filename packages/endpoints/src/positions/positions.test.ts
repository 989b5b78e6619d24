import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { positionsEndpoint } from './endpoint.ts';
import { positionsResponseSchema } from './calculate.ts';
import { compute, contextAt, faultOf } from '../testing/call.test-data.ts';

const nowMs = Date.UTC(2024, 5, 15, 12);
const context = contextAt(nowMs);
const answer = (request: Record<string, unknown>): z.infer<typeof positionsResponseSchema> =>
  positionsResponseSchema.parse(compute(positionsEndpoint, request, context));
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const near = (actual: number | undefined, expected: number): void =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) < 5.1e-5, `${actual} is not ${expected}`);

describe('the sky of 2024-06-15 noon UTC', () => {
  const { points: sky, meta, houses } = answer({ utc: '2024-06-15T12:00:00Z' });
  const rows = {
    sun: 84.8759,
    moon: 188.7649,
    mercury: 85.8843,
    venus: 87.8327,
    mars: 34.6691,
    jupiter: 64.767,
    saturn: 349.2582,
    uranus: 54.9613,
    neptune: 359.8542,
    pluto: 301.6876,
    chiron: 22.8194,
    north_node: 12.8642,
  } as const;

  it('has the documented longitudes', () => {
    for (const [id, longitude] of Object.entries(rows)) near(sky?.[id as keyof typeof rows]?.longitude, longitude);
    assert.equal(sky?.pluto?.retrograde, true);
    assert.equal(meta.zodiac, 'tropical');
  });

  it('has neither houses nor house fields without a place, and both with one', () => {
    assert.equal(houses, undefined);
    assert.equal('house' in (sky?.sun ?? {}), false);
    const placed = answer({ utc: '2024-06-15T12:00:00Z', lat: '40.71427', lon: '-74.00597', house_system: 'W' });
    assert.equal(placed.houses?.system, 'W');
    assert.equal(typeof placed.points?.sun?.house, 'number');
  });

  it('sidereal=true gives the Lahiri zodiac', () => {
    const sidereal = answer({ utc: '2024-06-15T12:00:00Z', sidereal: 'true' });
    near(sidereal.points?.sun?.longitude, 60.6782);
    near(sidereal.points?.moon?.longitude, 164.5672);
    near(sidereal.points?.jupiter?.longitude, 40.5694);
    near(sidereal.points?.saturn?.longitude, 325.0605);
    assert.equal(sidereal.meta.zodiac, 'sidereal');
    assert.ok(Math.abs((sidereal.meta.ayanamsa?.value ?? 0) - 24.19766418) < 1e-7);
  });

  it('query text and JSON body mean the same', () => {
    const { input: _query, ...query } = answer({
      utc: '2024-06-15T12:00:00Z',
      bodies: 'sun,moon',
      sidereal: '1',
      lat: '10',
      lon: '20',
    });
    const { input: _body, ...body } = answer({
      utc: '2024-06-15T12:00:00',
      bodies: ['sun', 'moon'],
      sidereal: true,
      latitude: 10,
      longitude: 20,
    });
    assert.deepEqual(query, body);
  });

  it('an empty request means now, and a local date means noon in its zone', () => {
    assert.equal(answer({}).at, '2024-06-15T12:00:00Z');
    assert.equal(answer({ date: '2024-06-15', timezone: 'America/New_York' }).at, '2024-06-15T16:00:00Z');
    assert.equal(answer({ date: '2024-06-15', time: '08:30' }).at, '2024-06-15T08:30:00Z');
  });

  it('topocentric coordinates move the Moon and need a place', () => {
    const geocentric = answer({ utc: '2024-06-15T12:00:00Z', lat: 40.7, lon: -74 });
    const topocentric = answer({ utc: '2024-06-15T12:00:00Z', lat: 40.7, lon: -74, coordinates: 'topocentric' });
    const shift = Math.abs((geocentric.points?.moon?.longitude ?? 0) - (topocentric.points?.moon?.longitude ?? 0));
    assert.ok(shift > 0.01 && shift < 1.1, `${shift}`);
    assert.deepEqual(problem({ coordinates: 'topocentric' }), [400, 'missing_field', 'latitude']);
  });
});

describe('the error rows', () => {
  it('yesterday, sidereal 2, an unknown body, two times at once, Chiron before 1800', () => {
    assert.deepEqual(problem({ utc: 'yesterday' }), [400, 'invalid_datetime', 'utc']);
    assert.deepEqual(problem({ sidereal: '2' }), [400, 'invalid_boolean', 'sidereal']);
    assert.deepEqual(problem({ bodies: 'foo' })[1], 'unknown_body');
    assert.deepEqual(problem({ utc: '2024-06-15T12:00:00Z', date: '2024-06-15' }), [400, 'conflicting_fields', 'date']);
    assert.deepEqual(problem({ utc: '1700-01-01T00:00:00Z', bodies: 'chiron' }), [422, 'body_unavailable', 'bodies']);
    assert.deepEqual(problem({ utc: '3500-01-01T00:00:00Z' })[1], 'date_out_of_range');
  });
});

describe('an answer matches its schema exactly', () => {
  const NEW_YORK = { lat: 40.71427, lon: -74.00597 };
  for (const request of [
    {},
    NEW_YORK,
    { ...NEW_YORK, include: 'all' },
    { include: 'points' },
    { ...NEW_YORK, include: 'houses,details' },
    { include: 'lunar_phase' },
    { ...NEW_YORK, sidereal: true, include: 'all' },
    { ...NEW_YORK, coordinates: 'topocentric', include: 'all' },
    { coordinates: 'heliocentric', include: 'all' },
    { bodies: 'north_node,south_node,vesta,cupido,asteroid:2060', include: 'all' },
    { lat: 89.9, lon: 0, include: 'all' },
    { lat: 10, lon: 0, house_system: 'G', include: 'all' },
    { utc: '-0500-03-01T00:00:00Z', ...NEW_YORK, include: 'all' },
  ]) {
    it(JSON.stringify(request), () => {
      const found = compute(positionsEndpoint, { utc: '2024-06-15T12:00:00Z', ...request }, context);
      assert.deepEqual(positionsResponseSchema.parse(found), found);
    });
  }

  it('has at most 4 KiB by default, 6 KiB with a place, and full points only with details', () => {
    const bytes = (request: Record<string, unknown>): number => Buffer.byteLength(JSON.stringify(answer(request)));
    assert.ok(bytes({ utc: '2024-06-15T12:00:00Z' }) <= 4096, `${bytes({ utc: '2024-06-15T12:00:00Z' })}`);
    assert.ok(bytes({ utc: '2024-06-15T12:00:00Z', ...NEW_YORK }) <= 6144);
    assert.equal(answer({}).points?.sun?.declination, undefined);
    assert.equal(typeof answer({ include: 'default,details' }).points?.sun?.declination, 'number');
  });
});
