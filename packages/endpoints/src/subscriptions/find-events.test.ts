import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import * as fc from 'fast-check';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { catalog } from '../catalog.ts';
import { instantText } from '../time/instant-text.ts';
import { type Ask, findEvents, type FoundEvent } from './find-events.ts';
import { parseSubscription, watchedSearches } from './subscription-request.ts';

type Json = Readonly<Record<string, unknown>>;

const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), account: null };
const products = new Map(catalog.map((endpoint) => [endpoint.name, endpoint]));
const byPath = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
const ask: Ask = async (path, input, nowMs) => {
  const endpoint = byPath.get(path)!;
  return endpoint.calculate({ ...context, nowMs }, endpoint.parse(input, nowMs));
};
/** What the API answers to a request. */
const answer = (name: string, input: Json): Json => {
  const endpoint = products.get(name)!;
  return endpoint.calculate({ ...context, nowMs: FROM }, endpoint.parse(input, FROM));
};

const DAY_MS = 86_400_000;
const FROM = Date.UTC(2026, 7, 1);
const TO = FROM + 365 * DAY_MS;
const RANGE = { from: instantText(FROM), to: instantText(TO) };
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

const searchesOf = (rule: Json, birth: Json = BIRTH) =>
  parseSubscription(products, { ...birth, rules: [rule] }, FROM).searches;
const found = (rule: Json, birth: Json = BIRTH): Promise<FoundEvent[]> =>
  findEvents(searchesOf(rule, birth), { fromMs: FROM, toMs: TO }, ask);
const list = (value: unknown): readonly Json[] => value as readonly Json[];
const inRange = ({ at }: Json): boolean => String(at) >= RANGE.from && String(at) < RANGE.to;
const told = (events: readonly FoundEvent[]) => events.map(({ type, at }) => `${at} ${type}`).toSorted();

