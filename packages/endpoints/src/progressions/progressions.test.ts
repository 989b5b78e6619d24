import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { dispatcher } from '../dispatch.ts';
import { progressionsEndpoint } from './endpoint.ts';
import { PROGRESSIONS_INCLUDES } from './request.ts';
import { progressionsRangeSchema, progressionsResponseSchema, progressionsSnapshotSchema } from './schema.ts';
import { compute, context, issuesOf } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const TARGET = { ...NY90, progressed_date: '2024-06-15' };

type Answer = z.infer<typeof progressionsResponseSchema>;
type Range = z.infer<typeof progressionsRangeSchema>;
const answerTo = (request: Record<string, unknown>): Answer =>
  progressionsResponseSchema.parse(compute(progressionsEndpoint, request));
const answer = (request: Record<string, unknown> = {}): z.infer<typeof progressionsSnapshotSchema> =>
  progressionsSnapshotSchema.parse(answerTo({ ...TARGET, ...request }));
const range = (request: Record<string, unknown>): Range =>
  progressionsRangeSchema.parse(answerTo({ ...TARGET, ...request }));
/** The moving point of an event. */
const mover = (event: NonNullable<Range['events']>[number]): string =>
  event.type === 'exact' ? event.point_1 : event.body;
const problem = (request: Record<string, unknown>) => issuesOf(() => compute(progressionsEndpoint, request));
const near = (actual: number | undefined, expected: number, tolerance = 5.1e-6): void => {
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
};
const codes = ({ warnings }: Answer): string[] => warnings.map(({ code }) => code);

describe('NY90 progressed to 2024-06-15 noon', () => {
  const secondary = answer();

  it('corresponds to 1990-07-19T18:32:37Z, after 34.00181078 years', () => {
    assert.deepEqual([secondary.at, secondary.progressed_at], ['2024-06-15T16:00:00Z', '1990-07-19T18:32:37Z']);
    near(secondary.age_years, 34.00181078, 1e-8);
    near(secondary.solar_arc, 32.43562293, 1e-7);
    near(secondary.naibod_arc, 33.5138);
    near(secondary.points?.sun?.longitude, 116.82385);
    near(secondary.points?.moon?.longitude, 85.0081, 5.1e-5);
    near(secondary.points?.mercury?.longitude, 134.5145, 5.1e-5);
    near(secondary.points?.venus?.longitude, 89.5422, 5.1e-5);
    near(secondary.points?.mars?.longitude, 34.7833, 5.1e-5);
  });

  it('has angles by every method', () => {
    const rows = {
      solar_arc_longitude: [138.35782, 220.03546],
      naibod_ra: [138.35066, 220.02994],
      true_daily: [139.01257, 220.53963],
      solar_arc_ra: [139.83451, 221.17113],
    } as const;
    for (const [angles, [mc, asc]] of Object.entries(rows)) {
      const found = answer({ angles });
      near(found.houses?.angles.mc, mc);
      near(found.houses?.angles.asc, asc);
    }
    near(answer({ angles: 'naibod_longitude' }).houses?.angles.mc, 105.92219 + 33.5138, 1.1e-5);
    assert.equal(secondary.houses?.angles.mc, answer({ angles: 'solar_arc_longitude' }).houses?.angles.mc);
  });

  it('is in the balsamic phase between the new moons of 1997 and 2026', () => {
    const { lunation } = secondary;
    near(lunation?.angle, 328.184245, 5.1e-6);
    assert.deepEqual(
      [lunation?.name, lunation?.previous_new_moon_at, lunation?.previous_full_moon_at, lunation?.next_new_moon_at],
      ['waning_crescent', '1997-06-21T16:53:01Z', '2012-09-27T23:24:06Z', '2026-10-21T09:35:40Z'],
    );
  });

  it('tertiary and minor progressions correspond to 1991-09-13T07:35:11Z and 1992-12-30T18:05:54Z', () => {
    const [tertiary, minor] = [answer({ method: 'tertiary' }), answer({ method: 'minor' })];
    assert.deepEqual([tertiary.progressed_at, minor.progressed_at], ['1991-09-13T07:35:11Z', '1992-12-30T18:05:54Z']);
    near(tertiary.points?.sun?.longitude, 170.02908);
    near(tertiary.points?.moon?.longitude, 230.84917);
    near(minor.points?.sun?.longitude, 279.31641);
    near(minor.points?.moon?.longitude, 354.04519);
  });

  it('a solar arc moves Venus to 81.53175, and the angles and cusps by the same arc', () => {
    const directed = answer({ method: 'solar_arc' });
    near(directed.points?.venus?.longitude, 81.53175);
    near(directed.houses?.angles.asc, 193.6953 + 32.43562, 1.1e-5);
    near(directed.houses?.cusps[1]?.longitude, 220.7709 + 32.43562, 1e-4);
    near(answer({ method: 'solar_arc', arc: 'naibod' }).points?.venus?.longitude, 49.096127 + 33.5138, 1e-5);
    assert.deepEqual([directed.angles_method, directed.points?.venus?.latitude], [null, undefined]);
  });

  it('aspects to the birth chart use an orb of one degree, or the orbs of the settings when given', () => {
    assert.ok(
      answer({ include: ['all'] }).aspects_to_natal?.every(
        ({ orb, allowed_orb: allowed }) => Math.abs(orb) <= 1 && allowed === 1,
      ),
    );
    const conjunction = secondary.aspects_to_natal?.find(
      ({ point_1, point_2 }) => point_1 === 'moon' && point_2 === 'sun',
    );
    near(conjunction?.orb, 85.0081 - 84.38823, 6e-5);
    assert.equal(conjunction?.applying, false);
    assert.ok(
      answer({ settings: { orb_degrees: 8 }, include: ['all'] }).aspects_to_natal?.some(
        ({ allowed_orb: allowed }) => allowed === 8,
      ),
    );
  });
});

