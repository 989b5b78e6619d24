import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import type { Endpoint } from '../endpoint.ts';
import { COST_MS_MAX } from '../limits/cost.ts';
import { type Issue, Problem } from '../problem.ts';
import { exactInstantText } from '../time/instant-text.ts';
import { compute } from '../testing/call.test-data.ts';

type Json = Readonly<Record<string, unknown>>;

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const findProduct = (path: string): Endpoint => catalog.find((one) => one.path === path) ?? assert.fail(path);
const transits = findProduct('/transits');
const eclipses = findProduct('/eclipses');
const progressions = findProduct('/progressions');

function answer(endpoint: Endpoint, call: Json): Json {
  return JSON.parse(JSON.stringify(compute(endpoint, call))) as Json;
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
function found({
  input: _input,
  next: _next,
  previous: _previous,
  meta: _meta,
  next_cursor: _cursor,
  ...rest
}: Json): Json {
  return { ...NOTHING, ...rest };
}

const instant = fc
  .integer({ min: Date.UTC(1805, 0, 1), max: Date.UTC(2380, 0, 1) })
  .map((utcMs) => exactInstantText(Math.floor(utcMs / 500) * 500));
const count = fc.integer({ min: 1, max: 12 });
const transitCall = fc.record({
  bodies: fc.constantFrom(['mars'], ['sun', 'venus'], ['jupiter', 'saturn'], ['moon']),
  targets: fc.constantFrom(['sun', 'moon', 'asc'], 'transiting'),
  events: fc.constantFrom(['exact'], ['exact', 'station', 'sign_ingress'], ['eclipse', 'lunation']),
});

const progressionCall = fc.record({
  method: fc.constantFrom('secondary', 'tertiary', 'minor', 'solar_arc'),
  converse: fc.boolean(),
});

const SEARCHES: readonly (readonly [Endpoint, fc.Arbitrary<Json>])[] = [
  [transits, transitCall.map((call) => ({ ...NY90, ...call }))],
  [progressions, progressionCall.map((call) => ({ ...NY90, progressed_date: '2024-06-15', ...call }))],
  [eclipses, fc.record({ kind: fc.constantFrom('solar', 'lunar', 'all') })],
];

describe('the next events', () => {
  for (const [endpoint, calls] of SEARCHES) {
    for (const [edge, on] of [
      ['after', 'next'],
      ['before', 'previous'],
    ] as const) {
      const inOrder = (one: string, other: string): Json =>
        edge === 'after' ? { from: one, to: other } : { from: other, to: one };
      const limit = endpoint.searches!.limit === null ? {} : { limit: 2000 };

      it(`${endpoint.path}: ${edge} an instant are those of the range to their end, at random`, () => {
        fc.assert(
          fc.property(calls, instant, count, (call, at, most) => {
            const page = answer(endpoint, { ...call, [edge]: at, count: most });
            const end = String(page[on]);
            assert.deepEqual(found(page), found(answer(endpoint, { ...call, ...inOrder(at, end), ...limit })));
            const events = listOf(endpoint, page);
            const last = events.at(edge === 'after' ? most - 1 : -most);
            if (last === undefined)
              assert.ok(Math.abs(Date.parse(end) - Date.parse(at)) >= 86_400_000, 'the search went on');
            else {
              const more = edge === 'after' ? events.slice(most) : events.slice(0, -most);
              assert.deepEqual(
                more.filter((one) => one['at'] !== last['at']),
                [],
              );
            }
          }),
          randomCases(4, 14),
        );
      });

      it(`${endpoint.path}: page by page ${edge} an instant they are the whole, without a gap or a double, at random`, () => {
        fc.assert(
          fc.property(calls, instant, count, (call, start, most) => {
            const pages: (readonly Json[])[] = [];
            let at = start;
            for (let page = 0; page < 5; page += 1) {
              const one = answer(endpoint, { ...call, [edge]: at, count: most });
              pages.push(listOf(endpoint, one));
              at = String(one[on]);
              if (Math.abs(Date.parse(at) - Date.parse(start)) > 300 * 86_400_000) break;
            }
            if (issuesOf(endpoint, { ...call, ...inOrder(start, at), ...limit }).length > 0) return;
            const whole = listOf(endpoint, answer(endpoint, { ...call, ...inOrder(start, at), ...limit }));
            const bare = (events: readonly Json[]): readonly unknown[] =>
              events.map(({ window_id: _window, ...event }) => event);
            assert.deepEqual(bare((edge === 'after' ? pages : pages.toReversed()).flat()), bare(whole));
          }),
          randomCases(3, 15),
        );
      });
    }

    it(`${endpoint.path}: the last ones before an instant and the next ones from it on meet there, at random`, () => {
      fc.assert(
        fc.property(calls, instant, count, (call, at, most) => {
          const first = answer(endpoint, { ...call, after: at, count: most });
          const last = listOf(endpoint, first).at(-1);
          if (last === undefined) return;
          const back = answer(endpoint, { ...call, before: first['next'], count: most });
          assert.equal(listOf(endpoint, back).at(-1)!['at'], last['at']);
        }),
        randomCases(3, 16),
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
    const first = answer(eclipses, { before: '-2999-06-01', count: 100 });
    assert.equal(first['previous'], null);
    assert.ok((first['eclipses'] as Json[]).length > 0);
  });

  it('do not cross from one ephemeris into another without telling', () => {
    const { next, warnings } = answer(eclipses, { after: '2398-01-01', count: 100 });
    assert.equal(next, '2400-01-01T00:00:00Z');
    assert.deepEqual(warnings, []);
    assert.equal(answer(eclipses, { before: '1801-01-01', count: 100 })['previous'], '1800-01-01T00:00:00Z');
    for (const call of [{ before: '-3000-01-01' }, { after: '5000-01-01' }])
      assert.throws(
        () => answer(eclipses, call),
        (error: unknown) => error instanceof Problem && error.issues[0].code === 'date_out_of_range',
      );
  });

  it('cost no more than a request may, however many are asked for', () => {
    for (const bodies of [['moon', 'sun', 'mercury', 'venus', 'mars'], ['saturn']])
      for (const targets of ['transiting', ['sun', 'moon', 'asc']])
        for (const edge of ['after', 'before']) {
          const request = transits.parse({ ...NY90, bodies, targets, [edge]: '2024-01-01', count: 100 }, 0);
          const { milliseconds } = transits.cost!(request);
          assert.ok(milliseconds <= COST_MS_MAX, `${milliseconds}`);
        }
  });

  it('are asked for instead of a range; all faults are told together', () => {
    const codes = (call: Json): readonly unknown[] => issuesOf(eclipses, call).map(({ code, field }) => [code, field]);
    assert.deepEqual(codes({ after: '2024-01-01', to: '2025-01-01' }), [['conflicting_fields', 'to']]);
    assert.deepEqual(codes({ count: 3 }), [['missing_field', 'after']]);
    assert.deepEqual(codes({ after: '2024-01-01', before: '2025-01-01' }), [['conflicting_fields', 'before']]);
    assert.deepEqual(codes({ before: '2024-01-01', from: '2025-01-01' }), [['conflicting_fields', 'from']]);
    const { include: _include, ...asked } = {
      ...NY90,
      progressed_date: '2024-06-15',
      after: '2024-01-01',
      include: null,
    };
    assert.deepEqual(
      issuesOf(progressions, { ...asked, include: ['points'] }).map(({ code, field }) => [code, field]),
      [['invalid_include', 'include']],
    );
    assert.deepEqual(issuesOf(progressions, asked), []);
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

describe('the pages of products that have counts of their own', () => {
  const moon = findProduct('/moonphases');
  const returns = findProduct('/return');
  const ofMoon = ['phases', 'ingresses', 'void_of_course', 'eclipses', 'apsides', 'supermoons'] as const;
  const born = { ...NY90, system: 'western' };

  it('/moonphases: page by page every part is that of the range, without a gap or a double, at random', () => {
    const phase = fc.constantFrom(undefined, 'new_moon', 'full_moon', 'first_quarter');
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 4 }), phase, fc.boolean(), (start, most, only, isAhead) => {
        const [edge, on] = isAhead ? ['after', 'next'] : ['before', 'previous'];
        const pages: Json[] = [];
        let at = start;
        for (let page = 0; page < 4; page += 1) {
          const call = { include: ofMoon, count: most, [edge!]: at, ...(only === undefined ? {} : { phase: only }) };
          pages.push(answer(moon, call));
          at = String(pages.at(-1)![on!]);
        }
        const [from, to] = isAhead ? [start, at] : [at, start];
        if (issuesOf(moon, { from, to }).length > 0) return;
        const whole = answer(moon, { from, to, include: ofMoon });
        const withTimeout = isAhead ? pages : pages.toReversed();
        const listed = (name: string): readonly unknown[] =>
          withTimeout.flatMap((one) => one[name] as readonly unknown[]);
        for (const name of ofMoon.filter((one) => one !== 'phases' && one !== 'eclipses'))
          assert.deepEqual(listed(name), whole[name], name);
        const phases = (whole['phases'] as readonly { readonly phase: string }[]).filter(
          (one) => only === undefined || one.phase === only,
        );
        assert.deepEqual(listed('phases'), phases);
        const ids = (listed('eclipses') as readonly { readonly id: string }[]).map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        const inside = (whole['eclipses'] as readonly { readonly id: string; readonly at: string }[]).filter(
          (one) => one.at > from! && one.at < to!,
        );
        for (const { id } of inside.slice(1, -1)) assert.ok(ids.includes(id), id);
      }),
      randomCases(4, 17),
    );
  });

  it('/moonphases: go on into the next ephemeris, and end where the last one does', () => {
    const { next, phases } = answer(moon, { after: '2399-12-20', count: 4 });
    assert.equal((phases as Json[]).length, 2);
    const on = answer(moon, { after: next, count: 1 });
    assert.ok(String((on['phases'] as Json[])[0]!['at']) > '2400-01-01');
    assert.equal(answer(moon, { before: '-3000-01-02' })['previous'], null);
  });

  for (const type of ['solar', 'lunar', 'mercury', 'mars'])
    it(`/return of ${type}: page by page they are what one call of twelve has, forwards, backwards and converse`, () => {
      const atOf = (one: Json): readonly string[] => (one['returns'] as readonly { at: string }[]).map(({ at }) => at);
      const call = { ...born, type, include: [] };
      const pagesOf = (own: Json, edge: string, on: string, start: string): readonly string[] => {
        const found: (readonly string[])[] = [];
        for (let at: unknown = start; found.length < 4;) {
          const page = answer(returns, { ...call, ...own, [edge]: at, count: 3 });
          found.push(atOf(page));
          at = page[on];
        }
        return (edge === 'before' ? found.toReversed() : found).flat();
      };
      const whole = atOf(answer(returns, { ...call, after: '2000-03-01', count: 12 }));
      assert.deepEqual(pagesOf({}, 'after', 'next', '2000-03-01'), whole);
      const end = String(answer(returns, { ...call, after: '2000-03-01', count: 12 })['next']);
      assert.deepEqual(pagesOf({}, 'before', 'previous', end), whole);
      assert.deepEqual(atOf(answer(returns, { ...call, before: end, count: 12 })), whole);
      const back = atOf(answer(returns, { ...call, converse: true, after: '2000-03-01', count: 12 }));
      assert.deepEqual(pagesOf({ converse: true }, 'after', 'next', '2000-03-01'), back);
    });

  it('/return: before an instant of life are returns of life; without any, that is told', () => {
    const call = { ...born, type: 'solar', include: [] };
    const early = answer(returns, { ...call, before: '1993-01-01', count: 12 });
    assert.equal((early['returns'] as Json[]).length, 2);
    assert.equal(early['previous'], null);
    assert.throws(
      () => answer(returns, { ...call, before: '1991-01-01' }),
      (error: unknown) => error instanceof Problem && error.issues[0].code === 'event_not_found',
    );
    const codes = (own: Json): readonly unknown[] =>
      issuesOf(returns, { ...call, ...own }).map(({ code, field }) => [code, field]);
    for (const own of [{ year: 2000 }, { after: '2001-01-01' }, { converse: true }])
      assert.deepEqual(codes({ before: '2000-01-01', ...own }), [['conflicting_fields', 'before']]);
    assert.deepEqual(codes({ before: '2000-01-01', converse: false }), []);
  });
});
