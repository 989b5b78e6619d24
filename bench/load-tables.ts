import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEngine } from '@theia-astro/ephemeris/open-engine';
import { buildTables } from '@theia-astro/ephemeris/tables/build';
import { hasPart, partPath, readPart, writePart } from '@theia-astro/ephemeris/tables/file';
import { tableFingerprint } from '@theia-astro/ephemeris/tables/fingerprint';
import {
  newTableMemory,
  openViews,
  type TableMemory,
  usedWords,
  WORD_BYTES,
} from '@theia-astro/ephemeris/tables/memory';
import { partSpan } from '@theia-astro/ephemeris/tables/parts';

/** The files to measure; BENCH_TABLES names another folder, in which what is missing is kept. */
const FOLDER = resolve(process.env.BENCH_TABLES ?? '.theia/ephemeris-tables');

/** Parts of the tables from a server's files in the data folder; what is missing there is built here. */
export async function loadTables(parts: readonly number[]): Promise<TableMemory> {
  const memory = newTableMemory();
  const fingerprint = await tableFingerprint(undefined);
  const made = mkdtempSync(join(tmpdir(), 'theia-bench-'));
  const { engine } = await openEngine({});
  let [builtUs, loadedMs] = [0, 0];
  for (const part of parts) {
    const isThere = hasPart(partPath(FOLDER, part), fingerprint);
    const path = partPath(isThere || process.env.BENCH_TABLES !== undefined ? FOLDER : made, part);
    if (!isThere) {
      const own = newTableMemory();
      const begun = process.cpuUsage();
      for (const _ of buildTables(own, engine, partSpan(part)));
      const { user, system } = process.cpuUsage(begun);
      builtUs += user + system;
      writePart(path, part, own, fingerprint);
    }
    const begunMs = performance.now();
    const refusal = readPart(path, part, memory, fingerprint);
    loadedMs += performance.now() - begunMs;
    if (refusal !== null) throw new Error(`${path} is ${refusal}`);
  }
  rmSync(made, { recursive: true });
  const sizeMb = (usedWords(openViews(memory)) * WORD_BYTES) / 1e6;
  console.log(
    `  tables: built in ${(builtUs / 1e6).toFixed(0)} s of processor time (0: all were there), loaded in ${loadedMs.toFixed(0)} ms, ${sizeMb.toFixed(1)} MB`,
  );
  return memory;
}
