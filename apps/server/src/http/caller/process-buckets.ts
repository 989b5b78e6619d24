import { LRUCache } from 'lru-cache';
import { growingTo } from '../../lru/growing-to.ts';
import type { SharedCount } from '../../processes/worker-bus.ts';
import { bucketSize, hasCall, type RateLimiter, type RateState, toRateState } from './rate-limiter.ts';

/** Buckets that a process remembers. */
export const BUCKETS_MAX = 50_000;

/** Counts in the memory of this process, and with the other processes of its node. */
export interface ProcessBuckets extends RateLimiter {
  take(who: string, perSecond: number): RateState;
  /** What this process knows of a bucket. */
  recall(who: string, perSecond: number): Known;
  /** Notes what `source` says: when the bucket will be full, by the clock of these buckets. */
  learn(who: string, perSecond: number, fullAtMs: number, source: object): void;
}

export interface Known {
  /** Milliseconds until the bucket is full. */
  readonly fullInMs: number;
  /** Who said so last; null: it was counted here. */
  readonly source: object | null;
}

export interface ProcessBucketsOptions {
  /** The number of nodes that share each rate; this one passes its part. Absent: one. */
  readonly nodes?: () => number;
  /** What the other processes let pass counts here a moment later. Absent: there are none. */
  readonly shared?: SharedCount | null;
  /** False while the others count elsewhere: what they tell is then not counted. Absent: always true. */
  readonly counts?: () => boolean;
  readonly monotonicMs?: () => number;
}

interface Bucket {
  fullAtMs: number;
  source: object | null;
  readonly perSecond: number;
}

export function processBuckets({
  nodes = () => 1,
  shared = null,
  counts = () => true,
  monotonicMs = () => performance.now(),
}: ProcessBucketsOptions = {}): ProcessBuckets {
  const buckets = new LRUCache<string, Bucket>(growingTo(BUCKETS_MAX));

  const bucketOf = (who: string, perSecond: number, nowMs: number): Bucket => {
    const bucket = buckets.get(who);
    return bucket?.perSecond === perSecond ? bucket : { fullAtMs: nowMs, source: null, perSecond };
  };
  const recall = (who: string, perSecond: number): Known => {
    const nowMs = monotonicMs();
    const { fullAtMs, source } = bucketOf(who, perSecond, nowMs);
    return { fullInMs: Math.max(0, fullAtMs - nowMs), source };
  };

  shared?.subscribe((name, taken) => {
    if (!counts()) return;
    const end = name.indexOf(' ');
    const [who, perSecond] = [name.slice(end + 1), Number(name.slice(0, end))];
    const { callMs, holdsMs } = bucketSize(perSecond, nodes());
    const { fullInMs } = recall(who, perSecond);
    const fullAtMs = monotonicMs() + Math.min(holdsMs, fullInMs + taken * callMs);
    buckets.set(who, { fullAtMs, source: null, perSecond });
  });

  return {
    take: (who, perSecond) => {
      const nowMs = monotonicMs();
      const size = bucketSize(perSecond, nodes());
      const bucket = bucketOf(who, perSecond, nowMs);
      const wasMs = Math.max(0, bucket.fullAtMs - nowMs);
      if (!hasCall(size, wasMs)) return toRateState(size, wasMs, false);
      bucket.fullAtMs = nowMs + wasMs + size.callMs;
      bucket.source = null;
      buckets.set(who, bucket);
      shared?.publish(`${perSecond} ${who}`, 1);
      return toRateState(size, wasMs + size.callMs, true);
    },
    peek: (who, perSecond) => toRateState(bucketSize(perSecond, nodes()), recall(who, perSecond).fullInMs, true),
    recall,
    learn: (who, perSecond, fullAtMs, source) => {
      const bucket = bucketOf(who, perSecond, fullAtMs);
      bucket.fullAtMs = fullAtMs;
      bucket.source = source;
      buckets.set(who, bucket);
    },
    close: async () => {},
  };
}
