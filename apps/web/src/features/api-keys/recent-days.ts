/** The days of a key's small chart, today included. */
export const SPARK_DAYS = 14;

const DAY_MS = 86_400_000;

/** The last 14 days (UTC) as `YYYY-MM-DD`, the oldest first, today last. */
export function recentDays(nowMs: number): readonly string[] {
  return Array.from({ length: SPARK_DAYS }, (_, index) =>
    new Date(nowMs - (SPARK_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
