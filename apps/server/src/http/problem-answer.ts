import { type Problem, problemDocument } from '@theia/endpoints/problem';
import type { ApiAnswer } from './api-request.ts';
import type { Call } from './call.ts';
import { withoutKeys } from './redact.ts';

/** A problem as `application/problem+json`, with the headers its status asks for. */
export function problemAnswer(
  problem: Problem,
  call: Call,
  headers: Record<string, string>,
): ApiAnswer & { readonly body: string } {
  headers['content-type'] = 'application/problem+json';
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer realm="theia"';
  if (problem.status === 405 && call.route !== null) headers.allow = call.route.allow;
  if (problem.status === 429) headers['retry-after'] = String(call.rate?.retryAfterSeconds ?? 1);
  if (problem.status === 503 || problem.code === 'idempotency_in_progress') headers['retry-after'] = '1';
  return {
    status: problem.status,
    headers,
    body: withoutKeys(JSON.stringify(problemDocument(problem, withoutKeys(call.request.path), call.requestId))),
  };
}
