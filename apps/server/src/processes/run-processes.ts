import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { Message } from './worker-bus.ts';

export interface ProcessesOptions {
  readonly count: number;
  /** The environment of process `number` (1 to `count`), besides that of this one. */
  readonly environment: (number: number) => Readonly<Record<string, string>>;
  readonly log: Logger;
  /** After this, a process that was asked to stop and has not ended is killed. */
  readonly stopPatienceMs: number;
}

const RESTART_WAIT_MS = 100;
const RESTART_WAIT_MS_MAX = 10_000;

/**
 * Starts several processes of this program that listen on one port. All accept from one queue that this process holds: so a connection that
 * no process has accepted outlives any of them. (If this process accepted and passed connections on, as node:cluster does by default, those
 * on their way to a killed process would hang for ever.) A process that ends, however it ends, is started again. If this process ends, all others end at once. It passes on what one
 * process tells the others.
 * @throws Error when a process ends before it listens for the first time
 */
export async function runProcesses({ count, environment, log, stopPatienceMs }: ProcessesOptions) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const running = new Map<number, Worker>();
  const waiting = new Set<NodeJS.Timeout>();
  let stopping = false;
  let idle: (() => void) | null = null;

  const start = (number: number, failures: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork(environment(number));
      running.set(number, worker);
      let listens = false;
      worker.once('listening', () => {
        listens = true;
        log.info({ process: number, pid: worker.process.pid }, 'a process listens');
        resolve();
      });
      worker.on('message', (message: Message) => {
        for (const other of running.values()) if (other !== worker && other.isConnected()) other.send(message);
      });
      // Without a listener, an error on the channel to a process that has just died would end this one.
      worker.on('error', (error) => log.warn({ err: error, process: number }, 'a process could not be told'));
      worker.once('exit', (code, signal) => {
        running.delete(number);
        if (!listens) reject(new Error(`Process ${number} of ${count} ended before it was ready.`));
        if (stopping) {
          if (running.size === 0) idle?.();
          return;
        }
        if (!listens && failures < 0) return;
        const failed = listens ? 0 : failures + 1;
        const pauseMs = listens ? 0 : Math.min(RESTART_WAIT_MS * 2 ** failed, RESTART_WAIT_MS_MAX);
        log.error({ process: number, code, signal }, 'a process ended and is started again');
        const pause = setTimeout(() => {
          waiting.delete(pause);
          if (!stopping) start(number, failed).catch(() => {});
        }, pauseMs);
        waiting.add(pause);
      });
    });

  const stop = async (): Promise<void> => {
    stopping = true;
    for (const pause of waiting) clearTimeout(pause);
    if (running.size === 0) return;
    const ended = new Promise<void>((resolve) => {
      idle = resolve;
    });
    const message: Message = { stop: true };
    for (const worker of running.values()) if (worker.isConnected()) worker.send(message);
    const patience = setTimeout(() => {
      for (const worker of running.values()) worker.process.kill('SIGKILL');
    }, stopPatienceMs);
    await ended;
    clearTimeout(patience);
  };

  try {
    // The first start must succeed: a fault of the configuration would only repeat itself.
    await Promise.all(Array.from({ length: count }, (_, index) => start(index + 1, -1)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Lets every process finish its work, and resolves when all have ended. */
    stop,
  };
}
