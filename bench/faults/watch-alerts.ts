import { setTimeout as sleep } from 'node:timers/promises';
import { missingPrometheus, startPrometheus } from '../seeing/prometheus.ts';

export interface AlertWatch {
  /** Ends it. Returns what has fired, in the order in which it began. */
  stop(): Promise<readonly string[]>;
}

const LOOK_MS = 500;

/** Runs a Prometheus with our alerts beside a fault. Null where there is none. */
export async function watchAlerts(port: number): Promise<AlertWatch | null> {
  if (missingPrometheus() !== null) return null;
  const prometheus = await startPrometheus(port);
  const fired = new Set<string>();
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      for (const name of await prometheus.firing().catch(() => [])) fired.add(name);
      await sleep(LOOK_MS);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await watching;
      await prometheus.stop();
      return [...fired];
    },
  };
}
