import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartRequest } from './chart-request.ts';

const birth = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

test('a natal call is drawn as a wheel of the same birth, zodiac and houses', () => {
  assert.deepEqual(
    chartRequest(
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
    assert.equal(chartRequest(path, input, 'light')?.['style'], 'north_indian');
  }
});

test('two people are drawn as a bi-wheel', () => {
  assert.deepEqual(
    chartRequest('/synastry', { person_a: birth, person_b: { ...birth, gender: 'male' } }, 'light')?.['partner'],
    birth,
  );
});

test('a call without a chart draws none', () => {
  assert.equal(chartRequest('/swiss', { request: 'moonphases', year: 2024 }, 'light'), null);
  assert.equal(chartRequest('/positions', {}, 'light'), null);
  assert.equal(chartRequest('/synastry', { person_a: 'x' }, 'light'), null);
});
