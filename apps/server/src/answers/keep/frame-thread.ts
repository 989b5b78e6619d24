import { Worker } from 'node:worker_threads';

/** Groups of answers; each becomes a frame. */
export type FrameWork = readonly (readonly string[])[];

export interface MadeFrame {
  readonly frame: Uint8Array;
  /** Where each answer ends in the content. */
  readonly ends: readonly number[];
}
export type FramesMade = readonly MadeFrame[];

/** Compresses answers in one background thread, one piece of work at a time. */
export interface FrameThread {
  /** @throws Error if the thread failed or ended; the next call starts another. */
  make(groups: FrameWork): Promise<FramesMade>;
  close(): Promise<void>;
}

/** The thread starts with the first work, and never keeps the process alive. */
export function frameThread(dictionary: Uint8Array): FrameThread {
  let worker: Worker | null = null;
  let pending: { resolve(made: FramesMade): void; reject(error: Error): void } | null = null;

  const start = (): Worker => {
    const started = new Worker(new URL('./frame-worker.ts', import.meta.url), { workerData: dictionary });
    started.unref();
    const over = (error: Error): void => {
      if (worker !== started) return;
      worker = null;
      pending?.reject(error);
      pending = null;
    };
    started.on('message', (made: FramesMade) => {
      pending?.resolve(made);
      pending = null;
    });
    started.on('error', over);
    started.on('exit', () => over(new Error('the thread that compresses answers ended')));
    return started;
  };

  return {
    make: (groups) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject };
        (worker ??= start()).postMessage(groups);
      }),
    close: async () => {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
