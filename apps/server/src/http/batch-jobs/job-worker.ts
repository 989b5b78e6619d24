import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Sql } from '../../database/database.ts';
import { batchedTask } from '../../jobs/job.ts';
import { LeaseLost, openLeasedWork } from '../../jobs/leased-work.ts';
import { tierOf } from '../../metering/charge.ts';
import { itemRecord, type ComputedItem } from '../batch/batch-item.ts';
import type { CallServices } from '../call/call.ts';
import { hasExpired } from '../caller/authenticate.ts';
import { answerItems, settledItems } from './answer-items.ts';
import { batchJobsTask, packLines } from './job-store.ts';
import { isAnyUnfinished, type JobLease, keepResults, nextItems, releaseLease, takeJob } from './lease.ts';

/** How soon a job is found whose node died, and one that waits for its account's turn. */
const LOOK_EVERY_MS = 2_000;

export interface JobWorkerOptions {
  readonly sql: Sql;
  readonly endpoint: Endpoint;
  readonly services: CallServices;
  readonly jobsAtOnce: number;
}

/**
 * Answers jobs, some items at a time, each time of the job that has waited longest. A server without jobs asks the database for nothing.
 * What is being computed is given up on closing; what is being booked is booked.
 */
export async function openJobWorker({ sql, endpoint, services, jobsAtOnce }: JobWorkerOptions) {
  const work = await openLeasedWork<JobLease>({
    sql,
    log: services.log,
    what: 'batch jobs',
    table: 'private.batch_jobs',
    channel: 'theia_batch_jobs',
    atOnce: jobsAtOnce,
    closingMs: 0,
    take: (holder) => takeJob(sql, holder),
    untilNextMs: async () => ((await isAnyUnfinished(sql)) ? LOOK_EVERY_MS : null),
    perform: async (lease, signal) => {
      try {
        await answerNext(lease, { sql, endpoint, services }, signal);
      } catch (error) {
        await releaseLease(sql, lease, !signal.aborted).catch(() => {});
        throw error;
      }
    },
  });
  return { ...work, tasks: [batchedTask(batchJobsTask)] };
}

/** Answers and books the next items of a job. */
async function answerNext(
  lease: JobLease,
  { sql, endpoint, services }: Omit<JobWorkerOptions, 'jobsAtOnce'>,
  signal: AbortSignal,
): Promise<void> {
  const account = await services.metering.readAccountOfKey(lease.keyId);
  if (account === null || !account.usable || hasExpired(account)) {
    const failure = account?.usable === true ? 'expired_key' : 'revoked_key';
    await sql`select private.end_batch_job(${lease.id}, 'failed', ${failure})`;
    return;
  }
  const texts = await nextItems(sql, lease);
  if (texts.length === 0) throw new LeaseLost();
  const answered = await answerItems(lease, texts, account, endpoint, services, signal);
  const frame = await packLines(answered.lines);
  const records = answered.computed.map(itemRecord);
  const settlements = await services.metering.settleInTransaction(records, (transaction, booked) =>
    keepResults(transaction, lease, frame, settledItems(answered, booked, lease.nextItem)),
  );
  count(
    answered.computed,
    services,
    settlements.map(({ refusal }) => refusal !== null),
  );
}

/** Each item is a call, for the availability and the metrics. */
function count(
  computed: readonly ComputedItem[],
  { counts, metrics }: CallServices,
  refused: readonly boolean[],
): void {
  for (const [index, { problem, call }] of computed.entries()) {
    const product = tierOf(call.charge);
    const isAnswered = problem === null && refused[index] !== true;
    if (isAnswered) counts.answered(product, null);
    else if (problem !== null && problem.status >= 500) counts.failed(product);
    metrics.batchJobItems.inc({ outcome: isAnswered ? 'answered' : 'not_answered' });
  }
}
