import { rmSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasPart, partPath, readPart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { isPartOpen, isPartWanted } from './loaded-parts.ts';
import type { TableMemory } from './memory.ts';
import { COMMON_PARTS, PARTS } from './parts.ts';
import { type BuildOptions, startBuild } from './start-build.ts';

/** What happens to the tables. */
export type TableEvent =
  | { readonly kind: 'loaded'; readonly part: number }
  | { readonly kind: 'ignored'; readonly part: number; readonly why: 'foreign' | 'damaged' }
  | { readonly kind: 'begun' | 'finished' }
  | { readonly kind: 'written'; readonly part: number; readonly seconds: number; readonly sizeMb: number }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface TableOptions extends BuildOptions {
  readonly memory: TableMemory;
  /** Which parts to load and build without being asked. Default: the common ones. */
  readonly atStart?: readonly number[];
  /** What is missing is built only after this time: a process that soon ends has better things to do. */
  readonly buildAfterMs?: number;
  /** How often parts that an answer missed are looked for. */
  readonly lookEveryMs?: number;
}

export interface KeptTables {
  /** When those of the start are loaded, as far as their files were there. */
  readonly loaded: Promise<void>;
  stop(): Promise<void>;
}

const ALL_PARTS = Array.from({ length: PARTS }, (_, part) => part);
const BUILD_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Keeps the memory filled: at start with the common years, with others once an answer has missed them; from files that are sound and of this engine,
 * data and code. A process of lowest priority makes the files that are missing. Until then the engine answers.
 */
export function keepTables(options: TableOptions, onEvent: (event: TableEvent) => void): KeptTables {
  const { memory, atStart = COMMON_PARTS, buildAfterMs = BUILD_AFTER_MS, lookEveryMs = LOOK_EVERY_MS } = options;
  const { folder, ephemerisDir, within, priority } = options;
  const buildFromMs = performance.now() + buildAfterMs;
  let isStopped = false;
  let hasFailed = false;
  let build: ReturnType<typeof startBuild> = null;
  /** Each part is built once: a disk that damages files must not be written forever. */
  const tried = new Set<number>();
  /** A file that has proved unfit stays unfit until it is rewritten. */
  const unfit = new Set<number>();

  const report = (event: TableEvent): void => {
    if (!isStopped) onEvent(event);
  };
  const fail = (error: unknown): void => {
    if (hasFailed) return;
    hasFailed = true;
    report({ kind: 'failed', error });
  };

  const load = (part: number, fingerprint: Uint8Array): void => {
    const path = partPath(folder, part);
    if (unfit.has(part) && !hasPart(path, fingerprint)) return;
    const refusal = readPart(path, part, memory, fingerprint);
    if (refusal === null) report({ kind: 'loaded', part });
    else if (refusal !== 'absent') {
      unfit.add(part);
      if (refusal === 'damaged') rmSync(path, { force: true });
      report({ kind: 'ignored', part, why: refusal });
    }
  };

  /** Parts that are needed and not loaded, first those that an answer has missed. */
  const missingParts = (): number[] => {
    const wanted = ALL_PARTS.filter((part) => isPartWanted(memory, part));
    return [...new Set([...wanted, ...atStart])].filter((part) => !isPartOpen(memory, part));
  };
  /** Loads the missing parts that have files. Returns the first one to build; null when there is none. */
  const loadMissing = (fingerprint: Uint8Array): number | null => {
    for (const part of missingParts()) load(part, fingerprint);
    return hasFailed ? null : (missingParts().find((part) => !tried.has(part)) ?? null);
  };

  const look = (fingerprint: Uint8Array): void => {
    build?.renewClaim();
    const next = loadMissing(fingerprint);
    if (build !== null || next === null || performance.now() < buildFromMs) return;
    build = startBuild(
      { folder, ephemerisDir, within, priority },
      {
        next: () => {
          const part = loadMissing(fingerprint);
          if (part !== null) tried.add(part);
          return part;
        },
        written: (part, seconds) => report({ kind: 'written', part, seconds, sizeMb: sizeMb(partPath(folder, part)) }),
        failed: fail,
      },
    );
    if (build === null) return;
    report({ kind: 'begun' });
    void build.ended.then(() => {
      build = null;
      if (!hasFailed) report({ kind: 'finished' });
    });
  };

  let looking: NodeJS.Timeout | undefined;
  const start = async (): Promise<void> => {
    const fingerprint = await tableFingerprint(ephemerisDir);
    for (const part of atStart) {
      load(part, fingerprint);
      await delay(0);
      if (isStopped) return;
    }
    looking = setInterval(() => {
      try {
        look(fingerprint);
      } catch (error) {
        clearInterval(looking);
        fail(error);
      }
    }, lookEveryMs);
    looking.unref();
  };
  const loaded = start().catch(fail);
  return {
    loaded,
    stop: async () => {
      isStopped = true;
      await loaded;
      clearInterval(looking);
      await build?.stop();
    },
  };
}

function sizeMb(path: string): number {
  return Math.round(statSync(path).size / 1e5) / 10;
}
