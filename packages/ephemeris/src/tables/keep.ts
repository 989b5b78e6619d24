import { Worker } from 'node:worker_threads';
import type { SpanJdTt } from './build.ts';
import type { TableMemory } from './memory.ts';

/** What the thread that keeps the tables has to say. */
export type TableEvent =
  | { readonly kind: 'loaded'; readonly sizeMb: number; readonly milliseconds: number }
  | { readonly kind: 'ignored'; readonly why: 'foreign' | 'damaged' }
  | { readonly kind: 'begun' }
  | {
      /** Some years are built and on disk, or all. */
      readonly kind: 'written' | 'finished';
      readonly cells: number;
      readonly seconds: number;
      readonly sizeMb: number;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface TableThreadData {
  readonly memory: TableMemory;
  readonly path: string;
  readonly ephemerisDir?: string;
  /** Which years to build, in this order; 1900–2050, then 1800–2399. None: only the file is read. */
  readonly spans?: readonly SpanJdTt[];
}

export interface KeptTables {
  /** When all is built, or nothing more will be. */
  readonly settled: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Fills the memory in a thread of its own: from the file at `path` if it is sound and of this engine, data and code, and what it lacks from the
 * engine, at a low priority. The file is written whenever a span of years is done. Whoever reads meanwhile is answered by the engine.
 */
export function keepTables(data: TableThreadData, tell: (event: TableEvent) => void): KeptTables {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data });
  worker.unref();
  let isStopped = false;
  worker.on('message', (event: TableEvent) => {
    if (!isStopped) tell(event);
  });
  worker.on('error', (error) => {
    if (!isStopped) tell({ kind: 'failed', error });
  });
  const settled = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
  });
  return {
    settled,
    stop: async () => {
      isStopped = true;
      await worker.terminate();
    },
  };
}
