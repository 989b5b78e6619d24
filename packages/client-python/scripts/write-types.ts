import { readFile, writeFile } from 'node:fs/promises';
import { PYTHON_MODULES } from './modules.ts';

/** Writes those modules of the Python client that are made from the catalogue. `packages/client/scripts/write-types.ts` calls it too. */
export async function writePython(): Promise<void> {
  for (const { file, text } of PYTHON_MODULES) {
    const written = text();
    if (written !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, written);
  }
}

if (import.meta.main) await writePython();
