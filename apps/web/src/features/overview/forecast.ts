const DAY_MS = 86_400_000;
/** Fewer whole days than this say nothing about the next ones. */
const DAYS_MIN = 3;
const DAYS_MAX = 7;

export interface QuotaPace {
  /** How many whole days the pace is computed from. */
  readonly days: number;
  /** Calls at the end of the period at this pace. */
  readonly atEnd: number;
  /** When the quota is used up, in milliseconds; null: not in this period. */
  readonly runsOutAt: number | null;
}

/** Calls of the last `count` whole UTC days before `now`, oldest first, with zeros for days without calls. */
export function wholeDays(callsByDay: ReadonlyMap<string, number>, count: number, now: number): number[] {
  const today = Math.floor(now / DAY_MS);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date((today - count + index) * DAY_MS).toISOString().slice(0, 10);
    return callsByDay.get(day) ?? 0;
  });
}

/** How long a balance lasts at the cost of the last seven whole days; null without cost. */
export function balancePace(
  costByDay: ReadonlyMap<string, number>,
  balanceUsd: number,
  now: number,
): { readonly days: number; readonly lastsDays: number } | null {
  const perDay = wholeDays(costByDay, DAYS_MAX, now).reduce((sum, cost) => sum + cost, 0) / DAYS_MAX;
  return perDay > 0 ? { days: DAYS_MAX, lastsDays: Math.floor(balanceUsd / perDay) } : null;
}

/** The use of the quota at the end of its period, at the pace of its last whole days; null with fewer than three of them, or without calls. */
export function quotaPace(
  callsByDay: ReadonlyMap<string, number>,
  period: { quota: number; used: number; period_start: string; period_end: string },
  now: number,
): QuotaPace | null {
  const end = Date.parse(period.period_end);
  const passed = Math.floor(now / DAY_MS) - Math.ceil(Date.parse(period.period_start) / DAY_MS);
  const days = Math.min(DAYS_MAX, passed);
  if (days < DAYS_MIN || period.quota === 0 || now >= end) return null;
  const perDay = wholeDays(callsByDay, days, now).reduce((sum, calls) => sum + calls, 0) / days;
  if (perDay === 0) return null;
  const atEnd = Math.round(period.used + (perDay * (end - now)) / DAY_MS);
  const runsOutAt = now + ((period.quota - period.used) / perDay) * DAY_MS;
  return { days, atEnd, runsOutAt: atEnd > period.quota && period.used < period.quota ? runsOutAt : null };
}
