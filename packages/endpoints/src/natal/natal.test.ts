import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { natalEndpoint } from './endpoint.ts';
import { chartShape } from '../wire/chart.ts';
import { natalResponseSchema } from './calculate.ts';
import { compute, context, faultOf } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
const all = z
  .object({
    ...chartShape,
    warnings: natalResponseSchema.shape.warnings,
    meta: natalResponseSchema.shape.meta,
    at: z.string(),
  })
  .required();

const answer = (request: Record<string, unknown>): z.infer<typeof natalResponseSchema> =>
  natalResponseSchema.parse(compute(natalEndpoint, { ...NY90, ...request }));
const full = (request: Record<string, unknown> = {}): z.infer<typeof all> =>
  all.parse(answer({ include: ['all'], ...request }));
const problem = (request: Record<string, unknown>) => faultOf(() => answer(request));
const codes = (warnings: readonly { readonly code: string }[]): string[] => warnings.map(({ code }) => code);
const near = (actual: number | null | undefined, expected: number, tolerance = 1e-6): void =>
  assert.ok(typeof actual === 'number' && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);

describe('the natal chart NY90', () => {
  const chart = full();

  const rows: readonly (readonly [keyof typeof chart.points, number, number, number, number, number])[] = [
    ['sun', 84.38822558, 0.00012662, 0.9550769, 23.32315, 9],
    ['moon', 348.99006763, 3.3841227, 13.45978731, -1.24258, 6],
    ['mercury', 66.157115, -1.614304, 1.728335, 19.74774, 8],
    ['venus', 49.096127, -1.941054, 1.176233, 15.63027, 8],
    ['mars', 11.235983, -1.986802, 0.718638, 2.6171, 6],
    ['jupiter', 105.94818, 0.186013, 0.21679, 22.6739, 10],
    ['saturn', 294.016017, 0.116225, -0.058913, -21.19361, 4],
    ['uranus', 278.15466, -0.323841, -0.038994, -23.5143, 3],
    ['neptune', 283.710291, 0.876228, -0.025083, -21.86435, 3],
    ['pluto', 225.396051, 15.851983, -0.020077, -1.25261, 2],
    ['north_node', 308.124969, 0, 0.008937, -18.23725, 4],
    ['lilith', 234.981651, -4.964003, 0.111958, -23.82653, 2],
    ['chiron', 106.08797, -6.265916, 0.10136, 16.24966, 10],
  ];
  for (const [id, longitude, latitude, speed, declination, house] of rows) {
    it(`${id} stands at ${longitude} in house ${house}`, () => {
      const point = chart.points[id];
      near(point?.longitude, longitude);
      near(point?.latitude, latitude);
      near(point?.speed, speed);
      near(point?.declination, declination, 1e-5);
      assert.equal(point?.house, house);
      assert.equal(point?.retrograde, speed < 0);
    });
  }

  it('a setting chooses the mean node; the south node is opposite and moves with it', () => {
    const { points } = full({ settings: { node: 'mean' } });
    near(points.north_node?.longitude, 309.683538);
    near(points.north_node?.speed, -0.052972);
    near(points.north_node?.declination, -17.82775, 1e-5);
    near(points.south_node?.longitude, 129.683538);
    assert.equal(points.south_node?.speed, points.north_node?.speed);
    assert.equal(points.south_node?.latitude, 0);
  });

  it("the Sun's point has its fields", () => {
    const { sun } = chart.points;
    near(sun?.distance_au, 1.01579183);
    near(sun?.right_ascension, 83.88703819);
    assert.deepEqual(
      [sun?.sign, sun?.dms, sun?.motion, sun?.out_of_bounds, sun?.dignity?.score],
      ['gemini', '24°23\'17.6"', 'direct', false, 1],
    );
    assert.equal(chart.points.uranus?.out_of_bounds, true);
    near(chart.houses?.obliquity, 23.44204, 1e-5);
  });

  it('angles, ARMC, sect and the three signs', () => {
    near(chart.houses?.angles.asc, 193.6953, 1e-5);
    near(chart.houses?.angles.mc, 105.92219, 1e-5);
    near(chart.houses?.armc, 107.27258, 1e-5);
    near(chart.houses?.angles.vertex, 35.6602, 1e-5);
    near(chart.houses?.angles.east_point, 198.7222, 1e-5);
    near(chart.houses?.angles.dsc, 13.6953, 1e-5);
    assert.deepEqual(
      [chart.sect, chart.sun_sign, chart.moon_sign, chart.rising_sign],
      ['day', 'gemini', 'pisces', 'libra'],
    );
    assert.equal(chart.houses?.ruler_of_chart, 'venus');
    assert.deepEqual(
      [chart.houses?.system, chart.houses?.requested_system, chart.houses?.system_name],
      ['P', 'P', 'placidus'],
    );
  });

  it('52 aspects, declinations, stars, midpoint, lots, phase', () => {
    assert.equal(chart.aspects.length, 52);
    const first = chart.aspects[0]!;
    assert.deepEqual(
      [
        first.point_1,
        first.aspect,
        first.point_2,
        first.angle,
        first.allowed_orb,
        first.applying,
        first.partile,
        first.out_of_sign,
        first.nature,
      ],
      ['sun', 'square', 'moon', 90, 8.75, true, false, false, 'challenging'],
    );
    near(first.separation, 95.398158);
    near(first.orb, 5.398158);
    near(first.exactness, 0.3831, 5e-5);
    assert.equal(chart.declination_aspects.length, 6);
    assert.deepEqual(
      chart.stars.map(({ star, point }) => [star, point]),
      [['algorab', 'asc']],
    );
    near(chart.stars[0]?.longitude, 193.3245, 5e-5);
    near(chart.stars[0]?.orb, 0.3708, 5e-5);
    const midpoint = chart.midpoints.find(({ point_1, point_2 }) => point_1 === 'sun' && point_2 === 'moon');
    near(midpoint?.longitude, 36.68915, 1e-5);
    near(chart.lots?.fortune?.longitude, 98.29714, 1e-5);
    near(chart.lots?.spirit?.longitude, 289.09346, 1e-5);
    assert.deepEqual([chart.lots?.fortune?.house, chart.lots?.spirit?.house], [9, 4]);
    near(chart.lunar_phase?.angle, 264.60184, 1e-5);
    near(chart.lunar_phase?.illumination, 0.548192);
    assert.deepEqual(
      [chart.lunar_phase?.name, chart.lunar_phase?.rudhyar, chart.lunar_phase?.waxing],
      ['last_quarter', 'disseminating', false],
    );
  });

  it('the age of the Moon counts from the new moon of 1990-05-24 11:47 UT (USNO)', () => {
    near(
      chart.lunar_phase?.age_days,
      (Date.UTC(1990, 5, 15, 18, 30) - Date.UTC(1990, 4, 24, 11, 47)) / 86_400_000,
      1 / 1440,
    );
  });

  it('stations of Mercury: direct 1990-05-17T02:01:59Z before, as in golden/tables/stations.json', () => {
    const previous = chart.points.mercury?.station?.previous;
    assert.equal(previous?.type, 'station_direct');
    near(Date.parse(previous?.at ?? ''), Date.UTC(1990, 4, 17, 2, 1, 59), 30_000);
    near(previous?.longitude, 37.916841, 1e-5);
    assert.equal(chart.points.sun?.station, null);
  });

  it('mundane placement puts Chiron at 9.983, house 9', () => {
    const { chiron } = full({ settings: { house_placement: 'mundane' } }).points;
    near(chiron?.house_position, 9.983, 5e-4);
    assert.equal(chiron?.house, 9);
  });

  it('the sidereal zodiac moves the points by the ayanamsa and keeps the declinations', () => {
    const sidereal = full({ sidereal: true, settings: { node: 'mean' } });
    near(sidereal.meta.ayanamsa?.value, 23.7273033, 1e-7);
    near(sidereal.meta.ayanamsa?.mean, 23.72374621, 1e-7);
    assert.deepEqual([sidereal.meta.zodiac, sidereal.meta.ayanamsa?.id], ['sidereal', 'lahiri']);
    near(sidereal.points.sun?.longitude, 60.660922);
    near(sidereal.points.saturn?.longitude, 270.288713);
    near(sidereal.houses?.angles.asc, 169.967996);
    near(sidereal.points.sun?.declination, 23.32315, 1e-5);
    assert.equal(sidereal.rising_sign, 'virgo');
  });
});

