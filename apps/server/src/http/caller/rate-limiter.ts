import { Problem } from '@theia-astro/endpoints/problem';
import type { Account } from '../../metering/account.ts';
import type { Call } from '../call/call.ts';

/** A bucket holds twice its refill per second. */
export const BURST = 2;
/** Of the time in which one call refills: what rounding may take from a bucket. */
const ROUNDING = 0.01;

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
  /** Milliseconds in which one call refills. */
  readonly callMs: number;
  /** Milliseconds in which an empty bucket is full again. */
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
export async function limitRate(call: Call, account: Account, limiter: RateLimiter): Promise<void> {
  call.rate = await limiter.take(account.isTest ? `test:${account.userId}` : account.keyId, account.ratePerSecond);
  if (call.rate.allowed) return;
  throw new Problem({
    code: 'rate_limited',
    field: null,
    message: `${account.isTest ? 'The test keys of this account' : 'This key'} may make ${account.ratePerSecond} calls per second.`,
    hint: `Try again in ${call.rate.retryAfterSeconds} s.`,
  });
}

/** Calls per second from one address on a path that needs no key. */
const OPEN_RATE_PER_SECOND = 10;

/** Takes one call from the address's bucket, for a path that needs no key. @throws Problem 429 */
export async function limitAddress(call: Call, limiter: RateLimiter): Promise<void> {
  call.rate = await limiter.take(`open:${call.request.remoteAddress}`, OPEN_RATE_PER_SECOND);
  if (call.rate.allowed) return;
  throw new Problem({
    code: 'rate_limited',
    field: null,
    message: `This path may be called ${OPEN_RATE_PER_SECOND} times per second without a key.`,
    hint: `Try again in ${call.rate.retryAfterSeconds} s.`,
  });
}
