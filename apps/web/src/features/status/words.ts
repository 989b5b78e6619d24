import { formatCount } from '@/lib/format.ts';
import { roundToDecimals, utcClock, utcDay, utcMonth } from '@/lib/plain-format.ts';
import type { ServiceState, StatusDay, StatusMonth } from '@theia-astro/server/rules/status';

const NO_BREAK = '\u00a0';

const moment = (instant: string): string => {
  const date = new Date(instant);
  return `${utcDay(date)}, ${utcClock(date)}`;
};

/** `Nov 23, 2026, 04:00 UTC`. */
export const momentWords = (instant: string): string => `${moment(instant)} UTC`;

/** The span between two instants, with the day once if it is the same. */
export function spanWords(from: string, until: string): string {
  const end = from.slice(0, 10) === until.slice(0, 10) ? utcClock(new Date(until)) : moment(until);
  return `${moment(from)} to ${end} UTC`;
}

/** `2026-11` → `November 2026`. */
export const monthWords = (month: string): string => utcMonth(new Date(`${month}-01T00:00:00Z`));

/** A percentage with the decimals it needs, at least two: `100.00%`, `99.9873%`. */
export function percentWords(percent: number | null): string {
  if (percent === null) return 'Not measured';
  return `${percent.toFixed(4).replace(/0{1,2}$/, '')}%`;
}

/** A latency: `0.84 ms`, `12 ms`, `1.3 s`. */
export function latencyWords(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)}${NO_BREAK}s`;
  return `${milliseconds >= 10 ? Math.round(milliseconds) : Number(milliseconds.toPrecision(2))}${NO_BREAK}ms`;
}

export type Tone = 'ok' | 'warn' | 'bad' | 'plain';

export const STATES: Readonly<Record<ServiceState, { readonly tone: Tone; readonly title: string }>> = {
  operational: { tone: 'ok', title: 'All systems operational' },
  degraded: { tone: 'warn', title: 'Some calls are slow or failing' },
  outage: { tone: 'bad', title: 'Major outage' },
  maintenance: { tone: 'plain', title: 'Maintenance in progress' },
  unknown: { tone: 'plain', title: 'No data yet' },
};

/** How a day compares with the promise: kept, missed, missed by far, or not measured. */
export function dayTone(
  { availability_percent: percent }: Pick<StatusDay, 'availability_percent'>,
  promised: number,
): Tone {
  if (percent === null) return 'plain';
  return percent >= promised ? 'ok' : percent >= 99.9 ? 'warn' : 'bad';
}

/** Minutes with a decimal where they need one. */
export const minutesWords = (minutes: number): string => roundToDecimals(minutes, 1);

const plural = (amount: number, what: string): string => `${what}${amount === 1 ? '' : 's'}`;

/** What happened on a day, in words. */
export function dayWords(day: StatusDay): readonly string[] {
  if (day.availability_percent === null) return ['Not measured'];
  return [
    percentWords(day.availability_percent),
    `${formatCount(day.answered)} ${plural(day.answered, 'call')} answered`,
    ...(day.failed > 0 ? [`${formatCount(day.failed)} failed`] : []),
    ...(day.absent_minutes > 0
      ? [`${minutesWords(day.absent_minutes)} ${plural(day.absent_minutes, 'minute')} absent`]
      : []),
    ...(day.maintenance_minutes > 0
      ? [`${minutesWords(day.maintenance_minutes)} ${plural(day.maintenance_minutes, 'minute')} of maintenance`]
      : []),
  ];
}

/** What customers get for a month. */
export function creditWords({ state, credit_percent: credit }: StatusMonth): string {
  if (state === 'running') return 'In progress';
  if (state === 'held') return 'Under review';
  if (state === 'ended' || credit === null) return 'Not computed yet';
  return credit === 0 ? 'None due' : `${credit}% of the plan price`;
}
