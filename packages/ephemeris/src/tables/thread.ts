import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { newYearJd } from '../coverage.ts';
import { openEngine } from '../open-engine.ts';
import { buildTables, isWhole, type SpanJdTt } from './build.ts';
import type { TableEvent, TableThreadData } from './keep.ts';
import { readTables, writeTables } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { usedWords, openViews, WORD_BYTES } from './memory.ts';

/** Most births first. */
const SPANS: readonly SpanJdTt[] = [
  [newYearJd(1900, 'gregorian'), newYearJd(2051, 'gregorian')],
  [newYearJd(1800, 'gregorian'), newYearJd(2400, 'gregorian')],
];
/** After so much work the thread rests as long as it has worked. */
const STRETCH_MS = 5;

const { memory, path, ephemerisDir, spans = SPANS } = workerData as TableThreadData;
const tell = (event: TableEvent): void => parentPort?.postMessage(event);
const views = openViews(memory);
const sizeMb = (): number => Math.round((usedWords(views) * WORD_BYTES) / 1e5) / 10;

const begunMs = performance.now();
const fingerprint = await tableFingerprint(ephemerisDir);
const refusal = readTables(path, memory, fingerprint);
if (refusal === null) tell({ kind: 'loaded', sizeMb: sizeMb(), milliseconds: Math.round(performance.now() - begunMs) });
else if (refusal !== 'absent') tell({ kind: 'ignored', why: refusal });
if (spans.length > 0 && !isWhole(memory)) {
  tell({ kind: 'begun' });
  yieldToOthers();
  const { engine } = await openEngine(ephemerisDir === undefined ? {} : { ephemerisDir });
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (const [number, span] of spans.entries()) {
    const builtMs = performance.now();
    let cells = 0;
    let restedMs = builtMs;
    for (const _ of buildTables(memory, engine, span)) {
      cells += 1;
      const workedMs = performance.now() - restedMs;
      if (workedMs < STRETCH_MS) continue;
      Atomics.wait(clock, 0, 0, workedMs);
      restedMs = performance.now();
    }
    if (cells === 0) continue;
    writeTables(path, memory, fingerprint);
    const seconds = Math.round((performance.now() - builtMs) / 1000);
    tell({ kind: number === spans.length - 1 ? 'finished' : 'written', cells, seconds, sizeMb: sizeMb() });
  }
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
