import type { Logger } from 'pino';
import type { Task } from '../../jobs/job.ts';
import { chargeTopup, type TopupDependencies } from './charge-topup.ts';
import { leaseTopup } from './lease-topup.ts';

export const TOPUP_TASK = 'auto-topup';

/** Queues what is due and charges what is queued. What failed to reach Stripe is taken up again when its lease is over. */
export const topupTask = (dependencies: TopupDependencies, log: Logger): Task => ({
  name: TOPUP_TASK,
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    await sql`select private.request_topups(null)`;
    while (!stopped()) {
      const request = await leaseTopup(sql);
      if (request === null) return;
      try {
        await chargeTopup(dependencies, request);
      } catch (error) {
        log.warn({ err: error, request: request.id }, 'a top-up could not be charged at this moment');
      }
    }
  },
});
