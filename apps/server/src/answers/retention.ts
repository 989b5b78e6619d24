import type { BatchedTask } from '../jobs/job.ts';

const DAYS_AHEAD = 3;

/** Makes the daily partitions of kept answers before they are needed. */
export const makeAnswerDays: BatchedTask = {
  name: 'answer-days',
  cron: '7 */6 * * *',
  run: async (transaction) => {
    for (let day = 0; day <= DAYS_AHEAD; day += 1)
      await transaction`select private.ensure_answer_day((now() at time zone 'utc')::date + ${day}::integer)`;
    return false;
  },
};

/** Drops the days of kept answers that are older than the retention. Readers get no answer older than it, even from a day that is still there. */
export function dropAnswerDays(retentionDays: number): BatchedTask {
  return {
    name: 'answer-retention',
    cron: '11 * * * *',
    run: async (transaction) => {
      await transaction`select private.drop_answers(now() - make_interval(days => ${retentionDays}))`;
      return false;
    },
  };
}

/** The tasks of kept answers; a retention of 0 days keeps them for ever. */
export function answerTasks(retentionDays: number): readonly BatchedTask[] {
  return retentionDays > 0 ? [makeAnswerDays, dropAnswerDays(retentionDays)] : [makeAnswerDays];
}
