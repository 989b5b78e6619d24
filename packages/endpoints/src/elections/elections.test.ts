import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { moonphasesEndpoint } from '../moonphases/endpoint.ts';
import { panchangEndpoint } from '../panchang/endpoint.ts';
import { transitsEndpoint } from '../transits/endpoint.ts';
import { CONDITION_TYPES } from './condition-fields.ts';
import { electionsEndpoint } from './endpoint.ts';
import { electionsResponseSchema } from './schema.ts';
import { compute, problemOf } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const MAY = { location: 'New York', from: '2026-05-01', to: '2026-06-01' };
const VEDIC = { system: 'vedic', location: 'Chennai', from: '2026-05-01', to: '2026-06-01', limit: 1000 };

type Answer = z.infer<typeof electionsResponseSchema>;
const answer = (input: object): Answer => electionsResponseSchema.parse(compute(electionsEndpoint, input));
const problem = (input: object) => problemOf(() => compute(electionsEndpoint, input));
const faults = (...conditions: readonly object[]): unknown =>
  problem({ ...MAY, conditions }).issues.map(({ code, field }) => [code, field]);
const spans = (list: readonly { readonly starts_at: string; readonly ends_at: string }[]): string[] =>
  list.map(({ starts_at: start, ends_at: end }) => `${start} ${end}`);
const cutTo = (list: readonly string[], from: string, to: string): string[] =>
  list.flatMap((span) => {
    const [start, end] = span.split(' ') as [string, string];
    return end <= from || start >= to ? [] : [`${start < from ? from : start} ${end > to ? to : end}`];
  });

/** One valid condition of every type. */
const ONE_OF_EACH: Readonly<Record<(typeof CONDITION_TYPES)[number], object>> = {
  sign: { body: 'moon', signs: ['leo'] },
  degrees: { angle: 'mc', from_degree: 350, to_degree: 20 },
  dignity: { body: 'venus', dignities: ['domicile', 'exaltation'] },
  house: { body: 'jupiter', houses: [10, 11] },
  retrograde: { body: 'mercury' },
  combust: { body: 'mercury' },
  under_beams: { body: 'mercury', orb: 15 },
  cazimi: { body: 'mercury' },
  aspect: { body: 'moon', to_body: 'venus', aspects: ['trine'], orb: 3, motion: 'applying' },
  phase: { phases: ['full_moon', 'waning'] },
  void_of_course: { voc_bodies: 'traditional', voc_definition: 'lilly' },
  mansion: { mansions: [1, 28], mansion_table: 'nakshatra_28' },
  hour_ruler: { planets: ['venus'] },
  day_ruler: { planets: ['sun'] },
  daylight: {},
  weekday: { weekdays: ['monday'] },
  local_time: { from_time: '09:00', to_time: '17:30' },
  tithi: { tithis: ['purnima'] },
  nakshatra: { nakshatras: ['rohini'], padas: [1, 2] },
  yoga: { yogas: ['siddhi'] },
  karana: { karanas: ['vishti'] },
  vara: { weekdays: ['thursday'] },
  lagna: { signs: ['taurus'] },
  hora: { planets: ['jupiter'] },
  choghadiya: { choghadiyas: ['amrit'] },
};

