import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionOf } from './motion.ts';

test('a body slower than its limit is stationary, whichever way it moves', () => {
  assert.equal(motionOf('mercury', 0.0832), 'stationary');
  assert.equal(motionOf('mercury', -0.0832), 'stationary');
  assert.equal(motionOf('mercury', 0.0833), 'direct');
  assert.equal(motionOf('pluto', -0.00279), 'retrograde');
  assert.equal(motionOf('pluto', -0.00277), 'stationary');
});

test('nodes and lilith are direct or retrograde by the sign of their speed alone', () => {
  assert.equal(motionOf('north_node', 0.008937), 'direct');
  assert.equal(motionOf('lilith', -0.000001), 'retrograde');
});
