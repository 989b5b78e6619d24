import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from '../open-engine.ts';
import { buildTables } from './build.ts';
import { hasPart, partPath, writePart } from './file.ts';
import type { BuildThreadData, TableEvent } from './keep.ts';
import { isPartWanted } from './loaded-parts.ts';
import { clearTables, newTableMemory, openViews, usedWords, WORD_BYTES } from './memory.ts';
import { partSpan } from './parts.ts';

/** After so much work the thread rests as long as it has worked. */
const STRETCH_MS = 5;

const { memory, folder, ephemerisDir, fingerprint, parts, within } = workerData as BuildThreadData;
const report = (event: TableEvent): void => parentPort?.postMessage(event);
const clock = new Int32Array(new SharedArrayBuffer(4));

report({ kind: 'begun' });
yieldToOthers();
const { engine } = await openEngine(ephemerisDir === undefined ? {} : { ephemerisDir });
const own = newTableMemory();
for (let part = nextPart(); part !== null; part = nextPart()) {
  const begunMs = performance.now();
  let restedMs = begunMs;
  const [first, end] = partSpan(part);
  for (const _ of buildTables(own, engine, [Math.max(first, within[0]), Math.min(end, within[1])])) {
    const workedMs = performance.now() - restedMs;
    if (workedMs < STRETCH_MS) continue;
    Atomics.wait(clock, 0, 0, workedMs);
    restedMs = performance.now();
  }
  writePart(partPath(folder, part), part, own, fingerprint);
  const sizeMb = Math.round((usedWords(openViews(own)) * WORD_BYTES) / 1e5) / 10;
  clearTables(own);
  report({ kind: 'written', part, seconds: Math.round((performance.now() - begunMs) / 1000), sizeMb });
}
report({ kind: 'finished' });

/** The next part without a file, one that somebody waits for before the others. Another process of the same folder may have written some. */
function nextPart(): number | null {
  const missing = parts.filter((part) => !hasPart(partPath(folder, part), fingerprint));
  return missing.find((part) => isPartWanted(memory, part)) ?? missing[0] ?? null;
}

/** On Linux, where a thread has a priority of its own, to the lowest; elsewhere that would slow down the whole process. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {
    // A container may forbid it: the rests between stretches of work are left.
  }
}
