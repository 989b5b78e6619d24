import { DRY_RUN_MEDIA_TYPE } from '@theia-astro/endpoints/openapi/dry-run';
import type { Endpoint, Warning } from '@theia-astro/endpoints/endpoint';
import type { jobDryRunSchema } from '@theia-astro/endpoints/jobs/job-schema';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';
import type { Account } from '../../metering/account.ts';
import { admitBatch } from '../../metering/admit-batch.ts';
import { newCallId } from '../../metering/call-id.ts';
import { usdText } from '../../metering/money.ts';
import { answerHeaders } from '../answer/answer-headers.ts';
import type { Call } from '../call/call.ts';
import { permitProduct } from '../caller/permit-product.ts';
import { type Claim, readIdempotencyKey, requestHash } from '../call/idempotency.ts';
import type { CallServices } from '../call/services.ts';
import type { ApiAnswer } from '../connection/api-request.ts';
import type { JobForm } from './asked-as-job.ts';
import { type Estimate, openQuote } from './quote.ts';
import { type JobItems, readJob } from './read-job.ts';

/**
 * Takes a batch as a job: reads and prices all items, stores them, and answers 202 before any of them is computed. With the same Idempotency-Key it is the
 * same job. Nothing is charged here.
 * @throws Problem
 */
export async function submitJob(
  call: Call,
  account: Account,
  form: JobForm,
  endpoint: Endpoint,
  services: CallServices,
): Promise<ApiAnswer> {
  const key = readIdempotencyKey(call.request.header('idempotency-key'));
  call.need = endpoint.need({ items: [], warnings: [] });
  admitBatch(account, call.need, endpoint.name);
  const quote = openQuote(account, services.metering.prices(), call.nowMs, (product, input) =>
    permitProduct(call, product, input, services),
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
    return accepted(headers, await store(call, account, job, { estimate, warnings }, claim, services));
  } finally {
    claim?.release();
  }
}

async function store(
  call: Call,
  account: Account,
  { items, frames }: JobItems,
  facts: { readonly estimate: Estimate; readonly warnings: readonly Warning[] },
  claim: Claim | null,
  services: CallServices,
): Promise<string> {
  const key = call.key ?? '';
  const document = await services.batchJobs.create(
    {
      id: newCallId(call.nowMs).requestId.replace('req_', 'job_'),
      userId: account.userId,
      keyId: account.keyId,
      keyEnds: key.slice(0, 4) + key.slice(-4),
      apiVersion: call.version,
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
