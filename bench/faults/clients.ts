import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '../../apps/server/src/testing/customer.ts';
import { exchange } from '../exchange.ts';

const BODY = JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 });
/** Pause of a rejected client. */
const PAUSE_MS = 20;

/** What the clients of one customer saw. */
export interface Bookkeeping {
  readonly customer: Customer;
  /** Request ids of answers with 200. */
  readonly answered: Set<string>;
  /** Request ids that we sent ourselves and whose connection ended before the answer was complete. */
  readonly cut: Set<string>;
  /** Idempotency-Keys whose call was answered. */
  readonly keys: Set<string>;
}

export interface LoadOptions {
  /** The port to ask; read before every call, so that it may change. */
  readonly port: () => number;
  /** A multiple of three, so that calls with and without keys are of different customers. */
  readonly customers: readonly Customer[];
  readonly clients: number;
  /** Certificate of the authority of a proxy with TLS on the port; without it the clients speak to Theia itself, unencrypted. */
  readonly ca?: Buffer;
  /** How long a client waits after an answer. Default: not at all. */
  readonly pauseMs?: number;
}

/** Starts clients that make paid calls one after another; every third uses Idempotency-Keys, and repeats a call until it is answered. */
export function startLoad({ port, customers, clients, ca, pauseMs = 0 }: LoadOptions) {
  const agent = ca === undefined ? new Agent({ keepAlive: true }) : new SecureAgent({ keepAlive: true, ca });
  const books: Bookkeeping[] = customers.map((customer) => ({
    customer,
    answered: new Set(),
    cut: new Set(),
    keys: new Set(),
  }));
  const statuses = new Map<number, number>();
  const statusesWithoutKey = new Map<number, number>();
  const over = new AbortController();
  let slowestRefusalMs = 0;
  let slowestAnswerMs = 0;
  let answeredCount = 0;
  let lastMs = performance.now();
  let gapMs = 0;
  let turn = 0;

  const running = Array.from({ length: clients }, async (_, index) => {
    const book = books[index % books.length]!;
    let key: string | null = null;
    while (!over.signal.aborted) {
      if (index % 3 === 2) key ??= `call-${(turn += 1)}`;
      const id = `load-${index}-${(turn += 1)}`;
      const begunMs = performance.now();
      const headers = {
        host: `localhost:${port()}`,
        authorization: `Bearer ${book.customer.apiKey}`,
        'x-request-id': id,
        ...(key === null ? {} : { 'idempotency-key': key }),
      };
      const received = await exchange(agent, port(), { path: '/swiss/natal', headers, body: BODY });
      const status = received?.status ?? null;
      for (const counts of key === null ? [statuses, statusesWithoutKey] : [statuses])
        counts.set(status ?? 0, (counts.get(status ?? 0) ?? 0) + 1);
      const nowMs = performance.now();
      if (status === 200) {
        gapMs = Math.max(gapMs, nowMs - lastMs);
        slowestAnswerMs = Math.max(slowestAnswerMs, nowMs - begunMs);
        lastMs = nowMs;
        answeredCount += 1;
        if (key === null) book.answered.add(id);
        else book.keys.add(key);
        key = null;
        if (pauseMs > 0) await sleep(pauseMs);
        continue;
      }
      if (status === null) book.cut.add(id);
      else slowestRefusalMs = Math.max(slowestRefusalMs, nowMs - begunMs);
      await sleep(PAUSE_MS);
    }
  });

  return {
    books,
    statuses,
    /** The same, of the calls without an Idempotency-Key alone. */
    statusesWithoutKey,
    /** Of one refused call, from its start to its refusal. */
    get slowestRefusalMs(): number {
      return slowestRefusalMs;
    },
    /** Of one answered call since the last `mark`. */
    get slowestAnswerMs(): number {
      return slowestAnswerMs;
    },
    get answeredCount(): number {
      return answeredCount;
    },
    /** The longest time without any answered call since the last `mark`. */
    longestGapMs: () => Math.max(gapMs, performance.now() - lastMs),
    mark: () => {
      gapMs = 0;
      slowestAnswerMs = 0;
      lastMs = performance.now();
    },
    stop: async () => {
      over.abort();
      await Promise.all(running);
      agent.destroy();
    },
  };
}