describe('converse progressions', () => {
  it('run the same time into the past: 1990-05-12T18:27:23Z, with the Sun behind its natal longitude', () => {
    const converse = answer({ converse: true });
    assert.equal(converse.progressed_at, '1990-05-12T18:27:23Z');
    assert.ok(converse.solar_arc < 0 && converse.naibod_arc < 0 && converse.age_years > 34);
    near(converse.houses?.angles.mc, 105.92219 + converse.solar_arc, 1.1e-5);
    assert.deepEqual(codes(converse), []);
  });

  it('are assumed, with a warning, for a date before the birth', () => {
    const before = answer({ progressed_date: '1956-06-14', progressed_time: '13:00' });
    assert.deepEqual(codes(before), ['converse_assumed']);
    assert.ok(before.age_years < 0 && before.solar_arc < 0);
  });

  it('the converse Moon moves backwards through life', () => {
    const events = range({ converse: true, from: '2024-01-01', to: '2029-01-01', include: ['events'] }).events ?? [];
    assert.ok(events.some((event) => event.type === 'sign_ingress' && event.body === 'moon'));
    for (const event of events)
      if (event.type === 'sign_ingress' && event.body === 'moon') assert.equal(event.motion, 'retrograde');
  });
});

describe('events of a life', () => {
  const events = range({ from: '2024-06-15', to: '2025-06-15', settings: { aspects: ['major'] } }).events ?? [];

  it('the Moon of NY90 enters cancer 2024-10-18T05:00:25Z and opposes Uranus 2025-05-10T04:40:59Z', () => {
    const ofMoon = events.filter((event) => mover(event) === 'moon');
    assert.ok(
      ofMoon.some(
        (event) => event.type === 'sign_ingress' && event.sign === 'cancer' && event.at === '2024-10-18T05:00:25Z',
      ),
    );
    assert.ok(
      ofMoon.some(
        (event) =>
          event.type === 'exact' &&
          event.aspect === 'opposition' &&
          event.angle === 180 &&
          event.orb === 0 &&
          !event.applying &&
          event.chart_1 === 'progressed' &&
          event.chart_2 === 'natal' &&
          event.point_2 === 'uranus' &&
          event.at === '2025-05-10T04:40:59Z',
      ),
    );
  });

  it('each is true at its instant: the chart progressed to it has the body there', () => {
    for (const event of events) {
      const body = mover(event);
      if (body === 'asc' || body === 'mc') continue;
      const [date = '', time = ''] = event.at.replace('Z', '').split('T');
      const there = answerTo({
        utc: '1990-06-15T18:30:00Z',
        location: 'New York',
        timezone: 'UTC',
        progressed_date: date,
        progressed_time: time,
      });
      near(Object.entries(there.points ?? {}).find(([id]) => id === body)?.[1]?.longitude, event.longitude, 1e-6);
    }
  });

  it('are in order, within the range, and only there on request', () => {
    assert.deepEqual(
      events.map(({ at }) => at),
      events.map(({ at }) => at).toSorted(),
    );
    assert.ok(events.every(({ at }) => at >= '2024-06-15' && at < '2025-06-15'));
    assert.equal('events' in answer(), false);
    assert.equal(range({ from: '2024-06-15', to: '2025-06-15', include: ['points'] }).events, undefined);
  });

  it('of mundane houses are found from longitude and latitude of the body', () => {
    const mundane = range({
      from: '2020-01-01',
      to: '2030-01-01',
      include: ['events'],
      settings: { house_placement: 'mundane', aspects: [] },
    });
    const ingresses = (mundane.events ?? []).filter((event) => event.type === 'house_ingress');
    assert.ok(ingresses.length > 0);
    for (const event of ingresses)
      assert.equal((event.from_house % 12) + 1 === event.house || (event.house % 12) + 1 === event.from_house, true);
  });

  it('of daily angles are left out, with a warning', () => {
    const daily = range({ angles: 'true_daily', from: '2024-01-01', to: '2025-01-01', include: ['events'] });
    assert.deepEqual(codes(daily), ['body_unavailable', 'body_unavailable']);
    assert.ok(daily.events?.every((event) => mover(event) !== 'asc' && mover(event) !== 'mc'));
  });
});

