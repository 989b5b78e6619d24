import { LRUCache } from 'lru-cache';
import { growingTo } from '../../lru/growing-to.ts';
import type { SharedCount } from '../../processes/siblings.ts';

const BUCKETS_MAX = 50_000;
/** Contract §1: a bucket holds twice its refill per second. */
export const BURST = 2;

/** The state of a bucket for the RateLimit headers. */
export interface RateState {
  readonly allowed: boolean;
  /** Calls the bucket holds. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full. */
  readonly resetSeconds: number;
  /** Seconds until one more call is allowed, at least 1; meaningful when refused. */
  readonly retryAfterSeconds: number;
}

/**
 * Limits the rate of calls. `tokenBuckets` counts in the processes of this node together, each node separately. An implementation on a
 * shared store can replace it.
 */
export interface RateLimiter {
  /** Takes one call from the bucket of `who`, which refills at `perSecond`. A new rate starts with a full bucket. */
  take(who: string, perSecond: number): RateState;
  /** The current state of the bucket; takes nothing. */
  peek(who: string, perSecond: number): RateState;
}

interface Bucket {
  tokens: number;
  atMs: number;
  perSecond: number;
}

/** With `shared`, what the other processes let pass counts here a moment later. */
export function tokenBuckets(
  monotonicMs: () => number = () => performance.now(),
  shared: SharedCount | null = null,
): RateLimiter {
  const buckets = new LRUCache<string, Bucket>(growingTo(BUCKETS_MAX));

  const refilled = (who: string, perSecond: number): Bucket => {
    const nowMs = monotonicMs();
    const bucket = buckets.get(who);
    if (bucket === undefined || bucket.perSecond !== perSecond)
      return { tokens: perSecond * BURST, atMs: nowMs, perSecond };
    bucket.tokens = Math.min(perSecond * BURST, bucket.tokens + (Math.max(0, nowMs - bucket.atMs) / 1000) * perSecond);
    bucket.atMs = nowMs;
    return bucket;
  };

  shared?.hear((name, taken) => {
    const end = name.indexOf(' ');
    const who = name.slice(end + 1);
    const bucket = refilled(who, Number(name.slice(0, end)));
    bucket.tokens = Math.max(0, bucket.tokens - taken);
    buckets.set(who, bucket);
  });

  return {
    take: (who, perSecond) => {
      const bucket = refilled(who, perSecond);
      const allowed = bucket.tokens >= 1;
      if (allowed) {
        bucket.tokens -= 1;
        shared?.tell(`${perSecond} ${who}`, 1);
      }
      buckets.set(who, bucket);
      return toRateState(bucket, allowed);
    },
    peek: (who, perSecond) => toRateState(refilled(who, perSecond), true),
  };
}

function toRateState({ tokens, perSecond }: Bucket, allowed: boolean): RateState {
  const limit = perSecond * BURST;
  return {
    allowed,
    limit,
    remaining: Math.floor(tokens),
    resetSeconds: Math.ceil((limit - tokens) / perSecond),
    retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / perSecond)),
  };
}
