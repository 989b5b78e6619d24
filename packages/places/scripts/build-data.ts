import { renameSync, writeFileSync } from 'node:fs';
import { buildBorders } from './borders.ts';
import { DATA_FOLDER } from './gazetteer/tables.ts';
import { withSources } from './fetch-sources.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';

await withSources((sources) => {
  write('gazetteer.bin', buildGazetteer(sources));
  write('zone-borders.bin', buildBorders(sources));
});

/** Writes the file atomically: completely or not at all. */
function write(name: string, bytes: Buffer): void {
  const unfinished = new URL(`${name}.${process.pid}.tmp`, DATA_FOLDER);
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, new URL(name, DATA_FOLDER));
  process.stdout.write(`${name}: ${(bytes.length / 1e6).toFixed(1)} MB\n`);
}
