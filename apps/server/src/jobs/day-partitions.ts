import type { BatchedTask } from './job.ts';

/** The tables that are partitioned by day. */
const TABLES = ['public.translator_logs', 'public.api_usage', 'private.call_answers'] as const;
type DayTable = (typeof TABLES)[number];

/** Days made in advance: for so long the job may fail before rows go to a default partition. */
const DAYS_AHEAD = 7;

/** Makes the daily partitions before they are needed, and those of rows that went to a default partition meanwhile. One a transaction. */
export const makeDays: BatchedTask = {
  name: 'partitions',
  cron: '7 * * * *',
  run: async (transaction) => {
    for (const table of TABLES) {
      const [made] = await transaction<
        { day: string | null }[]
      >`select private.make_next_day(${table}::regclass, ${DAYS_AHEAD})::text as day`;
      if (made?.day) return true;
    }
    return false;
  },
};

/**
 * Drops whole days that are older than their table's retention, one a transaction. Goes by a clock that does not jump (`private.retention_clock`).
 * @param retentionDays for each table; a table that is left out, or with 0, keeps everything
 */
export function dropDays(retentionDays: Readonly<Partial<Record<DayTable, number>>>): BatchedTask {
  return {
    name: 'retention',
    cron: '11 * * * *',
    run: async (transaction) => {
      for (const table of TABLES) {
        const days = retentionDays[table] ?? 0;
        if (days === 0) continue;
        const [dropped] = await transaction<
          { day: string | null }[]
        >`select private.drop_next_day(${table}::regclass, private.retention_clock() - make_interval(days => ${days}))::text as day`;
        if (dropped?.day) return true;
      }
      return false;
    },
  };
}
