import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngines, readComparisons } from './engines.ts';

const engines = await createEngines();

for (const { table, quantity, unit, tolerance, compare } of await readComparisons()) {
  test(`${table}: ${quantity} within ${tolerance} ${unit} of the golden table`, async () => {
    const { cases, worst, worstCase } = await compare(engines);
    assert.ok(cases > 0, 'nothing was compared');
    assert.ok(worst <= tolerance, `worst ${worst} ${unit} at ${worstCase}`);
  });
}
