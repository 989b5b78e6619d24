import { sweepAuth } from '../account/auth/sweep.ts';
import type { Job } from './job.ts';

/** Deletes expired tokens, challenges and sessions every hour. */
export const sweepAccounts: Job = {
  name: 'sweep-accounts',
  cron: '23 * * * *',
  run: async (transaction) => {
    await sweepAuth(transaction);
    return false;
  },
};
