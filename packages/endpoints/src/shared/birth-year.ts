import type { WireTime } from './contract.ts';

/** The year of the birthday on the wall clock of the birth, proleptic Gregorian. `local` is written as in answers, expanded years too. */
export function birthYearOf({ local }: Pick<WireTime, 'local'>): number {
  return Number(/^[+-]?\d+/.exec(local)?.[0]);
}
