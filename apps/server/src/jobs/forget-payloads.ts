import type { BatchedTask } from './job.ts';

/** Removes request and response payloads from calls older than the retention, one hour of calls at a time. The rows stay. */
export function forgetPayloads(retentionDays: number): BatchedTask {
  return {
    name: 'payload-retention',
    cron: '23 * * * *',
    run: async (transaction) => {
      const [span] = await transaction<{ from: Date; until: Date; more: boolean }[]>`
        with known as (
          select coalesce((select reached from private.job_marks where job = 'payload-retention'), (select min(created_at) from public.translator_logs)) as reached,
                 now() - make_interval(days => ${retentionDays}) as cutoff
        )
        select reached as from, least(reached + interval '1 hour', cutoff) as until, reached + interval '1 hour' < cutoff as more from known where reached < cutoff`;
      if (span === undefined) return false;
      await transaction`
        update public.translator_logs set request_payload = null, response_payload = null
        where created_at >= ${span.from} and created_at < ${span.until} and (request_payload is not null or response_payload is not null)`;
      const [next] = span.more
        ? await transaction<
            { at: Date | null }[]
          >`select min(created_at) as at from public.translator_logs where created_at >= ${span.until}`
        : [];
      // A time without calls is skipped in one step, but never past the retention limit.
      const reached = next?.at === null || next === undefined ? span.until : next.at;
      await transaction`
        insert into private.job_marks values ('payload-retention', least(${reached}::timestamptz, now() - make_interval(days => ${retentionDays})))
        on conflict (job) do update set reached = excluded.reached`;
      return span.more;
    },
  };
}
