import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SpanJdTt } from './build.ts';
import { hasPart, partPath, readPart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { isPartOpen, isPartWanted } from './loaded-parts.ts';
import type { TableMemory } from './memory.ts';
import { COMMON_PARTS, PARTS } from './parts.ts';
import { SPAN_JD_TT } from './series.ts';

/** What happens to the tables. */
export type TableEvent =
  | { readonly kind: 'loaded'; readonly part: number }
  | { readonly kind: 'ignored'; readonly part: number; readonly why: 'foreign' | 'damaged' }
  | { readonly kind: 'begun' | 'finished' }
  | { readonly kind: 'written'; readonly part: number; readonly seconds: number; readonly sizeMb: number }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface TableOptions {
  readonly memory: TableMemory;
  /** Folder of the files, one for each part of the years. */
  readonly folder: string;
  readonly ephemerisDir?: string;
  /** Which parts to build, in this order; none where another process does it. Default: the common ones, then all others. */
  readonly parts?: readonly number[];
  /** Which parts to load without being asked. Default: the common ones. */
  readonly loadedAtStart?: readonly number[];
  /** What is missing is built only after this time: a process that soon ends has better things to do. */
  readonly buildAfterMs?: number;
  /** Of the parts that are built only these days, Julian days TT. Default: all. */
  readonly within?: SpanJdTt;
  /** How often parts that an answer missed are looked for. */
  readonly lookEveryMs?: number;
}

export interface BuildThreadData {
  readonly memory: TableMemory;
  readonly folder: string;
  readonly ephemerisDir?: string;
  readonly fingerprint: Uint8Array;
  readonly parts: readonly number[];
  readonly within: SpanJdTt;
}

export interface KeptTables {
  /** When those that are loaded at start are, as far as their files were there. */
  readonly loaded: Promise<void>;
  /** When the files that were there are loaded, and those that were not are built. */
  readonly settled: Promise<void>;
  stop(): Promise<void>;
}

const ALL_PARTS = [
  ...COMMON_PARTS,
  ...Array.from({ length: PARTS }, (_, part) => part).filter((part) => !COMMON_PARTS.includes(part)),
];
const BUILD_AFTER_MS = 20_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Keeps the memory filled: at start with the common years, with others once an answer has missed them; from files that are sound and of this engine,
 * data and code. A thread of low priority makes the files that are missing. Until then the engine answers.
 */
export function keepTables(options: TableOptions, onEvent: (event: TableEvent) => void): KeptTables {
  const { memory, folder, ephemerisDir, parts = ALL_PARTS, loadedAtStart = COMMON_PARTS } = options;
  const { buildAfterMs = BUILD_AFTER_MS, lookEveryMs = LOOK_EVERY_MS, within = SPAN_JD_TT } = options;
  const stopping = new AbortController();
  const report = (event: TableEvent): void => {
    if (!stopping.signal.aborted) onEvent(event);
  };
  let fingerprint: Uint8Array | null = null;
  let building: Promise<void> = Promise.resolve();
  let worker: Worker | null = null;

  /** A file that has proved unfit stays unfit until it is rewritten. */
  const unfit = new Set<number>();
  const load = (part: number): void => {
    if (fingerprint === null || isPartOpen(memory, part)) return;
    if (unfit.has(part) && !hasPart(partPath(folder, part), fingerprint)) return;
    const refusal = readPart(partPath(folder, part), part, memory, fingerprint);
    if (refusal === null) report({ kind: 'loaded', part });
    else if (refusal !== 'absent') {
      unfit.add(part);
      if (refusal === 'damaged') rmSync(partPath(folder, part), { force: true });
      report({ kind: 'ignored', part, why: refusal });
    }
  };

  const build = (known: Uint8Array, missing: readonly number[]): Promise<void> =>
    new Promise((resolve) => {
      const data: BuildThreadData = {
        memory,
        folder,
        fingerprint: known,
        parts: missing,
        within,
        ...(ephemerisDir === undefined ? {} : { ephemerisDir }),
      };
      worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data });
      worker.unref();
      worker.on('message', (event: TableEvent) => {
        report(event);
        if (event.kind === 'written') {
          if (loadedAtStart.includes(event.part) || isPartWanted(memory, event.part)) load(event.part);
        }
      });
      worker.on('error', (error) => report({ kind: 'failed', error }));
      worker.once('exit', () => resolve());
    });

  const loadCommon = async (): Promise<Uint8Array> => {
    const known = await tableFingerprint(ephemerisDir);
    fingerprint = known;
    for (const part of loadedAtStart) {
      if (stopping.signal.aborted) break;
      load(part);
      await delay(0);
    }
    return known;
  };

  const buildMissing = async (known: Uint8Array): Promise<void> => {
    if (stopping.signal.aborted) return;
    const missing = parts.filter((part) => unfit.has(part) || !hasPart(partPath(folder, part), known));
    if (missing.length === 0) return;
    await delay(buildAfterMs, undefined, { ref: false, signal: stopping.signal });
    building = build(known, missing);
    await building;
  };

  const looking = setInterval(() => {
    for (let part = 0; part < PARTS; part += 1) if (isPartWanted(memory, part)) load(part);
  }, lookEveryMs);
  looking.unref();
  const fail = (error: unknown): void => report({ kind: 'failed', error });
  const common = loadCommon();
  const settled = common.then(buildMissing).catch(fail);
  return {
    loaded: common.then(
      () => {},
      () => {},
    ),
    settled,
    stop: async () => {
      stopping.abort();
      clearInterval(looking);
      await worker?.terminate();
      await settled;
    },
  };
}
