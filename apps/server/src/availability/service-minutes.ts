import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from '../database/database.ts';
import type { Task } from '../jobs/job.ts';

/** Counts how calls end. Never waits and never throws. */
export interface CallCounts {
  /** A call that was answered, within `milliseconds`; null: its time says nothing about the product. */
  answered(product: string | null, milliseconds: number | null): void;
  /** Calls that failed because of a server error. */
  failed(product: string | null, calls?: number): void;
}

interface ServiceMinutes extends CallCounts {
  readonly tasks: readonly Task[];
  /** Writes what is counted, the running minute too. @throws the database's error; nothing is lost then */
  write(): Promise<void>;
  /** Writes what is counted, says that the process stops, and counts no more. */
  close(): Promise<void>;
}

interface ServiceMinutesOptions {
  readonly sql: Sql;
  readonly log: Logger;
  readonly node: string;
  readonly process: number;
  /** Wall clock, milliseconds since 1970. */
  readonly now: () => number;
  /** The largest number of records that wait for a database that is away. */
  readonly recordsMax?: number;
}

/** Two days. Older minutes are dropped. */
const RECORDS_MAX = 2 * 24 * 60;
/** After the end of a minute, so that its last calls are noted. */
const AFTER_MINUTE_MS = 200;

/** Counts nothing. */
export const NO_COUNTS: CallCounts = { answered: () => {}, failed: () => {} };

/**
 * Counts the calls of this process by minute, and writes each minute once it is over, with one statement. While the database is away, minutes wait in
 * memory. A process that stands still writes nothing for the minutes it slept through.
 */
export function openServiceMinutes({
  sql,
  log,
  node,
  process,
  now,
  recordsMax = RECORDS_MAX,
}: ServiceMinutesOptions): ServiceMinutes {
  const run = randomUUID();
  let counts: MinuteCounts = minuteCounts(now());
  const since = new Date(counts.startMs).toISOString();
  let waiting: MinuteRecord[] = [];
  let parts = 0;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let failing = false;
  let writing: Promise<void> = Promise.resolve();

  const take = (): void => {
    waiting.push(counts.record((parts += 1)));
    counts = minuteCounts(now());
    if (waiting.length <= recordsMax) return;
    const lost = waiting.length - recordsMax;
    waiting = waiting.slice(lost);
    log.error({ minutes: lost }, 'minutes of the availability were lost: the database was away for too long');
  };

  const send = async (signsOff: boolean): Promise<void> => {
    const sent = waiting;
    await sql`select private.record_service_minutes(${run}, ${node}, ${process}, ${since}::text::timestamptz, ${JSON.stringify(sent)}::text::jsonb, ${signsOff})`;
    const written = new Set(sent);
    waiting = waiting.filter((record) => !written.has(record));
    if (failing) log.info({ minutes: sent.length }, 'the minutes of the availability are written again');
    failing = false;
  };
  /** One statement after the other. */
  const write = (signsOff: boolean): Promise<void> => {
    const sending = writing.then(() => send(signsOff));
    writing = sending.catch(() => {});
    return sending;
  };
  const warn = (error: unknown): void => {
    if (!failing) log.warn({ err: error }, 'the minutes of the availability could not be written and wait in memory');
    failing = true;
  };

  const schedule = (): void => {
    timer = setTimeout(
      () => {
        take();
        write(false).catch(warn);
        schedule();
      },
      MINUTE_MS - (now() % MINUTE_MS) + AFTER_MINUTE_MS,
    ).unref();
  };

  // Says that the process runs, so that it is missed if it is killed within its first minute.
  write(false).catch(warn);
  schedule();
  return {
    tasks: [serviceDaysTask],
    answered: (product, milliseconds) => {
      if (!closed) counts.add(product, 'answered', 1, milliseconds);
    },
    failed: (product, calls = 1) => {
      if (!closed && calls > 0) counts.add(product, 'failed', calls, null);
    },
    write: () => {
      take();
      return write(false);
    },
    close: async () => {
      if (closed) return;
      closed = true;
      if (timer !== null) clearTimeout(timer);
      take();
      await write(true).catch((error: unknown) =>
        log.error({ err: error, minutes: waiting.length }, 'minutes of the availability were lost at the stop'),
      );
    },
  };
}

