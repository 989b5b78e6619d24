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
