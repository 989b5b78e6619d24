import assert from 'node:assert/strict';
import { it } from 'node:test';
import { weakAngleAt } from './bhava-bala.ts';

it('a bhava is powerless by its sign: human signs at the descendant, quadrupeds at the nadir, reptiles at the ascendant, water signs at the midheaven (BPHS 27.26–29)', () => {
  const middles = [75, 165, 195, 315, 240, 15, 45, 135, 256, 280, 100, 225, 286, 345];
  assert.deepEqual(middles.map(weakAngleAt), [
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
