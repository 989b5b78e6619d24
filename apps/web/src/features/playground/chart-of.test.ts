import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartOf } from './chart-of.ts';

const birth = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

test('a natal call is drawn as a wheel of the same birth, zodiac and houses', () => {
  assert.deepEqual(
    chartOf(
      '/swiss/natal',
      { ...birth, sidereal: true, name: 'Ada', settings: { house_system: 'W', orb_scale: 2 } },
      'dark',
    ),
    {
      ...birth,
      sidereal: true,
      settings: { house_system: 'W' },
      style: 'wheel',
      format: 'svg',
      theme: 'dark',
      size: 720,
    },
  );
});

test('a Vedic call is drawn in the North Indian style, on whichever path it was sent', () => {
  for (const [path, input] of [
    ['/natal/vedic', birth],
    ['/swiss/natal', { ...birth, system: 'vedic' }],
    ['/swiss', { ...birth, request: 'vedic' }],
  ] as const) {
    assert.equal(chartOf(path, input, 'light')?.['style'], 'north_indian');
  }
});

test('two people are drawn as a bi-wheel', () => {
  assert.deepEqual(
    chartOf('/synastry', { person_a: birth, person_b: { ...birth, gender: 'male' } }, 'light')?.['partner'],
    birth,
  );
});

test('a call about no chart draws none', () => {
  assert.equal(chartOf('/swiss', { request: 'moonphases', year: 2024 }, 'light'), null);
  assert.equal(chartOf('/positions', {}, 'light'), null);
  assert.equal(chartOf('/synastry', { person_a: 'x' }, 'light'), null);
});
