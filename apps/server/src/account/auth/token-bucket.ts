import { LRUCache } from 'lru-cache';

export interface TokenBucketSize {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export interface TokenBuckets {
  /** Takes one token for this key. Returns 0, or the seconds until the next token when none is left. */
  take(key: string): number;
  /** Returns one token to this key. */
  giveBack(key: string): void;
}

const KEYS_MAX = 50_000;

/** Token buckets in this process, one per key. A bucket that is full again is dropped. */
export function createTokenBuckets({ capacity, refillPerSecond }: TokenBucketSize, now: () => number): TokenBuckets {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({
    max: KEYS_MAX,
    ttl: Math.ceil((capacity / refillPerSecond) * 1000),
  });
  return {
    take: (key) => {
      const atMs = now();
      const held = buckets.get(key);
      const tokens =
        held === undefined ? capacity : Math.min(capacity, held.tokens + ((atMs - held.atMs) / 1000) * refillPerSecond);
      if (tokens < 1) return (1 - tokens) / refillPerSecond;
      buckets.set(key, { tokens: tokens - 1, atMs });
      return 0;
    },
    giveBack: (key) => {
      const held = buckets.get(key);
      if (held !== undefined) buckets.set(key, { ...held, tokens: Math.min(capacity, held.tokens + 1) });
    },
  };
}
