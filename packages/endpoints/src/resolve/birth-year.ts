import type { WireTime } from '../wire/time.ts';

/**
 * The year of the birthday on the wall clock of the birth, proleptic Gregorian. `local` has the form used in answers,
 * including expanded years.
 */
export function localBirthYear({ local }: Pick<WireTime, 'local'>): number {
  return Number(/^[+-]?\d+/.exec(local)?.[0]);
}
