import { sweepAuth } from './auth/sweep.ts';
import type { BatchedTask } from '../jobs/job.ts';

/** Deletes expired tokens, challenges and sessions every hour. */
export const sweepAccounts: BatchedTask = {
  name: 'sweep-accounts',
  cron: '23 * * * *',
  run: async (transaction) => {
    await sweepAuth(transaction);
    return false;
  },
};
