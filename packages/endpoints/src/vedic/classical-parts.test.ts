import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { vedicResponseSchema } from '../vedic-chart/schema.ts';
import { vedicEndpoint } from './endpoint.ts';
import { compute } from '../testing/call.test-data.ts';
const NY90 = {
  birth_date: '1990-06-15',
  birth_time: '14:30',
  latitude: 40.71427,
  longitude: -74.00597,
  analysis_date: '2024-06-15',
};
const PARTS = ['graha_arudhas', 'special_lagnas', 'sphutas', 'mrityu_bhaga', 'argala', 'sudarshana', 'longevity'];
const answered = vedicResponseSchema.partial();
const ask = (more: object): z.infer<typeof answered> =>
  answered.parse(compute(vedicEndpoint, { ...NY90, include: PARTS, ...more }));

describe('the classical parts of a Vedic chart', () => {
  it('the Bhrigu bindu of NY90 lies halfway from Rahu on to the Moon, with its nakshatra', () => {
    const { sphutas } = ask({});
    assert.ok(Math.abs((sphutas?.bhrigu_bindu?.longitude ?? 0) - (285.956234 + 325.262764) / 2) < 1e-4);
    assert.equal(sphutas?.bhrigu_bindu?.nakshatra.id, 'dhanishta');
  });

  it('the 35th year of the Sudarshana chakra is the eleventh house, from birthday to birthday', () => {
    const { sudarshana } = ask({});
    const [year, month] = sudarshana?.current ?? [];
    assert.deepEqual(
      [year?.bhava, year?.starts_at.slice(0, 10), year?.ends_at.slice(0, 10)],
      [11, '2024-06-15', '2025-06-15'],
    );
    assert.ok(month !== undefined && month.starts_at >= year!.starts_at && month.ends_at <= year!.ends_at);
  });

  it('each method of longevity adds up; of the pairs Taurus with Pisces, Aquarius with Capricorn, Virgo with Pisces two say middle', () => {
    const { longevity } = ask({});
    for (const method of ['pindayu', 'nisargayu', 'amsayu'] as const) {
      const { planets, lagna_years, total_years } = longevity![method];
      assert.ok(Math.abs(planets.reduce((sum, { years }) => sum + years, lagna_years) - total_years) < 1e-6);
    }
    const { lords, moon_and_saturn, lagnas, span } = longevity!.three_pairs;
    assert.deepEqual([lords, moon_and_saturn, lagnas, span], ['long', 'middle', 'middle', 'middle']);
  });

  it('without a birth time what needs the lagna or the day is null, and the rest is there', () => {
    const { special_lagnas, sphutas, mrityu_bhaga, sudarshana, longevity, argala, graha_arudhas } = ask({
      birth_time: null,
    });
    assert.deepEqual([special_lagnas, sudarshana, longevity], [null, null, null]);
    assert.deepEqual([sphutas?.tri, mrityu_bhaga?.lagna, mrityu_bhaga?.mandi], [null, null, null]);
    assert.ok(typeof sphutas?.yogi?.longitude === 'number' && typeof mrityu_bhaga?.sun.distance === 'number');
    assert.equal(argala?.bhavas.length, 12);
    assert.ok(graha_arudhas !== undefined);
  });

  it('where the Sun does not rise the points of the day are null and nothing fails', () => {
    const { special_lagnas, sphutas, longevity } = ask({
      birth_date: '1990-12-15',
      latitude: 75,
      longitude: 20,
    });
    assert.equal(special_lagnas?.pranapada, null);
    assert.equal(sphutas?.prana, null);
    assert.equal(longevity?.three_pairs.lagnas, null);
  });
});
