import type { Problem } from '@theia-astro/endpoints/problem';
import { problemDocument } from '@theia-astro/endpoints/wire/problem';
import type { ApiAnswer } from '../connection/api-request.ts';
import type { Call } from '../call/call.ts';
import { withoutKeys } from '../../observability/redact.ts';

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
