import { sweepAuth } from '../account/auth/sweep.ts';
import type { Job } from './job.ts';

/** Deletes expired tokens, challenges and sessions every hour. */
export const sweepAccounts: Job = {
  name: 'sweep-accounts',
  everyMs: 3_600_000,
  run: async (transaction) => {
    await sweepAuth(transaction);
    return false;
  },
};
