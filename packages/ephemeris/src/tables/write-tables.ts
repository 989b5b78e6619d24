import { PARTS } from './parts.ts';
import { openTableWriter } from './table-writer.ts';

/** Writes the tables of all years into a folder, for images whose servers then find them at their start. Parts that are there are left. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Write it as: node packages/ephemeris/src/tables/write-tables.ts FOLDER');
const startedMs = performance.now();
const writer = await openTableWriter({ folder });
let written = 0;
for (let part = 0; part < PARTS; part += 1) {
  if (writer.isWritten(part)) continue;
  for (const _ of writer.write(part));
  written += 1;
}
process.stdout.write(`Wrote ${written} tables in ${Math.round((performance.now() - startedMs) / 1000)} s\n`);