/** Minutes are kept for this many days: the page shows 90, and a month is closed days after its end. */
const MINUTES_KEPT_DAYS = 100;

/** Adds the minutes of all processes up to days, and deletes minutes that are no longer needed. */
export const serviceDaysTask: Task = {
  name: 'service-days',
  cron: '*/5 * * * *',
  perform: async (sql) => {
    await sql`select private.roll_up_service_days()`;
    await sql`select private.forget_service_minutes(private.retention_clock() - make_interval(days => ${MINUTES_KEPT_DAYS}))`;
  },
};

/** Upper bounds double every four buckets, from a quarter of a millisecond to 14 s; the last bucket has none. */
const FIRST_MS = 0.25;
const PER_DOUBLING = 4;
const LATENCY_BUCKETS = 65;

/** The bucket of a latency in milliseconds, 0 to 64. */
export function bucketOf(milliseconds: number): number {
  if (!(milliseconds > FIRST_MS)) return 0;
  return Math.min(LATENCY_BUCKETS - 1, Math.ceil(PER_DOUBLING * Math.log2(milliseconds / FIRST_MS) - 1e-9));
}

const upperBoundMs = (bucket: number): number => FIRST_MS * 2 ** (bucket / PER_DOUBLING);

/**
 * The latency in milliseconds that `share` (0 to 1) of the counted calls did not exceed, interpolated within its bucket: at most 19 % from the exact
 * one below 14 s, and never above that. Null without calls.
 * @param counts number of calls by bucket
 */
export function percentileMs(counts: Readonly<Record<string, number>>, share: number): number | null {
  const filled = Object.entries(counts)
    .map(([bucket, calls]) => ({ bucket: Number(bucket), calls }))
    .filter(({ calls }) => calls > 0)
    .toSorted((a, b) => a.bucket - b.bucket);
  let left = share * filled.reduce((sum, { calls }) => sum + calls, 0);
  for (const { bucket, calls } of filled) {
    if (left <= calls) {
      if (bucket === LATENCY_BUCKETS - 1) return upperBoundMs(bucket - 1);
      const from = bucket === 0 ? 0 : upperBoundMs(bucket - 1);
      return from + (upperBoundMs(bucket) - from) * (left / calls);
    }
    left -= calls;
  }
  return null;
}

/** What the calls of one product came to. */
interface ProductCounts {
  answered: number;
  failed: number;
  readonly latency: Record<string, number>;
}

/** Counts of one minute in one process, as the database takes them (`private.record_service_minutes`). */
interface MinuteRecord {
  /** Start of the minute, ISO 8601 in UTC. */
  readonly minute: string;
  /** Number of the record within its run. */
  readonly part: number;
  readonly answered: number;
  readonly failed: number;
  readonly products: Readonly<Record<string, ProductCounts>>;
}

/** Calls that no product of the price list was charged for: dry runs, repeats, the account's own data, and failures before the product was known. */
export const OTHER_PRODUCT = 'other';

const MINUTE_MS = 60_000;

/** Counts the calls of a minute. */
type MinuteCounts = ReturnType<typeof minuteCounts>;

/** Begins to count the minute that contains an instant, in milliseconds since 1970. */
function minuteCounts(nowMs: number) {
  const startMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const products = new Map<string, ProductCounts>();
  return {
    startMs,
    add: (product: string | null, outcome: 'answered' | 'failed', calls: number, milliseconds: number | null) => {
      const name = product ?? OTHER_PRODUCT;
      let counts = products.get(name);
      if (counts === undefined) products.set(name, (counts = { answered: 0, failed: 0, latency: {} }));
      counts[outcome] += calls;
      if (milliseconds === null) return;
      const bucket = bucketOf(milliseconds);
      counts.latency[bucket] = (counts.latency[bucket] ?? 0) + calls;
    },
    /** The counts so far, as a record. */
    record: (part: number): MinuteRecord => {
      const all = [...products.values()];
      return {
        minute: new Date(startMs).toISOString(),
        part,
        answered: all.reduce((sum, { answered }) => sum + answered, 0),
        failed: all.reduce((sum, { failed }) => sum + failed, 0),
        products: Object.fromEntries(products),
      };
    },
  };
}
