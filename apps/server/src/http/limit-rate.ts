import { Problem } from '@theia/endpoints/problem';
import type { Account } from '../metering/account.ts';
import type { Call } from './call.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** One call out of the key's bucket. @throws Problem 429 */
export function limitRate(call: Call, account: Account, limiter: RateLimiter): void {
  call.rate = limiter.take(account.keyId, account.ratePerSecond);
  if (call.rate.allowed) return;
  throw new Problem({
    code: 'rate_limited',
    field: null,
    message: `This key may call ${account.ratePerSecond} times a second.`,
    hint: `Try again in ${call.rate.retryAfterSeconds} s.`,
  });
}
