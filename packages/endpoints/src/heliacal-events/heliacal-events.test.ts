import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HELIACAL_BODIES } from '@theia-astro/astro/heliacal/watch';
import type { z } from 'zod';
import { sampleOf } from '../../../../scripts/random-cases.ts';
import { COST_MS_MAX, rejectCostly } from '../limits/cost.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { heliacalEndpoint } from './endpoint.ts';
import { heliacalResponseSchema } from './schema.ts';
import { context, issuesOf, services } from '../testing/call.test-data.ts';
const CAIRO = { latitude: 30.05, longitude: 31.25, from: '2024-01-01', to: '2026-01-01' };
const SEEING = {
  pressureHpa: 1013.25,
  temperatureC: 15,
  humidityPercent: 40,
  extinction: null,
  ageYears: 36,
  acuity: 1,
} as const;

type Answer = z.infer<typeof heliacalResponseSchema>;
const parse = (input: object) => heliacalEndpoint.parse(input, context.nowMs);
const answer = (input: object): Answer =>
  heliacalResponseSchema.parse(heliacalEndpoint.calculate(context, parse(input)));
const faults = (input: object) => issuesOf(() => parse(input));

describe('POST /heliacal_events', () => {
  it('events of a body take turns: what is first seen is last seen before anything else begins', () => {
    const next: Record<string, readonly string[]> = {
      morning_first: ['morning_last', 'cosmical_setting', 'acronychal_rising'],
      evening_first: ['evening_last', 'morning_last'],
      morning_last: ['evening_first', 'morning_first'],
      evening_last: ['morning_first', 'evening_first'],
      acronychal_rising: ['cosmical_setting', 'evening_last'],
      cosmical_setting: ['evening_last', 'acronychal_rising'],
    };
    const bodies = ['mercury', 'venus', 'moon', 'jupiter', 'sirius'] as const;
    const { events } = answer({ ...CAIRO, bodies });
    for (const body of bodies) {
      const types = events.filter((event) => event.body === body).map(({ type }) => type);
      assert.ok(types.length >= 3, body);
      for (const [index, type] of types.entries())
        if (index > 0) assert.ok(next[types[index - 1]!]!.includes(type), `${body}: ${types.join(' ')}`);
    }
  });

  it('an event is the change: seen that day, for as long as it says, and not seen at any minute of the day beyond', () => {
    const { ephemeris } = services;
    const place = { geoLatitudeDeg: 30.05, geoLongitudeDeg: 31.25, elevationM: 0 };
    const margin = (jdUt: number, body: string): number => {
      const sighting = ephemeris.sighting(jdUt, body === 'sirius' ? ',alCMa' : body, place, SEEING);
      return sighting === null ? -Infinity : sighting.limitingMagnitude - sighting.magnitude;
    };
    const { events } = answer({ ...CAIRO, bodies: ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'sirius'] });
    const seen = events.filter(({ starts_at }) => starts_at !== null);
    assert.ok(seen.length > 15);
    for (const { at, starts_at, ends_at, body, type } of seen) {
      const [jdUt, starts, ends] = [at, starts_at!, ends_at!].map(
        (text) => ephemeris.utcMsToJd(Date.parse(text)).jdUt,
      ) as [number, number, number];
      assert.ok(starts <= jdUt && jdUt <= ends);
      assert.ok(margin(jdUt, body) > 0, `${body} ${type} ${at}`);
      assert.ok(
        margin(starts - 2 / 86_400, body) <= 0 && margin(ends + 2 / 86_400, body) <= 0,
        `${body} ${type} ${at}`,
      );
      const beyond = jdUt + (type.endsWith('first') ? -1 : 1);
      for (let minute = -120; minute < 120; minute++) {
        const sighting = ephemeris.sighting(beyond + minute / 1440, body === 'sirius' ? ',alCMa' : body, place, SEEING);
        if (sighting !== null && sighting.sunAltitudeDeg < -0.9)
          assert.ok(sighting.limitingMagnitude <= sighting.magnitude, `${body} ${type} ${at}, minute ${minute}`);
      }
    }
  });

  it('periods divide the range without gaps, whatever the place and the body', () => {
    for (const latitude of sampleOf([0, -45, 58, 70, 89.9, -90], 3)) {
      const bodies = latitude === 0 ? HELIACAL_BODIES.slice(0, 12) : ['venus', 'mars', 'sirius', 'vega', 'acrux'];
      const { visibility, starts_at, ends_at } = answer({ ...CAIRO, to: '2025-01-01', latitude, bodies });
      assert.equal(visibility.length, bodies.length);
      for (const { body, periods } of visibility) {
        assert.equal(periods[0]!.starts_at, starts_at);
        assert.equal(periods.at(-1)!.ends_at, ends_at);
        for (const [index, period] of periods.entries()) {
          assert.ok(period.starts_at < period.ends_at, body);
          if (index > 0) assert.equal(period.starts_at, periods[index - 1]!.ends_at, body);
        }
      }
    }
  });

  it('stars that never set or never rise are called so, and days without a sunrise have no events', () => {
    const states = (latitude: number, body: string): unknown =>
      answer({ ...CAIRO, latitude, bodies: [body] }).visibility[0]!.periods.map(({ state }) => state);
    assert.deepEqual(states(55, 'vega'), ['circumpolar']);
    assert.deepEqual(states(55, 'acrux'), ['never_rises']);
    assert.ok((states(30, 'arcturus') as string[]).includes('evening_and_morning'));
    const pole = answer({ ...CAIRO, latitude: 89.9 });
    assert.deepEqual(
      pole.events.filter(({ body }) => body === 'saturn'),
      [],
    );
    assert.ok(pole.warnings.some(({ code }) => code === 'polar_no_sunrise'));
  });

  it('the heliacal rising of Sirius at Memphis in 139 is that of Censorinus, 20 July, to a day', () => {
    const { events } = answer({
      latitude: 29.85,
      longitude: 31.25,
      from: '0139-05-01',
      to: '0139-09-01',
      bodies: ['sirius'],
      events: ['morning_first'],
      settings: { extinction: 0.25 },
    });
    assert.equal(events.length, 1);
    // 20 July of the Julian calendar is 19 July of the Gregorian one in that century.
    const days = (Date.parse(events[0]!.at) - Date.UTC(139, 6, 19, 3)) / 86_400_000;
    assert.ok(Math.abs(days) <= 1.2, String(days));
  });

  it('clear air and sharp eyes never delay a rising', () => {
    const rising = (settings: object): number =>
      Date.parse(
        answer({ ...CAIRO, to: '2025-01-01', bodies: ['sirius'], events: ['morning_first'], settings }).events[0]!.at,
      );
    assert.ok(rising({ extinction: 0.15 }) < rising({ extinction: 0.25 }));
    assert.ok(rising({ extinction: 0.25 }) < rising({ extinction: 0.4 }));
    assert.ok(rising({ acuity: 2 }) <= rising({ acuity: 1 }));
  });

  it('two halves of a range have the events of the whole', () => {
    const bodies = ['mercury', 'moon', 'regulus'];
    const { events } = answer({ ...CAIRO, bodies });
    const halves = [
      answer({ ...CAIRO, to: '2024-11-07T12:00:00Z', bodies }),
      answer({ ...CAIRO, from: '2024-11-07T12:00:00Z', bodies }),
    ];
    assert.deepEqual(
      halves.flatMap((half) => half.events),
      events,
    );
  });

  it('names every fault of a request', () => {
    assert.deepEqual(faults({}), [['missing_field', 'location']]);
    assert.deepEqual(
      faults({ ...CAIRO, to: '2040-01-01', bodies: ['sun'], events: ['culmination'], settings: { extinction: 2 } }),
      [
        ['range_too_large', 'to'],
        ['invalid_setting', 'bodies[0]'],
        ['invalid_setting', 'events[0]'],
        ['invalid_setting', 'settings.extinction'],
      ],
    );
  });

  it('a decade of the five planets is accepted, and thirty stars are not', () => {
    const decade = parse({ ...CAIRO, from: '2020-01-01', to: '2030-01-01' });
    assert.ok(heliacalEndpoint.cost!(decade).milliseconds <= COST_MS_MAX);
    const all = parse({ ...CAIRO, from: '2020-01-01', to: '2030-01-01', bodies: [...HELIACAL_BODIES] });
    assert.throws(() => rejectCostly(heliacalEndpoint.cost!(all)), { code: 'range_too_large' });
  });
});

describeAnswers(heliacalEndpoint, services, {
  requests: {
    default: CAIRO,
    'beyond the polar circle': { ...CAIRO, latitude: 69, to: '2024-06-01', bodies: ['moon', 'vega', 'mars'] },
    'risings alone': { ...CAIRO, events: ['morning_first'] },
    'an early year': { ...CAIRO, from: '-0700-03-01', to: '-0699-03-01' },
  },
  sizes: [{ request: { ...CAIRO, to: '2025-01-01' }, bytes: 12_288 }],
});
