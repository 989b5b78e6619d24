import { openEngine } from '../open-engine.ts';
import { buildTables } from './build.ts';
import { hasPart, partPath, writePart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { clearTables, newTableMemory } from './memory.ts';
import { PARTS, partSpan } from './parts.ts';

/**
 * Writes the tables of all years into a folder, at full speed and in this thread: for images, whose servers then find them at their start. Parts
 * that are there are left.
 * @returns how many parts were written
 */
export async function writeTables(folder: string): Promise<number> {
  const fingerprint = await tableFingerprint(undefined);
  const { engine } = await openEngine({});
  const memory = newTableMemory();
  const missing = Array.from({ length: PARTS }, (_, part) => part).filter(
    (part) => !hasPart(partPath(folder, part), fingerprint),
  );
  for (const part of missing) {
    for (const _ of buildTables(memory, engine, partSpan(part)));
    writePart(partPath(folder, part), part, memory, fingerprint);
    clearTables(memory);
  }
  return missing.length;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Write it as: node packages/ephemeris/src/tables/write-tables.ts FOLDER');
  const startedMs = performance.now();
  const written = await writeTables(folder);
  process.stdout.write(`Wrote ${written} tables in ${Math.round((performance.now() - startedMs) / 1000)} s\n`);
}
