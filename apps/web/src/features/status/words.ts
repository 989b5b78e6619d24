import type { ServiceState, StatusDay, StatusMonth } from '@theia-astro/server/rules/status';

const MOMENT = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const NO_BREAK = '\u00a0';

/** `Nov 23, 2026, 04:00 UTC`. */
export const momentWords = (instant: string): string => `${MOMENT.format(new Date(instant))} UTC`;

/** The span between two instants, with the day once if it is the same. */
export function spanWords(from: string, until: string): string {
  const end = from.slice(0, 10) === until.slice(0, 10) ? CLOCK : MOMENT;
  return `${MOMENT.format(new Date(from))} to ${end.format(new Date(until))} UTC`;
}

/** `2026-11` → `November 2026`. */
export const monthWords = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** A percentage with the decimals it needs, at least two: `100.00 %`, `99.9873 %`. */
export function percentWords(percent: number | null): string {
  if (percent === null) return 'Not measured';
  return `${percent.toFixed(4).replace(/0{1,2}$/, '')}${NO_BREAK}%`;
}

/** A latency: `0.84 ms`, `12 ms`, `1.3 s`. */
export function latencyWords(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)}${NO_BREAK}s`;
  return `${milliseconds >= 10 ? Math.round(milliseconds) : Number(milliseconds.toPrecision(2))}${NO_BREAK}ms`;
}

export type Tone = 'ok' | 'warn' | 'bad' | 'plain';

export const STATES: Readonly<Record<ServiceState, { readonly tone: Tone; readonly title: string }>> = {
  operational: { tone: 'ok', title: 'Calls are answered' },
  degraded: { tone: 'warn', title: 'Some calls are slow or fail' },
  outage: { tone: 'bad', title: 'Calls are not answered' },
  maintenance: { tone: 'plain', title: 'Maintenance is under way' },
  unknown: { tone: 'plain', title: 'Nothing is known yet' },
};

/** How a day compares with the promise: kept, missed, missed by far, or not measured. */
export function dayTone(
  { availability_percent: percent }: Pick<StatusDay, 'availability_percent'>,
  promised: number,
): Tone {
  if (percent === null) return 'plain';
  return percent >= promised ? 'ok' : percent >= 99.9 ? 'warn' : 'bad';
}

const count = (amount: number, what: string): string =>
  `${amount.toLocaleString('en')} ${what}${amount === 1 ? '' : 's'}`;

/** What happened on a day, in words. */
export function dayWords(day: StatusDay): readonly string[] {
  if (day.availability_percent === null) return ['Not measured'];
  return [
    percentWords(day.availability_percent),
    `${count(day.answered, 'call')} answered`,
    ...(day.failed > 0 ? [`${day.failed.toLocaleString('en')} failed`] : []),
    ...(day.absent_minutes > 0 ? [`${count(day.absent_minutes, 'minute')} absent`] : []),
    ...(day.maintenance_minutes > 0 ? [`${count(day.maintenance_minutes, 'minute')} of maintenance`] : []),
  ];
}

/** What customers get for a month. */
export function creditWords({ state, credit_percent: credit }: StatusMonth): string {
  if (state === 'running') return 'Not over yet';
  if (state === 'held') return 'Under review';
  if (state === 'ended' || credit === null) return 'Not computed yet';
  return credit === 0 ? 'Promise kept' : `${credit} % of the plan price`;
}
