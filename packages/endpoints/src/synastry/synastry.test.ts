import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { dispatcher } from '../dispatch.ts';
import { synastryEndpoint } from './endpoint.ts';
import { SYNASTRY_INCLUDES, SYNASTRY_MODES } from './request.ts';
import { synastryResponseSchema, vedicPairResponseSchema } from './schema.ts';
import { compute, context, issuesOf } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const LN88 = { birth_date: '1988-11-03', birth_time: '07:15', location: 'London' };
const COUPLE = { person_a: NY90, person_b: LN88 };

const answer = (request: Record<string, unknown> = {}): z.infer<typeof synastryResponseSchema> =>
  synastryResponseSchema.parse(compute(synastryEndpoint, { ...COUPLE, ...request }));
const problem = (request: Record<string, unknown>) => issuesOf(() => compute(synastryEndpoint, request));
const near = (actual: number | undefined, expected: number, tolerance = 5.1e-5): void => {
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
};

describe('NY90 and LN88', () => {
  const whole = answer({ mode: 'relationship' });
  const detailed = answer({ mode: 'relationship', include: ['default', 'details'] });

  it('LN88 has its longitudes', () => {
    const { charts } = answer({ include: ['charts'] });
    const rows = {
      sun: 221.0898,
      moon: 151.5852,
      mercury: 204.9163,
      venus: 185.2282,
      mars: 0.1187,
      jupiter: 63.6239,
      saturn: 269.1303,
      uranus: 268.4619,
      neptune: 277.9785,
      pluto: 222.4527,
      chiron: 96.9446,
      north_node: 342.4221,
    } as const;
    for (const [id, longitude] of Object.entries(rows))
      near(charts?.person_b.points?.[id as keyof typeof rows]?.longitude, longitude);
    near(charts?.person_b.houses?.angles.asc, 223.0564);
    near(charts?.person_b.houses?.angles.mc, 149.2699);
  });

  it('the bodies of each are in these houses of the other', () => {
    const { north_node: _a, chiron: _b, ...inNy } = whole.overlays?.b_in_a ?? {};
    const { north_node: _c, chiron: _d, ...inLn } = whole.overlays?.a_in_b ?? {};
    assert.deepEqual(inNy, {
      sun: 2,
      moon: 11,
      mercury: 1,
      venus: 12,
      mars: 6,
      jupiter: 8,
      saturn: 3,
      uranus: 3,
      neptune: 3,
      pluto: 2,
    });
    assert.deepEqual(inLn, {
      sun: 8,
      moon: 4,
      mercury: 7,
      venus: 7,
      mars: 5,
      jupiter: 8,
      saturn: 3,
      uranus: 2,
      neptune: 2,
      pluto: 1,
    });
  });

  it('two inter-aspects: Uranus conjunct Neptune +0.1762, Sun trine Mercury +0.5281', () => {
    const aspectOrb = (a: string, b: string): number | undefined =>
      whole.aspects?.find(({ point_1, point_2 }) => point_1 === a && point_2 === b)?.orb;
    near(aspectOrb('uranus', 'neptune'), 0.1762);
    near(aspectOrb('sun', 'mercury'), 0.5281);
  });

  it('the score is 61.967, the sum of 21 factors', () => {
    const { score } = detailed;
    assert.ok(score !== undefined);
    const { factors: _listed, ...sums } = score;
    assert.deepEqual(whole.score, sums);
    assert.equal(score.factors?.length, 21);
    near(score?.value, 61.967, 5.1e-4);
    near(score?.raw_sum, 11.967, 5.1e-4);
    near(
      score.factors?.reduce((sum, { points }) => sum + points, 0),
      score?.raw_sum ?? Number.NaN,
      1e-6,
    );
    near(
      Object.values(score?.categories ?? {}).reduce((sum, points) => sum + points, 0),
      score?.raw_sum ?? Number.NaN,
      1e-6,
    );
    assert.deepEqual([score?.rating, score?.clamped], ['moderate', false]);
    const top = [
      ['sun', 'trine', 'mercury', 3.689],
      ['mercury', 'trine', 'venus', 3.381],
      ['jupiter', 'trine', 'asc', 3.107],
      ['jupiter', 'trine', 'sun', 1.682],
      ['saturn', 'square', 'mercury', -1.326],
    ] as const;
    const heaviest = (score?.factors ?? []).slice(0, top.length);
    assert.deepEqual(
      heaviest.map(({ point_1, aspect, point_2 }) => [point_1, aspect, point_2]),
      top.map(([a, aspect, b]) => [a, aspect, b]),
    );
    for (const [index, { points }] of heaviest.entries()) near(points, top[index]?.[3] ?? Number.NaN, 2.1e-3);
  });

  it('the composite has its midpoints, and its ascendant by either method', () => {
    const rows = {
      sun: 152.739,
      moon: 70.2876,
      mercury: 135.5367,
      venus: 117.1622,
      mars: 5.6773,
      jupiter: 84.786,
      saturn: 281.5731,
      uranus: 273.3083,
      neptune: 280.8444,
      pluto: 223.9244,
      chiron: 101.5163,
      north_node: 325.2735,
    } as const;
    for (const [id, longitude] of Object.entries(rows))
      near(whole.composite?.points[id as keyof typeof rows]?.longitude, longitude);
    near(whole.composite?.houses?.angles.mc, 127.5961);
    near(whole.composite?.houses?.angles.asc, 209.9365);
    near(whole.composite?.latitude, 46.1114);
    const midpoint = answer({ mode: 'composite', composite_houses: 'midpoint' });
    near(midpoint.composite?.houses?.angles.asc, 208.3758);
    near(midpoint.composite?.houses?.angles.mc, 127.5961);
    assert.equal(midpoint.aspects, undefined);
  });

  it('the Davison chart is cast for 1989-08-25T00:52:30Z in the middle of the Atlantic', () => {
    const { davison } = whole;
    assert.equal(davison?.at, '1989-08-25T00:52:30Z');
    near(davison?.latitude, 46.1114);
    near(davison?.longitude, -37.0659);
    near(davison?.points?.sun?.longitude, 151.81217, 5.1e-6);
    near(davison?.points?.moon?.longitude, 77.98264, 5.1e-6);
    near(davison?.houses?.angles.asc, 64.9628);
    near(davison?.houses?.angles.mc, 306.9362);
  });

  it('guna milan gives 18.5 of 36, acceptable, with nadi adi and antya', () => {
    const { guna_milan: match, warnings } = answer({
      person_a: { ...NY90, gender: 'male' },
      person_b: { ...LN88, gender: 'female' },
      mode: 'relationship',
    });
    assert.deepEqual([match?.total, match?.max, match?.verdict], [18.5, 36, 'acceptable']);
    assert.deepEqual(
      [match?.kootas.nadi.score, match?.kootas.nadi.max, match?.kootas.nadi.a, match?.kootas.nadi.b],
      [8, 8, 'adi', 'antya'],
    );
    assert.deepEqual(warnings, []);
    assert.deepEqual(
      whole.warnings.map(({ code }) => code),
      ['assumed_roles'],
    );
  });

  it('does not depend on the order of the people', () => {
    const swapped = answer({ person_a: LN88, person_b: NY90, mode: 'relationship' });
    assert.equal(swapped.score?.value, whole.score?.value);
    const longitudes = ({ composite }: typeof whole): [string, string | undefined][] =>
      Object.entries(composite?.points ?? {}).map(([id, point]) => [id, point?.longitude.toFixed(7)]);
    assert.ok(longitudes(whole).length > 10);
    assert.deepEqual(longitudes(swapped).toSorted(), longitudes(whole).toSorted());
    assert.deepEqual(swapped.overlays?.a_in_b, whole.overlays?.b_in_a);
    assert.equal(swapped.davison?.at, whole.davison?.at);
    assert.deepEqual(
      swapped.aspects?.map(({ point_1, point_2, aspect, orb }) => `${point_2} ${point_1} ${aspect} ${orb}`).toSorted(),
      whole.aspects?.map(({ point_1, point_2, aspect, orb }) => `${point_1} ${point_2} ${aspect} ${orb}`).toSorted(),
    );
  });
});

