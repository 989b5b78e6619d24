import { Problem } from '@theia-astro/endpoints/problem';
import { tierOf } from '../metering/charge.ts';
import { logRequest, meteredRecord } from './record/metered-record.ts';
import { answerCall } from './answer-call.ts';
import { answerHeaders, problemAnswer, toProblem } from './answer/answer-headers.ts';
import type { ApiAnswer, ApiRequest } from './connection/api-request.ts';
import { RequestAborted } from './connection/read-body.ts';
import { type Call, type CallServices, isRecognised, startCall } from './call/call.ts';
import { describeRequest, type SpanFacts } from '../observability/spans.ts';
import type { Route } from './routing/routes.ts';

/** A key that may not be used at all, or not from there. */
const REFUSED_BEFORE_THE_RATE: ReadonlySet<string> = new Set([
  'revoked_key',
  'expired_key',
  'key_origin',
  'key_address',
]);

/**
 * Answers a request on a path of the catalogue; every fault becomes a problem document. A request travels through the
 * folders beside this file in this order: `connection` (socket to ApiRequest), `routing` (path to endpoint), `call`
 * (its state), `caller` (key and rate), `input` (body and query), the calculation (`call/calculate.ts`, or
 * `batch`), `answer` (form and headers), `record` (log). `answer-call.ts` has the steps; `pages` are the server's own pages.
 * @throws RequestAborted when the client has disconnected
 */
export async function serveRequest(request: ApiRequest, route: Route, services: CallServices): Promise<ApiAnswer> {
  const call = startCall(request, route, services.now());
  try {
    const answer = await answerCall(call, route, services);
    finish(call, answer, null, services);
    return answer;
  } catch (error) {
    if (error instanceof RequestAborted) throw error;
    const problem = toProblem(error);
    services.metrics.refusals.inc({ code: problem.code });
    const answer = problemAnswer(problem, call, answerHeaders(call, services.limiter));
    await logFailure(call, problem, answer.body, services);
    finish(call, answer, problem.code === 'internal_error' || problem.code === 'unavailable' ? error : null, services);
    return answer;
  }
}

/** Answers with a problem without an endpoint: an unknown path, or a server that is closing. A call that a closing server refuses has failed. */
export function serveProblem(request: ApiRequest, problem: Problem, services: CallServices): ApiAnswer {
  const call = startCall(request, null, services.now());
  const answer = problemAnswer(problem, call, answerHeaders(call, services.limiter));
  services.metrics.refusals.inc({ code: problem.code });
  if (problem.status >= 500 && isMetered(services.findRoute(request.path) ?? null)) services.counts.failed(null);
  finish(call, answer, null, services);
  return answer;
}

/**
 * Writes the failed call's row in the activity log. A dry run has none. A call refused by the settlement has its row already. While the
 * database is unreachable no row is written. Calls over the rate, or with a key that is refused before its rate, are logged without waiting, at most as many as the key's rate allows.
 */
async function logFailure(call: Call, problem: Problem, text: string, services: CallServices): Promise<void> {
  if (!isRecognised(call) || call.isDryRun || call.settlement !== null || problem.status === 503) return;
  const unlimited = problem.code === 'rate_limited' || REFUSED_BEFORE_THE_RATE.has(problem.code);
  if (unlimited) {
    const { allowed } = await services.limiter.take(`log:${call.account.keyId}`, call.account.ratePerSecond);
    if (!allowed) return;
  }
  const booked = services.metering
    .book(
      meteredRecord(call, {
        status: problem.status,
        answer: text,
        errorMessage: problem.message,
      }),
    )
    .catch((error: unknown) =>
      services.log.error({ err: error, request_id: call.requestId }, 'a failed call could not be logged'),
    );
  if (!unlimited) await booked;
}

function finish(call: Call, answer: ApiAnswer, cause: unknown, services: CallServices): void {
  const milliseconds = performance.now() - call.begunMs;
  const route = call.route?.path ?? 'other';
  services.metrics.request(route, answer.status, milliseconds / 1000);
  describeRequest(route, () => spanFacts(call));
  count(call, answer.status, milliseconds, services.counts);
  logRequest(services.log, call, answer.status, milliseconds, cause);
}

function spanFacts(call: Call): SpanFacts {
  const tier = tierOf(call.charge);
  return {
    'theia.call_id': call.id,
    'theia.computed_ms': call.computedMs,
    ...(call.account === null ? {} : { 'theia.plan': call.account.plan ?? 'none' }),
    ...(tier === null ? {} : { 'theia.price_tier': tier }),
  };
}

/** Whether calls of a path need a key. */
function isMetered(route: Route | null): route is Route {
  return route !== null && route.endpoint.sharedForMs === undefined;
}

/** What is our fault has failed; what is the caller's counts neither way, and neither does what needs no key. The items of a batch are counted one by one (`batch`). */
function count(call: Call, status: number, milliseconds: number, counts: CallServices['counts']): void {
  if (!isMetered(call.route) || call.request.method === 'OPTIONS') return;
  const product = tierOf(call.charge);
  if (status >= 500) counts.failed(product);
  else if (status < 400 && call.route.endpoint.batch === undefined) counts.answered(product, milliseconds);
}
