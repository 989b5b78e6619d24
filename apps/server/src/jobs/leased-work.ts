import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from '../database/database.ts';
import { outsideTraces } from '../observability/spans.ts';

/** Tables whose rows are work, and their keys. The columns `leased_by` and `leased_until` are null unless a process works on the row. */
const TABLES = {
  'private.batch_jobs': { key: 'id', type: 'text' },
  'private.event_subscriptions': { key: 'id', type: 'text' },
  'private.mail_outbox': { key: 'id', type: 'bigint' },
  'private.reports': { key: 'id', type: 'text' },
  'private.subscription_events': { key: 'id', type: 'text' },
  'private.tasks': { key: 'name', type: 'text' },
} as const;

/** Another process takes over work whose lease was not renewed for this long. */
export const LEASE_SECONDS = 10;
const RENEW_EVERY_MS = 3_000;
/** After work or a statement failed through our fault. */
const AFTER_FAILURE_MS = 2_000;

/** The right to work on a row, until the lease is released or another process takes it over. */
export interface Lease {
  readonly id: string;
  /** Another one each time that work is taken. */
  readonly holder: string;
}

/** The row was deleted, or another process holds it. Nothing of the work may be written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor() {
    super('the work was deleted or taken over by another process');
  }
}

interface LeasedWork<Held extends Lease> {
  readonly sql: Sql;
  readonly log: Logger;
  /** For the log: 'reports'. */
  readonly what: string;
  readonly table: keyof typeof TABLES;
  /** Notified when there is new work. */
  readonly channel: string;
  /** How many rows this process works on at a time. */
  readonly atOnce: number;
  /** How long a closing process waits for work under way before it aborts it. */
  readonly closingMs: number;
  /** Runs before free rows are looked for. */
  readonly prepare?: () => Promise<void>;
  /** Leases at most `room` free rows, those that waited longest first. */
  readonly take: (holder: string, room: number, underWay: readonly Held[]) => Promise<readonly Held[]>;
  /** Milliseconds until there may be free rows that no notification announces; null: there are none. */
  readonly untilNextMs: () => Promise<number | null>;
  /** Works on a row, and releases its lease however that ends. The signal aborts when the lease is lost, and when the process closes. */
  readonly perform: (lease: Held, signal: AbortSignal, underWay: () => readonly Held[]) => Promise<void>;
}

/**
 * Works on rows of a table, which all processes and nodes share by leases. Sleeps until it is notified or until the next row is due. A row whose process
 * died or froze is taken over when its lease ends. What `perform` throws is logged.
 */
export async function openLeasedWork<Held extends Lease>(work: LeasedWork<Held>) {
  const { sql, log, what, atOnce } = work;
  const closing = new AbortController();
  const leaving = new AbortController();
  const underWay = new Set<{ readonly lease: Held; readonly lost: AbortController; done: Promise<void> }>();
  const leases = (): readonly Held[] => [...underWay].map(({ lease }) => lease);
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let isWanted = false;

  const begin = (lease: Held): void => {
    const lost = new AbortController();
    const one = { lease, lost, done: Promise.resolve() };
    underWay.add(one);
    one.done = work.perform(lease, AbortSignal.any([leaving.signal, lost.signal]), leases).then(
      () => end(one, null),
      (error: unknown) => {
        if (error instanceof LeaseLost || lost.signal.aborted || leaving.signal.aborted) return end(one, null);
        log.warn({ err: error, id: lease.id }, `${what}: one failed, and is tried again`);
        end(one, AFTER_FAILURE_MS);
      },
    );
  };
  const end = (one: typeof underWay extends Set<infer One> ? One : never, pauseMs: number | null): void => {
    underWay.delete(one);
    if (pauseMs === null) look();
    else lookIn(pauseMs);
  };
  const lookOnce = async (): Promise<void> => {
    do {
      isWanted = false;
      await work.prepare?.();
      for (let found = 1; found > 0 && underWay.size < atOnce && !closing.signal.aborted;) {
        const taken = await work.take(randomUUID(), atOnce - underWay.size, leases());
        for (const lease of taken) begin(lease);
        found = taken.length;
      }
    } while (isWanted && !closing.signal.aborted);
    const ms = await work.untilNextMs();
    if (ms !== null) lookIn(ms);
  };
  const lookIn = (ms: number): void => {
    if (timer !== null) clearTimeout(timer);
    if (!closing.signal.aborted) timer = setTimeout(look, ms).unref();
  };
  /** Looks for free rows; while it does, another call makes it look once more. */
  const look = (): void => {
    isWanted = true;
    if (closing.signal.aborted || looking !== null) return;
    looking = outsideTraces(lookOnce)
      .catch((error: unknown) => {
        log.warn({ err: error }, `${what}: the database could not be read`);
        isWanted = false;
        lookIn(AFTER_FAILURE_MS);
      })
      .finally(() => {
        looking = null;
        if (isWanted) look();
      });
  };
  const renew = async (): Promise<void> => {
    const held = [...underWay];
    if (held.length === 0) return;
    const { key, type } = TABLES[work.table];
    const rows = await sql.unsafe<{ id: string; holder: string }[]>(
      `update ${work.table} set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
       where ${key} = any($1::${type}[]) and leased_by = any($2::uuid[]) returning ${key}::text as id, leased_by as holder`,
      [held.map(({ lease }) => lease.id), held.map(({ lease }) => lease.holder)],
    );
    const kept = new Set(rows.map(({ id, holder }) => `${id} ${holder}`));
    for (const { lease, lost } of held) if (!kept.has(`${lease.id} ${lease.holder}`)) lost.abort(new LeaseLost());
  };
  // A database that does not answer is asked again; meanwhile the lease may end, which is seen when the work is written.
  const renewing = setInterval(() => void renew().catch(() => {}), RENEW_EVERY_MS).unref();
  const listener = await sql.listen(work.channel, look, look);
  return {
    /** Takes nothing more, waits for a while for work under way, and aborts the rest, which another process takes over. */
    close: async (): Promise<void> => {
      closing.abort();
      if (timer !== null) clearTimeout(timer);
      const leave = (): void => leaving.abort(new Error('the server is closing'));
      const patience = setTimeout(leave, work.closingMs);
      if (work.closingMs === 0) leave();
      await listener.unlisten().catch(() => {});
      await looking;
      await Promise.all([...underWay].map(({ done }) => done));
      clearTimeout(patience);
      clearInterval(renewing);
    },
  };
}

/** Waits for work until the signal aborts: a computation whose thread was stopped never ends. @throws the reason of the signal */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T> | T): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}
