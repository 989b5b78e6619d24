import { createEngines, readComparisons } from './engines.ts';

/** `npm run accuracy -- tables`: with positions from the ephemeris tables instead of the engine. */
const engines = await createEngines(process.argv.includes('tables'));
let failed = 0;
for (const { table, quantity, unit, tolerance, compare } of await readComparisons()) {
  const { cases, worst, worstCase } = await compare(engines);
  const ok = cases > 0 && worst <= tolerance;
  if (!ok) failed += 1;
  const name = `${table} · ${quantity}`.padEnd(58);
  const error = `worst ${worst.toPrecision(3)} ${unit}, allowed ${tolerance}`.padEnd(48);
  console.log(`${name} ${String(cases).padStart(6)} compared  ${error} ${ok ? 'ok' : `FAIL at ${worstCase}`}`);
}
if (failed > 0) {
  console.error(`${failed} of the comparisons failed`);
  process.exitCode = 1;
}