describe('POST /elections', () => {
  it('finds windows for every type of condition, in both systems, and negated the rest of the range', () => {
    for (const system of ['western', 'vedic'])
      for (const type of CONDITION_TYPES) {
        const asked = { ...MAY, system, limit: 1000 };
        const seconds = (negated: boolean): number =>
          answer({ ...asked, conditions: [{ type, ...ONE_OF_EACH[type], negated }] }).windows.reduce(
            (sum, { starts_at: start, ends_at: end }) => sum + (Date.parse(end) - Date.parse(start)) / 1000,
            0,
          );
        const [held, rest] = [seconds(false), seconds(true)];
        assert.ok(held > 0 || type === 'cazimi' || type === 'retrograde' || type === 'dignity', `${system} ${type}`);
        assert.ok(Math.abs(held + rest - 31 * 86_400) < 400, `${system} ${type}: ${held} + ${rest}`);
      }
  });

  it('void of course is that of /moonphases, in all three senses', () => {
    for (const definition of ['last_aspect', 'lilly', 'hellenistic'] as const) {
      const asked = { from: '2026-04-20', to: '2026-06-10', include: ['void_of_course'], voc_definition: definition };
      const moon = compute(moonphasesEndpoint, asked);
      const found = answer({ ...MAY, conditions: [{ type: 'void_of_course', voc_definition: definition }] });
      const expected = cutTo(spans(moon.void_of_course ?? []), '2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z');
      assert.deepEqual(spans(found.windows), expected);
      assert.ok(expected.length > 0 || definition === 'hellenistic');
    }
  });

  it('tithi, nakshatra, yoga, karana, horas and choghadiyas are those of /panchang', () => {
    const day = compute(panchangEndpoint, { date: '2026-05-14', location: 'Chennai', include: ['all'] });
    const lists = { tithi: day.tithi, nakshatra: day.nakshatra, yoga: day.yoga, karana: day.karana };
    for (const [type, limb] of Object.entries(lists)) {
      const { windows } = answer({ ...VEDIC, conditions: [{ type, [`${type}s`]: [limb!.id] }] });
      assert.ok(spans(windows).includes(`${limb!.starts_at} ${limb!.ends_at}`), type);
    }
    const horas = day.hora!.filter(({ lord }) => lord === 'jupiter');
    const { windows } = answer({ ...VEDIC, conditions: [{ type: 'hora', planets: ['jupiter'] }] });
    assert.ok(horas.length >= 3);
    for (const span of spans(horas)) assert.ok(spans(windows).includes(span), span);
    const amrit = day.choghadiya!.filter(({ id }) => id === 'amrit');
    const found = answer({ ...VEDIC, conditions: [{ type: 'choghadiya', choghadiyas: ['amrit'] }] });
    for (const span of spans(amrit)) assert.ok(spans(found.windows).includes(span), span);
  });

  it('an aspect to a point of a birth chart lasts as long as the time in orb of /transits', () => {
    const asked = { from: MAY.from, to: MAY.to, bodies: ['venus'], targets: ['mars'], aspects: ['major'], orb: 2 };
    const transits = compute(transitsEndpoint, { ...NY90, ...asked });
    const natal = { ...MAY, natal: NY90 };
    const { windows } = answer({
      ...natal,
      conditions: [{ type: 'aspect', body: 'venus', natal_point: 'mars', orb: 2 }],
    });
    const inOrb = 'windows' in transits ? (transits.windows ?? []) : [];
    assert.ok(inOrb.length > 0);
    assert.deepEqual(spans(windows), spans(inOrb));
  });

  it('follows local clocks over a change: an hour that is skipped is no window, one that comes twice is two hours', () => {
    const night = [{ type: 'local_time', from_time: '01:00', to_time: '03:30' }];
    const hours = (from: string, to: string): number => {
      const [window] = answer({ location: 'New York', from, to, conditions: night }).windows;
      return (Date.parse(window!.ends_at) - Date.parse(window!.starts_at)) / 3_600_000;
    };
    assert.equal(hours('2026-03-07', '2026-03-08'), 2.5);
    assert.equal(hours('2026-03-08', '2026-03-09'), 1.5);
    assert.equal(hours('2026-11-01', '2026-11-02'), 3.5);
    const [spring] = answer({ location: 'New York', from: '2026-03-08', to: '2026-03-09', conditions: night }).windows;
    assert.equal(spring!.starts_at_local, '2026-03-08T01:00:00-05:00');
    assert.equal(spring!.ends_at_local, '2026-03-08T03:30:00-04:00');
  });

  it('orders by score, cuts at the limit and says how many there are; what names an edge changes there', () => {
    const conditions = [
      { type: 'daylight' },
      { type: 'hour_ruler', planets: ['venus'], weight: 2 },
      { type: 'hour_ruler', planets: ['sun', 'venus'], required: false },
    ];
    const all = answer({ ...MAY, conditions, limit: 1000 });
    const best = answer({ ...MAY, conditions, order: 'score', limit: 7 });
    assert.equal(best.found, all.found);
    assert.equal(best.windows.length, 7);
    assert.deepEqual([...new Set(best.windows.map(({ score }) => score))], [3]);
    assert.ok(best.windows.every(({ holds }) => holds.join() === '0,1,2'));
    for (const [index, { starts_at: start, opened_by: by }] of all.windows.entries())
      assert.equal(by.length === 0, index === 0 && start === all.starts_at, start);
  });

  it('says of an empty answer what each condition leaves', () => {
    const { found, windows, shares } = answer({
      ...MAY,
      conditions: [
        { type: 'daylight' },
        { type: 'daylight', negated: true },
        { type: 'weekday', weekdays: ['monday'] },
      ],
    });
    assert.deepEqual([found, windows, shares?.length], [0, [], 3]);
    assert.ok(Math.abs(shares![0]!.holds + shares![1]!.holds - 1) < 1e-5);
    assert.ok(shares![2]!.others < 1e-5 && shares![0]!.others > 0.03);
    assert.equal(answer({ ...MAY, conditions: [{ type: 'daylight' }] }).shares, undefined);
  });

  it('names every fault by the index of its condition', () => {
    assert.deepEqual(faults({ type: 'daylight' }, { type: 'sign', body: 'moon' }, { type: 'sign', signs: ['leo'] }), [
      ['missing_field', 'conditions[1].signs'],
      ['missing_field', 'conditions[2].body'],
    ]);
    assert.deepEqual(faults({ type: 'sign', body: 'moon', signs: ['lion'] }, { type: 'moon' }, {}), [
      ['invalid_setting', 'conditions[0].signs[0]'],
      ['invalid_setting', 'conditions[1].type'],
      ['missing_field', 'conditions[2].type'],
    ]);
    assert.deepEqual(faults({ type: 'tithi', tithis: ['purnima'], signs: ['leo'] }), [
      ['conflicting_fields', 'conditions[0].signs'],
    ]);
    assert.deepEqual(faults({ type: 'sign', body: 'moon', angle: 'asc', signs: ['leo'] }), [
      ['conflicting_fields', 'conditions[0].angle'],
    ]);
    assert.deepEqual(faults({ type: 'aspect', body: 'moon', to_body: 'moon' }), [
      ['conflicting_fields', 'conditions[0].to_body'],
    ]);
    assert.deepEqual(faults({ type: 'aspect', body: 'moon', natal_point: 'sun' }), [['missing_field', 'natal']]);
    assert.deepEqual(faults({ type: 'combust', body: 'sun' }), [['conflicting_fields', 'conditions[0].body']]);
    assert.deepEqual(faults({ type: 'dignity', body: 'uranus', dignities: ['fall'] }), [
      ['conflicting_fields', 'conditions[0].dignities'],
    ]);
    assert.deepEqual(faults({ type: 'degrees', body: 'sun', from_degree: 5, to_degree: 5 }), [
      ['conflicting_fields', 'conditions[0].to_degree'],
    ]);
    assert.deepEqual(faults({ type: 'phase', from_degree: 5 }), [['missing_field', 'conditions[0].to_degree']]);
    assert.deepEqual(faults({ type: 'phase', phases: ['waxing'], to_degree: 9 }), [
      ['conflicting_fields', 'conditions[0].to_degree'],
    ]);
    assert.deepEqual(faults({ type: 'local_time', from_time: '09:00', to_time: '09:00' }), [
      ['conflicting_fields', 'conditions[0].to_time'],
    ]);
    assert.deepEqual(faults({ type: 'daylight', required: true, weight: 2 }), [
      ['conflicting_fields', 'conditions[0].weight'],
    ]);
    assert.deepEqual(faults({ type: 'house', body: 'moon', houses: [13] }), [
      ['invalid_setting', 'conditions[0].houses[0]'],
    ]);
    assert.equal(problem({ ...MAY, conditions: [] }).issues[0]!.field, 'conditions');
    assert.deepEqual(
      problem({ location: 'New York', from: '2026-05-01', to: '2026-05-01' }).issues.map(({ field }) => field),
      ['to', 'conditions'],
    );
  });

  it('rejects a body without positions, and a natal point that needs a time of birth', () => {
    const asteroid = problem({
      ...MAY,
      conditions: [{ type: 'daylight' }, { type: 'retrograde', body: 'asteroid:99942' }],
    });
    assert.deepEqual([asteroid.code, asteroid.issues[0]?.field], ['body_unavailable', 'conditions[1].body']);
    const untimed = { birth_date: '1990-06-15', location: 'New York' };
    const angle = problem({
      ...MAY,
      natal: untimed,
      conditions: [{ type: 'aspect', body: 'moon', natal_point: 'mc' }],
    });
    assert.deepEqual([angle.code, angle.issues[0]?.field], ['missing_field', 'conditions[0].natal_point']);
  });

  it('within the polar circles says what conditions mean there, and rejects by name a place that takes too long', () => {
    const polar = { location: 'Longyearbyen', from: '2026-06-01', to: '2026-06-05' };
    const hours = answer({ ...polar, conditions: [{ type: 'hour_ruler', planets: ['sun'] }] });
    assert.deepEqual([hours.warnings[0]?.code, hours.found > 0], ['polar_no_sunrise', true]);
    assert.equal(answer({ ...polar, conditions: [{ type: 'hora', planets: ['sun'] }] }).found, 0);
    assert.equal(answer({ ...polar, conditions: [{ type: 'daylight' }] }).found, 1);
    const houses = { ...polar, conditions: [{ type: 'house', body: 'moon', houses: [1] }] };
    assert.ok(answer(houses).warnings.some(({ code }) => code === 'house_system_fallback'));
    const strict = answer({ ...houses, settings: { polar_fallback: 'error' } });
    assert.equal(strict.found, 0);
    assert.equal(problem({ ...houses, to: '2027-06-01' }).code, 'range_too_large');
  });

  it('nakshatras are sidereal in a tropical request too, signs are of the system', () => {
    const moon = (system: string, condition: object): Answer['windows'] =>
      answer({ ...VEDIC, system, conditions: [condition] }).windows;
    const rohini = { type: 'nakshatra', nakshatras: ['rohini'] };
    assert.deepEqual(spans(moon('western', rohini)), spans(moon('vedic', rohini)));
    const leo = { type: 'sign', body: 'moon', signs: ['leo'] };
    assert.notDeepEqual(spans(moon('western', leo)), spans(moon('vedic', leo)));
  });
});