/** Rules of each type, and the same found on another way: in one request for the whole year, often of another product. */
const CASES: readonly { readonly rule: Json; readonly expected: () => readonly string[] }[] = [
  {
    rule: { type: 'transit', bodies: ['mars', 'saturn'], targets: ['sun', 'moon', 'asc'], orb: 1.5 },
    expected: () => {
      const { events, windows } = answer('transits', {
        ...BIRTH,
        ...RANGE,
        bodies: ['saturn', 'mars', 'jupiter'],
        targets: ['asc', 'sun', 'moon', 'mc'],
        orb: 1.5,
        limit: 2000,
      });
      const wanted = ({ point_1: body, point_2: target }: Json): boolean =>
        ['mars', 'saturn'].includes(String(body)) && ['sun', 'moon', 'asc'].includes(String(target));
      return [
        ...list(events)
          .filter((one) => one['type'] === 'exact' && wanted(one))
          .map(({ at }) => `${String(at)} transit.exact`),
        ...list(windows)
          .filter((one) => wanted(one) && one['clipped_start'] === false)
          .map((one) => `${String(one['starts_at'])} transit.enter`),
        ...list(windows)
          .filter((one) => wanted(one) && one['clipped_end'] === false)
          .map((one) => `${String(one['ends_at'])} transit.leave`),
      ];
    },
  },
  {
    rule: { type: 'ingress', of: 'sign', bodies: ['moon'] },
    expected: () =>
      list(answer('moonphases', { ...RANGE, include: ['ingresses'] })['ingresses']).map(
        ({ at }) => `${String(at)} ingress.sign`,
      ),
  },
  {
    rule: { type: 'ingress', of: 'house', bodies: ['sun', 'venus'] },
    expected: () =>
      list(answer('transits', { ...BIRTH, ...RANGE, limit: 2000 })['events'])
        .filter(({ type, body }) => type === 'house_ingress' && (body === 'sun' || body === 'venus'))
        .map(({ at }) => `${String(at)} ingress.house`),
  },
  {
    rule: { type: 'station', bodies: ['mercury'] },
    expected: () =>
      list(answer('transits', { ...BIRTH, ...RANGE, limit: 2000 })['events'])
        .filter(({ type, body }) => type === 'station' && body === 'mercury')
        .map(({ at }) => `${String(at)} station`),
  },
  {
    rule: { type: 'eclipse' },
    expected: () =>
      list(answer('transits', { ...BIRTH, ...RANGE, events: ['eclipse'] })['events']).map(
        ({ at }) => `${String(at)} eclipse`,
      ),
  },
  {
    rule: { type: 'return', body: 'moon' },
    expected: () =>
      list(
        answer('transits', {
          ...BIRTH,
          ...RANGE,
          bodies: ['moon'],
          targets: ['moon'],
          aspects: ['conjunction'],
          events: ['exact'],
        })['events'],
      ).map(({ at }) => `${String(at)} return`),
  },
  {
    rule: { type: 'return', body: 'sun' },
    expected: () =>
      [2026, 2027]
        .flatMap((year) => list(answer('return', { ...BIRTH, type: 'solar', year })['returns']))
        .filter(inRange)
        .map(({ at }) => `${String(at)} return`),
  },
  {
    rule: { type: 'dasha', levels: 3 },
    expected: () => {
      const periods: Json[] = [];
      const walk = (level: readonly Json[] = []): void => {
        for (const one of level) {
          periods.push({ at: one['starts_at'] });
          walk(one['children'] as readonly Json[] | undefined);
        }
      };
      const settings = { dasha_levels: 3 };
      const { dashas } = answer('vedic', { ...BIRTH, analysis_date: '2027-05-05', settings }) as {
        dashas: { vimshottari: { periods: Json[] } };
      };
      walk(dashas.vimshottari.periods);
      return periods.filter(inRange).map(({ at }) => `${String(at)} dasha`);
    },
  },
  {
    rule: { type: 'void_of_course', voc_bodies: 'traditional' },
    expected: () =>
      [2026, 2027]
        .flatMap((year) =>
          list(
            answer('moonphases', { year, include: ['void_of_course'], voc_bodies: 'traditional' })['void_of_course'],
          ),
        )
        .map((one) => ({ at: one['starts_at'] }))
        .filter(inRange)
        .map(({ at }) => `${String(at)} void_of_course`),
  },
  {
    rule: { type: 'lunation', phases: ['new_moon', 'full_moon'] },
    expected: () =>
      list(answer('transits', { ...BIRTH, ...RANGE, events: ['lunation'] })['events'])
        .filter(({ phase }) => phase === 'new_moon' || phase === 'full_moon')
        .map(({ at }) => `${String(at)} lunation`),
  },
  {
    rule: { type: 'search', product: 'progressions', request: { method: 'tertiary' } },
    expected: () =>
      list(
        answer('progressions', { ...BIRTH, ...RANGE, method: 'tertiary', progressed_date: '2027-01-01' })['events'],
      ).map(({ at }) => `${String(at)} search.progressions`),
  },
  {
    rule: {
      type: 'search',
      product: 'elections',
      request: {
        location: 'New Delhi',
        conditions: [
          { type: 'sign', body: 'moon', signs: ['leo'] },
          { type: 'daylight' },
          { type: 'hour_ruler', planets: ['venus'], weight: 1 },
        ],
      },
    },
    expected: () => {
      const { windows } = answer('elections', {
        from: '2026-07-20',
        to: '2027-08-10',
        limit: 1000,
        location: 'New Delhi',
        conditions: [
          { type: 'sign', body: 'moon', signs: ['leo'] },
          { type: 'daylight' },
          { type: 'hour_ruler', planets: ['venus'], weight: 1 },
        ],
      });
      return list(windows)
        .map((one) => ({ at: one['starts_at'] }))
        .filter(inRange)
        .map(({ at }) => `${String(at)} search.elections`);
    },
  },
  {
    rule: { type: 'search', product: 'festivals', request: { location: 'Varanasi', kinds: ['ekadashi', 'feast'] } },
    expected: () =>
      list(
        answer('festivals', { year: 2026, years: 2, location: 'Varanasi', kinds: ['ekadashi', 'feast'] })['festivals'],
      )
        .filter(inRange)
        .map(({ at }) => `${String(at)} search.festivals`),
  },
  {
    rule: { type: 'search', product: 'heliacal_events', request: { location: 'Cairo', bodies: ['venus', 'moon'] } },
    expected: () =>
      list(answer('heliacal_events', { ...RANGE, location: 'Cairo', bodies: ['venus', 'moon'] })['events']).map(
        ({ at }) => `${String(at)} search.heliacal_events`,
      ),
  },
  {
    rule: { type: 'search', product: 'occultations', request: {} },
    expected: () =>
      list(answer('occultations', RANGE)['occultations']).map(({ at }) => `${String(at)} search.occultations`),
  },
  {
    rule: { type: 'search', product: 'muhurta', request: { purpose: 'vehicle', location: 'New Delhi' } },
    expected: () => {
      const wide = { from: '2026-07-29', to: '2027-08-02' };
      const { windows } = answer('muhurta', { ...wide, purpose: 'vehicle', location: 'New Delhi' });
      return list(windows)
        .map((one) => ({ at: one['starts_at'] }))
        .filter(inRange)
        .map(({ at }) => `${String(at)} search.muhurta`);
    },
  },
];

