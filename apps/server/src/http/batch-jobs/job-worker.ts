import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Sql } from '../../database/database.ts';
import { batchedTask } from '../../jobs/job.ts';
import { whileLeased } from '../../jobs/lease.ts';
import { tierOf } from '../../metering/charge.ts';
import { outsideTraces } from '../../observability/spans.ts';
import { itemRecord, type ComputedItem } from '../batch/batch-item.ts';
import type { CallServices } from '../call/call.ts';
import { hasExpired } from '../caller/authenticate.ts';
import { answerItems, settledItems } from './answer-items.ts';
import { batchJobsTask, packLines } from './job-store.ts';
import {
  renewLease,
  isAnyUnfinished,
  keepResults,
  type Lease,
  LeaseLost,
  releaseLease,
  nextItems,
  takeJob,
} from './lease.ts';

/** How soon a job is found whose node died, and one that waits for its account's turn. */
const LOOK_EVERY_MS = 2_000;

export interface JobWorkerOptions {
  readonly sql: Sql;
  readonly endpoint: Endpoint;
  readonly services: CallServices;
  readonly jobsAtOnce: number;
}

/**
 * Answers jobs, some items at a time, each time of the job that has waited longest. A job is told by notification; while there are unfinished ones, the
 * worker also looks by itself. A server without jobs asks the database for nothing.
 */
export async function openJobWorker({ sql, endpoint, services, jobsAtOnce }: JobWorkerOptions) {
  const leaving = new AbortController();
  const { log } = services;
  const atWork = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let wakeRequested = false;

  const work = async (): Promise<void> => {
    while (!leaving.signal.aborted) {
      const lease = await takeJob(sql);
      if (lease === null) return;
      await serve(lease, { sql, endpoint, services }, leaving.signal);
    }
  };
  const rest = async (): Promise<void> => {
    if (leaving.signal.aborted || atWork.size > 0) return;
    const isNeeded = wakeRequested || (await isAnyUnfinished(sql).catch(() => true));
    if (isNeeded) lookSoon();
  };
  const lookSoon = (): void => {
    if (!leaving.signal.aborted) timer ??= setTimeout(wake, LOOK_EVERY_MS).unref();
  };
  const wake = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (leaving.signal.aborted) return;
    wakeRequested = false;
    for (let missing = jobsAtOnce - atWork.size; missing > 0; missing -= 1) {
      const one: Promise<void> = outsideTraces(work)
        .catch((error: unknown) => {
          wakeRequested = true;
          log.warn({ err: error }, 'items of a job could not be answered; they are tried again');
        })
        .finally(() => {
          atWork.delete(one);
          void rest();
        });
      atWork.add(one);
    }
    // Busy slots may be free before the next notification.
    lookSoon();
  };
  const listener = await sql.listen('theia_batch_jobs', wake, wake);
  return {
    tasks: [batchedTask(batchJobsTask)],
    /** Gives up what is being computed, books what is being booked, and starts nothing more. */
    close: async () => {
      leaving.abort(new Error('the server is closing'));
      if (timer !== null) clearTimeout(timer);
      await listener.unlisten().catch(() => {});
      await Promise.all(atWork);
    },
  };
}

type ServeOptions = Pick<JobWorkerOptions, 'sql' | 'endpoint' | 'services'>;

async function serve(lease: Lease, options: ServeOptions, leaving: AbortSignal): Promise<void> {
  const { sql } = options;
  try {
    await whileLeased(
      () => renewLease(sql, lease),
      () => new LeaseLost(),
      (lost) => answerNext(lease, options, AbortSignal.any([leaving, lost])),
    );
  } catch (error) {
    await releaseLease(sql, lease, !leaving.aborted).catch(() => {});
    if (!(error instanceof LeaseLost) && !leaving.aborted) throw error;
  }
}

/** Answers and books the next items of a job. */
async function answerNext(lease: Lease, { sql, endpoint, services }: ServeOptions, signal: AbortSignal): Promise<void> {
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
  const records = answered.computed.map((one) => itemRecord(one)!);
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
  for (const [index, { outcome, call }] of computed.entries()) {
    const product = tierOf(call.charge);
    const problem = outcome instanceof Problem ? outcome : null;
    const isAnswered = problem === null && refused[index] !== true;
    if (isAnswered) counts.answered(product, null);
    else if (problem !== null && problem.status >= 500) counts.failed(product);
    metrics.batchJobItems.inc({ outcome: isAnswered ? 'answered' : 'not_answered' });
  }
}
