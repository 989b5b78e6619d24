import { Problem } from '@theia-astro/endpoints/problem';
import { problemDocument } from '@theia-astro/endpoints/wire/problem';
import type { Call } from '../call/call.ts';
import { ANONYMOUS_RATE_PER_SECOND } from '../limits.ts';
import type { RateLimiter } from '../caller/rate-limiter.ts';
import type { ApiAnswer } from '../connection/api-request.ts';
import { withoutKeys } from '../../observability/statements.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import { MeteringUnavailable } from '../../metering/group-commit.ts';

const EXPOSED =
  'X-Request-Id, Theia-Version, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Theia-Cost-Usd, Theia-Balance-Usd, Idempotency-Replayed, ETag, Retry-After, Allow, Location, Preference-Applied, Theia-Job-Status, Theia-Next-Page, Mcp-Session-Id';

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
      'Authorization, Content-Type, Idempotency-Key, Prefer, X-Request-Id, Theia-Version, Theia-Next-Page, If-None-Match, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name',
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

/** A problem as `application/problem+json`, with the headers its status requires. */
export function problemAnswer(
  problem: Problem,
  call: Call,
  headers: Record<string, string>,
): ApiAnswer & { readonly body: string } {
  headers['content-type'] = 'application/problem+json';
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer realm="theia"';
  if (problem.status === 405 && call.route !== null) headers.allow = call.route.allow;
  if (problem.status === 429) headers['retry-after'] = String(call.rate?.retryAfterSeconds ?? 1);
  if (problem.code === 'test_limit_reached') headers['retry-after'] = String(secondsToMidnight(call.nowMs));
  if (problem.status === 503 || problem.code === 'idempotency_in_progress') headers['retry-after'] = '1';
  return {
    status: problem.status,
    headers,
    body: withoutKeys(JSON.stringify(problemDocument(problem, withoutKeys(call.request.path), call.requestId))),
  };
}

const DAY_MS = 86_400_000;

/** Until the next day in UTC begins. */
function secondsToMidnight(nowMs: number): number {
  return Math.ceil((DAY_MS - (nowMs % DAY_MS)) / 1_000);
}

/** Converts an error for the caller: a Problem stays unchanged, anything else becomes a 500 without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof MeteringUnavailable)
    return new Problem({
      code: 'unavailable',
      field: null,
      message: 'The call could not be booked. It was not charged.',
      hint: 'Try again shortly.',
    });
  if (isUnavailable(error))
    return new Problem({
      code: 'unavailable',
      field: null,
      message: 'The database is not available at the moment. The call was not charged.',
      hint: 'Try again shortly.',
    });
  return new Problem({
    code: 'internal_error',
    field: null,
    message: 'Something went wrong on our side. It was not charged.',
    hint: 'Try again. If it keeps failing, send us the request_id.',
  });
}
