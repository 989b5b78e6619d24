import type { Endpoint, Need, Representation } from '@theia/endpoints/endpoint';
import type { Computed } from '../compute/job.ts';
import { accountFacts } from './account-facts.ts';
import type { Call } from './call.ts';
import type { CallServices } from './services.ts';

/** What is asked of an answer beside its JSON. */
export interface Wanted {
  readonly representation: Representation | null;
  readonly tag: boolean;
}

/** Answers that only read what the account is: nothing to compute. */
const ACCOUNT_ONLY: ReadonlySet<string> = new Set(['me']);

/**
 * The product's answer. What is computed is computed beside this thread, free or not, so that nobody is held up.
 * @throws Problem 422 of the endpoint, 504 when it took longer than the compute budget
 */
export async function calculate(
  call: Call,
  endpoint: Endpoint,
  need: Need | null,
  wanted: Wanted,
  services: Pick<CallServices, 'compute' | 'computeHere'>,
): Promise<Computed> {
  const isRead = ACCOUNT_ONLY.has(endpoint.name);
  const computed = await (isRead ? services.computeHere : services.compute).run(
    {
      path: endpoint.path,
      input: call.input ?? {},
      nowMs: call.nowMs,
      requestId: call.requestId,
      account: isRead && call.account !== null && call.key !== null ? accountFacts(call.account, call.key) : null,
      form: wanted.representation?.mediaType ?? null,
      wantsTag: wanted.tag,
    },
    { name: call.account?.userId ?? '', isLong: need?.isLong === true },
  );
  call.computedMs = computed.milliseconds;
  return computed;
}
