import type { CalculationContext, Endpoint } from '@theia/endpoints/endpoint';
import { Problem } from '@theia/endpoints/problem';
import type { Call } from './call.ts';
import { accountFacts } from './account-facts.ts';
import { COMPUTE_BUDGET_MS } from './limits.ts';

/** The product's answer, timed. @throws Problem 422 of the endpoint, 504 when it took longer than the compute budget */
export function calculate(call: Call, context: Pick<CalculationContext, 'ephemeris' | 'places'>, endpoint: Endpoint, request: unknown): Record<string, unknown> {
  const begunMs = performance.now();
  const account = call.account === null || call.key === null ? null : accountFacts(call.account, call.key);
  const answer = endpoint.calculate({ ephemeris: context.ephemeris, places: context.places, nowMs: call.nowMs, account }, request);
  call.computedMs = Math.round((performance.now() - begunMs) * 1000) / 1000;
  if (call.computedMs > COMPUTE_BUDGET_MS) throw new Problem({ code: 'timeout', field: null, message: `The computation took longer than ${COMPUTE_BUDGET_MS / 1000} s.`, hint: 'Ask for a shorter range.' });
  return answer;
}

/** The answer as text, once: the same text goes to the caller and to the call log. */
export function answerText(answer: Record<string, unknown>, call: Call): string {
  const { meta } = answer;
  answer.meta = { ...(typeof meta === 'object' ? meta : {}), request_id: call.requestId, computed_ms: call.computedMs };
  return JSON.stringify(answer);
}
