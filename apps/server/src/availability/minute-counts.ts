import { bucketOf } from './latency-buckets.ts';

/** What the calls of one product came to. */
interface ProductCounts {
  answered: number;
  failed: number;
  readonly latency: Record<string, number>;
}

/** Counts of one minute in one process, as the database takes them (`private.record_service_minutes`). */
export interface MinuteRecord {
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

export const MINUTE_MS = 60_000;

/** Counts the calls of a minute. */
export interface MinuteCounts {
  readonly startMs: number;
  add(product: string | null, outcome: 'answered' | 'failed', calls: number, milliseconds: number | null): void;
  /** The counts so far, as a record. */
  record(part: number): MinuteRecord;
}

/** Begins to count the minute that contains an instant, in milliseconds since 1970. */
export function minuteCounts(nowMs: number): MinuteCounts {
  const startMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const products = new Map<string, ProductCounts>();
  return {
    startMs,
    add: (product, outcome, calls, milliseconds) => {
      const name = product ?? OTHER_PRODUCT;
      let counts = products.get(name);
      if (counts === undefined) products.set(name, (counts = { answered: 0, failed: 0, latency: {} }));
      counts[outcome] += calls;
      if (milliseconds === null) return;
      const bucket = bucketOf(milliseconds);
      counts.latency[bucket] = (counts.latency[bucket] ?? 0) + calls;
    },
    record: (part) => {
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