describe('a relationship with a person whose birth time is unknown', () => {
  const unknown = answer({
    mode: 'relationship',
    person_b: { ...LN88, birth_time: null },
    include: ['aspects', 'all_aspects', 'overlays', 'score', 'composite', 'davison', 'charts', 'details'],
  });

  it('has no angles and houses for that person, and no composite or Davison houses', () => {
    assert.equal(unknown.overlays?.a_in_b, null);
    assert.equal(unknown.overlays?.b_in_a?.sun, 2);
    assert.deepEqual(
      [unknown.composite?.houses, unknown.davison?.houses, unknown.charts?.person_b.houses],
      [null, null, null],
    );
    assert.doesNotMatch(
      JSON.stringify([unknown.composite, unknown.davison, unknown.charts?.person_b]),
      /"house(_position)?":\d/,
    );
    assert.ok(unknown.aspects?.every(({ point_2 }) => point_2 !== 'asc' && point_2 !== 'mc'));
    assert.ok(unknown.score?.factors?.every(({ point_2 }) => point_2 !== 'asc' && point_2 !== 'mc'));
    assert.deepEqual(
      unknown.warnings.map(({ code, field }) => [code, field]),
      [['birth_time_unknown', 'person_b.birth_time']],
    );
  });

  it("marks that person's Moon approximate, and nothing else", () => {
    for (const { point_2, approximate } of unknown.aspects ?? [])
      assert.equal(approximate, point_2 === 'moon' ? true : undefined);
    assert.equal(unknown.composite?.points.moon?.approximate, true);
    assert.equal(typeof unknown.davison?.points?.moon?.range?.start_of_day, 'number');
  });

  it('neither time known: no house number anywhere', () => {
    const neither = answer({
      mode: 'relationship',
      person_a: { ...NY90, birth_time: '' },
      person_b: { ...LN88, birth_time: null },
    });
    assert.deepEqual(neither.overlays, { a_in_b: null, b_in_a: null });
    const { guna_milan: _countedFromMoonAndVenus, ...western } = neither;
    assert.doesNotMatch(JSON.stringify(western), /"house(_position)?":\d/);
  });
});

