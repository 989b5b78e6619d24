import type { BatchedTask } from './job.ts';

const MONTHS_AHEAD = 2;

/** Makes the monthly partitions of the call log and the usage before they are needed. */
export const makePartitions: BatchedTask = {
  name: 'partitions',
  cron: '7 */6 * * *',
  run: async (transaction) => {
    for (let month = 0; month <= MONTHS_AHEAD; month += 1) {
      await transaction`select private.ensure_month(((now() at time zone 'utc') + make_interval(months => ${month}))::date)`;
    }
    return false;
  },
};
