import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import * as fc from 'fast-check';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import type { Endpoint } from '../endpoint.ts';
import { COST_MS_MAX } from '../limits/cost.ts';
import { type Issue, Problem } from '../problem.ts';
import { exactInstantText } from '../time/instant-text.ts';

type Json = Readonly<Record<string, unknown>>;

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
const context = { ...services, nowMs: Date.UTC(2026, 0, 1), account: null };
const findProduct = (path: string): Endpoint => catalog.find((one) => one.path === path) ?? assert.fail(path);
const transits = findProduct('/transits');
const eclipses = findProduct('/eclipses');

function answer(endpoint: Endpoint, call: Json): Json {
  return JSON.parse(JSON.stringify(endpoint.calculate(context, endpoint.parse(call, context.nowMs)))) as Json;
}

function issuesOf(endpoint: Endpoint, call: Json): readonly Issue[] {
  try {
    endpoint.parse(call, 0);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.issues;
    throw error;
  }
}

const listOf = (endpoint: Endpoint, one: Json): readonly Json[] => one[endpoint.searches!.list] as readonly Json[];
const { input: _, ...NOTHING } = { input: null };

/** An answer without what tells how it was asked for. */
function found({ input: _input, next: _next, meta: _meta, next_cursor: _cursor, ...rest }: Json): Json {
  return { ...NOTHING, ...rest };
}

const after = fc
  .integer({ min: Date.UTC(1805, 0, 1), max: Date.UTC(2380, 0, 1) })
  .map((utcMs) => exactInstantText(Math.floor(utcMs / 500) * 500));
const count = fc.integer({ min: 1, max: 12 });
const transitCall = fc.record({
  bodies: fc.constantFrom(['mars'], ['sun', 'venus'], ['jupiter', 'saturn'], ['moon']),
  targets: fc.constantFrom(['sun', 'moon', 'asc'], 'transiting'),
  events: fc.constantFrom(['exact'], ['exact', 'station', 'sign_ingress'], ['eclipse', 'lunation']),
});

const SEARCHES: readonly (readonly [Endpoint, fc.Arbitrary<Json>])[] = [
  [transits, transitCall.map((call) => ({ ...NY90, ...call }))],
  [eclipses, fc.record({ kind: fc.constantFrom('solar', 'lunar', 'all') })],
];

describe('the next events', () => {
  for (const [endpoint, calls] of SEARCHES) {
    it(`${endpoint.path}: are those of the range to their end, at random`, () => {
      fc.assert(
        fc.property(calls, after, count, (call, from, most) => {
          const next = answer(endpoint, { ...call, after: from, count: most });
          const to = String(next['next']);
          const range = answer(endpoint, {
            ...call,
            from,
            to,
            ...(endpoint.searches!.limit === null ? {} : { limit: 2000 }),
          });
          assert.deepEqual(found(next), found(range));
          const events = listOf(endpoint, next);
          const last = events.at(most - 1);
          if (last === undefined) assert.ok(Date.parse(to) - Date.parse(from) >= 86_400_000, 'the search went on');
          else
            assert.deepEqual(
              events.slice(most).filter(({ at }) => at !== last['at']),
              [],
            );
        }),
        randomCases(12, 14),
      );
    });

    it(`${endpoint.path}: page by page they are the whole, without a gap or a double, at random`, () => {
      fc.assert(
        fc.property(calls, after, count, (call, from, most) => {
          const pages: Json[] = [];
          let at = from;
          for (let page = 0; page < 5; page += 1) {
            const one = answer(endpoint, { ...call, after: at, count: most });
            pages.push(...listOf(endpoint, one));
            at = String(one['next']);
            if (Date.parse(at) - Date.parse(from) > 300 * 86_400_000) break;
          }
          const limit = endpoint.searches!.limit === null ? {} : { limit: 2000 };
          if (issuesOf(endpoint, { ...call, from, to: at, ...limit }).length > 0) return;
          const whole = listOf(endpoint, answer(endpoint, { ...call, from, to: at, ...limit }));
          const bare = (events: readonly Json[]): readonly unknown[] =>
            events.map(({ window_id: _window, ...event }) => event);
          assert.deepEqual(bare(pages), bare(whole));
        }),
        randomCases(8, 15),
      );
    });
  }

  it('tells where the search ended when it found fewer, and null where the ephemeris ends', () => {
    const rare = { ...NY90, bodies: ['pluto'], targets: ['sun'], aspects: ['opposition'], events: ['exact'] };
    const ended = answer(transits, { ...rare, after: '2030-01-01' });
    assert.deepEqual(ended['events'], []);
    assert.equal(ended['next'], '2040-01-09T00:00:00Z');
    const last = answer(eclipses, { after: '3000-06-01', count: 100 });
    assert.equal(last['next'], null);
    assert.ok((last['eclipses'] as Json[]).length > 0);
  });

  it('do not cross from one ephemeris into another without telling', () => {
    const { next, warnings } = answer(eclipses, { after: '2398-01-01', count: 100 });
    assert.equal(next, '2400-01-01T00:00:00Z');
    assert.deepEqual(warnings, []);
  });

  it('cost no more than a request may, however many are asked for', () => {
    for (const bodies of [['moon', 'sun', 'mercury', 'venus', 'mars'], ['saturn']])
      for (const targets of ['transiting', ['sun', 'moon', 'asc']]) {
        const request = transits.parse({ ...NY90, bodies, targets, after: '2024-01-01', count: 100 }, 0);
        const { milliseconds } = transits.cost!(request);
        assert.ok(milliseconds <= COST_MS_MAX, `${milliseconds}`);
      }
  });

  it('are asked for instead of a range; all faults are told together', () => {
    const codes = (call: Json): readonly unknown[] => issuesOf(eclipses, call).map(({ code, field }) => [code, field]);
    assert.deepEqual(codes({ after: '2024-01-01', to: '2025-01-01' }), [['conflicting_fields', 'to']]);
    assert.deepEqual(codes({ count: 3 }), [['missing_field', 'after']]);
    assert.deepEqual(codes({ after: 'soon', kind: 'green', count: 1000 }), [
      ['invalid_datetime', 'after'],
      ['invalid_setting', 'kind'],
      ['invalid_range', 'count'],
    ]);
  });

  it('are echoed as asked, and can be chosen from', () => {
    const call = { after: '2024-01-01', count: 2, fields: ['eclipses.at', 'input'] };
    const chosen = answer(eclipses, call);
    assert.deepEqual(chosen['input'], { after: '2024-01-01T00:00:00Z', count: 2, fields: call.fields });
    assert.deepEqual(
      (chosen['eclipses'] as Json[]).map((one) => Object.keys(one)),
      [['at'], ['at']],
    );
    assert.equal(typeof chosen['next'], 'string');
  });
});
