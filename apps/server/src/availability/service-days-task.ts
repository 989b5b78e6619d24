import type { Task } from '../jobs/job.ts';

/** Minutes are kept for this many days: the page shows 90, and a month is closed days after its end. */
const MINUTES_KEPT_DAYS = 100;

/** Adds the minutes of all processes up to days, and deletes minutes that are no longer needed. */
export const serviceDaysTask: Task = {
  name: 'service-days',
  cron: '*/5 * * * *',
  perform: async (sql) => {
    await sql`select private.roll_up_service_days()`;
    await sql`select private.forget_service_minutes(private.retention_clock() - make_interval(days => ${MINUTES_KEPT_DAYS}))`;
  },
};