describe('a chart without a birth time', () => {
  const chart = full({ birth_time: null });

  it('has no houses, angles, lots or sect, and no house numbers anywhere', () => {
    assert.deepEqual(
      [chart.houses, chart.lots, chart.sect, chart.rising_sign, chart.balance.hemispheres, chart.balance.quadrants],
      [null, null, null, null, null, null],
    );
    assert.doesNotMatch(JSON.stringify(chart), /"house(_position)?":\d/);
    assert.ok(codes(chart.warnings).includes('birth_time_unknown'));
    for (const { point_1, point_2 } of chart.aspects)
      assert.ok(![point_1, point_2].includes('asc') && ![point_1, point_2].includes('mc'));
  });

  it("gives the Moon's range over the day and marks its aspects approximate", () => {
    near(chart.points.moon?.range?.start_of_day, 340.92369, 1e-5);
    near(chart.points.moon?.range?.end_of_day, 354.34699, 1e-5);
    assert.equal(chart.points.moon?.range?.sign_changes, false);
    for (const { point_1, point_2, approximate } of chart.aspects)
      assert.equal(approximate, point_1 === 'moon' || point_2 === 'moon' ? true : undefined);
  });
});

describe('what cannot be computed is reported, never silently left out', () => {
  const TROMSO = { latitude: 69.6492, longitude: 18.9553, utc: '1990-06-15T18:30:00Z' };

  it('Placidus at Tromsø falls back to Porphyry, to whole signs, or is rejected', () => {
    const polar = (settings: Record<string, unknown>): Record<string, unknown> =>
      compute(natalEndpoint, { ...TROMSO, settings });
    const porphyry = natalResponseSchema.parse(polar({}));
    assert.deepEqual([porphyry.houses?.system, porphyry.houses?.requested_system], ['O', 'P']);
    near(porphyry.houses?.angles.asc, 231.17, 1e-3);
    near(porphyry.houses?.angles.mc, 201.888, 1e-3);
    near(porphyry.houses?.cusps[1]?.longitude, 281.409, 1e-3);
    near(porphyry.houses?.cusps[11]?.longitude, 221.409, 1e-3);
    assert.deepEqual(codes(porphyry.warnings), ['house_system_fallback']);
    assert.equal(natalResponseSchema.parse(polar({ polar_fallback: 'whole_sign' })).houses?.system, 'W');
    assert.equal(
      natalResponseSchema.parse(polar({ polar_fallback: 'equal' })).houses?.cusps[0]?.longitude,
      porphyry.houses?.angles.asc,
    );
    assert.throws(
      () => polar({ polar_fallback: 'error' }),
      (error: unknown) => error instanceof Problem && error.code === 'house_system_undefined' && error.status === 422,
    );
  });

  it('before 1800 Chiron is left out with a warning by default and rejected when requested by name', () => {
    const old = answer({ birth_date: '1700-01-01' });
    assert.equal(old.meta.ephemeris, 'moshier');
    assert.ok(['reduced_precision', 'body_unavailable'].every((code) => codes(old.warnings).includes(code)));
    assert.equal(old.points?.chiron, undefined);
    assert.deepEqual(problem({ birth_date: '1700-01-01', settings: { bodies: ['sun', 'chiron'] } }), [
      422,
      'body_unavailable',
      'settings.bodies',
    ]);
  });

  it('a heliocentric chart has no houses, lights or nodes, and warns', () => {
    const chart = answer({ settings: { coordinates: 'heliocentric' } });
    assert.deepEqual(
      [chart.houses, chart.points?.moon, chart.points?.sun, chart.points?.north_node, chart.lunar_phase],
      [null, undefined, undefined, undefined, null],
    );
    assert.ok(codes(chart.warnings).includes('body_unavailable'));
    assert.deepEqual(problem({ settings: { coordinates: 'heliocentric', bodies: ['moon'] } }), [
      422,
      'body_unavailable',
      'settings.bodies',
    ]);
  });

  it('each fault has its code', () => {
    assert.deepEqual(problem({ birth_date: '1990-02-30' }), [400, 'invalid_date', 'birth_date']);
    assert.deepEqual(problem({ birth_time: '24:00' }), [400, 'invalid_time', 'birth_time']);
    assert.deepEqual(problem({ birth_time: '2:30pm' }), [400, 'invalid_time', 'birth_time']);
    assert.deepEqual(problem({ latitude: 91 }), [400, 'invalid_latitude', 'latitude']);
    for (const letter of ['Z', 'p', ''])
      assert.deepEqual(problem({ settings: { house_system: letter } }), [
        400,
        'invalid_house_system',
        'settings.house_system',
      ]);
    assert.deepEqual(problem({ birth_date: '3500-01-01' }), [422, 'date_out_of_range', 'birth_date']);
    assert.deepEqual(problem({ include: ['foo'] })[1], 'invalid_include');
  });
});

