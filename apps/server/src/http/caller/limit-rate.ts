import { Problem } from '@theia-astro/endpoints/problem';
import type { Account } from '../../metering/account.ts';
import type { Call } from '../call/call.ts';
import type { RateLimiter } from './rate-limiter.ts';

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
