import type { BatchItem } from '@theia/endpoints/endpoint';
import { Problem, problemDocument } from '@theia/endpoints/problem';
import type { Purse } from '../metering/admit-batch.ts';
import type { MeteredCall, Settlement } from '../metering/metered-call.ts';
import { refusalProblem } from '../metering/refusal.ts';
import type { ApiRequest } from './api-request.ts';
import { calculate } from './calculate.ts';
import type { Call } from './call.ts';
import { newCallId } from './call-id.ts';
import { estimate, takeDryRun } from './dry-run.ts';
import { meteredRecord } from './metered-record.ts';
import { problemOf } from './problem-of.ts';
import { withoutKeys } from './redact.ts';
import type { CallServices } from './services.ts';

/** An item after its computation: a call of its own with its answer, or with the problem it ended in. */
export interface ComputedItem {
  readonly item: BatchItem;
  readonly call: Call;
  readonly outcome: { readonly text: string } | Problem;
}

/** Admits and computes one item as if it had come alone; whatever goes wrong is its own problem. */
export async function computeItem(
  batch: Call,
  item: BatchItem,
  purse: Purse,
  services: CallServices,
): Promise<ComputedItem> {
  const call = itemCall(batch, item, services.now());
  try {
    if (item.endpoint instanceof Problem) throw item.endpoint;
    const { input, dryRun } = takeDryRun(item.input, false);
    const request = item.endpoint.parse(input, call.nowMs);
    const need = item.endpoint.need(request);
    call.need = dryRun ? { ...need, priceTier: null } : need;
    if (dryRun)
      return {
        item,
        call,
        outcome: {
          text: JSON.stringify(estimate(item.endpoint.name, call.account, [need], services.metering.prices())),
        },
      };
    purse.admit(need);
    const { json } = await calculate(call, item.endpoint, need, { representation: null, tag: false }, services);
    purse.spend(need);
    return { item, call, outcome: { text: json } };
  } catch (error) {
    if (!(error instanceof Problem))
      services.log.error({ err: error, request_id: call.requestId, path: item.path }, 'an item of a batch failed');
    return { item, call, outcome: problemOf(error) };
  }
}

/** The item's row in the log: to be paid when it was answered. */
export function itemRecord({ call, outcome }: ComputedItem): MeteredCall | null {
  if (call.account === null) return null;
  if (outcome instanceof Problem)
    return meteredRecord(call, call.account, {
      status: outcome.status,
      charged: false,
      text: problemText(call, outcome),
      errorMessage: outcome.message,
      idempotency: null,
    });
  return meteredRecord(call, call.account, {
    status: 200,
    charged: true,
    text: outcome.text,
    errorMessage: null,
    idempotency: null,
  });
}

/** The problem of an item that the settlement refused; null when it is paid. */
export function settlementProblem({ call }: ComputedItem, { refusal }: Settlement): Problem | null {
  if (refusal === null || call.account === null || call.need === null) return null;
  if (refusal === 'account_gone' || refusal === 'idempotency_in_progress')
    return new Problem({ code: 'invalid_key', field: null, message: 'This is not a valid API key.' });
  return refusalProblem(refusal, call.account, call.need);
}

export function problemText(call: Call, problem: Problem): string {
  return withoutKeys(JSON.stringify(problemDocument(problem, withoutKeys(call.request.path), call.requestId)));
}

function itemCall(batch: Call, item: BatchItem, nowMs: number): Call {
  const { uuid, requestId } = newCallId(nowMs);
  const request: ApiRequest = {
    method: 'POST',
    path: item.path,
    query: '',
    header: (name) => batch.request.header(name),
    remoteAddress: batch.request.remoteAddress,
    readBody: () => Promise.resolve(Buffer.alloc(0)),
  };
  const route =
    item.endpoint instanceof Problem
      ? null
      : { endpoint: item.endpoint, path: item.path, allow: 'POST', queryLists: new Set<string>() };
  return {
    request,
    route,
    id: uuid,
    requestId,
    nowMs,
    begunMs: performance.now(),
    version: batch.version,
    rate: batch.rate,
    key: batch.key,
    account: batch.account,
    body: null,
    parsed: null,
    input: item.input,
    need: null,
    settlement: null,
    computedMs: 0,
  };
}
