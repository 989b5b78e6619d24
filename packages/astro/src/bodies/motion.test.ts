import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyMotion } from './body-id.ts';

test('a body slower than its limit is stationary in either direction', () => {
  assert.equal(classifyMotion('mercury', 0.0832), 'stationary');
  assert.equal(classifyMotion('mercury', -0.0832), 'stationary');
  assert.equal(classifyMotion('mercury', 0.0833), 'direct');
  assert.equal(classifyMotion('pluto', -0.00279), 'retrograde');
  assert.equal(classifyMotion('pluto', -0.00277), 'stationary');
});

test('nodes and lilith are direct or retrograde by the sign of their speed only', () => {
  assert.equal(classifyMotion('north_node', 0.008937), 'direct');
  assert.equal(classifyMotion('lilith', -0.000001), 'retrograde');
});