describe('what can be chosen', () => {
  it('relocation changes only the derived houses', () => {
    const [home, moved] = [
      answer({ mode: 'composite' }),
      answer({ mode: 'composite', relocation: { latitude: 10, longitude: 0 } }),
    ];
    near(moved.composite?.houses?.angles.mc, 127.5961);
    assert.notEqual(moved.composite?.houses?.angles.asc, home.composite?.houses?.angles.asc);
    assert.equal(moved.composite?.points.sun?.longitude, home.composite?.points.sun?.longitude);
    assert.deepEqual(problem({ ...COUPLE, relocation: { latitude: 10 } }), [['missing_field', 'relocation.longitude']]);
    assert.deepEqual(problem({ ...COUPLE, relocation: {} }), [['missing_field', 'relocation.location']]);
    assert.deepEqual(problem({ ...COUPLE, mode: 'composite', relocation: { location: 'zzqxw' } }), [
      ['place_not_found', 'relocation.location'],
    ]);
  });

  it('Mercury and Venus stay within a quadrant of the composite Sun on request', () => {
    const people = { person_a: { ...NY90, birth_date: '1990-01-01' }, person_b: { ...NY90, birth_date: '1990-07-10' } };
    const { composite } = answer({ ...people, mode: 'composite', composite_sun_proximity: true });
    const sun = composite?.points.sun?.longitude ?? Number.NaN;
    for (const id of ['mercury', 'venus'] as const)
      assert.ok(Math.abs((((composite?.points[id]?.longitude ?? 0) - sun + 540) % 360) - 180) <= 90);
  });

  it('the middle of New York and London is further north on the great circle', () => {
    const { davison } = answer({ mode: 'davison', davison_geo: 'great_circle' });
    near(davison?.latitude, 52.37, 0.02);
    near(davison?.longitude, -41.29, 0.02);
  });

  it('the sidereal composite is the tropical one minus the mean ayanamsa, angles too', () => {
    const [tropical, sidereal] = [answer({ mode: 'composite' }), answer({ mode: 'composite', sidereal: true })];
    const shift = (tropical.composite?.points.sun?.longitude ?? 0) - (sidereal.composite?.points.sun?.longitude ?? 0);
    near(shift, (23.7273033 + (151.5852 - 127.88276)) / 2, 1e-4);
    near(tropical.composite?.houses?.angles.asc, (sidereal.composite?.houses?.angles.asc ?? 0) + shift, 1e-6);
    near(
      tropical.composite?.houses?.cusps[1]?.longitude,
      (sidereal.composite?.houses?.cusps[1]?.longitude ?? 0) + shift,
      1e-6,
    );
  });

  it('parallels between the charts, and double whammies, on request', () => {
    const {
      declination_aspects: parallels,
      double_whammies: whammies,
      aspects,
    } = answer({ include: ['declinations', 'double_whammies'], settings: { parallel_orb: 1.5, orb_scale: 1.5 } });
    assert.equal(aspects, undefined);
    for (const { aspect, orb, declination_1: a, declination_2: b } of parallels ?? [])
      near(Math.abs(aspect === 'parallel' ? a - b : a + b), orb, 1e-7);
    assert.ok((parallels?.length ?? 0) > 0 && (whammies?.length ?? 0) > 0);
    const listed = answer({ include: ['aspects', 'all_aspects'], settings: { orb_scale: 1.5 } }).aspects ?? [];
    assert.equal(listed.filter(({ double_whammy: double }) => double).length, 2 * (whammies?.length ?? 0));
  });
});

