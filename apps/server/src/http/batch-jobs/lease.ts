import type { Sql, Transaction } from '../../database/database.ts';
import { LEASE_SECONDS, type Lease, LeaseLost } from '../../jobs/leased-work.ts';
import { type LineOutcome, unpackLines } from './job-store.ts';

const RUNNING_MAX_PER_ACCOUNT = 3;

/** The right to answer the next items of a job. */
export interface JobLease extends Lease {
  readonly keyId: string;
  readonly keyEnds: string;
  readonly apiVersion: string;
  readonly items: number;
  readonly nextItem: number;
  /** How often the items from `nextItem` on were begun, with this time. */
  readonly tries: number;
}

/** Takes the job that has waited longest for its turn, if one is free. Accounts have a number of jobs at a time. */
export async function takeJob(sql: Sql, holder: string): Promise<readonly JobLease[]> {
  return sql<JobLease[]>`
    update private.batch_jobs j
    set status = 'running', started_at = coalesce(j.started_at, now()), leased_by = ${holder}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        tries = j.tries + 1, served_at = clock_timestamp()
    from (
      select c.id from private.batch_jobs c
      where c.ended_at is null and (c.leased_until is null or c.leased_until < now())
        and (c.status = 'running' or (select count(*) from private.batch_jobs r where r.user_id = c.user_id and r.status = 'running') < ${RUNNING_MAX_PER_ACCOUNT})
      order by c.served_at limit 1 for update of c skip locked
    ) free
    where j.id = free.id
    returning j.id, j.leased_by as holder, j.api_key_id as "keyId", j.key_ends as "keyEnds", j.api_version as "apiVersion", j.items, j.next_item as "nextItem", j.tries`;
}

/** Releases the lease without results. `isTry`: the items may be at fault. */
export async function releaseLease(sql: Sql, { id, holder }: Lease, isTry: boolean): Promise<void> {
  await sql`
    update private.batch_jobs set leased_by = null, leased_until = null, tries = tries - ${isTry ? 0 : 1}
    where id = ${id} and leased_by = ${holder}`;
}

export async function isAnyUnfinished(sql: Sql): Promise<boolean> {
  return (await sql`select 1 from private.batch_jobs where ended_at is null limit 1`).length > 0;
}

/** The texts of the next items; not of all there are. */
export async function nextItems(sql: Sql, { id, nextItem }: JobLease): Promise<readonly string[]> {
  const [row] = await sql<{ first_item: number; frame: Buffer }[]>`
    select i.first_item, i.frame from private.batch_job_items i where i.job_id = ${id} and i.first_item <= ${nextItem} order by i.first_item desc limit 1`;
  return row === undefined ? [] : (await unpackLines(row.frame)).slice(nextItem - row.first_item);
}

/** Answered items that are being booked. */
export interface Answered {
  readonly items: number;
  readonly succeeded: number;
  readonly refused: number;
  readonly charged: number;
  readonly costUsd: string;
  readonly outcomes: readonly LineOutcome[];
}

/**
 * Writes what was answered, in the transaction that books it, and gives the job back.
 * @throws LeaseLost
 */
export async function keepResults(
  transaction: Transaction,
  { id, holder, nextItem }: JobLease,
  frame: Buffer,
  { items, succeeded, refused, charged, costUsd, outcomes }: Answered,
): Promise<void> {
  const next = nextItem + items;
  const [job] = await transaction<{ is_over: boolean }[]>`
    update private.batch_jobs set next_item = ${next}, succeeded = succeeded + ${succeeded}, refused = refused + ${refused},
      failed = failed + ${items - succeeded - refused}, charged = charged + ${charged}, cost_usd = cost_usd + ${costUsd}::numeric,
      tries = 0, leased_by = null, leased_until = null, served_at = clock_timestamp(),
      status = case when ${next} = items then 'done' else status end,
      ended_at = case when ${next} = items then clock_timestamp() end,
      expires_at = case when ${next} = items then clock_timestamp() + interval '7 days' else expires_at end
    where id = ${id} and leased_by = ${holder} and next_item = ${nextItem} and ended_at is null
    returning ended_at is not null as is_over`;
  if (job === undefined) throw new LeaseLost();
  await transaction`
    insert into private.batch_job_results (job_id, first_item, items, frame, outcomes)
    values (${id}, ${nextItem}, ${items}, ${frame}, ${JSON.stringify(outcomes)}::text::json)`;
  await transaction`delete from private.batch_job_items where job_id = ${id} and first_item + items <= ${next}`;
}
