import type { BatchedTask } from './job.ts';

/** Notes keys that expire within a week or a day, or have expired: for the mail to their owner and for the audit log. */
export const noteKeyExpiries: BatchedTask = {
  name: 'key-expiry',
  cron: '*/5 * * * *',
  run: async (transaction) => {
    await transaction`select private.note_key_expiries()`;
    return false;
  },
};
