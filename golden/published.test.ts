import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readComparisons } from './engines.ts';
import { publishedReports, readPublished } from './published.ts';

test('the accuracy page shows every public report, with what is not answered of it', () => {
  assert.deepEqual(
    readPublished().reports,
    publishedReports,
    'apps/web/src/features/accuracy/results.json is older than the reports: npm run accuracy -- publish',
  );
});

test('the accuracy page shows every comparison with its unit and tolerance, and no other', async () => {
  const compared = (await readComparisons()).map(({ table, quantity, unit, tolerance }) => ({
    table,
    quantity,
    unit,
    tolerance,
  }));
  const published = readPublished().subjects.flatMap(({ tables }) =>
    tables.flatMap(({ table, rows }) =>
      rows.map(({ quantity, unit, tolerance }) => ({ table, quantity, unit, tolerance })),
    ),
  );
  const byName = (a: { table: string; quantity: string }, b: { table: string; quantity: string }) =>
    `${a.table} ${a.quantity}` < `${b.table} ${b.quantity}` ? -1 : 1;
  assert.deepEqual(
    published.toSorted(byName),
    compared.toSorted(byName),
    'apps/web/src/features/accuracy/results.json is older than the comparisons: npm run accuracy -- publish',
  );
});
