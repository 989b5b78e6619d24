import { Problem } from '@theia/endpoints/problem';
import { logRequest } from '../observability/request-log.ts';
import { answerCall } from './answer-call.ts';
import { answerHeaders } from './answer-headers.ts';
import { type ApiAnswer, type ApiRequest, RequestAborted } from './api-request.ts';
import { versionLabel } from './api-version.ts';
import type { Call } from './call.ts';
import { newCallId } from './call-id.ts';
import { meteredRecord } from './metered-record.ts';
import { problemAnswer } from './problem-answer.ts';
import { problemOf } from './problem-of.ts';
import { chooseRequestId } from './request-id.ts';
import type { Route } from './routes.ts';
import type { CallServices } from './services.ts';

/** Answers a request on a path of the catalogue. Never throws but RequestAborted; every fault becomes a problem document. */
export async function serveRequest(request: ApiRequest, route: Route, services: CallServices): Promise<ApiAnswer> {
  const call = startCall(request, route, services.now());
  try {
    const answer = await answerCall(call, route, services);
    finish(call, answer, null, services);
    return answer;
  } catch (error) {
    if (error instanceof RequestAborted) throw error;
    const problem = problemOf(error);
    const answer = problemAnswer(problem, call, answerHeaders(call, services.limiter));
    await logFailure(call, problem, answer.body, services);
    finish(call, answer, problem.code === 'internal_error' || problem.code === 'unavailable' ? error : null, services);
    return answer;
  }
}

/** Answers with a problem outside the catalogue: an unknown path, or a server that is closing. */
export function serveProblem(request: ApiRequest, problem: Problem, services: CallServices): ApiAnswer {
  const call = startCall(request, null, services.now());
  const answer = problemAnswer(problem, call, answerHeaders(call, services.limiter));
  finish(call, answer, null, services);
  return answer;
}

export function startCall(request: ApiRequest, route: Route | null, nowMs: number): Call {
  const id = newCallId(nowMs);
  return {
    request,
    route,
    id: id.uuid,
    requestId: chooseRequestId(request.header('x-request-id'), id.requestId),
    nowMs,
    begunMs: performance.now(),
    version: versionLabel(request.header('theia-version')),
    rate: null,
    key: null,
    account: null,
    body: null,
    parsed: null,
    input: null,
    need: null,
    settlement: null,
    computedMs: 0,
  };
}

/**
 * The failed call's row in the activity log. What the settlement refused has its row already, and while the database is away there is none.
 * Calls over the rate or with a revoked key are logged without waiting, and no more of them than the key may make.
 */
async function logFailure(call: Call, problem: Problem, text: string, services: CallServices): Promise<void> {
  if (call.account === null || call.settlement !== null || problem.status === 503) return;
  const unlimited = problem.code === 'rate_limited' || problem.code === 'revoked_key';
  if (unlimited && !services.limiter.take(`log:${call.account.keyId}`, call.account.ratePerSecond).allowed) return;
  const booked = services.metering
    .book(
      meteredRecord(call, call.account, {
        status: problem.status,
        charged: false,
        text,
        errorMessage: problem.message,
        idempotency: null,
      }),
    )
    .catch((error: unknown) =>
      services.log.error({ err: error, request_id: call.requestId }, 'a failed call could not be logged'),
    );
  if (!unlimited) await booked;
}

function finish(call: Call, answer: ApiAnswer, cause: unknown, services: CallServices): void {
  const milliseconds = performance.now() - call.begunMs;
  services.metrics.request(call.route?.path ?? 'other', answer.status, milliseconds / 1000);
  logRequest(services.log, call, answer.status, milliseconds, cause);
}
