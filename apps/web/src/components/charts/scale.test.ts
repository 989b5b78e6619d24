import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisSteps, labelledPlaces } from './scale.ts';

test('an axis has round steps and reaches the highest value', () => {
  assert.deepEqual(axisSteps(87, 4, true), [0, 25, 50, 75, 100]);
  assert.deepEqual(axisSteps(3, 4, true), [0, 1, 2, 3]);
  assert.deepEqual(axisSteps(0.0021, 4, false), [0, 0.001, 0.002, 0.003]);
  for (const max of [1, 2, 7, 99, 1234, 50_000, 0.37]) assert.ok((axisSteps(max, 4, false).at(-1) ?? 0) >= max);
});

test('an empty axis still has steps', () => {
  assert.deepEqual(axisSteps(0, 4, true), [0, 1]);
});

test('labels never overlap', () => {
  const labelled = labelledPlaces(31, 300, 48);
  const places = Array.from({ length: 31 }, (_, index) => index).filter(labelled);
  assert.ok(places.length * 48 <= 300 + 48);
  assert.equal(places[0], 0);
});
