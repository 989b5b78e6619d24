import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { horaryDivision } from '@theia-astro/astro/vedic/kp/sub-lords';
import type { z } from 'zod';
import { Problem } from '../problem.ts';
import { describeAnswers } from '../testing/check-answers.ts';
import { vedicEndpoint } from '../vedic/endpoint.ts';
import { kpEndpoint } from './endpoint.ts';
import { kpResponseSchema } from './schema.ts';
import { compute, context, issuesOf, services } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' };
/** The question of the golden table, asked in Coimbatore. */
const HORARY = { utc: '2024-02-05T03:35:00Z', latitude: 11.02008577, longitude: 76.98319648, number: 34 };
const POLAR = { ...NY90, location: undefined, latitude: 78, longitude: 15, timezone: 'Arctic/Longyearbyen' };

type Answer = z.infer<typeof kpResponseSchema>;
const parse = (input: object) => kpEndpoint.parse(input, context.nowMs);
const given = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
const answer = (input: object): Answer => kpResponseSchema.parse(kpEndpoint.calculate(context, parse(given(input))));
const faults = (input: object) => issuesOf(() => parse(given(input)));

describe('POST /kp', () => {
  it('has the lords that the kp of a Vedic chart has with the same ayanamsa and houses', () => {
    const { cusps, points } = answer(NY90);
    const vedic = compute(vedicEndpoint, {
      ...NY90,
      include: ['kp'],
      settings: { ayanamsa: 'krishnamurti', house_system: 'placidus' },
    });
    for (const [id, lords] of Object.entries(vedic.kp!.points)) {
      const point = points![id as 'sun'];
      assert.deepEqual(
        [point.sign_lord, point.star_lord, point.sub_lord, point.sub_sub_lord],
        [lords.sign_lord, lords.star_lord, lords.sub_lord, lords.sub_sub_lord],
      );
    }
    assert.deepEqual(
      cusps,
      vedic.kp!.cusps!.map((cusp, index) => ({ ...cusp, nakshatra: cusps![index]!.nakshatra })),
    );
  });

  it('houses begin at Placidus cusps: each graha stands between the cusp of its bhava and the next', () => {
    const { cusps, points, conventions } = answer(NY90);
    assert.deepEqual([conventions.house_system, conventions.ayanamsa, conventions.node], ['P', 'krishnamurti', 'mean']);
    for (const { longitude, bhava } of Object.values(points!)) {
      const [from, to] = [cusps![bhava - 1]!.longitude, cusps![bhava % 12]!.longitude];
      assert.ok((longitude - from + 360) % 360 < (to - from + 360) % 360);
    }
  });

  it('a horary chart begins exactly where the sub of its number begins; grahas and ruling planets are of the moment', () => {
    const { cusps, number, points, ruling_planets: ruling } = answer(HORARY);
    assert.equal(number, 34);
    const { longitude, sign_lord, star_lord, sub_lord, sub_sub_lord } = cusps![0]!;
    assert.ok(Math.abs(longitude - (47 + 46 / 60 + 40 / 3600)) < 1e-8);
    assert.deepEqual([sign_lord, star_lord, sub_lord, sub_sub_lord], ['venus', 'moon', 'mercury', 'mercury']);
    assert.equal(ruling!.at, '2024-02-05T03:35:00Z');
    const { number: _, ...moment } = HORARY;
    const own = answer({ ...moment, analysis_date: '2024-02-05', analysis_time: '09:05' });
    assert.deepEqual(ruling, own.ruling_planets, 'by the lagna that rises, not by that of the number');
    assert.deepEqual(
      Object.values(points!).map((point) => point.longitude),
      Object.values(own.points!).map((point) => point.longitude),
    );
    assert.notDeepEqual(cusps, own.cusps);
  });

  it('every number is obeyed: the first cusp is where its sub begins, with the lords of that sub', () => {
    for (let number = 1; number <= 249; number += 4) {
      const { startDeg, signLord, starLord, subLord, subSubLord } = horaryDivision(number);
      const { cusps } = answer({ ...HORARY, number, include: ['cusps'] });
      const { longitude, sign_lord, star_lord, sub_lord, sub_sub_lord } = cusps![0]!;
      assert.ok(Math.abs(longitude - startDeg) < 1e-8);
      assert.deepEqual([sign_lord, star_lord, sub_lord, sub_sub_lord], [signLord, starLord, subLord, subSubLord]);
      assert.equal(cusps!.length, 12);
    }
  });

  it('the day of the ruling planets is from sunrise to sunrise: before it, that of the evening before', () => {
    const dayLord = (analysis_time: string): string | undefined =>
      answer({ ...NY90, analysis_time, include: ['ruling_planets'] }).ruling_planets!.rulers.find(({ offices }) =>
        offices.includes('day_lord'),
      )?.id;
    assert.deepEqual([dayLord('04:00'), dayLord('12:00')], ['venus', 'saturn'], '2024-06-15 was a Saturday');
  });

  it('changes in a range are in order, inside it, and those of a wider level are among them', () => {
    const range = { from: '2024-01-01', to: '2024-01-15', include: ['changes'] };
    const { changes } = answer({ ...NY90, ...range, points: ['moon', 'mercury'] });
    assert.ok(changes!.length > 80);
    changes!.forEach(({ at }, index) => {
      assert.ok(at >= '2024-01-01' && at < '2024-01-15');
      assert.ok(index === 0 || at >= changes![index - 1]!.at);
    });
    const signs = answer({ ...NY90, ...range, points: ['moon', 'mercury'], level: 'sign' }).changes;
    assert.deepEqual(
      changes!.filter(({ level }) => level === 'sign').map(({ at, point, sign }) => [at, point, sign]),
      signs!.map(({ at, point, sign }) => [at, point, sign]),
    );
    assert.ok(answer({ ...NY90, from: '2024-01-01', to: '2024-01-02', points: ['lagna'] }).changes!.length >= 247);
  });

  it('within the polar circles houses fall back with a warning, changes of the lagna are left out, a number is rejected', () => {
    const codes = answer({ ...POLAR, from: '2024-01-01', to: '2024-01-02', points: ['lagna'] }).warnings.map(
      ({ code }) => code,
    );
    assert.ok(codes.includes('house_system_fallback') && codes.includes('houses_reversed'));
    assert.throws(
      () => answer({ ...POLAR, number: 5 }),
      (error: unknown) => error instanceof Problem && error.code === 'house_system_undefined',
    );
  });

  it('rejects what it cannot answer', () => {
    assert.deepEqual(faults({ ...NY90, birth_time: null }), [['missing_field', 'birth_time']]);
    assert.deepEqual(faults({ ...NY90, number: 250 }), [['invalid_range', 'number']]);
    assert.deepEqual(faults({ ...NY90, number: 1.5 }), [['invalid_range', 'number']]);
    assert.deepEqual(faults({ ...NY90, include: ['changes'] }), [
      ['missing_field', 'from'],
      ['missing_field', 'to'],
    ]);
    assert.deepEqual(faults({ ...NY90, from: '2024-01-02', to: '2024-01-01' }), [['invalid_range', 'to']]);
    assert.deepEqual(faults({ ...NY90, from: '2024-01-01', to: '2024-02-01', points: ['lagna'] }), [
      ['range_too_large', 'to'],
    ]);
    assert.deepEqual(faults({ ...NY90, settings: { house_system: 'gauquelin' } }), [
      ['invalid_house_system', 'settings.house_system'],
    ]);
    assert.deepEqual(faults({ ...NY90, system: 'western' }), [['conflicting_fields', 'system']]);
  });

  it('costs what a Vedic chart costs, on Starter with the Vedic system', () => {
    const { priceTier, minimumPlan, natalSystem } = kpEndpoint.need(parse(NY90));
    assert.deepEqual([priceTier, minimumPlan, natalSystem], ['vedic', 'starter', 'vedic']);
  });
});

describeAnswers(kpEndpoint, services, {
  requests: {
    default: NY90,
    horary: HORARY,
    'with changes': { ...NY90, from: '2024-01-01', to: '2024-02-01', points: ['moon', 'mercury', 'rahu', 'ketu'] },
    'sub-sub of the lagna': {
      ...NY90,
      from: '2024-01-01',
      to: '2024-01-01T02:00:00Z',
      points: ['lagna'],
      level: 'sub_sub',
    },
    'other houses, node and ayanamsa': {
      ...NY90,
      settings: { house_system: 'equal', node: 'true', ayanamsa: 'lahiri', positions: 'true' },
    },
    'beyond the polar circle': POLAR,
    'an early year': { ...NY90, birth_date: '-0500-03-01', analysis_date: '-0470-03-01' },
  },
  sizes: [{ request: NY90, bytes: 8_192 }],
});
