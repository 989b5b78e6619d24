import type { BatchedTask } from '../../jobs/job.ts';

const AT_ONCE = 10;

/** Deletes jobs whose results have been kept long enough, and gives up those that were not done in that time. */
export const batchJobsTask: BatchedTask = {
  name: 'batch-jobs',
  cron: '*/10 * * * *',
  run: async (transaction) => {
    const stale = await transaction`
      select private.end_batch_job(j.id, 'failed', 'timeout') from private.batch_jobs j
      where j.id in (select o.id from private.batch_jobs o where o.ended_at is null and o.expires_at <= now() limit ${AT_ONCE})`;
    const deleted = await transaction`
      delete from private.batch_jobs
      where id in (select d.id from private.batch_jobs d where d.ended_at is not null and d.expires_at <= now() order by d.expires_at limit ${AT_ONCE})`;
    return stale.count === AT_ONCE || deleted.count === AT_ONCE;
  },
};