describe('parts', () => {
  it('only the parts named in include are in the answer', () => {
    const { product, aspects, points, houses, lots } = answer({ include: ['aspects'] });
    assert.equal(product, 'natal');
    assert.ok(Array.isArray(aspects));
    assert.deepEqual([points, houses, lots], [undefined, undefined, undefined]);
  });

  it('NY90 has its strengths line by line, the almutens with their tables, and a hyleg', () => {
    const { strengths, almuten, hyleg, points } = answer({ include: ['strengths', 'almuten', 'hyleg'] });
    assert.equal(points, undefined);
    const of = (id: string) => strengths!.planets.find(({ planet }) => planet === id)!;
    const venus = of('venus');
    assert.ok(venus.essential.some(({ line }) => line === 'domicile'));
    assert.deepEqual(
      [venus.essential, venus.accidental].map((lines) => lines.reduce((sum, { points: own }) => sum + own, 0)),
      [venus.essential_score, venus.accidental_score],
    );
    assert.ok(of('moon').received_by.some(({ planet, mutual }) => planet === 'jupiter' && mutual));
    assert.deepEqual(almuten!.figure!.rows.map(({ of }) => of).slice(-3), ['houses', 'day_ruler', 'hour_ruler']);
    assert.deepEqual(
      almuten!.figure!.rows.slice(-2).map(({ scores }) => scores.venus),
      [7, 6],
    );
    assert.equal(almuten!.syzygy!.phase, 'full_moon');
    assert.equal(hyleg!.ptolemy.hyleg, 'sun');
    assert.ok(hyleg!.abu_ali.alcocoden!.years[0]! > 50);
  });

  it('the almuten counts the ruler of the sect, or all rulers of a triplicity', () => {
    const scores = (almuten_triplicity: string) =>
      answer({ include: ['almuten'], settings: { almuten_triplicity } }).almuten!.degrees[0]!.scores;
    const [sect, all] = [scores('sect'), scores('all')];
    assert.deepEqual([sect.saturn, all.saturn], [5, 5]);
    assert.deepEqual([all.mercury - sect.mercury, all.jupiter - sect.jupiter], [3, 3]);
  });

  it('strengths, almuten and hyleg are null without a time, for the Sun as centre and with sectors', () => {
    const include = ['strengths', 'almuten', 'hyleg'];
    for (const request of [
      { birth_time: null },
      { settings: { coordinates: 'heliocentric' } },
      { settings: { house_system: 'G' } },
    ]) {
      const { strengths, almuten, hyleg } = answer({ include, ...request });
      assert.deepEqual([strengths, almuten, hyleg], [null, null, null]);
    }
  });

  it('where the Sun does not set, the almuten has no rulers of day and hour, with a warning', () => {
    const polar = { location: undefined, latitude: 70, longitude: 25, timezone: 'Europe/Oslo', include: ['almuten'] };
    const { almuten, warnings } = answer(polar);
    assert.deepEqual(almuten!.figure!.rows.at(-1)!.of, 'houses');
    assert.ok(codes(warnings).includes('polar_no_sunrise'));
  });

  it('house system G has 36 sectors', () => {
    const chart = full({ settings: { house_system: 'G' } });
    assert.equal(chart.houses?.cusps.length, 36);
    near(chart.houses?.cusps[1]?.longitude, 185.951, 1e-4);
    assert.deepEqual(codes(chart.warnings), []);
    assert.equal(
      chart.balance.quadrants?.reduce((sum, count) => sum + count, 0),
      10,
    );
  });

  it('a sidereal chart needs the Growth plan, a tropical one Starter', () => {
    const planNeeded = (request: Record<string, unknown>): string =>
      natalEndpoint.need(natalEndpoint.parse({ ...NY90, ...request }, context.nowMs)).minimumPlan;
    assert.deepEqual([planNeeded({}), planNeeded({ sidereal: true })], ['starter', 'growth']);
  });
});
