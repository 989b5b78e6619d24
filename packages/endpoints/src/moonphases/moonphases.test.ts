import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { dispatcher } from '../dispatch.ts';
import { moonphasesEndpoint } from './endpoint.ts';
import { moonphasesResponseSchema } from './calculate.ts';
import { compute, contextAt, faultOf, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { MOON_INCLUDES } from './request.ts';

const nowMs = Date.UTC(2024, 5, 15, 12);
const context = contextAt(nowMs);
const served = (request: Record<string, unknown>): Record<string, unknown> =>
  compute(moonphasesEndpoint, request, context);
const answer = (request: Record<string, unknown>): z.infer<typeof moonphasesResponseSchema> =>
  moonphasesResponseSchema.parse(served(request));
const problem = (request: Record<string, unknown>) => faultOf(() => served(request));
const ALL = 'phases,ingresses,void_of_course,eclipses,apsides,supermoons';

describe('the Moon of 2024', () => {
  const year = answer({ year: 2024, include: ALL });
  const phases = year.phases!;

  it('has 50 phases: 13 new moons, 12 first quarters, 12 full moons, 13 last quarters, in their order', () => {
    const counted = (name: string): number => phases.filter(({ phase }) => phase === name).length;
    assert.deepEqual(['new_moon', 'first_quarter', 'full_moon', 'last_quarter'].map(counted), [13, 12, 12, 13]);
    const order = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'];
    phases
      .slice(1)
      .forEach(({ phase }, index) => assert.equal(phase, order[(order.indexOf(phases[index]!.phase) + 1) % 4]));
  });

  it('starts with the documented phases, to the second and to 1e-4 degrees', () => {
    const rows = phases.slice(0, 4).map(({ phase, at, longitude }) => [phase, at, Number(longitude.toFixed(4))]);
    assert.deepEqual(
      rows.map(([phase, at]) => [phase, at]),
      [
        ['last_quarter', '2024-01-04T03:30:27Z'],
        ['new_moon', '2024-01-11T11:57:25Z'],
        ['first_quarter', '2024-01-18T03:52:36Z'],
        ['full_moon', '2024-01-25T17:54:00Z'],
      ],
    );
    assert.deepEqual([rows[0]![2], rows[1]![2], rows[3]![2]], [193.2453, 290.7402, 125.2455]);
  });

  it('has 160 sign ingresses, the first into libra on 3 January', () => {
    assert.equal(year.ingresses!.length, 160);
    assert.deepEqual([year.ingresses![0]!.sign, year.ingresses![0]!.at], ['libra', '2024-01-03T00:46:48Z']);
  });

  it('every void of course ends at an ingress into its next sign', () => {
    for (const { ends_at, next_sign } of year.void_of_course!) {
      assert.equal(year.ingresses!.find(({ at }) => at === ends_at)?.sign, next_sign);
    }
  });

  it('is void in June as documented, with the modern and with the traditional planets', () => {
    const inJune = (voc_bodies: string): unknown[] =>
      answer({ from: '2024-06-01', to: '2024-07-01', include: 'void_of_course', voc_bodies }).void_of_course!.map(
        ({ sign, starts_at, last_aspect, ends_at }) => [
          sign,
          starts_at,
          `${last_aspect?.point_2} ${last_aspect?.aspect}`,
          ends_at,
        ],
      );
    const modern = inJune('modern');
    for (const row of [
      ['aries', '2024-06-02T22:03:34Z', 'mars conjunction', '2024-06-03T05:55:19Z'],
      ['leo', '2024-06-11T19:16:21Z', 'uranus square', '2024-06-12T05:38:41Z'],
      ['libra', '2024-06-17T06:05:08Z', 'mercury trine', '2024-06-17T06:37:52Z'],
    ])
      assert.ok(
        modern.some((found) => JSON.stringify(found) === JSON.stringify(row)),
        row.join(' '),
      );
    assert.ok(
      inJune('traditional').some(
        (found) =>
          JSON.stringify(found) ===
          JSON.stringify(['leo', '2024-06-11T16:02:11Z', 'venus sextile', '2024-06-12T05:38:41Z']),
      ),
    );
  });

  it('links the four eclipses to their new and full moons', () => {
    assert.deepEqual(
      phases.flatMap(({ phase, eclipse_id }) => (eclipse_id === undefined ? [] : [`${phase} ${eclipse_id}`])),
      ['full_moon L2024-03-25', 'new_moon S2024-04-08', 'full_moon L2024-09-18', 'new_moon S2024-10-02'],
    );
    assert.deepEqual(
      year.eclipses!.map(({ id }) => id),
      ['L2024-03-25', 'S2024-04-08', 'L2024-09-18', 'S2024-10-02'],
    );
  });

  it('has the supermoons of Nolle: full in August, September, October and November', () => {
    assert.deepEqual(
      year.supermoons!.filter(({ phase }) => phase === 'full_moon').map(({ at }) => at.slice(0, 10)),
      ['2024-08-19', '2024-09-18', '2024-10-17', '2024-11-15'],
    );
  });

  it('perigees and apogees alternate, the nearest perigee is that of 10 March', () => {
    year.apsides!.slice(1).forEach(({ type }, index) => assert.notEqual(type, year.apsides![index]!.type));
    const nearest = year.apsides!.reduce((a, b) => (b.distance_km < a.distance_km ? b : a));
    assert.equal(nearest.at.slice(0, 10), '2024-03-10');
  });
});

describe('ranges', () => {
  it('two halves of a year equal the whole', () => {
    const whole = answer({ from: '2025-01-01', to: '2026-01-01', include: ALL });
    const halves = [
      answer({ from: '2025-01-01', to: '2025-06-30T05:17:11Z', include: ALL }),
      answer({ from: '2025-06-30T05:17:11Z', to: '2026-01-01', include: ALL }),
    ];
    for (const part of ['phases', 'ingresses', 'void_of_course', 'eclipses', 'apsides', 'supermoons'] as const) {
      assert.deepEqual(
        halves.flatMap((half) => half[part] as unknown[]),
        whole[part],
        part,
      );
    }
  });

  it('an empty request means the current UTC year with phases and eclipses', () => {
    const { year, phases, eclipses, ingresses } = answer({});
    assert.deepEqual([year, phases!.length, eclipses!.length, ingresses], [2024, 50, 4, undefined]);
  });

  it('next and previous phases meet at an instant, and the last phase found can be used to ask for the next ones', () => {
    const next = answer({ after: '2024-06-15T12:00:00Z', count: 3 }).phases!.map(({ at }) => at);
    for (const [index, minute] of ['2024-06-22T01:08', '2024-06-28T21:53', '2024-07-05T22:57'].entries()) {
      assert.ok(
        Math.abs(Date.parse(next[index]!) - Date.parse(`${minute}Z`)) <= 30_000,
        `${next[index]} is not the US Naval Observatory's ${minute}`,
      );
    }
    assert.equal(answer({ after: next[0] }).phases![0]!.at, next[1]);
    assert.deepEqual(
      answer({ before: next[2], count: 2 }).phases!.map(({ at }) => at),
      next.slice(0, 2),
    );
    assert.deepEqual(
      answer({ phase: 'full_moon' }).phases!.map(({ at }) => at),
      [next[0]],
    );
    assert.equal(answer({ after: '2024-01-01', phase: 'new_moon', count: 50 }).phases!.length, 50);
  });

  it('a search that extends beyond the precise years warns', () => {
    const { phases, warnings } = answer({ after: '2399-12-20', count: 4 });
    assert.equal(phases!.length, 2);
    assert.deepEqual(
      warnings.map(({ code, field }) => [code, field]),
      [['range_clipped', 'after']],
    );
    assert.deepEqual(
      answer({ year: 1700 }).warnings.map(({ code }) => code),
      ['reduced_precision'],
    );
    assert.equal(answer({ year: 3000 }).phases!.length, 49);
    assert.deepEqual(answer({ before: '-3000-01-02' }).phases, []);
  });
});

describe('void of course by the older definitions', () => {
  const voids = (voc_definition: string): NonNullable<ReturnType<typeof answer>['void_of_course']> =>
    answer({ year: 2024, include: 'void_of_course', voc_definition, voc_bodies: 'traditional' }).void_of_course!;

  it("Lilly's voids end by a named application, do not end by entering a sign, and never overlap or touch", () => {
    const found = voids('lilly');
    for (const { next_sign, ends_by, next_aspect } of found)
      assert.deepEqual([next_sign, ends_by, next_aspect === null], [null, 'application', false]);
    for (const { next_sign, ends_by, next_aspect } of voids('last_aspect'))
      assert.deepEqual([next_sign === null, ends_by, next_aspect], [false, 'ingress', null]);
    found.slice(1).forEach(({ starts_at }, index) => assert.ok(starts_at > found[index]!.ends_at));
    for (const { hours } of found) assert.ok(hours > 0 && hours < 62);
  });

  it('the Hellenistic kind is rare', () => {
    assert.ok(voids('hellenistic').length <= 3);
  });
});

describe('local time and visibility', () => {
  const seen = answer({
    from: '2024-04-01',
    to: '2024-05-01',
    lat: '40.71427',
    lon: '-74.00597',
    timezone: 'America/New_York',
    include: 'phases,eclipses,void_of_course',
  });

  it('a zone adds the wall clock to every event', () => {
    assert.equal(seen.phases!.find(({ phase }) => phase === 'new_moon')?.at_local, '2024-04-08T14:20:52-04:00');
    for (const { starts_at_local, ends_at_local } of seen.void_of_course!)
      assert.match(`${starts_at_local}${ends_at_local}`, /-04:00.*-04:00$/);
  });

  it('a place adds the Moon’s altitude and the local visibility of an eclipse', () => {
    assert.equal(seen.phases!.find(({ phase }) => phase === 'new_moon')?.visibility?.visible, true);
    assert.equal(seen.eclipses![0]!.local?.visible, true);
    assert.equal(seen.place?.timezone, 'America/New_York');
  });

  it('the sidereal zodiac moves the signs, not the phases', () => {
    const tropical = answer({ from: '2024-04-01', to: '2024-05-01' });
    const sidereal = answer({ from: '2024-04-01', to: '2024-05-01', sidereal: true });
    assert.deepEqual(
      sidereal.phases!.map(({ at }) => at),
      tropical.phases!.map(({ at }) => at),
    );
    assert.ok(Math.abs(tropical.phases![0]!.longitude - sidereal.phases![0]!.longitude - 24.196) < 0.01);
    assert.equal(moonphasesEndpoint.need(moonphasesEndpoint.parse({ sidereal: true }, nowMs)).minimumPlan, 'growth');
  });
});

describe('the error rows', () => {
  it('years', () => {
    for (const year of ['abc', '2024.5', '', 2024.5])
      assert.deepEqual(problem({ year }), [400, 'invalid_year', 'year']);
    assert.deepEqual(problem({ year: true }), [400, 'invalid_type_of_field', 'year']);
    assert.deepEqual(problem({ year: 9999 }), [422, 'date_out_of_range', 'year']);
  });

  it('ranges, mixtures and choices', () => {
    assert.deepEqual(problem({ from: '2024-01-01' }), [400, 'missing_field', 'to']);
    assert.deepEqual(problem({ from: '2024-01-01', to: '2024-01-01' }), [400, 'invalid_range', 'to']);
    assert.deepEqual(problem({ from: '2024-01-01', to: '2025-02-05' }), [400, 'range_too_large', 'to']);
    assert.deepEqual(problem({ from: 'yesterday', to: '2024-01-01' }), [400, 'invalid_datetime', 'from']);
    assert.deepEqual(problem({ year: 2024, after: '2024-01-01' }), [400, 'conflicting_fields', 'after']);
    assert.deepEqual(problem({ year: 2024, count: 3 }), [400, 'conflicting_fields', 'count']);
    assert.deepEqual(problem({ after: '2024-01-01', before: '2024-01-01' }), [400, 'conflicting_fields', 'before']);
    assert.deepEqual(problem({ after: '2024-01-01', count: 51 }), [400, 'invalid_range', 'count']);
    assert.deepEqual(problem({ after: '2024-01-01', phase: 'gibbous' }), [400, 'invalid_setting', 'phase']);
    assert.deepEqual(problem({ include: 'stars' }), [400, 'invalid_include', 'include']);
    assert.deepEqual(problem({ voc_bodies: 'all' }), [400, 'invalid_setting', 'voc_bodies']);
    assert.deepEqual(problem({ voc_definition: 'mine' }), [400, 'invalid_setting', 'voc_definition']);
    assert.deepEqual(problem({ lat: 91, lon: 0 }), [400, 'invalid_latitude', 'lat']);
    assert.deepEqual(problem({ timezone: 'Mars/Base' }), [400, 'invalid_timezone', 'timezone']);
  });
});

it('moonphases, moon_phases and moon on /swiss give the same answer as the path', () => {
  const swiss = dispatcher([moonphasesEndpoint]);
  const own = JSON.stringify(served({ year: 2024 }));
  for (const request of ['moonphases', 'moon_phases', 'moon']) {
    assert.equal(JSON.stringify(compute(swiss, { request, year: 2024 }, context)), own);
  }
});

const spring = { from: '2024-03-20', to: '2024-05-20' };
const seen = { latitude: 40.71427, longitude: -74.00597, timezone: 'America/New_York' };

describeAnswers(moonphasesEndpoint, services, {
  requests: {
    'a year': { year: 2024 },
    ...Object.fromEntries(MOON_INCLUDES.map((part) => [part, { ...spring, ...seen, include: [part] }])),
    everything: { ...spring, include: ['all'] },
    'everything, seen from a place': { ...spring, ...seen, include: ['all'] },
    sidereal: { ...spring, include: ['all'], sidereal: true },
    'void of course by Lilly': { ...spring, ...seen, include: ['void_of_course'], voc_definition: 'lilly' },
    'void of course, Hellenistic': { ...spring, include: ['void_of_course'], voc_definition: 'hellenistic' },
    'the next full moons': { after: '2024-06-15T12:00:00Z', phase: 'full_moon', count: 3, include: ['all'] },
    'the pole': { ...spring, latitude: 90, longitude: 0, include: ['all'] },
    'an early year': { from: '-0500-03-01', to: '-0500-04-01', include: ['all'] },
  },
  sizes: [
    { request: { year: 2024 }, bytes: 8_000 },
    { request: { year: 2020, timezone: 'America/New_York' }, bytes: 10_000 },
  ],
});
