import { dayLiteral } from '../literals.ts';

export const HOUR_US = 3_600_000_000n;
export const DAY_US = 24n * HOUR_US;

/** Microseconds since 1970: the first that is meant, and the first that is not. Null: no bound. */
export interface TimeSpan {
  readonly fromUs: bigint | null;
  readonly untilUs: bigint | null;
}

/** Bounds of a time and of its day, by which the tables are partitioned. */
export function spanSql(column: string, { fromUs, untilUs }: TimeSpan): readonly string[] {
  return [
    ...(fromUs === null ? [] : [`day >= ${dayOf(fromUs)}`, `${column} >= ${fromUs}`]),
    ...(untilUs === null ? [] : [`day <= ${dayOf(untilUs - 1n)}`, `${column} < ${untilUs}`]),
  ];
}

/** An instant as PostgreSQL reads it, with all its digits. */
export function isoOf(us: bigint): string {
  const ms = us / 1000n - (us % 1000n < 0n ? 1n : 0n);
  return `${new Date(Number(ms)).toISOString().slice(0, -1)}${String(us - ms * 1000n).padStart(3, '0')}Z`;
}

/** Days of the archive are 16-bit numbers, from 1970 on. */
function dayOf(us: bigint): string {
  const day = us / DAY_US;
  const known = day < 0n ? 0n : day > LAST_DAY ? LAST_DAY : day;
  return dayLiteral(new Date(Number(known) * 86_400_000).toISOString().slice(0, 10));
}

const LAST_DAY = 49_000n;
