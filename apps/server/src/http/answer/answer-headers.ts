import type { Call } from '../call/call.ts';
import { ANONYMOUS_RATE_PER_SECOND } from '../limits.ts';
import type { RateLimiter } from '../caller/rate-limiter.ts';

const EXPOSED =
  'X-Request-Id, Theia-Version, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Theia-Cost-Usd, Theia-Balance-Usd, Idempotency-Replayed, ETag, Retry-After, Allow, Location, Preference-Applied, Theia-Job-Status, Theia-Next-Page';

/** The headers of every answer, whatever its status. */
export function answerHeaders(call: Call, limiter: RateLimiter): Record<string, string> {
  const rate = call.rate ?? limiter.peek(`address:${call.request.remoteAddress}`, ANONYMOUS_RATE_PER_SECOND);
  return {
    'x-request-id': call.requestId,
    'theia-version': call.version,
    'ratelimit-limit': String(rate.limit),
    'ratelimit-remaining': String(rate.remaining),
    'ratelimit-reset': String(rate.resetSeconds),
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    'x-content-type-options': 'nosniff',
  };
}

/** OPTIONS: a browser's preflight request before a call from another origin. */
export function preflightHeaders(allow: string): Record<string, string> {
  return {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers':
      'Authorization, Content-Type, Idempotency-Key, Prefer, X-Request-Id, Theia-Version, Theia-Next-Page, If-None-Match',
    'access-control-max-age': '86400',
  };
}

/** RFC 9110 §13.1.2: If-None-Match compares weakly; `*` matches anything. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
  );
}
