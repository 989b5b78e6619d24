import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { transitsEndpoint } from '../transits/endpoint.ts';
import { transitsRangeSchema } from '../transits/schema.ts';
import { yearlyCycleEndpoint } from './endpoint.ts';
import { CYCLE_BODIES, CYCLE_TARGETS } from './transits.ts';
import { yearlyCycleResponseSchema } from './calculate.ts';
import { compute, contextAt, faultOf, services } from '../testing/call.test-data.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { YEARLY_CYCLE_PARTS } from './request.ts';

const nowMs = Date.UTC(2024, 5, 15, 16);
const context = contextAt(nowMs);
type Answer = z.infer<typeof yearlyCycleResponseSchema>;
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const answer = (change: Record<string, unknown>, birth: Record<string, unknown> = NY90): Answer =>
  yearlyCycleResponseSchema.parse(compute(yearlyCycleEndpoint, { ...birth, ...change }, context));
const problem = (change: Record<string, unknown>) => faultOf(() => answer(change));

describe('the year 2024 of NY90', () => {
  const year = answer({ year: 2024, include: ['all'] });
  const timeline = year.timeline ?? [];

  it('goes from solar return to solar return', () => {
    assert.deepEqual(year.span, { starts_at: '2024-06-14T23:44:41Z', ends_at: '2025-06-15T05:38:17Z' });
    assert.equal(year.solar_return?.at, year.span.starts_at);
    assert.equal(year.solar_return?.chart.houses?.angles.asc?.toFixed(5), '256.01960');
  });

  it('is ruled by the eleventh house, Leo and the Sun; its months continue through the signs', () => {
    const { age, house, sign, lord, lord_placement: placement, months } = year.profections!;
    assert.deepEqual([age, house, sign, lord, placement?.house], [34, 11, 'leo', 'sun', 9]);
    assert.deepEqual(
      months.slice(0, 3).map((month) => [month.starts_at, month.sign]),
      [
        ['2024-06-14T23:44:41Z', 'leo'],
        ['2024-07-15T10:14:09Z', 'virgo'],
        ['2024-08-14T20:43:37Z', 'libra'],
      ],
    );
    assert.equal(months.length, 12);
  });

  it('has four eclipses on natal points', () => {
    const shown = (year.eclipses ?? []).map(({ id, natal_contacts: contacts }) => [
      id,
      ...(contacts ?? []).map(({ point_2: point, aspect, orb }) => `${aspect} ${point} ${orb.toFixed(3)}`),
    ]);
    assert.deepEqual(shown, [
      ['L2024-09-18', 'square sun -1.395'],
      ['S2024-10-02', 'opposition mars -1.175', 'square uranus -1.906'],
      ['L2025-03-14', 'square sun -0.411'],
      ['S2025-03-29', 'conjunction mars 2.242', 'square uranus 0.840'],
    ]);
    assert.deepEqual(
      (year.eclipses ?? []).slice(2).map(({ at, longitude }) => [at, longitude.toFixed(4)]),
      [
        ['2025-03-14T06:58:46Z', '173.9768'],
        ['2025-03-29T10:47:25Z', '8.9944'],
      ],
    );
  });

  it('follows the progressed Moon: its start, into Cancer, opposite Uranus', () => {
    const { positions, events } = year.progressed_moon!;
    assert.deepEqual(
      [positions.length, positions[0]?.longitude.toFixed(5), positions.at(-1)?.at],
      [13, '84.98093', year.span.ends_at],
    );
    assert.deepEqual(
      events.map((event) =>
        event.type === 'exact'
          ? [event.type, event.at, event.chart_1, event.aspect, event.chart_2, event.point_2]
          : [event.type, event.at, event.type === 'sign_ingress' ? event.sign : event.house],
      ),
      [
        ['sign_ingress', '2024-10-18T05:00:25Z', 'cancer'],
        ['exact', '2025-05-10T04:40:59Z', 'progressed', 'opposition', 'natal', 'uranus'],
      ],
    );
  });

  it('has the transits that POST /transits finds in the same range', () => {
    const request = {
      ...NY90,
      from: year.span.starts_at,
      to: year.span.ends_at,
      bodies: CYCLE_BODIES,
      targets: CYCLE_TARGETS,
      include: ['all'],
    };
    const { events, windows } = transitsRangeSchema.parse(compute(transitsEndpoint, request, context));
    assert.deepEqual(year.transits?.events, events);
    assert.deepEqual(
      year.transits?.windows?.map(({ id, exact_at: at }) => [id, at]),
      windows?.map(({ id, exact_at: at }) => [id, at]),
    );
  });

  it('has the stations of Mercury of 2024', () => {
    const mercury = (year.stations ?? []).filter(({ body }) => body === 'mercury').map(({ at }) => at);
    for (const at of ['2024-08-05T04:56:05Z', '2024-08-28T21:13:58Z', '2024-11-26T02:42:24Z', '2024-12-15T20:56:19Z']) {
      assert.ok(
        mercury.some((found) => Math.abs(Date.parse(found) - Date.parse(at)) <= 30_000),
        at,
      );
    }
  });

  it('lists everything once, in order of time', () => {
    const times = timeline.map(({ at }) => at);
    assert.deepEqual(times, times.toSorted());
    assert.equal(
      new Set(timeline.map(({ at, title_key: title }) => `${at} ${title.replace(/^\w+\./, '')}`)).size,
      timeline.length,
    );
    for (const category of ['solar_return', 'profection', 'transit', 'eclipse', 'progressed_moon', 'station'])
      assert.ok(
        timeline.some((entry) => entry.category === category),
        category,
      );
    assert.deepEqual(
      timeline.filter(({ category }) => category === 'eclipse').map(({ ref, title_key: key }) => [ref, key])[0],
      ['eclipses[0]', 'eclipse.lunar.partial'],
    );
  });
});

