import { Worker } from 'node:worker_threads';

/** Groups of answers, each one text after the other; each becomes a frame. */
export type FrameWork = readonly {
  readonly answers: number;
  /** In memory of its own, which is handed over. */
  readonly content: Uint8Array<ArrayBuffer>;
}[];
export type FramesMade = readonly Uint8Array[];

/** Compresses answers in one background thread, one job at a time. */
export type FrameThread = ReturnType<typeof frameThread>;

/** The thread starts with the first work, and never keeps the process alive. */
export function frameThread(dictionary: Uint8Array) {
  let worker: Worker | null = null;
  let pending: { resolve(made: FramesMade): void; reject(error: Error): void } | null = null;

  const start = (): Worker => {
    const started = new Worker(new URL('./frame-worker.ts', import.meta.url), {
      workerData: dictionary,
      name: 'answer-frames',
    });
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
    /** @throws Error if the thread failed or ended; the next call starts another. */
    make: (groups: FrameWork): Promise<FramesMade> =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject };
        (worker ??= start()).postMessage(
          groups,
          groups.map(({ content }) => content.buffer),
        );
      }),
    close: async () => {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