describe('system vedic', () => {
  const vedic = (request: Record<string, unknown> = {}): z.infer<typeof vedicPairResponseSchema> =>
    vedicPairResponseSchema.parse(compute(synastryEndpoint, { ...COUPLE, system: 'vedic', ...request }));

  it('is guna milan and both Vedic charts', () => {
    const { charts, guna_milan: match, meta } = vedic({ person_a: { ...NY90, gender: 'male' } });
    assert.equal(match?.total, 18.5);
    near(charts?.person_a.lagna?.longitude, 169.967996, 1e-6);
    assert.deepEqual(
      [charts?.person_a.moon_sign, charts?.person_b.moon_sign, charts?.person_b.nakshatra],
      ['aquarius', 'leo', 'magha'],
    );
    assert.equal(meta.zodiac, 'sidereal');
  });

  it('has no western parts and no tropical zodiac', () => {
    assert.deepEqual(problem({ ...COUPLE, system: 'vedic', sidereal: false }), [['conflicting_fields', 'sidereal']]);
    assert.deepEqual(problem({ ...COUPLE, system: 'chinese' }), [['invalid_system', 'system']]);
  });
});

describe('the error rows', () => {
  it('people are required, and their faults have their path, all at once and in document order', () => {
    assert.deepEqual(problem({ person_a: NY90 }), [['missing_field', 'person_b']]);
    assert.deepEqual(problem({}), [
      ['missing_field', 'person_a'],
      ['missing_field', 'person_b'],
    ]);
    assert.deepEqual(problem({ person_a: NY90, person_b: { ...LN88, birth_date: '1988-02-30' } }), [
      ['invalid_date', 'person_b.birth_date'],
    ]);
    assert.deepEqual(problem({ person_b: { ...LN88, birth_time: '7:15' }, person_a: { birth_date: '1990-06-15' } }), [
      ['invalid_time', 'person_b.birth_time'],
      ['missing_field', 'person_a.location'],
    ]);
    assert.deepEqual(problem({ person_a: NY90, person_b: 'London' }), [['invalid_type_of_field', 'person_b']]);
    assert.deepEqual(problem({ person_a: NY90, person_b: { ...LN88, location: 'zzqxw' } }), [
      ['place_not_found', 'person_b.location'],
    ]);
  });

  it('unknown modes, houses, parts and booleans are rejected', () => {
    assert.deepEqual(problem({ ...COUPLE, mode: 'x' }), [['invalid_setting', 'mode']]);
    assert.deepEqual(problem({ ...COUPLE, composite_houses: 'x' }), [['invalid_setting', 'composite_houses']]);
    assert.deepEqual(problem({ ...COUPLE, davison_geo: 'x' }), [['invalid_setting', 'davison_geo']]);
    assert.deepEqual(problem({ ...COUPLE, include: ['foo'] }), [['invalid_include', 'include[0]']]);
    assert.deepEqual(problem({ ...COUPLE, apply_exceptions: 'maybe' }), [['invalid_boolean', 'apply_exceptions']]);
  });
});