describe('without a birth time', () => {
  const unknown = range({ birth_time: null, from: '2024-01-01', to: '2026-01-01', include: ['all'] });

  it('there are no angles, houses or house numbers', () => {
    assert.equal(unknown.houses, null);
    assert.doesNotMatch(JSON.stringify(unknown), /"(house|house_position|natal_house|from_house)":\d/);
    assert.deepEqual(codes(unknown), ['birth_time_unknown']);
  });

  it("the Moon's aspects and events are approximate, and its range is given", () => {
    for (const { point_1, point_2, approximate } of unknown.aspects_to_natal ?? [])
      assert.equal(approximate, point_1 === 'moon' || point_2 === 'moon' ? true : undefined);
    for (const event of unknown.events ?? [])
      assert.equal(event.type === 'house_ingress' ? true : event.approximate, true);
    assert.equal(unknown.lunation?.approximate, true);
    const ingress = unknown.events?.find((event) => event.type === 'sign_ingress' && event.body === 'moon');
    assert.ok(ingress?.type === 'sign_ingress' && ingress.span !== undefined);
    const of = (birth_time: string): number => {
      const found = range({ birth_time, from: '2023-01-01', to: '2027-01-01' }).events?.find(
        (event) => event.type === 'sign_ingress' && event.body === 'moon' && event.sign === ingress.sign,
      );
      return Date.parse(found?.at ?? '');
    };
    const [late, early] = [of('00:00'), of('23:59:59')];
    assert.ok(
      Math.abs(late - Date.parse(ingress.span.ends_at)) < 2 * 3_600_000 &&
        Math.abs(early - Date.parse(ingress.span.starts_at)) < 2 * 3_600_000,
      `${ingress.span.starts_at} ${ingress.span.ends_at}`,
    );
    const day = unknown.points?.moon?.range;
    assert.ok(
      day !== undefined &&
        day.start_of_day < (unknown.points?.moon?.longitude ?? 0) &&
        day.end_of_day > (unknown.points?.moon?.longitude ?? 0),
    );
  });
});

describe('the sidereal zodiac', () => {
  it('shifts points and angles by the ayanamsa of the progressed instant', () => {
    const [tropical, sidereal] = [answer({ angles: 'naibod_ra' }), answer({ angles: 'naibod_ra', sidereal: true })];
    const shift = (tropical.points?.moon?.longitude ?? 0) - (sidereal.points?.moon?.longitude ?? 0);
    near(shift, 23.7285, 2e-3);
    near(tropical.houses?.angles.asc, (sidereal.houses?.angles.asc ?? 0) + shift, 1e-6);
    near(tropical.houses?.cusps[4]?.longitude, (sidereal.houses?.cusps[4]?.longitude ?? 0) + shift, 1e-6);
  });

  it('has whole-sign houses on its own signs', () => {
    for (const { longitude } of answer({ sidereal: true, settings: { house_system: 'W' } }).houses?.cusps ?? [])
      assert.equal(longitude % 30, 0);
  });
});

