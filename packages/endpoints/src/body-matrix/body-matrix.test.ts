import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { bodyMatrixEndpoint } from './endpoint.ts';
import { bodyMatrixResponseSchema } from './schema.ts';
import { compute, contextAt, faultOf } from '../testing/call.test-data.ts';

const nowMs = Date.UTC(2024, 5, 15, 16);
const context = contextAt(nowMs);
type Answer = z.infer<typeof bodyMatrixResponseSchema>;
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };
const answer = (change: Record<string, unknown>): Answer =>
  bodyMatrixResponseSchema.parse(compute(bodyMatrixEndpoint, { ...NY90, ...change }, context));
const problem = (change: Record<string, unknown>) => faultOf(() => answer(change));
const TROMSO = { analysis_latitude: 69.6492, analysis_longitude: 18.9553 };

describe('the body matrix of NY90 on 2024-06-15', () => {
  const matrix = answer({ analysis_date: '2024-06-15' });

  it('has its documented keys', () => {
    assert.equal(matrix.circadian_window, 'morning_peak');
    assert.equal(matrix.datetime_utc, '2024-06-15T16:00:00Z');
    assert.equal(matrix.lunar_phase, 'waxing_gibbous');
    assert.deepEqual(matrix.mars_to_natal, [
      { planet: 'moon', aspect: 'semi_square', orb: 0.8018, applying: false },
      { planet: 'uranus', aspect: 'trine', orb: -3.3628, applying: true },
    ]);
    assert.deepEqual(matrix.moon_to_natal, {
      sun: 106.3513,
      moon: 158.2506,
      mercury: 124.5824,
      venus: 141.6434,
      mars: 179.5035,
      jupiter: 84.7913,
      saturn: 103.2765,
      uranus: 87.4152,
      neptune: 92.9708,
      pluto: 34.6566,
      chiron: 84.6515,
      north_node: 117.3855,
      asc: 2.9558,
      mc: 84.8173,
    });
    assert.deepEqual(matrix.rulers, { day: 'saturn', hour: 'mercury' });
    assert.deepEqual(matrix.circadian, {
      solar_time: '11:03:19',
      solar_hours: 11.05531,
      sunrise_at: '2024-06-15T09:24:21Z',
      sunset_at: '2024-06-16T00:29:07Z',
      is_day: true,
      next_window_at: '2024-06-15T16:56:41Z',
    });
    assert.deepEqual(matrix.planetary_hour, {
      index: 6,
      starts_at: '2024-06-15T15:41:21Z',
      ends_at: '2024-06-15T16:56:44Z',
      method: 'seasonal',
    });
    const { angle, illumination, rudhyar, sign } = matrix.lunar_phase_detail;
    assert.deepEqual(
      [angle.toFixed(5), illumination.toFixed(6), rudhyar, sign],
      ['105.70441', '0.636566', 'first_quarter', 'libra'],
    );
  });

  it('at noon, now is the same as today at 12:00', () => {
    const { input: _now, analysis: _nowAnalysis, ...now } = answer({});
    const { input: _noon, analysis: _noonAnalysis, ...noon } = matrix;
    assert.deepEqual(now, noon);
  });
});