describe('POST /swiss', () => {
  const swiss = dispatcher([synastryEndpoint]);
  const served = (input: Record<string, unknown>): string => {
    const { input: echo, ...rest } = compute(swiss, input);
    return JSON.stringify({ ...rest, input: echo });
  };

  for (const word of ['synastry', 'relationship', 'composite', 'davison']) {
    it(`request ${word} is POST /synastry with mode ${word}, byte for byte`, () => {
      const { input: echo, ...rest } = compute(synastryEndpoint, { ...COUPLE, mode: word });
      assert.equal(served({ request: word, ...COUPLE }), JSON.stringify({ ...rest, input: echo }));
    });
  }

  it('needs the Professional plan; a composite has its own price', () => {
    const need = (mode?: string): unknown =>
      synastryEndpoint.need(
        synastryEndpoint.parse({ ...COUPLE, ...(mode === undefined ? {} : { mode }) }, context.nowMs),
      );
    assert.deepEqual(need(), { priceTier: 'synastry', minimumPlan: 'professional', natalSystem: null });
    assert.deepEqual(need('davison'), { priceTier: 'composite', minimumPlan: 'professional', natalSystem: null });
  });
});

describe('an answer matches its schema exactly', () => {
  const unknownB = { person_b: { ...LN88, birth_time: null } };
  const requests: readonly Record<string, unknown>[] = [
    ...SYNASTRY_MODES.map((mode) => ({ mode })),
    { include: ['all'] },
    ...SYNASTRY_INCLUDES.map((part) => ({ include: [part] })),
    { ...unknownB, mode: 'relationship' },
    { ...unknownB, include: ['all'] },
    { sidereal: true, include: ['all'] },
    { settings: { coordinates: 'topocentric' }, include: ['all'] },
    { settings: { coordinates: 'heliocentric' }, include: ['charts', 'aspects', 'composite', 'details'] },
    { settings: { bodies: ['sun', 'moon', 'south_node', 'vesta', 'cupido'] }, include: ['all'] },
    {
      person_a: { birth_date: '-0500-03-01', birth_time: '12:00', latitude: 78.22, longitude: 15.65 },
      include: ['all'],
    },
    { composite_houses: 'midpoint', composite_sun_proximity: true, mode: 'composite' },
    { system: 'vedic' },
    { system: 'vedic', include: ['all'] },
    { system: 'vedic', include: ['guna_milan'], ...unknownB },
    { system: 'vedic', mode: 'composite' },
  ];
  for (const request of requests) {
    it(JSON.stringify(request), () => {
      const found = compute(synastryEndpoint, { ...COUPLE, ...request });
      const schema = 'system' in found ? vedicPairResponseSchema : synastryResponseSchema;
      assert.deepEqual(schema.parse(found), found);
    });
  }

  it('every aspect between two people has one shape: points of chart a and b, and nothing moves', () => {
    const { aspects, score, declination_aspects: declinations } = answer({ include: ['all'] });
    for (const one of [...(aspects ?? []), ...(score?.factors ?? []), ...(declinations ?? [])])
      assert.deepEqual([one.chart_1, one.chart_2], ['a', 'b']);
    assert.ok((aspects ?? []).every(({ applying }) => applying === null));
  });

  it('has at most 8 KiB by default, 14 KiB for all charts of a relationship, 10 KiB for a Vedic pair', () => {
    const bytes = (request: Record<string, unknown>): number =>
      Buffer.byteLength(JSON.stringify(compute(synastryEndpoint, { ...COUPLE, ...request })));
    for (const mode of ['synastry', 'composite', 'davison'])
      assert.ok(bytes({ mode }) <= 8192, `${mode} ${bytes({ mode })}`);
    assert.ok(bytes({ mode: 'relationship' }) <= 14_336, `${bytes({ mode: 'relationship' })}`);
    assert.ok(bytes({ system: 'vedic' }) <= 10_240, `${bytes({ system: 'vedic' })}`);
  });
});
