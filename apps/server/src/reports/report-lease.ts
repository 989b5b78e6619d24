import type { ProblemCode } from '@theia-astro/endpoints/problem';
import type { ReportVoice } from '@theia-astro/endpoints/endpoint';
import type { ReportStage } from '@theia-astro/endpoints/reports/report-paths';
import type { Sql, Transaction } from '../database/database.ts';
import type { SealedRow } from '../database/secrets/encrypted-row.ts';
import { LEASE_SECONDS, type Lease, LeaseLost } from '../jobs/leased-work.ts';

/** Notified when a report waits. */
export const TO_WRITE_CHANNEL = 'theia_reports_to_write';
/** Notified with the id of a report when its state changes. */
export const CHANGED_CHANNEL = 'theia_report_changed';
/** Reports of an account that are written at the same time. */
const WRITING_MAX_PER_ACCOUNT = 3;

/** The right to write a report. */
export interface ReportLease extends Lease {
  readonly userId: string;
  /** Null: it was deleted. */
  readonly keyId: string | null;
  readonly voice: ReportVoice;
  readonly sealed: SealedRow;
  readonly callId: string;
  readonly calledAt: Date;
  readonly requestId: string;
  /** Failures that were our fault. */
  readonly failures: number;
  /** How often the process that wrote it died. */
  readonly deaths: number;
}

/** Takes the report that has waited longest, if one is free. */
export async function takeReport(sql: Sql, holder: string): Promise<readonly ReportLease[]> {
  const rows = await sql<(Omit<ReportLease, 'sealed'> & SealedRow)[]>`
    update private.reports r
    set status = 'writing', stage = 'composing', progress = 0, leased_by = ${holder}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      deaths = r.deaths + case when r.leased_by is null then 0 else 1 end
    from (
      select c.id from private.reports c
      where c.ended_at is null and (c.leased_until is null or c.leased_until < now())
        and (c.status = 'writing' or (select count(*) from private.reports w where w.user_id = c.user_id and w.status = 'writing') < ${WRITING_MAX_PER_ACCOUNT})
      order by c.created_at limit 1 for update of c skip locked
    ) free
    where r.id = free.id
    returning r.id, r.leased_by as holder, r.user_id as "userId", r.api_key_id as "keyId", r.voice, r.content_cipher as cipher, r.secret_id as "secretId", r.call_id as "callId",
      r.called_at as "calledAt", r.request_id as "requestId", r.failures, r.deaths`;
  return rows.map(({ cipher, secretId, ...report }) => ({ ...report, sealed: { cipher, secretId } }));
}

/** Publishes the stage, and the share of the work that is done. */
export async function reportProgress(
  sql: Sql,
  { id, holder }: ReportLease,
  stage: ReportStage,
  progress: number,
): Promise<void> {
  await sql`
    with changed as (update private.reports set stage = ${stage}, progress = ${progress} where id = ${id} and leased_by = ${holder} and ended_at is null returning id)
    select pg_notify(${CHANGED_CHANNEL}, changed.id) from changed`;
}

/** Releases the lease without a result. `hasFailed`: through our fault, and not because this process or the database stops. */
export async function releaseLease(sql: Sql, { id, holder }: ReportLease, hasFailed: boolean): Promise<void> {
  await sql`
    update private.reports set status = 'waiting', stage = null, progress = 0, leased_by = null, leased_until = null, failures = failures + ${hasFailed ? 1 : 0}
    where id = ${id} and leased_by = ${holder} and ended_at is null`;
}

/** Ends a report that cannot be written. Nothing is charged. */
export async function failReport(
  sql: Sql | Transaction,
  { id, holder }: ReportLease,
  failure: { readonly code: ProblemCode; readonly message: string },
): Promise<void> {
  await sql`
    with failed as (
      update private.reports set status = 'failed', failure = ${failure.code}, failure_message = ${failure.message}, stage = null, leased_by = null, leased_until = null, ended_at = now()
      where id = ${id} and leased_by = ${holder} and ended_at is null returning id
    ) select pg_notify(${CHANGED_CHANNEL}, failed.id) from failed`;
}

/**
 * Keeps a written report, in the transaction that charges it.
 * @throws LeaseLost
 */
export async function keepReport(
  transaction: Transaction,
  { id, holder }: ReportLease,
  sealed: SealedRow,
  costUsd: string,
): Promise<void> {
  const kept = await transaction`
    update private.reports set status = 'ready', stage = null, progress = 1, content_cipher = ${sealed.cipher}, secret_id = ${sealed.secretId}, cost_usd = ${costUsd}::numeric,
      leased_by = null, leased_until = null, ended_at = now()
    where id = ${id} and leased_by = ${holder} and ended_at is null`;
  if (kept.count === 0) throw new LeaseLost();
  await transaction`select pg_notify(${CHANGED_CHANNEL}, ${id})`;
}

export async function isAnyReportUnwritten(sql: Sql): Promise<boolean> {
  return (await sql`select 1 from private.reports where ended_at is null limit 1`).length > 0;
}
