import { Worker } from 'node:worker_threads';
import type { Paper, Report } from '@theia-astro/report/report';

export interface ToPdfThread {
  readonly id: number;
  readonly report: Report;
  readonly paper: Paper;
}
export type FromPdfThread =
  { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly failed: string };

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let last = 0;

/** Sets a report as PDF in a thread of its own: that takes up to a second, in which this one would answer nobody. The thread starts with the first report. */
export function setPdf(report: Report, paper: Paper): Promise<Uint8Array> {
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker ??= start();
    worker.ref();
    worker.postMessage({ id, report, paper } satisfies ToPdfThread);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  started.on('message', (message: FromPdfThread) => {
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) started.unref();
    if ('pdf' in message) caller?.resolve(message.pdf);
    else caller?.reject(new Error(message.failed));
  });
  const over = (error: Error): void => {
    if (worker === started) worker = null;
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  };
  started.on('error', over);
  started.on('exit', () => over(new Error('the thread that sets PDF ended')));
  return started;
}
