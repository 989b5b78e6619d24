import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngines, readComparisons } from './engines.ts';
import { publish, type Measured } from './published.ts';

/**
 * `npm run accuracy`. With `tables`, positions come from the ephemeris tables instead of the engine. With `publish`, the figures are also written to
 * `apps/web/src/features/accuracy/results.json`, for the accuracy page; `--release 1.2.3` names the release, otherwise the version in package.json.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { release: { type: 'string' } } });
const engines = await createEngines(positionals.includes('tables'));
const measured: Measured[] = [];
let failed = 0;
for (const comparison of await readComparisons()) {
  const { table, quantity, unit, tolerance } = comparison;
  const tally = await comparison.compare(engines);
  measured.push({ comparison, tally });
  const { cases, worst, worstCase } = tally;
  const ok = cases > 0 && worst <= tolerance;
  if (!ok) failed += 1;
  const name = `${table} · ${quantity}`.padEnd(58);
  const error = `worst ${worst.toPrecision(3)} ${unit}, allowed ${tolerance}`.padEnd(48);
  console.log(`${name} ${String(cases).padStart(6)} compared  ${error} ${ok ? 'ok' : `FAIL at ${worstCase}`}`);
}
if (failed > 0) {
  console.error(`${failed} of the comparisons failed`);
  process.exitCode = 1;
} else if (positionals.includes('publish')) {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  publish(measured, values.release ?? version, new Date().toISOString().slice(0, 10));
}
