import { jobLineText } from '@theia-astro/endpoints/jobs/job-paths';
import type { BatchItem, Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Account } from '../../metering/account.ts';
import { openFunds } from '../../metering/admission.ts';
import type { Settlement } from '../../metering/metered-call.ts';
import { usdText } from '../../metering/money.ts';
import type { Compute } from '../../compute/compute.ts';
import { computeItem, type ComputedItem, problemText, settlementProblem } from '../batch/batch-item.ts';
import { advance, type CallServices, type Recognised, startCall } from '../call/call.ts';
import { NO_REQUEST } from '../connection/api-request.ts';
import type { LineOutcome } from './job-store.ts';
import type { Answered, JobLease } from './lease.ts';

/** Items are booked together once they are so many, take up so much, or took so long. */
const ITEMS_MAX = 100;
const CHARACTERS_MAX = 2_000_000;
const MILLISECONDS_MAX = 1_000;
/** Items of a job that are computed at the same time: while one is computed, the next one is read. */
const AT_ONCE = 2;
/** Items whose process died so often are begun one at a time; and given up at last. */
const CAREFUL_AFTER_TRIES = 3;
const TRIES_MAX = 8;

/** Plan, quota, wallet, or the limits of the key. */
const NOT_ALLOWED: ReadonlySet<number> = new Set([402, 403, 429]);

/** Items of a job with their answers, before they are booked. */
export type AnsweredItems = Awaited<ReturnType<typeof answerItems>>;

/**
 * Computes the next items of a job, each as a call of its own, behind all calls that somebody waits for. An item whose computation fails through our fault
 * is computed once more.
 * @throws the reason of the signal
 */
export async function answerItems(
  lease: JobLease,
  texts: readonly string[],
  account: Account,
  endpoint: Endpoint,
  services: CallServices,
  signal: AbortSignal,
) {
  const call = callOfJob(lease, account, services.now());
  const behind: CallServices = { ...services, compute: inBackground(services.compute) };
  const funds = openFunds(account, services.metering.prices());
  const most = lease.tries > CAREFUL_AFTER_TRIES ? 1 : ITEMS_MAX;
  const begunMs = performance.now();
  const computed: ComputedItem[] = [];
  const lines: string[] = [];
  let characters = 0;
  let begun = 0;
  const mayBegin = (): boolean =>
    begun < Math.min(most, texts.length) &&
    (begun === 0 || (characters < CHARACTERS_MAX && performance.now() - begunMs < MILLISECONDS_MAX));
  const answerOne = async (number: number): Promise<void> => {
    const index = lease.nextItem + number;
    const item = readItem(texts[number]!, index, endpoint, lease);
    let one = await computeItem(call, item, funds, behind, null);
    if (isOurFault(one) && item.endpoint !== one.problem) one = await computeItem(call, item, funds, behind, null);
    signal.throwIfAborted();
    computed[number] = one;
    lines[number] = jobLineText(index, resultOf(one));
    characters += lines[number].length;
  };
  const lane = async (): Promise<void> => {
    while (mayBegin()) await answerOne((begun += 1) - 1);
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  signal.throwIfAborted();
  // A computation whose thread was stopped never ends.
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, lane)), aborted]);
  return { computed /** A line each, as it is if the item costs nothing. */, lines };
}

/** What the booking made of the items. */
export function settledItems(
  { computed, lines }: AnsweredItems,
  settlements: readonly Settlement[],
  firstItem: number,
): Answered {
  let [succeeded, refused, charged, cost] = [0, 0, 0, 0];
  const outcomes = computed.map((one, number): LineOutcome => {
    const settlement = settlements[number]!;
    const refusal = one.problem === null ? settlementProblem(one.call, settlement) : null;
    const problem = one.problem ?? refusal;
    if (problem === null) {
      succeeded += 1;
      if (settlement.paidBy === 'quota' || settlement.paidBy === 'wallet') charged += 1;
      cost += settlement.cost;
      return usdText(settlement.cost);
    }
    if (NOT_ALLOWED.has(problem.status)) refused += 1;
    if (refusal === null) return usdText(0);
    return { line: jobLineText(firstItem + number, resultOf({ ...one, problem: refusal })) };
  });
  return { items: lines.length, succeeded, refused, charged, costUsd: usdText(cost), outcomes };
}

function resultOf(one: ComputedItem): Parameters<typeof jobLineText>[1] {
  const { id } = one.item;
  return one.problem === null
    ? { id, status: 200, text: one.text, markdown: one.markdown, costUsd: usdText(0) }
    : { id, status: one.problem.status, text: problemText(one.call, one.problem), costUsd: usdText(0) };
}

function readItem(text: string, index: number, endpoint: Endpoint, { tries }: JobLease): BatchItem {
  const item = endpoint.batch!.item(JSON.parse(text), index, []);
  if (tries > TRIES_MAX)
    return {
      ...item,
      endpoint: new Problem({
        code: 'internal_error',
        field: null,
        message: 'The item could not be computed, through our fault. It was not charged.',
        hint: 'Tell us the request_id.',
      }),
    };
  // A short computation would block the requests of others.
  return item.endpoint instanceof Problem ? item : { ...item, endpoint: withoutDirect(item.endpoint) };
}

function withoutDirect(given: Endpoint): Endpoint {
  const { direct: _, dispatch, ...endpoint } = given;
  if (dispatch === undefined) return endpoint;
  const productOf = (input: unknown): Endpoint | null => {
    const product = dispatch.productOf(input);
    return product === null ? null : withoutDirect(product);
  };
  return { ...endpoint, dispatch: { ...dispatch, productOf } };
}

function isOurFault({ problem }: ComputedItem): boolean {
  return problem?.code === 'internal_error' || problem?.code === 'unavailable';
}

function inBackground(compute: Compute): Compute {
  return {
    ...compute,
    run: (job, { name, isLong } = { name: '', isLong: false }) =>
      compute.run(job, { name: `job of ${name}`, isLong, isBackground: true }),
  };
}

/** What items of a job take from the request that brought them. */
function callOfJob({ keyEnds, apiVersion }: JobLease, account: Account, nowMs: number): Recognised {
  const request = { ...NO_REQUEST, method: 'POST', path: '/batch' };
  return advance(startCall(request, null, nowMs, null), { version: apiVersion, key: keyEnds, account });
}
