import { Worker } from 'node:worker_threads';
import type { Job, Outcome } from './job.ts';
import { atWork, type AtWork, newBoard, type ThreadBoard, withdraw } from './thread-board.ts';

/** What a thread is made with. */
export interface ThreadData {
  readonly ephemerisDir: string | null;
  /** How long it runs the examples of the catalogue before it says that it is ready; every example at least once. */
  readonly warmUpMs: number;
  readonly board: ThreadBoard;
}
export interface ToThread {
  readonly id: number;
  readonly job: Job;
}
export type FromThread = { readonly id: number; readonly outcome: Outcome } | { readonly ready: true };

export interface ThreadEvents {
  ready(): void;
  outcome(id: number, outcome: Outcome): void;
  failed(error: unknown): void;
  /** It ended without being told to. */
  died(): void;
}

/** One computing thread. It takes nothing before it has said that it is ready. */
export interface Thread {
  readonly isReady: boolean;
  give(id: number, job: Job): void;
  withdraw(ids: readonly number[]): void;
  /** The computation it says it is at, since its true beginning; null where it is at none. */
  atWork(): AtWork | null;
  /** Ends it, whatever it is at; nothing more is heard of it. */
  end(): Promise<unknown>;
}

export function startThread(script: URL, setup: Omit<ThreadData, 'board'>, events: ThreadEvents): Thread {
  const board = newBoard();
  const data: ThreadData = { ...setup, board };
  const worker = new Worker(script, { workerData: data });
  let isReady = false;
  let isOver = false;
  worker.unref();
  worker.on('message', (message: FromThread) => {
    if (isOver) return;
    if ('ready' in message) {
      isReady = true;
      events.ready();
    } else events.outcome(message.id, message.outcome);
  });
  worker.on('error', (error) => events.failed(error));
  worker.on('exit', () => {
    if (isOver) return;
    isOver = true;
    isReady = false;
    events.died();
  });
  return {
    get isReady() {
      return isReady;
    },
    give: (id, job) => {
      const message: ToThread = { id, job };
      worker.postMessage(message);
    },
    withdraw: (ids) => withdraw(board, ids),
    atWork: () => atWork(board),
    end: () => {
      isOver = true;
      isReady = false;
      return worker.terminate();
    },
  };
}