describe('the error rows', () => {
  it('progressed_date is required, unknown methods and invalid booleans are rejected', () => {
    assert.deepEqual(problem(NY90), [['missing_field', 'progressed_date']]);
    assert.deepEqual(problem({ ...NY90, progressed_date: '2024-02-30' }), [['invalid_date', 'progressed_date']]);
    assert.deepEqual(problem({ ...TARGET, progressed_time: '25:00' }), [['invalid_time', 'progressed_time']]);
    for (const field of ['method', 'angles', 'arc'])
      assert.deepEqual(problem({ ...TARGET, [field]: 'x' }), [['invalid_setting', field]]);
    assert.deepEqual(problem({ ...TARGET, converse: 'maybe' }), [['invalid_boolean', 'converse']]);
    for (const days of [360, 365.3, 'x'])
      assert.deepEqual(problem({ ...TARGET, year_length: days }), [['invalid_setting', 'year_length']]);
    assert.deepEqual(problem({ ...TARGET, include: ['foo'] }), [['invalid_include', 'include[0]']]);
  });

  it('a range needs two ends in order and at most 120 years', () => {
    assert.deepEqual(problem({ ...TARGET, from: '2024-01-01' }), [['missing_field', 'to']]);
    assert.deepEqual(problem({ ...TARGET, include: ['events'] }), [
      ['missing_field', 'from'],
      ['missing_field', 'to'],
    ]);
    assert.deepEqual(problem({ ...TARGET, from: '2024-01-01', to: '2024-01-01' }), [['invalid_range', 'to']]);
    assert.deepEqual(problem({ ...TARGET, from: 'soon', to: '2024-01-01' }), [['invalid_range', 'from']]);
    assert.deepEqual(problem({ ...TARGET, from: '1990-01-01', to: '2111-01-01' }), [['range_too_large', 'to']]);
    assert.ok((range({ from: '1990-01-01', to: '2110-01-01', include: ['events'] }).events?.length ?? 0) > 1000);
    assert.deepEqual(problem({ ...TARGET, method: 'minor', from: '1990-01-01', to: '2010-01-01' }), [
      ['range_too_large', 'to'],
    ]);
  });

  it('when progressed days extend beyond the files, events are searched up to their end, and the warning says how far: one year of life per remaining day', () => {
    const late = range({
      birth_date: '2399-12-22',
      progressed_date: '2405-01-01',
      from: '2400-01-01',
      to: '2430-01-01',
      include: ['events'],
    });
    const warning = late.warnings.find(({ code }) => code === 'range_clipped');
    assert.equal(warning?.field, 'to');
    assert.equal(warning?.searched?.starts_at, '2400-01-01T00:00:00Z');
    assert.match(warning?.searched?.ends_at ?? '', /^2409-0[2-9]/);
    assert.ok((late.events ?? []).every(({ at }) => at < warning!.searched!.ends_at));
    assert.deepEqual(
      late.warnings.filter(({ code }) => code === 'body_unavailable'),
      [],
    );
    assert.ok((late.events ?? []).some((event) => mover(event) === 'moon'));
  });

  it('a range of life beyond the ephemeris is rejected, not clipped', () => {
    assert.deepEqual(
      problem({ ...NY90, birth_date: '-2999-01-02', progressed_date: '2999-01-01', method: 'minor', converse: true }),
      [['date_out_of_range', 'progressed_date']],
    );
  });
});

describe('POST /swiss', () => {
  it('request progressions is POST /progressions, byte for byte', () => {
    const swiss = dispatcher([progressionsEndpoint]);
    assert.equal(
      JSON.stringify(compute(swiss, { request: 'progressions', ...TARGET })),
      JSON.stringify(compute(progressionsEndpoint, TARGET)),
    );
  });

  it('needs the Growth plan', () => {
    assert.deepEqual(progressionsEndpoint.need(progressionsEndpoint.parse(TARGET, context.nowMs)), {
      priceTier: 'progressions',
      minimumPlan: 'growth',
      natalSystem: null,
    });
  });
});

describe('an answer matches its schema exactly', () => {
  const FROM_TO = { from: '2024-06-15', to: '2025-06-15' };
  const requests: readonly Record<string, unknown>[] = [
    {},
    { include: ['all'] },
    FROM_TO,
    { ...FROM_TO, include: ['all'] },
    ...PROGRESSIONS_INCLUDES.map((part) => ({ ...(part === 'events' ? FROM_TO : {}), include: [part] })),
    ...['tertiary', 'minor', 'solar_arc'].map((method) => ({ ...FROM_TO, method, include: ['all'] })),
    { birth_time: null, ...FROM_TO, include: ['all'] },
    { birth_time: null, method: 'solar_arc', include: ['all'] },
    { sidereal: true, ...FROM_TO, include: ['all'] },
    { settings: { coordinates: 'topocentric' }, ...FROM_TO, include: ['all'] },
    { settings: { coordinates: 'heliocentric' }, include: ['all'] },
    { settings: { bodies: ['sun', 'south_node', 'vesta', 'cupido'] }, ...FROM_TO, include: ['all'] },
    { location: undefined, latitude: 78.22, longitude: 15.65, include: ['all'] },
    { birth_date: '-0500-03-01', progressed_date: '-0460-01-01', include: ['all'] },
  ];
  for (const request of requests) {
    it(JSON.stringify(request), () => {
      const given = Object.fromEntries(
        Object.entries({ ...TARGET, ...request }).filter(([, value]) => value !== undefined),
      );
      const found = compute(progressionsEndpoint, given);
      assert.deepEqual(progressionsResponseSchema.parse(found), found);
    });
  }

  it('has at most 8 KiB by default, for an instant and for a year', () => {
    for (const request of [{}, FROM_TO]) {
      const size = Buffer.byteLength(JSON.stringify(answerTo({ ...TARGET, ...request })));
      assert.ok(size <= 8192, `${size}`);
    }
  });
});
