import type { BatchedTask } from '../jobs/job.ts';

const AT_ONCE = 1_000;

/** Marks events that nobody wanted when they were due, and deletes what was a month ago. */
export const eventSubscriptionsTask: BatchedTask = {
  name: 'event-subscriptions',
  cron: '*/10 * * * *',
  run: async (transaction) => {
    const skipped = await transaction`
      update private.subscription_events set status = 'skipped'
      where id in (
        select e.id from private.subscription_events e where e.status = 'ahead' and e.next_attempt_at is null and e.due_at <= now() and e.leased_by is null limit ${AT_ONCE})`;
    const deleted = await transaction`
      delete from private.subscription_events
      where id in (select e.id from private.subscription_events e where e.at < now() - interval '30 days' order by e.at limit ${AT_ONCE})`;
    return skipped.count === AT_ONCE || deleted.count === AT_ONCE;
  },
};
