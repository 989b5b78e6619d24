import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Comparison } from './comparison.ts';
import { createEngines } from './engines.ts';
import { readPublished } from './published.ts';

/** Other processors round other last digits. */
const ROUNDING = 1.1;

/** Tests that each comparison is within its tolerance, and no worse than the accuracy page shows. */
export async function checkAccuracy(comparisons: readonly Comparison[]): Promise<void> {
  const engines = await createEngines();
  const published = readPublished().subjects.flatMap(({ tables }) =>
    tables.flatMap(({ table, rows }) => rows.map((row) => ({ table, ...row }))),
  );
  for (const { table, quantity, unit, tolerance, compare } of comparisons) {
    test(`${table}: ${quantity} within ${tolerance} ${unit} of the golden table`, async () => {
      const { cases, worst, worstCase } = await compare(engines);
      assert.ok(cases > 0, 'nothing was compared');
      assert.ok(worst <= tolerance, `worst ${worst} ${unit} at ${worstCase}`);
      const shown = published.find((row) => row.table === table && row.quantity === quantity);
      assert.ok(
        shown !== undefined && worst <= Math.max(shown.worst * ROUNDING, tolerance / 1000),
        `the accuracy page shows ${shown?.worst} ${unit}, found ${worst}: npm run accuracy -- publish`,
      );
    });
  }
}
