import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { transitsEndpoint } from './endpoint.ts';
import { transitsResponseSchema } from './schema.ts';
import { compute, context, faultOf } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
type Answer = z.infer<typeof transitsResponseSchema>;
type Range = Extract<Answer, { mode: 'range' }>;
type Snapshot = Extract<Answer, { mode: 'snapshot' }>;
type Event = Range['events'][number];

const answer = (request: Record<string, unknown>): Answer =>
  transitsResponseSchema.parse(compute(transitsEndpoint, { ...NY90, ...request }));
const calculateRange = (request: Record<string, unknown>): Range => {
  const found = answer(request);
  assert.ok(found.mode === 'range');
  return found;
};
const calculateSnapshot = (request: Record<string, unknown>): Snapshot => {
  const found = answer(request);
  assert.ok(found.mode === 'snapshot');
  return found;
};
const calculateEvents = (request: Record<string, unknown>): Event[] =>
  calculateRange({ limit: 2000, ...request }).events;
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const withinSeconds = (actual: string | null | undefined, expected: string, seconds: number): void => {
  const off = Math.abs(Date.parse(actual ?? '') - Date.parse(expected)) / 1000;
  assert.ok(off <= seconds, `${actual} is not ${expected}`);
};
const near = (actual: number | null | undefined, expected: number, tolerance: number): void =>
  assert.ok(typeof actual === 'number' && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

describe('the sky of 2024-06-15 over NY90', () => {
  const { at, aspects, transits, natal } = calculateSnapshot({ transit_date: '2024-06-15', include: ['natal'] });

  it('a date without a time is noon at the birth place', () => assert.equal(at, '2024-06-15T16:00:00Z'));

  it('has exactly seven aspects within 1°', () => {
    const rows = [
      ['sun', 'conjunction', 'sun', 0.6468, 'separating'],
      ['moon', 'opposition', 'mars', -0.4965, 'applying'],
      ['saturn', 'conjunction', 'moon', 0.272, 'separating'],
      ['saturn', 'sextile', 'venus', -0.166, 'separating'],
      ['uranus', 'trine', 'saturn', 0.954, 'separating'],
      ['north_node', 'square', 'neptune', -0.8456, 'applying'],
      ['north_node', 'opposition', 'asc', -0.8306, 'applying'],
    ] as const;
    assert.deepEqual(
      aspects.map((one) => [one.chart_1, one.point_1, one.aspect, one.chart_2, one.point_2, one.applying]),
      rows.map(([a, b, c, , motion]) => ['transit', a, b, 'natal', c, motion === 'applying']),
    );
    for (const [index, [, , , orb]] of rows.entries()) near(aspects[index]?.orb, orb, 5.1e-5);
  });

  it('the Moon opposes Mars at 17:00:18, and every aspect is within its own stay', () => {
    withinSeconds(aspects[1]?.exact_at, '2024-06-15T17:00:18Z', 1);
    for (const { starts_at, ends_at } of aspects) {
      assert.ok(
        Date.parse(starts_at ?? '') < Date.parse('2024-06-15T16:00:00Z') &&
          Date.parse(ends_at ?? '') > Date.parse('2024-06-15T16:00:00Z'),
      );
    }
  });

  it('Saturn on the Moon: the nearest perfection and the ends of the stay match those of the range', () => {
    const saturn = aspects[2]!;
    withinSeconds(saturn.exact_at, '2024-06-06T18:19:00Z', 1);
    withinSeconds(saturn.starts_at, '2024-05-18T13:43:11Z', 1);
    withinSeconds(saturn.ends_at, '2024-08-11T19:39:16Z', 1);
  });

  it('moving bodies are in natal houses', () => {
    assert.deepEqual([transits.sun?.natal_house, natal?.points.sun?.house], [9, 9]);
    near(transits.sun?.longitude, 85.035, 1e-3);
  });
});

describe('Saturn over the Moon of NY90, 2024 and 2025', () => {
  const range = {
    from: '2024-01-01',
    to: '2026-01-01',
    bodies: ['saturn'],
    targets: ['moon'],
    aspects: ['conjunction'],
  };
  const { events, windows = [] } = calculateRange(range);

  it('three hits, direct, retrograde, direct', () => {
    const hits = events.flatMap((event) => (event.type === 'exact' ? [event] : []));
    const rows = [
      ['2024-06-06T18:19:00Z', 'direct'],
      ['2024-07-22T23:09:53Z', 'retrograde'],
      ['2025-02-14T20:19:28Z', 'direct'],
    ] as const;
    assert.deepEqual(
      hits.map(({ motion, pass, pass_count }) => [motion, pass, pass_count]),
      rows.map(([, motion], index) => [motion, index + 1, 3]),
    );
    for (const [index, [at]] of rows.entries()) withinSeconds(hits[index]?.at, at, 1);
  });

  it('two stays within 1°', () => {
    const rows = [
      ['2024-05-18T13:43:11Z', '2024-08-11T19:39:16Z', 2],
      ['2025-02-06T03:13:52Z', '2025-02-23T05:59:14Z', 1],
    ] as const;
    assert.equal(windows.length, 2);
    for (const [index, [enters, leaves, hits]] of rows.entries()) {
      const window = windows[index]!;
      withinSeconds(window.starts_at, enters, 1);
      withinSeconds(window.ends_at, leaves, 1);
      assert.deepEqual(
        [window.exact_at.length, window.closest.orb, window.clipped_start, window.clipped_end],
        [hits, 0, false, false],
      );
    }
    assert.deepEqual(
      events.flatMap((event) => (event.type === 'exact' ? [event.window_id] : [])),
      [windows[0]!.id, windows[0]!.id, windows[1]!.id],
    );
  });

  it('stations', () => {
    const stations = events.flatMap((event) => (event.type === 'station' ? [event] : []));
    withinSeconds(stations[0]?.at, '2024-06-29T19:06:03Z', 30);
    withinSeconds(stations[1]?.at, '2024-11-15T14:20:48Z', 30);
    assert.deepEqual(
      stations.slice(0, 2).map(({ station }) => station),
      ['station_retrograde', 'station_direct'],
    );
    near(stations[0]?.longitude, 349.428, 5.1e-5);
    near(stations[1]?.longitude, 342.6926, 5.1e-5);
  });

  it('a range with one of the three passes still counts three', () => {
    const hits = calculateEvents({ ...range, from: '2024-07-01', to: '2024-08-01', events: ['exact'] });
    assert.deepEqual(
      hits.map((event) => (event.type === 'exact' ? [event.pass, event.pass_count] : [])),
      [[2, 3]],
    );
  });

  it('a stay clipped by the range is marked as clipped', () => {
    const [window] = calculateRange({ ...range, from: '2024-06-10', to: '2024-07-01' }).windows ?? [];
    assert.deepEqual(
      [window?.clipped_start, window?.clipped_end, window?.starts_at, window?.ends_at, window?.exact_at],
      [true, true, '2024-06-10T00:00:00Z', '2024-07-01T00:00:00Z', []],
    );
  });

  it('a near miss is a window without a hit: 0.3° above the station of 2024-06-29', () => {
    const { windows: missed = [], events: none } = calculateRange({
      ...range,
      from: '2024-05-01',
      to: '2024-09-01',
      targets: ['moon'],
      orb: { conjunction: 0.6 },
      aspects: ['conjunction'],
      birth_date: '1990-06-15',
      birth_time: '15:55',
      events: ['exact'],
    });
    assert.deepEqual([missed.length, none, missed[0]?.exact_at], [1, [], []]);
    withinSeconds(missed[0]?.closest.at, '2024-06-29T19:06:03Z', 30);
    near(missed[0]?.closest.orb, 0.36, 0.03);
  });
});

describe('ingresses and stations', () => {
  it('Jupiter enters the tenth house three times', () => {
    const found = calculateEvents({
      from: '2025-08-01',
      to: '2026-05-01',
      bodies: ['jupiter'],
      events: ['house_ingress'],
    });
    const rows = [
      ['2025-08-21T13:36:25Z', 10, 'direct'],
      ['2026-02-16T10:33:02Z', 9, 'retrograde'],
      ['2026-04-03T01:50:14Z', 10, 'direct'],
    ] as const;
    assert.deepEqual(
      found.map((event) => (event.type === 'house_ingress' ? [event.house, event.from_house, event.motion] : [])),
      rows.map(([, house, motion]) => [house, 19 - house, motion]),
    );
    for (const [index, [at]] of rows.entries()) withinSeconds(found[index]?.at, at, 1);
  });

  it('Saturn enters Aries, goes back to Pisces and enters again', () => {
    const found = calculateEvents({
      from: '2025-01-01',
      to: '2026-03-01',
      bodies: ['saturn'],
      events: ['sign_ingress'],
    });
    const rows = [
      ['2025-05-25T03:35:52Z', 'aries'],
      ['2025-09-01T08:06:01Z', 'pisces'],
      ['2026-02-14T00:11:39Z', 'aries'],
    ] as const;
    assert.deepEqual(
      found.map((event) => (event.type === 'sign_ingress' ? event.sign : '')),
      rows.map(([, sign]) => sign),
    );
    for (const [index, [at]] of rows.entries()) withinSeconds(found[index]?.at, at, 1);
  });

  it('the seven stations of Mercury in 2024', () => {
    const found = calculateEvents({ from: '2024-01-01', to: '2025-01-01', bodies: ['mercury'], events: ['station'] });
    const rows = [
      '2024-01-02T03:07:34Z',
      '2024-04-01T22:14:30Z',
      '2024-04-25T12:54:08Z',
      '2024-08-05T04:56:05Z',
      '2024-08-28T21:13:58Z',
      '2024-11-26T02:42:24Z',
      '2024-12-15T20:56:19Z',
    ];
    assert.deepEqual(
      found.map((event) => (event.type === 'station' ? event.station : '')),
      rows.map((_, index) => (index % 2 === 0 ? 'station_direct' : 'station_retrograde')),
    );
    for (const [index, at] of rows.entries()) withinSeconds(found[index]?.at, at, 30);
  });

  it('mundane houses are crossed where the body, with its latitude, changes house', () => {
    const placed = { settings: { house_placement: 'mundane' } };
    const found = calculateEvents({
      ...placed,
      from: '2024-01-01',
      to: '2024-02-01',
      bodies: ['venus', 'moon'],
      events: ['house_ingress'],
    });
    assert.ok(found.length > 10);
    for (const event of found) {
      if (event.type !== 'house_ingress') continue;
      const houseAt = (seconds: number): unknown => {
        const at = new Date(Date.parse(event.at) + 1000 * seconds).toISOString();
        const { transits } = calculateSnapshot({
          ...placed,
          bodies: [event.body],
          targets: ['sun'],
          aspects: ['conjunction'],
          transit_date: at.slice(0, 10),
          transit_time: at.slice(11, 19),
          utc_offset: '-04:00',
          transit_latitude: 51.4779,
          transit_longitude: -0.0015,
        });
        return event.body === 'moon' ? transits.moon?.natal_house : transits.venus?.natal_house;
      };
      assert.deepEqual([houseAt(-2), houseAt(2)], [event.from_house, event.house]);
    }
  });
});

describe('Moon and eclipses', () => {
  it('the eclipses of 2024 with their contacts', () => {
    const found = calculateEvents({ from: '2024-01-01', to: '2025-01-01', events: ['eclipse'] });
    assert.deepEqual(
      found.map((event) => (event.type === 'eclipse' ? event.eclipse.id : '')),
      ['L2024-03-25', 'S2024-04-08', 'L2024-09-18', 'S2024-10-02'],
    );
    const [, , , october] = found;
    assert.deepEqual(
      october?.type === 'eclipse'
        ? october.eclipse.natal_contacts?.map(({ point_2: point, aspect, orb }) => [
            point,
            aspect,
            Number(orb.toFixed(3)),
          ])
        : null,
      [
        ['mars', 'opposition', -1.175],
        ['uranus', 'square', -1.906],
      ],
    );
  });

  it('the fifty phases of 2024, the first four to the second', () => {
    const found = calculateEvents({ from: '2024-01-01', to: '2025-01-01', events: ['lunation'] });
    assert.equal(found.length, 50);
    const rows = [
      ['last_quarter', '2024-01-04T03:30:27Z', 193.2453],
      ['new_moon', '2024-01-11T11:57:25Z', 290.7402],
      ['first_quarter', '2024-01-18T03:52:36Z', null],
      ['full_moon', '2024-01-25T17:54:00Z', 125.2455],
    ] as const;
    for (const [index, [phase, at, longitude]] of rows.entries()) {
      const event = found[index]!;
      assert.ok(event.type === 'lunation' && event.phase === phase);
      withinSeconds(event.at, at, 1);
      if (longitude !== null) near(event.longitude, longitude, 5.1e-5);
    }
  });
});

describe('aspects among the moving bodies', () => {
  it('Jupiter and Saturn met on 2020-12-21 at 0°29′ Aquarius, once', () => {
    const [hit, ...others] = calculateEvents({
      from: '2020-01-01',
      to: '2021-12-31',
      bodies: ['jupiter', 'saturn'],
      targets: 'transiting',
      aspects: ['conjunction'],
      events: ['exact'],
    });
    assert.equal(others.length, 0);
    assert.ok(hit?.type === 'exact' && hit.point_1 === 'jupiter' && hit.point_2 === 'saturn' && hit.pass_count === 1);
    withinSeconds(hit.at, '2020-12-21T18:20:00Z', 120);
    near(hit.longitude, 300 + 29 / 60, 0.5 / 60);
  });

  it('in a snapshot too, with perfection and stay', () => {
    const { aspects } = calculateSnapshot({
      transit_date: '2020-12-21',
      transit_time: '12:00',
      bodies: ['jupiter', 'saturn'],
      targets: ['transiting'],
    });
    assert.deepEqual(
      aspects.map((one) => [one.chart_1, one.point_1, one.aspect, one.chart_2, one.point_2]),
      [['transit', 'jupiter', 'conjunction', 'transit', 'saturn']],
    );
    withinSeconds(aspects[0]?.exact_at, '2020-12-21T18:20:00Z', 120);
  });
});

describe('pages', () => {
  const range = { from: '2024-01-01', to: '2025-01-01' };
  it('all pages together are the whole list, and each page has every window its hits belong to', () => {
    const whole = calculateRange({ ...range, limit: 2000 });
    const events: unknown[] = [];
    const windows = new Map<string, unknown>();
    let cursor: string | null | undefined;
    let pages = 0;
    do {
      const page: Range = calculateRange({ ...range, limit: 150, ...(cursor === undefined ? {} : { cursor }) });
      const ids = new Set(page.windows?.map(({ id }) => id));
      for (const event of page.events) assert.ok(event.type !== 'exact' || ids.has(event.window_id ?? ''));
      events.push(...page.events);
      for (const window of page.windows ?? []) windows.set(window.id, window);
      cursor = page.next_cursor;
      pages += 1;
    } while (cursor !== null);
    assert.ok(pages >= 3);
    assert.deepEqual(events, whole.events);
    assert.deepEqual([...windows.values()].toSorted(byId), (whole.windows ?? []).toSorted(byId));
  });

  it('a cursor belongs to its request', () => {
    const cursor = calculateRange({ ...range, limit: 10 }).next_cursor;
    assert.deepEqual(problem({ ...range, limit: 10, orb: 2, cursor }), [400, 'invalid_cursor', 'cursor']);
    for (const faulty of ['', 'x', 'dDEuYS4x', '🂡'])
      assert.equal(problem({ ...range, cursor: faulty })[1], 'invalid_cursor');
    assert.equal(calculateRange({ ...range, limit: 20, cursor }).events.length, 20);
    const instants = (more: object) =>
      calculateRange({ ...range, limit: 5, cursor, ...more }).events.map(({ at }) => at);
    assert.deepEqual(instants({ include: ['windows', 'details'] }), instants({}));
  });

  it('two halves of a range are the whole', () => {
    const bare = (event: Event): unknown => ({ ...event, window_id: null });
    const whole = calculateEvents(range).map(bare);
    for (const middle of ['2024-02-29T11:22:33Z', '2024-06-06T18:19:00Z', '2024-11-26T02:42:24Z']) {
      assert.deepEqual(
        [...calculateEvents({ ...range, to: middle }), ...calculateEvents({ ...range, from: middle })].map(bare),
        whole,
      );
    }
  });
});

function byId(a: unknown, b: unknown): number {
  return String(Object(a).id).localeCompare(String(Object(b).id), 'en', { numeric: true });
}

describe('without a birth time', () => {
  const unknown = { birth_time: null };
  it('there are no angles, houses or house numbers', () => {
    const range = calculateRange({
      ...unknown,
      from: '2024-01-01',
      to: '2024-03-01',
      events: ['exact', 'house_ingress'],
      include: ['default', 'natal'],
    });
    assert.equal(range.natal?.houses, null);
    for (const event of range.events)
      assert.ok(event.type === 'exact' && event.point_2 !== 'asc' && event.point_2 !== 'mc');
    assert.doesNotMatch(
      JSON.stringify(calculateSnapshot({ ...unknown, transit_date: '2024-06-15', include: ['all'] })),
      /"(natal_)?house(_position)?":\d/,
    );
  });

  it('hits on natal points are approximate, with the span over the births of the day: the faster the point and the slower the transit, the wider', () => {
    const { events, windows = [] } = calculateRange({
      ...unknown,
      from: '2024-01-01',
      to: '2025-01-01',
      events: ['exact'],
    });
    for (const one of windows) assert.equal(one.approximate, true);
    for (const one of events) if (one.type === 'exact') assert.equal(one.approximate, true);
    const hits = events.flatMap((event) =>
      event.type === 'exact' && event.span !== undefined ? [{ ...event, span: event.span }] : [],
    );
    const asked = { events: ['exact'], targets: ['sun', 'moon', 'venus'], limit: 2000 };
    const hitsAt = (birth_time: string) => [
      ...calculateRange({ ...asked, birth_time, from: '2023-01-01', to: '2026-01-01', bodies: ['saturn', 'jupiter'] })
        .events,
      ...calculateRange({ ...asked, birth_time, from: '2023-12-31', to: '2024-12-31', bodies: ['sun'] }).events,
    ];
    const births = ['00:00', '07:00', '16:00', '23:59:59'].map(hitsAt);
    let looked = 0;
    for (const { point_1: body, point_2: target, aspect, motion, at, span } of hits) {
      assert.ok(span.starts_at <= at && at <= span.ends_at);
      if (!['saturn', 'jupiter', 'sun'].includes(body) || !['sun', 'moon', 'venus'].includes(target)) continue;
      looked += 1;
      const [from, until] = [Date.parse(span.starts_at) - 1000, Date.parse(span.ends_at) + 1000];
      const inside = births.filter((events) =>
        events.some(
          (event) =>
            event.type === 'exact' &&
            event.point_1 === body &&
            event.point_2 === target &&
            event.aspect === aspect &&
            event.motion === motion &&
            Date.parse(event.at) >= from &&
            Date.parse(event.at) <= until,
        ),
      );
      assert.ok(inside.length >= 1, `${body} ${aspect} ${target} ${at}: ${inside.length} of ${births.length}`);
      if (body === 'sun' && at < '2024-12-29') assert.equal(inside.length, births.length);
    }
    assert.ok(looked > 10);
    const { aspects } = calculateSnapshot({ ...unknown, transit_date: '2024-06-15' });
    assert.ok(aspects.length > 0);
    for (const one of aspects) assert.equal('approximate' in one, one.point_2 === 'moon');
  });
});

describe('rejections and warnings', () => {
  it('the error matrix, row 31, and the field table', () => {
    const range = { from: '2024-01-01', to: '2025-01-01' };
    assert.deepEqual(problem({ from: '2024-01-01', to: '2023-01-01' }), [400, 'invalid_range', 'to']);
    assert.deepEqual(problem({ from: '2024-01-01', to: '2024-01-01' }), [400, 'invalid_range', 'to']);
    assert.deepEqual(problem({ from: '2020-01-01', to: '2025-01-01', bodies: ['mars'] }), [
      400,
      'range_too_large',
      'to',
    ]);
    assert.deepEqual(problem({ from: '2020-01-01', to: '2031-01-01', bodies: ['saturn'] }), [
      400,
      'range_too_large',
      'to',
    ]);
    assert.deepEqual(problem({ ...range, transit_date: '2024-06-15' }), [400, 'conflicting_fields', 'transit_date']);
    assert.deepEqual(problem({ from: '2024-01-01' }), [400, 'missing_field', 'to']);
    assert.deepEqual(problem({ from: 'soon', to: '2025-01-01' }), [400, 'invalid_datetime', 'from']);
    assert.deepEqual(problem({ ...range, events: ['comet'] })[1], 'invalid_include');
    assert.deepEqual(problem({ ...range, bodies: ['vulcan'] })[1], 'unknown_body');
    assert.deepEqual(problem({ ...range, targets: ['vulcan'] })[1], 'unknown_body');
    assert.deepEqual(problem({ ...range, targets: ['sun', 'transiting'] }), [400, 'unknown_body', 'targets']);
    assert.deepEqual(problem({ ...range, aspects: ['foo'] })[1], 'unknown_aspect');
    for (const orb of [-1, 10.1, 'wide', true, { square: 11 }])
      assert.equal(problem({ ...range, orb })[1], 'invalid_orb');
    assert.equal(problem({ ...range, orb: { foo: 1 } })[1], 'unknown_aspect');
    for (const limit of [0, 2001, 1.5]) assert.deepEqual(problem({ ...range, limit }), [400, 'invalid_range', 'limit']);
    assert.deepEqual(problem({ transit_date: '2024-02-30' }), [400, 'invalid_date', 'transit_date']);
    assert.deepEqual(problem({ transit_time: '25:00' }), [400, 'invalid_time', 'transit_time']);
    assert.deepEqual(problem({ transit_latitude: 10 }), [400, 'missing_field', 'transit_longitude']);
    assert.deepEqual(problem({ transit_date: '3500-01-01' }), [422, 'date_out_of_range', 'transit_date']);
  });

  it('an empty request means today at noon', () => {
    assert.equal(calculateSnapshot({}).at, '2025-12-31T17:00:00Z');
    assert.equal(calculateSnapshot({ transit_location: 'Tokyo' }).at, '2026-01-01T03:00:00Z');
  });

  it('a place is needed only for angles and houses requested by name', () => {
    const homeless = { latitude: undefined, longitude: undefined };
    const request = Object.fromEntries(
      Object.entries({ ...NY90, ...homeless, transit_date: '2024-06-15', include: ['natal'] }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const parsed = transitsEndpoint.parse(request, context.nowMs);
    assert.equal(transitsResponseSchema.parse(transitsEndpoint.calculate(context, parsed)).natal?.houses, null);
    assert.throws(
      () => transitsEndpoint.parse({ ...request, targets: ['asc'] }, context.nowMs),
      (error: unknown) =>
        error instanceof Problem && error.code === 'missing_field' && error.issues[0].field === 'location',
    );
  });

  it('a range beyond the files is cut, with a warning; one entirely outside has reduced precision', () => {
    const cut = calculateRange({ from: '2399-12-01', to: '2400-06-01', bodies: ['saturn'] });
    assert.deepEqual(
      cut.warnings.map(({ code }) => code),
      ['range_clipped'],
    );
    const searched = { starts_at: '2399-12-01T00:00:00Z', ends_at: '2400-01-01T00:00:00Z' };
    assert.deepEqual(
      [cut.warnings[0]?.searched, { starts_at: cut.starts_at, ends_at: cut.ends_at }],
      [searched, searched],
    );
    const old = calculateRange({ from: '1700-01-01', to: '1700-06-01' });
    assert.ok(
      ['reduced_precision', 'body_unavailable'].every((code) => old.warnings.some((warning) => warning.code === code)),
    );
    assert.equal(old.meta.ephemeris, 'moshier');
    assert.deepEqual(problem({ from: '1700-01-01', to: '1700-06-01', bodies: ['chiron'] }), [
      422,
      'body_unavailable',
      'bodies',
    ]);
  });

  it('orbs in the settings replace the flat 1°', () => {
    const count = (settings: Record<string, unknown>): number =>
      calculateSnapshot({ transit_date: '2024-06-15', settings }).aspects.length;
    assert.equal(count({}), 7);
    assert.ok(count({ orb_degrees: 8 }) > 30);
    assert.equal(count({ node: 'true' }), 7);
  });

  it('needs the Growth plan', () =>
    assert.deepEqual(transitsEndpoint.need(transitsEndpoint.parse(NY90, context.nowMs)), {
      priceTier: 'transits',
      minimumPlan: 'growth',
      natalSystem: null,
    }));
});
