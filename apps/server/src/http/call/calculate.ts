import type { Endpoint, Need, Representation } from '@theia-astro/endpoints/endpoint';
import { type Computed, computeParsed, type Job } from '../../compute/job.ts';
import { accountFacts } from './account-facts.ts';
import { type Call, inputText } from './call.ts';
import { allocateAnswer } from '../answer/compress-answer.ts';
import type { CallServices } from './services.ts';

/** What an answer needs in addition to its JSON. */
export interface Wanted {
  readonly representation: Representation | null;
  readonly tag: boolean;
}

/**
 * Computes the endpoint's answer: what is brief at once, where the request was parsed; everything else in another thread, so that this one
 * stays free.
 * @throws Problem 422 of the endpoint, 504 when it took longer than the compute budget
 */
export async function calculate(
  call: Call,
  endpoint: Endpoint,
  request: unknown,
  need: Need | null,
  wanted: Wanted,
  services: Pick<CallServices, 'compute' | 'sharedAnswers' | 'context' | 'metrics' | 'log' | 'longComputationMs'>,
): Promise<Computed> {
  const { account, key } = call;
  const job: Job = {
    path: endpoint.path,
    input: call.input ?? {},
    holdsKey: inputText(call).holdsKey,
    nowMs: call.nowMs,
    requestId: call.requestId,
    account: endpoint.readsAccount === true && account !== null && key !== null ? accountFacts(account, key) : null,
    form: wanted.representation?.mediaType ?? null,
    wantsTag: wanted.tag,
  };
  const computed =
    endpoint.sharedForMs !== undefined
      ? await services.sharedAnswers.get(job, endpoint.sharedForMs, services.compute)
      : endpoint.direct?.runsInline(request, services.context.places) === true
        ? computeParsed(endpoint, request, services.context, job, allocateAnswer)
        : await services.compute.run(job, { name: call.account?.userId ?? '', isLong: need?.isLong === true });
  call.computedMs = computed.milliseconds;
  // An answer that is shared was computed for an earlier request.
  if (endpoint.sharedForMs === undefined) noteComputation(call, endpoint.path, computed.milliseconds, services);
  return computed;
}

function noteComputation(
  { requestId }: Call,
  route: string,
  milliseconds: number,
  { metrics, log, longComputationMs }: Pick<CallServices, 'metrics' | 'log' | 'longComputationMs'>,
): void {
  metrics.computeSeconds.observe(milliseconds / 1000);
  if (longComputationMs > 0 && milliseconds >= longComputationMs)
    log.warn({ request_id: requestId, route, ms: Math.round(milliseconds) }, 'long computation');
}
