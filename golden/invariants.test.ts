import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInvariants } from './invariants.ts';

const BIRTHS = 150;

for (const { law, checked, broken } of await checkInvariants(BIRTHS, 1990)) {
  test(`for ${checked} random births, ${law}`, () => {
    assert.ok(checked > 0);
    assert.deepEqual(broken, []);
  });
}
