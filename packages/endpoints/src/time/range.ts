import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { Problem } from '../problem.ts';
import { civilToUtcMs, utcMsToCivil } from './civil.ts';

/** First and last astronomical year the product computes. */
export const FIRST_YEAR = -3000;
export const LAST_YEAR = 3000;

const MIDNIGHT = { hour: 0, minute: 0, second: 0, millisecond: 0 } as const;
const FIRST_MS = civilToUtcMs({ year: FIRST_YEAR, month: 1, day: 1 }, MIDNIGHT);
const END_MS = civilToUtcMs({ year: LAST_YEAR + 1, month: 1, day: 1 }, MIDNIGHT);

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
  if (!(utcMs >= FIRST_MS && utcMs < END_MS)) throw dateOutOfRange(field, `The year ${utcMsToCivil(utcMs).year}`);
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
  const days = leapSecond ? leapSecondToJd(ephemeris, utcMs) : ephemeris.utcMsToJd(utcMs);
  const [first, last] = ephemeris.range.reduced;
  if (days.jdUt < first || days.jdUt > last) throw dateOutOfRange(field, `Julian day ${days.jdUt.toFixed(1)}`);
  return days;
}

function leapSecondToJd(ephemeris: Ephemeris, utcMs: number): ReturnType<Ephemeris['utcToJd']> {
  const { year, month, day, hour, minute, second, millisecond } = utcMsToCivil(utcMs - 1000);
  return ephemeris.utcToJd({ year, month, day, hour, minute, second: second + millisecond / 1000 + 1 });
}
