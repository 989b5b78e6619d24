import { ALONE, type WorkerBus } from '../../processes/worker-bus.ts';
import { AuthError } from './auth-error.ts';
import { createTokenBuckets, type TokenBucketSize } from '../../processes/token-bucket.ts';

const perMinute = (calls: number): TokenBucketSize => ({ capacity: calls, refillPerSecond: calls / 60 });

/** Sizes of the buckets that slow down guessing and mailing. */
export const PRODUCTION_LIMITS = {
  signUpsPerAddress: perMinute(30),
  signInsPerAddress: perMinute(120),
  signInsPerEmailAndAddress: { capacity: 20, refillPerSecond: 1 / 30 },
  signInsPerEmail: { capacity: 40, refillPerSecond: 1 / 20 },
  signInsPerDevice: { capacity: 20, refillPerSecond: 1 / 15 },
  passwordTriesPerSession: { capacity: 10, refillPerSecond: 1 / 60 },
  refreshesPerAddress: perMinute(300),
  verificationsPerAddress: perMinute(60),
  codeTriesPerEmail: { capacity: 20, refillPerSecond: 1 / 180 },
  factorTriesPerFactor: { capacity: 20, refillPerSecond: 1 / 60 },
  mailsPerEmail: { capacity: 4, refillPerSecond: 1 / 60 },
  mailsPerAddress: perMinute(30),
  otherCallsPerAddress: perMinute(600),
} satisfies Readonly<Record<string, TokenBucketSize>>;

export type LimitKind = keyof typeof PRODUCTION_LIMITS;
export type AuthLimits = Readonly<Record<LimitKind, TokenBucketSize>>;

/** On a developer's machine all requests come from one address, and mail stays in the local mailbox. */
export const LOCAL_LIMITS: AuthLimits = {
  ...PRODUCTION_LIMITS,
  signUpsPerAddress: perMinute(1200),
  signInsPerAddress: perMinute(2400),
  signInsPerEmailAndAddress: { capacity: 20, refillPerSecond: 1 / 2 },
  refreshesPerAddress: perMinute(2400),
  verificationsPerAddress: perMinute(1200),
  codeTriesPerEmail: { capacity: 20, refillPerSecond: 1 / 10 },
  mailsPerEmail: { capacity: 5, refillPerSecond: 1 / 2 },
  mailsPerAddress: perMinute(1200),
  otherCallsPerAddress: perMinute(12_000),
};

export interface AuthLimiters {
  /** @throws AuthError 429 when the bucket of this key is empty */
  spend(kind: LimitKind, key: string): void;
  /** Refunds a try that turned out to be right. */
  refund(kind: LimitKind, key: string): void;
}

export function createLimiters(limits: AuthLimits, now: () => number, workerBus: WorkerBus = ALONE): AuthLimiters {
  const buckets = new Map(
    Object.entries(limits).map(([kind, size]) => [
      kind,
      createTokenBuckets(size, now, workerBus.share(`auth ${kind}`)),
    ]),
  );
  return {
    refund: (kind, key) => buckets.get(kind)?.giveBack(key),
    spend: (kind, key) => {
      const waitSeconds = buckets.get(kind)?.take(key) ?? 0;
      if (waitSeconds === 0) return;
      const retryAfterSeconds = Math.ceil(waitSeconds);
      if (kind === 'mailsPerEmail' || kind === 'mailsPerAddress') {
        throw new AuthError(
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
          { retryAfterSeconds },
        );
      }
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
    },
  };
}
