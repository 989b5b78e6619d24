import { LRUCache } from 'lru-cache';
import { growingTo } from '../lru/growing-to.ts';
import { ALONE, type SharedCount } from './worker-bus.ts';

export interface TokenBucketSize {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export type TokenBuckets = ReturnType<typeof createTokenBuckets>;

const KEYS_MAX = 50_000;

/** Token buckets, one per key. A bucket that is full again is dropped. With `shared`, all processes of this node take from them. */
export function createTokenBuckets(
  { capacity, refillPerSecond }: TokenBucketSize,
  now: () => number,
  shared: SharedCount = ALONE.share(''),
) {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({
    ...growingTo(KEYS_MAX),
    ttl: Math.ceil((capacity / refillPerSecond) * 1000),
  });
  const tokensAt = (key: string, atMs: number): number => {
    const held = buckets.get(key);
    return held === undefined
      ? capacity
      : Math.min(capacity, held.tokens + ((atMs - held.atMs) / 1000) * refillPerSecond);
  };
  const giveBack = (key: string, amount: number): void => {
    const held = buckets.get(key);
    if (held !== undefined) buckets.set(key, { ...held, tokens: Math.min(capacity, held.tokens + amount) });
  };
  shared.subscribe((key, taken) => {
    if (taken < 0) return giveBack(key, -taken);
    const atMs = now();
    buckets.set(key, { tokens: Math.max(0, tokensAt(key, atMs) - taken), atMs });
  });
  return {
    /** Takes one token for this key. Returns 0, or the seconds until the next token when none is left. */
    take: (key: string) => {
      const atMs = now();
      const tokens = tokensAt(key, atMs);
      if (tokens < 1) return (1 - tokens) / refillPerSecond;
      buckets.set(key, { tokens: tokens - 1, atMs });
      shared.publish(key, 1);
      return 0;
    },
    /** Returns one token to this key. */
    giveBack: (key: string) => {
      giveBack(key, 1);
      shared.publish(key, -1);
    },
  };
}