describe('the events of a rule', () => {
  for (const { rule, expected } of CASES)
    it(`are what the API answers for the year in one piece: ${JSON.stringify(rule)}`, async () => {
      const events = await found(rule);
      assert.ok(events.length >= 1);
      assert.deepEqual(told(events), [...expected()].toSorted());
    });

  it('near a natal point are the eclipses in conjunction or opposition to it within the orb', async () => {
    const events = await found({ type: 'eclipse', targets: ['mc', 'sun', 'venus', 'saturn'], orb: 2.5 });
    const all = list(answer('eclipses', { ...BIRTH, ...RANGE })['eclipses']);
    const expected = all.filter((eclipse) =>
      list(eclipse['natal_contacts']).some(
        (one) =>
          ['mc', 'sun', 'venus', 'saturn'].includes(String(one['point_2'])) &&
          ['conjunction', 'opposition'].includes(String(one['aspect'])) &&
          Math.abs(Number(one['orb'])) <= 2.5,
      ),
    );
    assert.deepEqual(
      events.map(({ data }) => data),
      expected,
    );
    assert.ok(all.length > expected.length);
  });

  it('are the same in parts, however the year is cut: at random, and at the very second of an event', async () => {
    for (const { rule } of CASES) {
      const searches = searchesOf(rule);
      const whole = await found(rule);
      const seconds = whole.map(({ atMs }) => atMs);
      const border = fc.oneof(
        fc.integer({ min: FROM / 1000 + 1, max: TO / 1000 - 1 }).map((second) => second * 1000),
        fc.tuple(fc.constantFrom(...seconds), fc.integer({ min: -1, max: 1 })).map(([atMs, by]) => atMs + by * 1000),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(border, { minLength: 1, maxLength: 3 }), async (cuts) => {
          const ends = [FROM, ...new Set(cuts.filter((cut) => cut > FROM && cut < TO))].toSorted((a, b) => a - b);
          const parts: FoundEvent[] = [];
          for (const [index, fromMs] of ends.entries())
            parts.push(...(await findEvents(searches, { fromMs, toMs: ends[index + 1] ?? TO }, ask)));
          assert.deepEqual(parts, whole);
        }),
        randomCases(2, 2026),
      );
    }
  });

  it('of the sky are those of every birth, and need none', async () => {
    for (const rule of [
      { type: 'station', bodies: ['venus'] },
      { type: 'ingress', of: 'sign', bodies: ['sun'] },
      { type: 'transit', targets: 'transiting', bodies: ['jupiter', 'saturn', 'uranus'] },
      { type: 'eclipse' },
      { type: 'void_of_course' },
    ]) {
      const [with_, without] = [await found(rule), await found(rule, {})];
      assert.deepEqual(told(without), told(with_), JSON.stringify(rule));
    }
  });

  it('are told apart by what happens, not by its numbers', async () => {
    const events = await found({ type: 'transit', bodies: ['moon'], targets: ['sun', 'venus'], orb: 1 });
    const near = events.filter((one) =>
      events.some(
        (other) => other !== one && other.what === one.what && Math.abs(other.atMs - one.atMs) < 2 * 3_600_000,
      ),
    );
    assert.deepEqual(near, []);
    for (const { what } of events) assert.ok(!/\d{2}/.test(what), what);
  });
});

it('a stored subscription is searched as the new one was', async () => {
  const { watch, searches } = parseSubscription(products, { ...BIRTH, rules: CASES.map(({ rule }) => rule) }, FROM);
  const kept = watchedSearches(products, JSON.parse(JSON.stringify(watch)) as typeof watch);
  assert.deepEqual(
    kept.map(({ input, product, rule }) => ({ input, product, rule })),
    searches.map(({ input, product, rule }) => ({ input, product, rule })),
  );
});
