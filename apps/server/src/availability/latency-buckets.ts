/** Upper bounds double every four buckets, from a quarter of a millisecond to 14 s; the last bucket has none. */
const FIRST_MS = 0.25;
const PER_DOUBLING = 4;
const BUCKETS = 65;

/** The bucket of a latency in milliseconds, 0 to 64. */
export function bucketOf(milliseconds: number): number {
  if (!(milliseconds > FIRST_MS)) return 0;
  return Math.min(BUCKETS - 1, Math.ceil(PER_DOUBLING * Math.log2(milliseconds / FIRST_MS) - 1e-9));
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
      if (bucket === BUCKETS - 1) return upperBoundMs(bucket - 1);
      const from = bucket === 0 ? 0 : upperBoundMs(bucket - 1);
      return from + (upperBoundMs(bucket) - from) * (left / calls);
    }
    left -= calls;
  }
  return null;
}
