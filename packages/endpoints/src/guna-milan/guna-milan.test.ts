import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Wire } from '../wire/wire.ts';
import { gunaMilanEndpoint } from './endpoint.ts';
import { gunaMilanResponseSchema } from './calculate.ts';
import { compute, context, faultOf } from '../testing/call.test-data.ts';
const NY90 = {
  birth_date: '1990-06-15',
  birth_time: '14:30',
  latitude: 40.71427,
  longitude: -74.00597,
  gender: 'male',
};
const LN88 = {
  birth_date: '1988-11-03',
  birth_time: '07:15',
  latitude: 51.50853,
  longitude: -0.12574,
  gender: 'female',
};

const wired = (request: Record<string, unknown>): Wire<typeof gunaMilanResponseSchema> =>
  compute(gunaMilanEndpoint, { person_a: NY90, person_b: LN88, ...request });
const answer = (request: Record<string, unknown>): z.infer<typeof gunaMilanResponseSchema> =>
  gunaMilanResponseSchema.parse(wired(request));
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const scores = ({ kootas }: z.infer<typeof gunaMilanResponseSchema>): Record<string, number> =>
  Object.fromEntries(Object.entries(kootas).map(([koota, { score }]) => [koota, score]));
const codes = (warnings: readonly { readonly code: string }[]): string[] => warnings.map(({ code }) => code);

describe('NY90 (groom) and LN88', () => {
  const match = answer({});

  it('have 18.5 of 36, acceptable, koota for koota', () => {
    assert.deepEqual(scores(match), {
      varna: 0,
      vashya: 0,
      tara: 1.5,
      yoni: 2,
      graha_maitri: 0,
      gana: 0,
      bhakoot: 7,
      nadi: 8,
    });
    assert.deepEqual([match.total, match.max, match.verdict, match.exceptions], [18.5, 36, 'acceptable', []]);
    assert.deepEqual(match.kootas['nadi'], { score: 8, max: 8, a: 'adi', b: 'antya', reason: 'The nadis differ.' });
    assert.deepEqual(
      [match.person_a.moon.nakshatra.id, match.person_a.moon.nakshatra.pada, match.person_a.moon.sign],
      ['purva_bhadrapada', 2, 'aquarius'],
    );
    assert.deepEqual(
      [match.person_b.moon.nakshatra.id, match.person_b.moon.nakshatra.pada, match.person_b.moon.sign],
      ['magha', 3, 'leo'],
    );
    assert.ok(Math.abs(match.person_b.moon.longitude - 127.88276) < 1e-5);
  });

  it('every koota gives its reason', () => {
    for (const { reason } of Object.values(match.kootas)) assert.match(reason, /^[A-Z].+\.$/);
  });

  it('the order of the people does not matter when the genders give the roles', () => {
    const turned = answer({ person_a: LN88, person_b: NY90 });
    assert.deepEqual([turned.total, turned.roles.groom, turned.kootas['nadi']?.a], [18.5, 'person_b', 'antya']);
    assert.deepEqual(scores(turned), scores(match));
  });

  it('without genders person_a is the groom, with a warning; swapped roles change only varna and gana', () => {
    const { gender: _a, ...a } = NY90;
    const { gender: _b, ...b } = LN88;
    const [there, back] = [answer({ person_a: a, person_b: b }), answer({ person_a: b, person_b: a })];
    assert.deepEqual([there.total, there.roles.assumed, codes(there.warnings)], [18.5, true, ['assumed_roles']]);
    assert.deepEqual({ ...scores(back), varna: 0, gana: 0 }, { ...scores(there), varna: 0, gana: 0 });
    assert.deepEqual(answer({ person_a: a }).roles, { groom: 'person_a', bride: 'person_b', assumed: false });
  });
});

describe('Mars, and the ten agreements of the south', () => {
  it('NY90 is manglik from lagna, Moon and Venus: high', () => {
    const { manglik } = answer({});
    assert.deepEqual(
      [manglik.a.level, manglik.a.references.map(({ from, bhava }) => [from, bhava])],
      [
        'high',
        [
          ['lagna', 7],
          ['moon', 2],
          ['venus', 12],
        ],
      ],
    );
    assert.equal(manglik.agreement, manglik.b.present ? 'both' : 'one_sided');
    assert.deepEqual(answer({ settings: { manglik_houses: [3] } }).manglik.agreement, 'neither');
    assert.equal(answer({ person_a: { ...NY90, birth_time: null } }).manglik.a.references.length, 2);
  });

  it('rajju and vedha say whether they are present and whether they harm, in the chosen reading', () => {
    const { rajju, vedha } = answer({});
    const absent = { present: false, harmful: false, excused_by: [] };
    assert.deepEqual([rajju, vedha], [absent, absent]);
    const earlier = { ...NY90, birth_date: '1990-06-13', birth_time: '10:00', gender: 'female' };
    const plain = answer({ person_b: earlier });
    assert.deepEqual(
      [plain.person_b.moon.nakshatra.id, plain.rajju_parts, plain.rajju.present],
      ['dhanishta', { a: 'nabhi', b: 'shiro' }, false],
    );
    const read = answer({ settings: { rajju: 'ascending_descending', vedha: 'pair' } });
    assert.deepEqual([read.conventions.rajju, read.conventions.vedha], ['ascending_descending', 'pair']);
    assert.deepEqual(problem({ settings: { rajju: 'x' } }), [400, 'invalid_setting', 'settings.rajju']);
    assert.deepEqual(problem({ settings: { vedha: 'x' } }), [400, 'invalid_setting', 'settings.vedha']);
  });

  it('ten agreements on request', () => {
    assert.equal(answer({}).porutham, undefined);
    const { porutham } = answer({ include: ['porutham'] });
    assert.deepEqual([porutham?.agreements.length, porutham?.good], [10, 6]);
    assert.deepEqual(
      porutham?.agreements.filter(({ result }) => result !== 'good').map(({ id, excused_by }) => [id, excused_by]),
      [
        ['dina', []],
        ['gana', []],
        ['rasyadhipati', []],
        ['vasya', []],
      ],
    );
    assert.deepEqual(problem({ include: ['x'] })[1], 'invalid_include');
    assert.deepEqual(problem({ settings: { manglik_houses: [13] } })[1], 'invalid_setting');
  });
});

