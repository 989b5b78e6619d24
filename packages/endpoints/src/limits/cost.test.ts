import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import { bodiesOf } from '@theia-astro/astro/bodies/table';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { catalog } from '../catalog.ts';
import type { Endpoint } from '../endpoint.ts';
import { COST_MS_MAX } from './cost.ts';
import { problemOf } from '../testing/call.test-data.ts';
import { type Issue, Problem } from '../problem.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const ALL_BODIES = BODY_IDS.filter((id) => !bodiesOf('hypothetical').some((hypothetical) => hypothetical === id));
const TWELVE = [...PLANETS, 'chiron', 'north_node'];
const SLOW = TWELVE.slice(5);
const HEAVY = {
  ...BIRTH,
  from: '2024-01-01',
  to: '2025-01-01',
  bodies: ALL_BODIES,
  targets: 'transiting',
  aspects: ASPECT_IDS,
  orb: 10,
  settings: { coordinates: 'topocentric', lilith: 'osculating', node: 'true' },
};

const at = (path: string): Endpoint => catalog.find((endpoint) => endpoint.path === path)!;
const computeCost = (path: string, input: Readonly<Record<string, unknown>>): number =>
  at(path).cost!(at(path).parse(input, NOW_MS)).milliseconds;

const rejection = (path: string, input: Readonly<Record<string, unknown>>) =>
  problemOf(() => at(path).parse(input, NOW_MS));

describe('the cost of a request', () => {
  it('allows what is promised: a century of eclipses with a place, a year of sky to sky with twelve bodies, ten years of slow ones, 50,000 cells', () => {
    for (const [path, input] of [
      ['/eclipses', { from: '1930-01-01', to: '2029-12-30', ...BIRTH }],
      ['/eclipses', { from: '1700-01-01', to: '1799-12-31', lat: 40, lon: -74 }],
      ['/transits', { ...BIRTH, from: '2024-01-01', to: '2025-01-01', bodies: TWELVE, targets: 'transiting' }],
      [
        '/transits',
        {
          ...BIRTH,
          from: '2024-01-01',
          to: '2025-01-01',
          bodies: TWELVE,
          targets: 'transiting',
          aspects: ASPECT_IDS,
          orb: 10,
        },
      ],
      [
        '/transits',
        {
          ...BIRTH,
          from: '2024-01-01',
          to: '2025-01-01',
          bodies: ALL_BODIES,
          targets: [...ALL_BODIES, 'asc', 'mc'],
          aspects: ASPECT_IDS,
          orb: 10,
        },
      ],
      ['/transits', { ...BIRTH, from: '2024-01-01', to: '2034-01-01', bodies: SLOW, targets: 'transiting' }],
      [
        '/transits',
        {
          birth_date: '1650-06-15',
          birth_time: '14:30',
          latitude: 40.7,
          longitude: -74,
          from: '1700-01-01',
          to: '1710-01-01',
          bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'north_node'],
          targets: ['sun', 'moon', 'asc', 'mc'],
        },
      ],
      ['/ephemeris', { from: '1900-01-01', to: '1906-10-01' }],
      ['/ephemeris', { bodies: ['chiron'], from: '1900-01-01', to: '2036-11-20', columns: ['ra'] }],
      ['/ephemeris', { bodies: ['moon'], from: '1650-01-01', to: '1786-11-20', columns: ['ra'] }],
    ] as const)
      assert.ok(computeCost(path, input) <= COST_MS_MAX, `${path} ${JSON.stringify(input).slice(0, 200)}`);
  });

  it('rejects what could not be answered in time, and names the largest range that can be, which is then accepted', () => {
    for (const [path, input] of [
      ['/transits', HEAVY],
      ['/transits', { ...HEAVY, bodies: TWELVE }],
      [
        '/ephemeris',
        { bodies: ['lilith'], from: '1900-01-01', to: '2036-11-20', columns: ['longitude'], lilith: 'interpolated' },
      ],
      [
        '/ephemeris',
        {
          bodies: ['moon'],
          from: '1750-01-01',
          to: '1750-02-04',
          step: '1m',
          columns: ['longitude'],
          latitude: 40,
          longitude: -74,
          settings: { coordinates: 'topocentric' },
        },
      ],
    ] as const) {
      const {
        code,
        status,
        issues: [{ field, extra, hint }],
      } = rejection(path, input);
      assert.deepEqual([code, status, field], ['range_too_large', 400, 'to'], path);
      const largest = extra!['largest_to'] as string;
      assert.ok(hint!.includes(largest));
      assert.ok(computeCost(path, { ...input, to: largest }) <= COST_MS_MAX);
      const beyond = new Date(Date.parse(largest) + 3 * 86_400_000).toISOString().slice(0, 10);
      assert.equal(rejection(path, { ...input, to: beyond }).code, 'range_too_large');
    }
  });

  it('is enforced everywhere: on POST /swiss, and for calls of a batch, each and in total', () => {
    assert.equal(rejection('/swiss', { ...HEAVY, request: 'transits' }).code, 'range_too_large');
    const item = { path: '/eclipses', body: { from: '1930-01-01', to: '2029-12-30', ...BIRTH } };
    const {
      issues: [{ code, field, extra }],
    } = rejection('/batch', { items: Array.from({ length: 50 }, () => item) });
    assert.deepEqual([code, field], ['batch_too_large', 'items']);
    const most = extra!['largest_items'] as number;
    assert.ok(most > 1);
    at('/batch').parse({ items: Array.from({ length: most }, () => item) }, NOW_MS);
    at('/batch').parse(
      { items: [...Array.from({ length: 50 }, () => ({ path: '/transits', body: HEAVY })), item] },
      NOW_MS,
    );
  });

  it('marks a call as long when it would delay single charts, and a chart as short', () => {
    const isLong = (path: string, input: Readonly<Record<string, unknown>>): boolean =>
      at(path).need(at(path).parse(input, NOW_MS)).isLong === true;
    for (const [path, input] of [
      ['/swiss/natal', BIRTH],
      ['/natal/vedic', BIRTH],
      ['/positions', {}],
      ['/panchang', { date: '2024-06-21', location: 'Delhi' }],
      ['/return', { ...BIRTH, type: 'sun', year: 2024 }],
      ['/eclipses', { from: '2024-01-01', to: '2025-01-01' }],
    ] as const)
      assert.ok(!isLong(path, input), path);
    for (const [path, input] of [
      ['/transits', { ...BIRTH, from: '2024-01-01', to: '2025-01-01' }],
      ['/yearly_cycle', BIRTH],
      ['/ephemeris', { from: '2024-01-01', to: '2030-01-01' }],
      ['/eclipses', { from: '1930-01-01', to: '2029-12-30' }],
      ['/swiss/natal', { ...BIRTH, include: ['stations'] }],
    ] as const)
      assert.ok(isLong(path, input), path);
  });
});

