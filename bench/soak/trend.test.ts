import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seeded } from '../hostile/random.ts';
import { trendOf } from './readings.ts';

const EVERY_MS = 15_000;
const readings = (figure: (index: number) => number) =>
  Array.from({ length: 120 }, (_, index) => ({ atMs: index * EVERY_MS, figure: figure(index) }));

describe('the trend of readings', () => {
  it('is the change an hour, and certain when every reading is on the line', () => {
    const { mean, perHour, plusMinus } = trendOf(readings((index) => 300 + index / 4));
    assert.ok(Math.abs(perHour - 60) < 1e-9, String(perHour));
    assert.ok(Math.abs(mean - (300 + 119 / 8)) < 1e-9, String(mean));
    assert.ok(plusMinus < 1e-6, String(plusMinus));
  });

  it('holds the true change within its interval in about 95 of 100 cases', () => {
    const held = Array.from({ length: 400 }, (_, seed) => {
      const random = seeded(seed);
      const { perHour, plusMinus } = trendOf(readings((index) => 300 + index / 24 + 40 * random.unit()));
      return Math.abs(perHour - 10) <= plusMinus;
    }).filter(Boolean).length;
    assert.ok(held > 360 && held < 396, String(held));
  });

  it('is unknown with fewer than three minutes', () => {
    assert.ok(Number.isNaN(trendOf(readings((index) => index).slice(0, 8)).perHour));
  });
});