describe('uncertain and excused', () => {
  it('an unknown birth time is reported, and the total has its range over the day', () => {
    const match = answer({ person_b: { ...LN88, birth_time: null } });
    assert.equal(match.approximate, true);
    assert.deepEqual(codes(match.warnings), ['birth_time_unknown']);
    assert.ok(match.total_range!.min <= match.total && match.total <= match.total_range!.max);
    const known = answer({});
    assert.ok(match.total_range!.min <= known.total && known.total <= match.total_range!.max);
    assert.equal(known.total_range, undefined);
  });

  it('the same person twice loses only nadi; nothing excuses the same nakshatra and quarter', () => {
    const match = answer({ person_b: { ...NY90, gender: 'female' } });
    assert.deepEqual([match.total, match.exceptions], [28, []]);
  });

  it('a lost nadi in one nakshatra with two quarters is listed as an exception, and gets full points on request', () => {
    const later = { ...NY90, birth_time: '21:30', gender: 'female' };
    const [plain, applied] = [answer({ person_b: later }), answer({ person_b: later, apply_exceptions: true })];
    assert.deepEqual(
      plain.exceptions.map(({ koota, rule, applied: done }) => [koota, rule, done]),
      [['nadi', 'same_nakshatra_different_pada', false]],
    );
    assert.deepEqual([plain.total, applied.total, applied.exceptions[0]?.applied], [28, 36, true]);
  });
});

describe('rejections', () => {
  it('a missing partner, faults inside a partner, settings', () => {
    assert.deepEqual(problem({ person_b: { ...LN88, birth_date: '1988-13-01' } }), [
      400,
      'invalid_date',
      'person_b.birth_date',
    ]);
    assert.deepEqual(problem({ person_b: { birth_date: '1988-11-03' } }), [400, 'missing_field', 'person_b.location']);
    assert.deepEqual(problem({ settings: { ayanamsa: 'x' } }), [400, 'invalid_ayanamsa', 'settings.ayanamsa']);
    assert.deepEqual(problem({ settings: { stree_dirgha: 8 } }), [400, 'invalid_setting', 'settings.stree_dirgha']);
    assert.deepEqual(problem({ apply_exceptions: 'x' }), [400, 'invalid_boolean', 'apply_exceptions']);
    assert.deepEqual(problem({ system: 'western' }), [400, 'conflicting_fields', 'system']);
    assert.throws(
      () => gunaMilanEndpoint.parse({ person_a: NY90 }, context.nowMs),
      (error: unknown) =>
        error instanceof Problem && error.code === 'missing_field' && error.issues[0].field === 'person_b',
    );
  });

  it('is a Professional product with its own price', () => {
    assert.deepEqual(
      gunaMilanEndpoint.need(gunaMilanEndpoint.parse({ person_a: NY90, person_b: LN88 }, context.nowMs)),
      {
        priceTier: 'guna_milan',
        minimumPlan: 'professional',
        natalSystem: null,
      },
    );
  });
});

/** A matching on one screen. */
const DEFAULT_BYTES = 6144;

describe('the answer', () => {
  it('matches its schema for every request', () => {
    const { gender: _gender, ...nobody } = LN88;
    for (const request of [
      {},
      { include: ['porutham'] },
      { include: ['all'] },
      { include: ['default'] },
      { person_a: { ...NY90, birth_time: null } },
      { person_b: { ...LN88, birth_time: null }, include: ['all'] },
      { person_b: nobody },
      { person_b: { ...NY90, birth_time: '21:30', gender: 'female' }, apply_exceptions: true },
      { person_a: { ...NY90, birth_date: '0850-07-30' } },
      { person_a: { ...NY90, latitude: 89.9 } },
      { settings: { ayanamsa: 'raman', stree_dirgha: 13, manglik_houses: [1, 7] } },
      { settings: { rajju: 'ascending_descending', vedha: 'pair' }, include: ['all'] },
    ]) {
      const served = wired(request);
      assert.deepEqual(gunaMilanResponseSchema.parse(served), served, JSON.stringify(request));
    }
  });

  it(`is at most ${DEFAULT_BYTES} bytes by default`, () => {
    const bytes = JSON.stringify(wired({})).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});
