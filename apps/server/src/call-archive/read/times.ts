import { dayLiteral, integerLiteral } from '../literals.ts';

export const HOUR_US = 3_600_000_000n;
export const DAY_US = 24n * HOUR_US;
const LAST_DAY = 49_000n;

/** Microseconds since 1970: the first of the span, and the first after it. Null: no bound. */
export interface TimeSpan {
  readonly fromUs: bigint | null;
  readonly untilUs: bigint | null;
}

/** Bounds of a time and of its day, by which the tables are partitioned. The bound of a whole day needs no other. */
export function spanSql(column: string, { fromUs, untilUs }: TimeSpan): readonly string[] {
  return [
    ...(fromUs === null ? [] : [`day >= ${dayOf(fromUs)}`]),
    ...(fromUs === null || isMidnight(fromUs) ? [] : [`${column} >= ${integerLiteral(fromUs)}`]),
    ...(untilUs === null ? [] : [`day <= ${dayOf(untilUs - 1n)}`]),
    ...(untilUs === null || isMidnight(untilUs) ? [] : [`${column} < ${integerLiteral(untilUs)}`]),
  ];
}

/** The days of some times: others are not read. */
export function daysSql(timesUs: readonly bigint[]): string {
  return `day in (${[...new Set(timesUs.map(dayOf))].join(', ')})`;
}

/** False beyond the days that the archive can name. */
function isMidnight(us: bigint): boolean {
  return us >= 0n && us <= LAST_DAY * DAY_US && us % DAY_US === 0n;
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

/** Microseconds since 1970 of an instant (ISO 8601). Further digits are ignored. */
export function usOf(iso: string): bigint {
  const [fraction = '', digits = ''] = /\.(\d+)/.exec(iso) ?? [];
  return BigInt(Date.parse(iso.replace(fraction, ''))) * 1000n + BigInt(digits.slice(0, 6).padEnd(6, '0'));
}

/** An instant as PostgreSQL reads it, with all its digits. */
export function isoOf(us: bigint): string {
  const below = modulo(us, 1000n);
  return `${new Date(Number((us - below) / 1000n)).toISOString().slice(0, -1)}${String(below).padStart(3, '0')}Z`;
}

/** Days of the archive are 16-bit numbers, from 1970 on. */
function dayOf(us: bigint): string {
  const day = us / DAY_US;
  const known = day < 0n ? 0n : day > LAST_DAY ? LAST_DAY : day;
  return dayLiteral(new Date(Number(known) * 86_400_000).toISOString().slice(0, 10));
}
