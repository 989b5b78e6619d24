import { DRY_RUN_MEDIA_TYPE } from '@theia-astro/endpoints/openapi/dry-run';
import { type BatchItem, type Endpoint, productOf, type Warning } from '@theia-astro/endpoints/endpoint';
import { JOB_COST_MS_MAX, type jobDryRunSchema, type jobEstimateSchema } from '@theia-astro/endpoints/jobs/job-paths';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Account, PriceList } from '../../metering/account.ts';
import { admitBatch, openFunds, type Refusal, refusalProblem } from '../../metering/admission.ts';
import { newCallId } from '../../metering/call-id.ts';
import { type Charge, chargeOf } from '../../metering/charge.ts';
import { usdText } from '../../metering/money.ts';
import { answerHeaders } from '../answer/answer-headers.ts';
import { advance, type CallServices, type Recognised } from '../call/call.ts';
import { permitProduct } from '../caller/permit-product.ts';
import { type Claim, readIdempotencyKey, requestHash } from '../call/idempotency.ts';
import type { ApiAnswer } from '../connection/api-request.ts';
import { type JobItems, readJob } from './read-job.ts';
import { takeDryRun } from '../call/dry-run.ts';
import type { JobForm } from './job-document.ts';

/**
 * Takes a batch as a job: reads and prices all items, stores them, and answers 202 before any of them is computed. With the same Idempotency-Key it is the
 * same job. Nothing is charged here.
 * @throws Problem
 */
export async function submitJob(
  caller: Recognised,
  form: JobForm,
  endpoint: Endpoint,
  services: CallServices,
): Promise<ApiAnswer> {
  const { account } = caller;
  const key = readIdempotencyKey(caller.request.header('idempotency-key'));
  const need = endpoint.need({ items: [], warnings: [] });
  const call = advance(caller, { charge: chargeOf(need) });
  admitBatch(account, need, endpoint.name);
  const quote = openQuote(account, services.metering.prices(), call.nowMs, (product, input) =>
    permitProduct(account, product, input, services),
  );
  const job = await readJob(call, form, endpoint, quote);
  const { estimate } = quote;
  if (quote.refusal !== null && !job.dryRun) throw quote.refusal;
  const warnings = [...notCovered(estimate), ...job.warnings];
  const headers = {
    ...answerHeaders(call, services.limiter),
    ...(form === 'json' ? { 'preference-applied': 'respond-async' } : {}),
  };
  if (job.dryRun)
    return {
      status: 200,
      headers: { ...headers, 'content-type': DRY_RUN_MEDIA_TYPE },
      body: JSON.stringify(dryRun(account, job.items, estimate, warnings)),
    };
  const claim =
    key === null
      ? null
      : await services.idempotency.begin(
          account.userId,
          key,
          requestHash('/batch as a job', call.version, job.digestHex),
        );
  if (claim !== null && !('release' in claim))
    return accepted({ ...headers, 'idempotency-replayed': 'true' }, claim.body);
  try {
    return accepted(headers, await store(call, job, { estimate, warnings }, claim, services));
  } finally {
    claim?.release();
  }
}

async function store(
  { account, key, version, nowMs }: Recognised,
  { items, frames }: JobItems,
  facts: { readonly estimate: Estimate; readonly warnings: readonly Warning[] },
  claim: Claim | null,
  services: CallServices,
): Promise<string> {
  const document = await services.batchJobs.create(
    {
      id: newCallId(nowMs).requestId.replace('req_', 'job_'),
      userId: account.userId,
      keyId: account.keyId,
      keyEnds: key.slice(0, 4) + key.slice(-4),
      apiVersion: version,
      items,
      frames,
      ...facts,
    },
    claim,
    JSON.stringify,
  );
  return JSON.stringify(document);
}

function accepted(headers: Record<string, string>, body: string): ApiAnswer {
  const { id } = JSON.parse(body) as { readonly id: string };
  return { status: 202, headers: { ...headers, 'content-type': 'application/json', location: `/jobs/${id}` }, body };
}

