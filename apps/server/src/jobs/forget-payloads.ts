import type { BatchedTask } from './job.ts';

/** Removes request and response payloads from calls older than the retention, one hour of calls at a time. The rows stay. */
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
            (select min(day)::timestamp at time zone 'utc' from private.partitioned_days('public.translator_logs') where (day + 1)::timestamp at time zone 'utc' > mark),
            (select min(created_at) from public.translator_logs_default where created_at >= mark))) as reached
          from known
        )
        select reached as from, least(date_trunc('hour', reached) + interval '1 hour', cutoff) as until, date_trunc('hour', reached) + interval '1 hour' < cutoff as more
        from start where reached < cutoff`;
      if (span === undefined) return false;
      await transaction`
        update public.translator_logs set request_payload = null, response_payload = null
        where created_at >= ${span.from} and created_at < ${span.until} and (request_payload is not null or response_payload is not null)`;
      await transaction`
        insert into private.job_marks values ('payload-retention', ${span.until}) on conflict (job) do update set reached = excluded.reached`;
      return span.more;
    },
  };
}