describe('years of a life', () => {
  const only = { include: ['profections'] };

  it('follow one another without gaps, also for a birth at the turn of the year', () => {
    for (const birth of [
      NY90,
      { ...NY90, birth_date: '1990-12-31', birth_time: '23:55' },
      { ...NY90, birth_date: '1991-01-01', birth_time: '00:05' },
    ]) {
      const spans = Array.from({ length: 12 }, (_, index) => answer({ ...only, year: 1992 + index }, birth));
      spans.slice(1).forEach(({ span, profections }, index) => {
        assert.equal(span.starts_at, spans[index]?.span.ends_at);
        assert.equal(profections?.age, (spans[index]?.profections?.age ?? 0) + 1);
      });
    }
  });

  it('begin with the birth itself', () => {
    const { span, profections } = answer({ ...only, year: 1990 });
    assert.deepEqual([span.starts_at, profections?.age, profections?.house], ['1990-06-15T18:30:00Z', 0, 1]);
  });

  it('the current one is the default', () => {
    assert.equal(answer(only).year, 2024);
  });

  it('sidereal years begin with the sidereal solar return', () => {
    assert.equal(answer({ ...only, year: 2024, sidereal: true }).span.starts_at, '2024-06-15T11:33:53Z');
  });

  it('a relocated solar return has the angles of the other place', () => {
    const { chart } = answer({
      include: ['solar_return'],
      year: 2024,
      relocation: { location: 'London' },
    }).solar_return!;
    assert.equal(chart.houses?.angles.asc?.toFixed(3), '336.273');
  });

  it('without a birth time there are no profections and no angles', () => {
    const { profections, transits, warnings } = answer({
      year: 2024,
      birth_time: null,
      include: ['default', 'ingresses'],
    });
    assert.equal(profections, null);
    assert.equal(
      transits?.events.some(
        (event) => event.type === 'house_ingress' || (event.type === 'exact' && event.point_2 === 'asc'),
      ),
      false,
    );
    assert.ok(warnings.some(({ code }) => code === 'birth_time_unknown'));
  });

  it('lunar returns are included on request, thirteen or fourteen', () => {
    const { lunar_returns: returns, timeline } = answer({ year: 2024, include: ['lunar_returns', 'timeline'] });
    assert.deepEqual(
      returns?.slice(0, 2).map(({ at }) => at),
      ['2024-06-27T14:12:59Z', '2024-07-24T20:38:27Z'],
    );
    assert.equal(timeline?.length, returns?.length);
  });

  it('the last year of the ephemeris is cut with a warning', () => {
    const { span, warnings } = answer({ year: 3000, birth_date: '2990-01-05', include: ['profections'] });
    assert.deepEqual([span.starts_at.slice(0, 7), span.ends_at.slice(0, 4)], ['3000-01', '3000']);
    assert.ok(warnings.some(({ code }) => code === 'range_clipped'));
  });

  it('each fault has its own error code', () => {
    assert.deepEqual(problem({ year: 1989 }), [400, 'invalid_range', 'year']);
    assert.deepEqual(problem({ year: '2024.5' }), [400, 'invalid_year', 'year']);
    assert.deepEqual(problem({ year: 5000 }), [422, 'date_out_of_range', 'year']);
    assert.deepEqual(problem({ year: 2024, include: ['dreams'] }), [400, 'invalid_include', 'include[0]']);
    assert.deepEqual(problem({ settings: { coordinates: 'heliocentric' } }), [
      400,
      'invalid_setting',
      'settings.coordinates',
    ]);
  });
});

const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', year: 2024 };
const all = { ...BIRTH, include: ['all'] };

describeAnswers(yearlyCycleEndpoint, services, {
  requests: {
    default: BIRTH,
    ...Object.fromEntries(YEARLY_CYCLE_PARTS.map((part) => [part, { ...BIRTH, include: [part] }])),
    everything: all,
    'everything without birth time': { ...all, birth_time: null },
    sidereal: { ...all, sidereal: true },
    topocentric: { ...all, settings: { coordinates: 'topocentric' } },
    'mundane houses': { ...all, settings: { house_placement: 'mundane' } },
    relocated: { ...all, relocation: { location: 'London' } },
    'the far north': { ...all, location: undefined, latitude: 78.22, longitude: 15.65 },
    'the year of birth': { ...all, year: 1990 },
    'an early year': { ...all, birth_date: '-0500-03-01', year: -470 },
    'the last year': { ...all, birth_date: '2990-01-05', year: 3000 },
  },
  sizes: [
    { request: BIRTH, bytes: 20_000 },
    { request: { ...BIRTH, year: 2020 }, bytes: 20_000 },
    { request: { ...BIRTH, birth_time: null }, bytes: 20_000 },
  ],
});
