import type { BatchedTask } from '../jobs/job.ts';

const AT_ONCE = 1_000;

/** Deletes what the log of deliveries has kept for thirty days. */
export const webhookAttemptsTask: BatchedTask = {
  name: 'webhook-attempts',
  cron: '23 * * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from private.webhook_attempts
      where id in (select a.id from private.webhook_attempts a where a.started_at < now() - interval '30 days' limit ${AT_ONCE})`;
    return deleted.count === AT_ONCE;
  },
};
