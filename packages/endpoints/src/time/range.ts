import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { Problem } from '../problem.ts';
import { type CalendarName, type CivilDate, civilToUtcMs, dateText, readInstant, utcMsToCivil } from './date-text.ts';
import { exactInstantText } from './instant-text.ts';

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

/** A date as it was sent. */
export interface WrittenDate {
  readonly written: CivilDate;
  readonly calendar: CalendarName;
}

/** `dateOutOfRange` of a Gregorian year, which is named as it was sent. */
export function yearOutOfRange(year: number, field: string | null, sent?: WrittenDate | null): Problem {
  if (sent == null || sent.calendar === 'gregorian') return dateOutOfRange(field, `The year ${year}`);
  const { written } = sent;
  return dateOutOfRange(
    field,
    written.year < FIRST_YEAR || written.year > LAST_YEAR
      ? `The year ${written.year}`
      : `The Julian date ${dateText(written)}, of the Gregorian year ${year},`,
  );
}

/** @throws Problem `date_out_of_range` for an instant outside the years −3000…3000. */
export function requireYear(utcMs: number, field: string | null, sent?: WrittenDate | null): void {
  if (!(utcMs >= FIRST_MS && utcMs < END_MS)) throw yearOutOfRange(utcMsToCivil(utcMs).year, field, sent);
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
  sent?: WrittenDate | null,
): { readonly jdUt: number; readonly jdTt: number } {
  requireYear(utcMs, field, sent);
  const days = leapSecond ? leapSecondToJd(ephemeris, utcMs) : ephemeris.utcMsToJd(utcMs);
  const [first, last] = ephemeris.range.reduced;
  if (days.jdUt < first || days.jdUt > last) throw dateOutOfRange(field, `Julian day ${days.jdUt.toFixed(1)}`);
  return days;
}

function leapSecondToJd(ephemeris: Ephemeris, utcMs: number): ReturnType<Ephemeris['utcToJd']> {
  const { year, month, day, hour, minute, second, millisecond } = utcMsToCivil(utcMs - 1000);
  return ephemeris.utcToJd({ year, month, day, hour, minute, second: second + millisecond / 1000 + 1 });
}

/** An instant on the wire is rounded to its second: what is shown at a second happens from half a second before it to half a second behind. */
const HALF_SECOND_MS = 500;

/** Where the page behind an event that is shown at `at` begins, milliseconds UTC: nothing shown at that second is on it, and no event is missing. */
export function behind(at: string): number {
  return readInstant(at)!.utcMs + HALF_SECOND_MS;
}

/** Where the page before an event that is shown at `at` ends, milliseconds UTC. */
export function aheadOf(at: string): number {
  return readInstant(at)!.utcMs - HALF_SECOND_MS;
}

/** The same as text, for `next` and `previous`. */
export const behindText = (at: string): string => exactInstantText(behind(at));
export const aheadOfText = (at: string): string => exactInstantText(aheadOf(at));

/** An instant on the engine's scales. */
export interface Moment {
  readonly utcMs: number;
  readonly jdUt: number;
  readonly jdTt: number;
  /** The birth time is unknown; `jdUt` is local noon. */
  readonly unknownTime: boolean;
  /** The local civil day (00:00 to 24:00), for the Moon's range; null when the time is known. */
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}
