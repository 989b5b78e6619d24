import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomCases } from '../scripts/random-cases.ts';
import { checkInvariants } from './invariants.ts';

const { numRuns: BIRTHS, seed: SEED } = randomCases(20, 1990);

for (const { law, checked, broken } of await checkInvariants(BIRTHS, SEED)) {
  test(`for ${checked} random births, ${law}`, () => {
    assert.ok(checked > 0);
    assert.deepEqual(broken, []);
  });
}
