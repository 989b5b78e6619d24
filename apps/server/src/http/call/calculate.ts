import { LRUCache } from 'lru-cache';
import { type Computed, computeParsed, type Job } from '../../compute/job.ts';
import { accountFacts } from './account-facts.ts';
import { advance, type Admitted, type Call, type CallServices, inputText } from './call.ts';
import { allocateAnswer } from '../answer/compress-answer.ts';
import type { Compute } from '../../compute/compute.ts';

/**
 * Computes the endpoint's answer: what is brief at once, where the request was parsed; everything else in another thread, so that this one
 * stays free.
 * @throws Problem 422 of the endpoint, 504 when it took longer than the compute budget
 */
export async function calculate(
  call: Admitted,
  wantsTag: boolean,
  services: Pick<CallServices, 'compute' | 'sharedAnswers' | 'context' | 'metrics' | 'log' | 'longComputationMs'>,
): Promise<Computed> {
  const { product } = call;
  const job: Job = {
    path: product.path,
    input: call.input,
    holdsKey: inputText(call).holdsKey,
    nowMs: call.nowMs,
    requestId: call.requestId,
    account: product.readsAccount === true && call.account !== null ? accountFacts(call.account, call.key) : null,
    form: call.representation?.mediaType ?? null,
    wantsTag,
  };
  const computed =
    product.sharedForMs !== undefined
      ? await services.sharedAnswers.get(job, product.sharedForMs, services.compute)
      : product.direct?.runsInline(call.parsed, services.context.places) === true
        ? computeParsed(product, call.parsed, services.context, job, allocateAnswer)
        : await services.compute.run(job, { name: call.account?.userId ?? '', isLong: call.need.isLong === true });
  advance(call, { computedMs: computed.milliseconds });
  // An answer that is shared was computed for an earlier request.
  if (product.sharedForMs === undefined) noteComputation(call, product.path, computed.milliseconds, services);
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

const ANSWERS_MAX = 100;

/** Answers that are the same for all callers while the clock stays in one period (`sharedForMs` of an endpoint). */
export type SharedAnswers = ReturnType<typeof sharedAnswers>;

export function sharedAnswers() {
  const answers = new LRUCache<string, Promise<Computed>>({ max: ANSWERS_MAX });
  return {
    /** The answer of the period that contains `job.nowMs`, computed at most once. @throws the errors of the computation */
    get: (job: Job, periodMs: number, compute: Compute): Promise<Computed> => {
      const shared: Job = { ...job, nowMs: periodStartMs(job.nowMs, periodMs), requestId: null, wantsTag: true };
      const key = JSON.stringify([shared.path, shared.input, shared.form, shared.nowMs]);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = (async () => compute.run(shared))();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
}

/** Whole seconds from an instant until the end of its period, at least 1. */
export function secondsLeft(nowMs: number, periodMs: number): number {
  return Math.max(1, Math.floor((periodStartMs(nowMs, periodMs) + periodMs - nowMs) / 1000));
}

function periodStartMs(nowMs: number, periodMs: number): number {
  return Math.floor(nowMs / periodMs) * periodMs;
}