describe('the estimate of a search', () => {
  it('is not far below the actual number of ephemeris calls, for all bodies, aspects, years and observers', async () => {
    const ephemeris = await createSwissEphemeris();
    const places = await loadPlaces();
    const fields = { ...BIRTH, from: '2024-01-01', to: '2024-02-01', bodies: TWELVE, targets: 'transiting' };
    for (const input of [
      fields,
      { ...fields, aspects: ASPECT_IDS, orb: 10 },
      { ...fields, targets: ['sun', 'moon', 'asc'] },
      { ...fields, settings: { coordinates: 'topocentric' } },
      { ...fields, bodies: [...TWELVE, 'lilith'], settings: { lilith: 'osculating', node: 'true' } },
      { ...fields, bodies: SLOW, from: '2024-01-01', to: '2026-01-01' },
    ]) {
      let questions = 0;
      const counting = {
        ...ephemeris,
        ecliptic: (...asked: Parameters<typeof ephemeris.ecliptic>) => {
          questions += 1;
          return ephemeris.ecliptic(...asked);
        },
      };
      at('/transits').calculate(
        { ephemeris: counting, places, nowMs: NOW_MS, account: null },
        at('/transits').parse(input, NOW_MS),
      );
      // The cheapest call, for a geocentric body, is estimated at 0.01 ms.
      assert.ok(
        computeCost('/transits', input) > questions * 0.01 * 0.75,
        `${questions} questions, estimated ${computeCost('/transits', input)} ms: ${JSON.stringify(input)}`,
      );
    }
  });
});

function firstIssue(path: string, input: Readonly<Record<string, unknown>>): Issue | null {
  try {
    catalog.find((endpoint) => endpoint.path === path)!.parse(input, NOW_MS);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.issues[0];
    throw error;
  }
}

for (const [path, input, days] of [
  ['/transits', BIRTH, 366],
  ['/transits', { ...BIRTH, bodies: ['saturn'] }, 3660],
  ['/moonphases', {}, 400],
  ['/eclipses', {}, 36_525],
  ['/progressions', { ...BIRTH, progressed_date: '2024-06-15', include: ['events'] }, 43_830],
] as const)
  it(`a range too long for ${path} is rejected with the longest that is accepted, ${days} days`, () => {
    const from = '1990-07-01';
    const { code, extra } = firstIssue(path, { ...input, from, to: '2190-07-01' })!;
    assert.deepEqual([code, extra?.largest_range_days], ['range_too_large', days]);
    assert.equal(firstIssue(path, { ...input, from, to: extra!.largest_to }), null);
    const beyond = new Date(Date.parse(extra!.largest_to!) + 86_400_000).toISOString().slice(0, 19);
    assert.equal(firstIssue(path, { ...input, from, to: `${beyond}Z` })?.code, 'range_too_large');
  });
