import { Problem } from '@theia-astro/endpoints/problem';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import { advance, type Call, type Open, type Recognised } from '../call/call.ts';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { SharedCount, WorkerBus } from '../../processes/worker-bus.ts';
import { growingTo } from '../../lru/growing-to.ts';

/** A bucket holds twice its refill per second. */
export const BURST = 2;
/** Of the time in which one call refills: what rounding may take from a bucket. */
const ROUNDING = 0.01;

/** The state of a bucket for the RateLimit headers. */
export interface RateState {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  /** Seconds until one more call is allowed, at least 1; meaningful when refused. */
  readonly retryAfterSeconds: number;
}

/** Limits the rate of calls. */
export interface RateLimiter {
  /** Takes one call from the bucket of `who`, which refills at `perSecond`. A new rate starts with a full bucket. Never rejects. */
  take(who: string, perSecond: number): RateState | Promise<RateState>;
  /** The state of the bucket as this process knows it; takes nothing. */
  peek(who: string, perSecond: number): RateState;
  close(): Promise<void>;
}

/**
 * How fast a bucket refills, and what it holds. Its state is the time until it is full, because that means the same in one process, which may pass
 * a part of the rate, and in a shared store: a call takes `callMs` of it, and what is left of `holdsMs` may still be taken.
 */
interface BucketSize {
  readonly callMs: number;
  readonly holdsMs: number;
}

/** The bucket of one of so many nodes: its part of the rate, but never less than one call. */
export function bucketSize(perSecond: number, nodes = 1): BucketSize {
  const callMs = (1_000 / perSecond) * nodes;
  return { callMs, holdsMs: Math.max(BURST * 1_000, callMs) };
}

/** True if a bucket that will be full in `fullInMs` has one call left. */
export function hasCall({ callMs, holdsMs }: BucketSize, fullInMs: number): boolean {
  return fullInMs + (1 - ROUNDING) * callMs <= holdsMs;
}

/** What the headers say about a bucket that will be full in `fullInMs`. */
export function toRateState({ callMs, holdsMs }: BucketSize, fullInMs: number, allowed: boolean): RateState {
  const calls = Math.max(0, holdsMs - fullInMs) / callMs;
  return {
    allowed,
    limit: Math.floor(holdsMs / callMs + ROUNDING),
    remaining: Math.floor(calls + ROUNDING),
    resetSeconds: Math.ceil(fullInMs / 1_000),
    retryAfterSeconds: Math.max(1, Math.ceil(((1 - calls) * callMs) / 1_000)),
  };
}

/** Takes one call from the key's bucket; an account's test keys share one. @throws Problem 429 */
export async function limitRate(call: Recognised, limiter: RateLimiter): Promise<void> {
  const { isTest, userId, keyId, ratePerSecond } = call.account;
  const rate = await limiter.take(isTest ? `test:${userId}` : keyId, ratePerSecond);
  const who = isTest ? 'The test keys of this account' : 'This key';
  requireAllowed(call, rate, `${who} may make ${ratePerSecond} calls per second.`);
}

/** Calls per second of a signed-in session. */
const SESSION_RATE_PER_SECOND = 20;

/** Takes one call from the session's bucket. @throws Problem 429 */
export async function limitSession(call: Call, sessionId: string, limiter: RateLimiter): Promise<void> {
  const rate = await limiter.take(`session:${sessionId}`, SESSION_RATE_PER_SECOND);
  requireAllowed(call, rate, `A session may make ${SESSION_RATE_PER_SECOND} calls per second.`);
}

/** Calls per second from one address on a path that needs no key. */
const OPEN_RATE_PER_SECOND = 10;

/** Takes one call from the address's bucket, for a path that needs no key. @throws Problem 429 */
export async function limitAddress(call: Call, limiter: RateLimiter): Promise<Open> {
  const rate = await limiter.take(`open:${call.request.remoteAddress}`, OPEN_RATE_PER_SECOND);
  requireAllowed(call, rate, `This path may be called ${OPEN_RATE_PER_SECOND} times per second without a key.`);
  return advance(call, { account: null });
}

/** @throws Problem 429 unless the call was allowed */
export function requireAllowed(call: Call, rate: RateState, message: string): void {
  advance(call, { rate });
  if (rate.allowed) return;
  throw new Problem({
    code: 'rate_limited',
    field: null,
    message,
    hint: `Try again in ${rate.retryAfterSeconds} s.`,
  });
}

interface RateLimiterDependencies {
  readonly config: Pick<Config, 'redis' | 'nodes' | 'secrets' | 'processNumber'>;
  readonly workerBus: WorkerBus;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/**
 * The limiter that the configuration asks for: all nodes together on Redis, or this node alone with its part of the rates.
 * @throws Error when Redis cannot be used as configured
 */
export async function openRateLimiter({
  config,
  workerBus,
  metrics,
  log,
}: RateLimiterDependencies): Promise<RateLimiter> {
  const shared = workerBus.count === 0 ? null : workerBus.share('rates');
  const { redis: server, nodes } = config;
  metrics.rateLimiterNodes.set(nodes);
  if (server === null) return processBuckets({ nodes: () => nodes, shared });
  // Loaded only where it is used: the client is larger than the rest of this folder.
  const { openSharedBuckets } = await import('./shared-buckets.ts');
  return openSharedBuckets({
    server,
    secret: config.secrets.rates,
    nodes,
    announces: config.processNumber === 1,
    shared,
    log,
    metrics,
  });
}

/** Buckets that a process remembers. */
export const BUCKETS_MAX = 50_000;

/** Counts in the memory of this process, and with the other processes of its node. */
interface ProcessBuckets extends RateLimiter {
  take(who: string, perSecond: number): RateState;
  /** What this process knows of a bucket. */
  recall(who: string, perSecond: number): Known;
  /** Notes what `source` says: when the bucket will be full, by the clock of these buckets. */
  learn(who: string, perSecond: number, fullAtMs: number, source: object): void;
}

interface Known {
  /** Milliseconds until the bucket is full. */
  readonly fullInMs: number;
  /** Who said so last; null: it was counted here. */
  readonly source: object | null;
}

interface ProcessBucketsOptions {
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