function notCovered({ refused }: Estimate): readonly Warning[] {
  if (refused === 0) return [];
  return [
    {
      code: 'items_not_covered',
      message: `As things are, plan, quota and wallet do not cover ${refused} of the items. They will be refused, and cost nothing.`,
    },
  ];
}

function dryRun(
  account: Account,
  items: number,
  estimate: Estimate,
  warnings: readonly Warning[],
): Wire<typeof jobDryRunSchema> {
  return {
    product: 'batch',
    dry_run: true,
    items,
    estimate,
    quota_left: account.plan === null ? null : account.quotaLeft,
    balance_usd: usdText(account.balance),
    warnings,
  };
}

export type Estimate = Wire<typeof jobEstimateSchema>;

/** Adds up what the items of a job will cost, in their order. */
export type Quote = ReturnType<typeof openQuote>;

/** @throws Problem where the key may not ask for this */
type Permit = (product: Endpoint, input: BatchItem['input']) => void;

/** From the last known balance and quota. What is charged is decided in the database when an item is answered. */
function openQuote(account: Account, prices: PriceList, nowMs: number, permit: Permit) {
  const funds = openFunds(account, prices);
  const counts = { from_quota: 0, from_wallet: 0, free: 0, refused: 0 };
  let price = 0;
  let cost = 0;
  let milliseconds = 0;
  let fitting = 0;
  let covered = 0;
  let firstRefused: { readonly refusal: Refusal; readonly charge: Charge } | null = null;
  return {
    /** @throws Problem 400 batch_too_large when the items take too long together */
    add: (item: BatchItem) => {
      const { charge, costMs } = facts(item, nowMs, permit);
      milliseconds += costMs;
      if (milliseconds > JOB_COST_MS_MAX) throw tooCostly(fitting);
      fitting += 1;
      if (charge === null || charge.kind === 'free') {
        counts.free += 1;
        return;
      }
      const { paidBy, price: itemPrice, refusal } = funds.preview(charge);
      price += itemPrice;
      if (refusal !== null) {
        firstRefused ??= { refusal, charge };
        counts.refused += 1;
        return;
      }
      funds.spend(charge);
      covered += 1;
      counts[paidBy === 'quota' ? 'from_quota' : paidBy === 'wallet' ? 'from_wallet' : 'free'] += 1;
      if (paidBy === 'wallet') cost += itemPrice;
    },
    get estimate(): Estimate {
      return { price_usd: usdText(price), cost_usd: usdText(cost), ...counts };
    },
    /** The refusal of the first item, if no item would be paid; else null. */
    get refusal(): Problem | null {
      return firstRefused === null || covered > 0
        ? null
        : refusalProblem(firstRefused.refusal, account, firstRefused.charge);
    },
  };
}

/** What is charged for an item and how long it takes; nothing for one whose result will be a problem. */
function facts(
  item: BatchItem,
  nowMs: number,
  permit: Permit,
): { readonly charge: Charge | null; readonly costMs: number } {
  const nothing = { charge: null, costMs: 0 };
  const { endpoint } = item;
  if (endpoint instanceof Problem) return nothing;
  try {
    const { input, dryRun } = takeDryRun(item.input, false);
    const product = productOf(endpoint, input);
    const request = product.parse(input, nowMs);
    permit(product, input);
    return dryRun
      ? nothing
      : { charge: chargeOf(product.need(request)), costMs: product.cost?.(request).milliseconds ?? 0 };
  } catch (error) {
    if (error instanceof Problem) return nothing;
    throw error;
  }
}

function tooCostly(fitting: number): Problem {
  return new Problem({
    code: 'batch_too_large',
    field: 'items',
    message: `The items would take more than ${JOB_COST_MS_MAX / 60_000} minutes of computing time together.`,
    hint: `Send at most the first ${fitting} of them in one job.`,
    extra: { largest_items: fitting },
  });
}
