import { Worker } from 'node:worker_threads';
import type { TableMemory } from '@theia-astro/ephemeris/tables/memory';
import type { PlaceMatch } from '@theia-astro/places/places';
import type { GazetteerData } from '@theia-astro/places/gazetteer/gazetteer-data';
import type { Job, Outcome } from './job.ts';

export interface ThreadData {
  readonly ephemerisDir: string | null;
  /** The shared tables; null computes everything. */
  readonly tables: TableMemory | null;
  readonly gazetteer: GazetteerData;
  /** How long it runs the examples of the catalogue before it reports ready; every example at least once. */
  readonly warmUpMs: number;
  readonly board: ThreadBoard;
}
export interface ToThread {
  readonly id: number;
  readonly job: Job;
}
export type FromThread =
  | {
      readonly id: number;
      readonly outcome: Outcome;
      /** The places of texts that the computation needed. */
      readonly found: readonly FoundPlace[];
    }
  | { readonly ready: true };
export type FoundPlace = readonly [text: string, match: PlaceMatch];

interface ThreadEvents {
  ready(): void;
  outcome(id: number, outcome: Outcome, found: readonly FoundPlace[]): void;
  failed(error: unknown): void;
  /** The thread ended unexpectedly. */
  died(): void;
}

/** One computing thread. It takes no work before it has reported ready. */
export type Thread = ReturnType<typeof startThread>;

/**
 * The young generation of a thread's heap, in MB. V8's own 48 MB stay allocated after the warm-up, in every thread. With 12, a
 * natal answer takes at most 4 % more processor time.
 */
const YOUNG_GENERATION_MB = 12;

export function startThread(script: URL, setup: Omit<ThreadData, 'board'>, events: ThreadEvents) {
  const board = newBoard();
  const data: ThreadData = { ...setup, board };
  const worker = new Worker(script, {
    workerData: data,
    name: 'compute',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  let isReady = false;
  let isOver = false;
  worker.unref();
  worker.on('message', (message: FromThread) => {
    if (isOver) return;
    if ('ready' in message) {
      isReady = true;
      events.ready();
      // Under `node --watch`, Node also posts the files that the thread has loaded.
    } else if ('id' in message) events.outcome(message.id, message.outcome, message.found);
  });
  worker.on('error', (error) => events.failed(error));
  worker.on('exit', () => {
    if (isOver) return;
    isOver = true;
    isReady = false;
    events.died();
  });
  return {
    get isReady(): boolean {
      return isReady;
    },
    give: (id: number, job: Job) => {
      const message: ToThread = { id, job };
      worker.postMessage(message);
    },
    withdraw: (ids: readonly number[]) => withdraw(board, ids),
    /** The computation it is running, with the time since its start; null when idle. */
    atWork: (): AtWork | null => atWork(board),
    /** Ends the thread immediately, even during a computation. No event follows. */
    end: (): Promise<unknown> => {
      isOver = true;
      isReady = false;
      return worker.terminate();
    },
  };
}

/**
 * Shared memory between a computing thread and its pool, because a thread receives no messages while it computes. Times are from
 * the machine's monotonic clock, the same in every thread.
 */
type ThreadBoard = BigInt64Array<SharedArrayBuffer>;

interface AtWork {
  readonly id: number;
  readonly milliseconds: number;
}

const WITHDRAWN_FROM = 0;
const WITHDRAWN_TO = 1;
const AT = 2;
const SINCE_NS = 3;
/** No job has it. */
const NOTHING = 0n;
const NS_PER_MS = 1_000_000n;

function newBoard(): ThreadBoard {
  return new BigInt64Array(new SharedArrayBuffer(32));
}

/** Withdraws from the thread all jobs between the first and the last of `ids` that it has not started. */
function withdraw(board: ThreadBoard, ids: readonly number[]): void {
  Atomics.store(board, WITHDRAWN_TO, NOTHING);
  Atomics.store(board, WITHDRAWN_FROM, BigInt(Math.min(...ids)));
  Atomics.store(board, WITHDRAWN_TO, BigInt(Math.max(...ids)));
}

export function isWithdrawn(board: ThreadBoard, id: number): boolean {
  return BigInt(id) >= Atomics.load(board, WITHDRAWN_FROM) && BigInt(id) <= Atomics.load(board, WITHDRAWN_TO);
}

/** Called by the thread when a computation starts. */
export function begin(board: ThreadBoard, id: number): void {
  Atomics.store(board, SINCE_NS, process.hrtime.bigint());
  Atomics.store(board, AT, BigInt(id));
}

/** Called by the thread when a computation has ended. */
export function end(board: ThreadBoard): void {
  Atomics.store(board, AT, NOTHING);
}

/** The computation the thread is running, and for how long; null when it is idle. */
function atWork(board: ThreadBoard): AtWork | null {
  const id = Atomics.load(board, AT);
  if (id === NOTHING) return null;
  return {
    id: Number(id),
    milliseconds: Number((process.hrtime.bigint() - Atomics.load(board, SINCE_NS)) / NS_PER_MS),
  };
}
