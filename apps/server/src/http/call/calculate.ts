import type { Endpoint, Need, Representation } from '@theia-astro/endpoints/endpoint';
import type { Computed, Job } from '../../compute/job.ts';
import { accountFacts } from './account-facts.ts';
import type { Call } from './call.ts';
import type { CallServices } from './services.ts';

/** What an answer needs in addition to its JSON. */
export interface Wanted {
  readonly representation: Representation | null;
  readonly tag: boolean;
}

/**
 * Computes the endpoint's answer in another thread, so that this one stays free.
 * @throws Problem 422 of the endpoint, 504 when it took longer than the compute budget
 */
export async function calculate(
  call: Call,
  endpoint: Endpoint,
  need: Need | null,
  wanted: Wanted,
  services: Pick<CallServices, 'compute' | 'sharedAnswers'>,
): Promise<Computed> {
  const { account, key } = call;
  const job: Job = {
    path: endpoint.path,
    input: call.input ?? {},
    nowMs: call.nowMs,
    requestId: call.requestId,
    account: endpoint.readsAccount === true && account !== null && key !== null ? accountFacts(account, key) : null,
    form: wanted.representation?.mediaType ?? null,
    wantsTag: wanted.tag,
  };
  const computed = await (endpoint.sharedForMs === undefined
    ? services.compute.run(job, { name: call.account?.userId ?? '', isLong: need?.isLong === true })
    : services.sharedAnswers.get(job, endpoint.sharedForMs, services.compute));
  call.computedMs = computed.milliseconds;
  return computed;
}
