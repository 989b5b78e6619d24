import assert from 'node:assert/strict';
import { it } from 'node:test';
import { weakAngleOf } from './bhava-bala.ts';

it('a bhava is powerless where its sign says: human signs set, beasts at the foot, reptiles rising, fish overhead (BPHS 27.26–29)', () => {
  const middles = [75, 165, 195, 315, 240, 15, 45, 135, 256, 280, 100, 225, 286, 345];
  assert.deepEqual(middles.map(weakAngleOf), [
    'descendant',
    'descendant',
    'descendant',
    'descendant',
    'descendant',
    'lower_midheaven',
    'lower_midheaven',
    'lower_midheaven',
    'lower_midheaven',
    'lower_midheaven',
    'ascendant',
    'ascendant',
    'midheaven',
    'midheaven',
  ]);
});