describe('planetary hours', () => {
  it('NY90 was born in the eighth hour of Friday: Venus, Venus', () => {
    const { rulers, planetary_hour: hour } = answer({ analysis_date: '1990-06-15', analysis_time: '14:30' });
    assert.deepEqual([rulers.day, rulers.hour, hour?.index], ['venus', 'venus', 8]);
  });

  it('the hours before sunrise belong to the day before', () => {
    const { rulers, planetary_hour: hour, circadian } = answer({ analysis_date: '2024-06-15', analysis_time: '03:00' });
    assert.equal(rulers.day, 'venus');
    assert.ok((hour?.index ?? 0) > 12);
    assert.equal(circadian.is_day, false);
    assert.equal(circadian.sunrise_at?.slice(0, 10), '2024-06-14');
  });

  it('the hour after the twenty-fourth has the ruler of the next day', () => {
    const chaldean = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];
    const week = Array.from(
      { length: 7 },
      (_, index) => answer({ analysis_date: `2024-06-1${index}` }).rulers.day ?? '',
    );
    week
      .slice(1)
      .forEach((ruler, index) => assert.equal(ruler, chaldean[(chaldean.indexOf(week[index] ?? '') + 24) % 7]));
  });

  it('under the midnight sun the hours are equal, from 06:00 apparent solar time, with a warning; or left out', () => {
    const bright = answer({ analysis_date: '2024-06-15', ...TROMSO });
    assert.deepEqual(
      [bright.planetary_hour?.method, bright.circadian.sunrise_at, bright.circadian.sunset_at, bright.circadian.is_day],
      ['equal', null, null, true],
    );
    assert.equal(bright.planetary_hour?.index, Math.floor(bright.circadian.solar_hours - 6) + 1);
    assert.equal(bright.rulers.day, 'saturn');
    assert.ok(bright.warnings.some(({ code }) => code === 'polar_no_sunrise'));
    const lasts = Date.parse(bright.planetary_hour.ends_at) - Date.parse(bright.planetary_hour.starts_at);
    assert.ok(Math.abs(lasts - 3_600_000) <= 2000);
    for (const polar_hours of [null, 'null']) {
      const none = answer({ analysis_date: '2024-06-15', ...TROMSO, settings: { polar_hours } });
      assert.deepEqual([none.planetary_hour, none.rulers], [null, { day: null, hour: null }]);
    }
    assert.equal(answer({ analysis_date: '2024-12-21', ...TROMSO }).circadian.is_day, false);
  });
});

describe('valid requests', () => {
  it('another place and its zone', () => {
    const { datetime_utc: at, analysis, place } = answer({ analysis_date: '2024-06-15', analysis_location: 'London' });
    assert.equal(at, '2024-06-15T11:00:00Z');
    assert.deepEqual(
      [analysis.place?.name, analysis.time.timezone, place?.timezone],
      ['London', 'Europe/London', 'America/New_York'],
    );
  });

  it('without a birth time there are no angles', () => {
    const { moon_to_natal: moon, warnings } = answer({ birth_time: null, analysis_date: '2024-06-15' });
    assert.deepEqual(Object.keys(moon).length, 12);
    assert.equal('asc' in moon, false);
    assert.ok(warnings.some(({ code }) => code === 'birth_time_unknown'));
  });

  it('each fault has its own error code', () => {
    assert.deepEqual(problem({ analysis_date: '2024-02-30' }), [400, 'invalid_date', 'analysis_date']);
    assert.deepEqual(problem({ analysis_time: '25:00' }), [400, 'invalid_time', 'analysis_time']);
    assert.deepEqual(problem({ analysis_latitude: 95, analysis_longitude: 0 }), [
      400,
      'invalid_latitude',
      'analysis_latitude',
    ]);
    assert.deepEqual(problem({ settings: { polar_hours: 'none' } }), [400, 'invalid_setting', 'settings.polar_hours']);
    assert.deepEqual(problem({ settings: { coordinates: 'heliocentric' } }), [
      400,
      'invalid_setting',
      'settings.coordinates',
    ]);
    assert.deepEqual(problem({ analysis_date: '-3000-01-01' })[0], 422);
  });
});

describe('an answer matches its schema exactly', () => {
  for (const change of [
    {},
    { birth_time: null },
    { analysis_location: 'London' },
    TROMSO,
    { ...TROMSO, settings: { polar_hours: null } },
    { settings: { sunrise: 'hindu' } },
    { system: 'vedic' },
    { sidereal: true },
    { settings: { coordinates: 'topocentric' } },
    { birth_date: '1700-01-01' },
    { analysis_latitude: 89.9, analysis_longitude: 0 },
  ]) {
    it(JSON.stringify(change), () => {
      const found = compute(bodyMatrixEndpoint, { ...NY90, analysis_date: '2024-06-15', ...change }, context);
      assert.deepEqual(bodyMatrixResponseSchema.parse(found), found);
      assert.ok(Buffer.byteLength(JSON.stringify(found)) <= 4096);
    });
  }
});
