import type { BatchedTask } from './job.ts';

const BATCH_SIZE = 1_000;
const RETENTION_DAYS = 400;

/** Deletes what the audit logs of accounts have kept for 400 days. */
export const forgetAuditLog: BatchedTask = {
  name: 'audit-log',
  cron: '17 3 * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from public.audit_log where id in (
        select id from public.audit_log where created_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${BATCH_SIZE})`;
    return deleted.count === BATCH_SIZE;
  },
};

/** Deletes stored answers after 24 hours. */
export const forgetIdempotencyKeys: BatchedTask = {
  name: 'idempotency-keys',
  cron: '*/10 * * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from private.idempotency_keys
      where (user_id, idempotency_key) in (select user_id, idempotency_key from private.idempotency_keys where created_at <= now() - interval '24 hours' order by created_at limit ${BATCH_SIZE})`;
    return deleted.count === BATCH_SIZE;
  },
};

/** Removes request payloads from calls older than the retention, one hour of calls at a time. The rows stay. */
export function forgetPayloads(retentionDays: number): BatchedTask {
  return {
    name: 'payload-retention',
    cron: '23 * * * *',
    run: async (transaction) => {
      const [span] = await transaction<{ from: Date; until: Date; more: boolean }[]>`
        with known as (
          select coalesce((select reached from private.job_marks where job = 'payload-retention'), '-infinity') as mark,
                 private.retention_clock() - make_interval(days => ${retentionDays}) as cutoff
        ), start as (
          -- Days without a partition are skipped in one step.
          select cutoff, greatest(mark, least(
            (select min(day)::timestamp at time zone 'utc' from private.partitioned_days('private.calls') where (day + 1)::timestamp at time zone 'utc' > mark),
            (select min(created_at) from private.calls_default where created_at >= mark))) as reached
          from known
        )
        select reached as from, least(date_trunc('hour', reached) + interval '1 hour', cutoff) as until, date_trunc('hour', reached) + interval '1 hour' < cutoff as more
        from start where reached < cutoff`;
      if (span === undefined) return false;
      await transaction`
        update private.calls set request_payload = null
        where created_at >= ${span.from} and created_at < ${span.until} and request_payload is not null`;
      await transaction`
        insert into private.job_marks values ('payload-retention', ${span.until}) on conflict (job) do update set reached = excluded.reached`;
      return span.more;
    },
  };
}

/** Notes keys that expire within a week or a day, or have expired: for the mail to their owner and for the audit log. */
export const noteKeyExpiries: BatchedTask = {
  name: 'key-expiry',
  cron: '*/5 * * * *',
  run: async (transaction) => {
    await transaction`select private.note_key_expiries()`;
    return false;
  },
};

/** The tables that are partitioned by day. */
const TABLES = ['private.calls', 'private.call_answers'] as const;
type DayTable = (typeof TABLES)[number];

/** Days made in advance: for so long the job may fail before rows go to a default partition. */
const DAYS_AHEAD = 7;

/** Makes the daily partitions before they are needed, and those of rows that went to a default partition meanwhile. One a transaction. */
export const makeDays: BatchedTask = {
  name: 'partitions',
  cron: '7 * * * *',
  run: async (transaction) => {
    for (const table of TABLES) {
      const [made] = await transaction<
        { day: string | null }[]
      >`select private.make_next_day(${table}::regclass, ${DAYS_AHEAD})::text as day`;
      if (made?.day) return true;
    }
    return false;
  },
};

/**
 * Drops whole days that are older than their table's retention, one a transaction. Goes by a clock that does not jump (`private.retention_clock`).
 * @param retentionDays for each table; a table that is left out, or with 0, keeps everything
 */
export function dropDays(retentionDays: Readonly<Partial<Record<DayTable, number>>>): BatchedTask {
  return {
    name: 'retention',
    cron: '11 * * * *',
    run: async (transaction) => {
      for (const table of TABLES) {
        const days = retentionDays[table] ?? 0;
        if (days === 0) continue;
        const [dropped] = await transaction<
          { day: string | null }[]
        >`select private.drop_next_day(${table}::regclass, private.retention_clock() - make_interval(days => ${days}))::text as day`;
        if (dropped?.day) return true;
      }
      return false;
    },
  };
}
