import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { Problem } from '../problem.ts';
import { utcMsToCivil } from './civil.ts';

/** First and last astronomical year the product computes. */
export const FIRST_YEAR = -3000;
export const LAST_YEAR = 3000;

/** The 422 of an instant outside the years the product computes. */
export function dateOutOfRange(field: string | null, what: string): Problem {
  return new Problem({
    code: 'date_out_of_range',
    field,
    message: `${what} is outside the years ${FIRST_YEAR} to ${LAST_YEAR}.`,
    hint: 'Highest precision is from 1800 to 2399; years are astronomical (0 is 1 BC).',
  });
}

/** @throws Problem `date_out_of_range` for an instant outside the years −3000…3000. */
export function requireYear(utcMs: number, field: string | null): void {
  const { year } = utcMsToCivil(utcMs);
  if (year < FIRST_YEAR || year > LAST_YEAR) throw dateOutOfRange(field, `The year ${year}`);
}

/**
 * Julian days of an instant; `leapSecond` distinguishes second 60 from the following second, which has the same
 * `utcMs`.
 * @throws Problem `date_out_of_range` outside −3000…3000 or the engine's range.
 */
export function toJulianDays(
  ephemeris: Ephemeris,
  utcMs: number,
  field: string | null,
  leapSecond = false,
): { readonly jdUt: number; readonly jdTt: number } {
  requireYear(utcMs, field);
  const { year, month, day, hour, minute, second, millisecond } = utcMsToCivil(leapSecond ? utcMs - 1000 : utcMs);
  const days = ephemeris.utcToJd({
    year,
    month,
    day,
    hour,
    minute,
    second: second + millisecond / 1000 + (leapSecond ? 1 : 0),
  });
  const [first, last] = ephemeris.range.reduced;
  if (days.jdUt < first || days.jdUt > last) throw dateOutOfRange(field, `Julian day ${days.jdUt.toFixed(1)}`);
  return days;
}
