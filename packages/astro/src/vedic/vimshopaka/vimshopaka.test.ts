import assert from 'node:assert/strict';
import { it } from 'node:test';
import { VIMSHOPAKA_GROUPS, VIMSHOPAKA_WEIGHTS } from './vimshopaka.ts';

it('the weights of every group of vargas add up to 20, in 6, 7, 10 and 16 vargas (BPHS 7.17–20)', () => {
  assert.deepEqual(
    VIMSHOPAKA_GROUPS.map((group) => VIMSHOPAKA_WEIGHTS[group].reduce((sum, [, weight]) => sum + weight, 0)),
    [20, 20, 20, 20],
  );
  assert.deepEqual(
    VIMSHOPAKA_GROUPS.map((group) => VIMSHOPAKA_WEIGHTS[group].length),
    [6, 7, 10, 16],
  );
});
