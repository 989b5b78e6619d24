import type { BatchedTask } from '../jobs/job.ts';

const AT_ONCE = 50;

/** Deletes reports that failed a week ago: they hold a birth, and nobody reads them. */
export const failedReportsTask: BatchedTask = {
  name: 'failed-reports',
  cron: '17 * * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from private.reports
      where id in (select r.id from private.reports r where r.status = 'failed' and r.ended_at <= now() - interval '7 days' order by r.ended_at limit ${AT_ONCE})`;
    return deleted.count === AT_ONCE;
  },
};
