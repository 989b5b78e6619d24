import { Worker } from 'node:worker_threads';

/** Groups of answers, each of which becomes a frame. */
export type FrameWork = readonly (readonly Uint8Array[])[];
/** The same for the thread: how many answers each group has, and where they are in the shared memory, one after the other. */
export interface SharedWork {
  readonly memory: SharedArrayBuffer;
  readonly groups: readonly { readonly answers: number; readonly start: number; readonly end: number }[];
}
export type FramesMade = readonly Uint8Array[];

/** Compresses answers in one background thread, one job at a time. */
export type FrameThread = ReturnType<typeof frameThread>;

/** The thread starts with the first work, and never keeps the process alive. */
export function frameThread(dictionary: Uint8Array) {
  let worker: Worker | null = null;
  let pending: { resolve(made: FramesMade): void; reject(error: Error): void } | null = null;
  /** Written for one job and read by the thread until it is done. Kept, because new memory costs as much as filling it. */
  let memory = new Uint8Array(new SharedArrayBuffer(0));

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

  const share = (work: FrameWork): SharedWork => {
    const bytes = work.flat().reduce((sum, answer) => sum + answer.length, 0);
    if (memory.length < bytes) memory = new Uint8Array(new SharedArrayBuffer(bytes));
    let end = 0;
    const groups = work.map((answers) => {
      const start = end;
      for (const answer of answers) {
        memory.set(answer, end);
        end += answer.length;
      }
      return { answers: answers.length, start, end };
    });
    return { memory: memory.buffer, groups };
  };

  return {
    /** @throws Error if the thread failed or ended; the next call starts another. */
    make: (work: FrameWork): Promise<FramesMade> =>
      new Promise((resolve, reject) => {
        const shared = share(work);
        pending = { resolve, reject };
        (worker ??= start()).postMessage(shared);
      }),
    close: async () => {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
