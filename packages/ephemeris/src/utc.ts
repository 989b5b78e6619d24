import type { UtcInstant } from '@theia-astro/astro/ephemeris';
import { civilDay, julianDayNumber } from '@theia-astro/astro/time/julian-day';

/** TT − UT1 in days at a Julian day, as the engine has it. */
export type DeltaT = (jd: number) => number;

interface JulianDays {
  readonly jdUt: number;
  readonly jdTt: number;
}

/** The engine's conversions between UTC and Julian days. */
export interface UtcScale {
  /** @throws RangeError where there is no such date, time or leap second */
  utcToJd(utc: UtcInstant): JulianDays;
  /** The same of whole milliseconds since 1970, in which a leap second is the second after it. */
  utcMsToJd(utcMs: number): JulianDays;
  /** Seconds are not rounded, and may be 60 or more inside a leap second. */
  jdToUtc(jdUt: number): UtcInstant;
  /** `jdToUtc` in milliseconds since 1970, to a ten-thousandth of a second. */
  jdToUtcMs(jdUt: number): number;
}

/** Julian day of 1972-01-01, when leap seconds began. */
const JD_1972 = 2_441_317.5;
/** TAI − UTC at the beginning of 1972, and TT − TAI. */
const FIRST_TAI_MINUS_UTC = 10;
const TT_MINUS_TAI = 32.184;
const SECONDS_PER_DAY = 86_400;
const DAY_MS = 86_400_000;
/** Julian day number of 1970-01-01. */
const DAY_NUMBER_1970 = 2_440_588;
/** A Julian day of our era, stored as a double, is accurate to 0.04 ms; finer seconds would be noise. */
export const TICKS_PER_SECOND = 10_000;
const JD_TT_1972 = JD_1972 + (TT_MINUS_TAI + FIRST_TAI_MINUS_UTC) / SECONDS_PER_DAY;

/**
 * Julian day numbers (at noon) of the days that ended with a leap second: IERS Bulletin C. It is the engine's list
 * (`swe_utc_to_jd`, 2.10.03); none has been announced since.
 */
const LEAP_DAYS: readonly number[] = [
  ...[1972, 1981, 1982, 1983, 1985, 1992, 1993, 1994, 1997, 2012, 2015].map((year) => julianDayNumber(year, 6, 30)),
  ...[1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1987, 1989, 1990, 1995, 1998, 2005, 2008, 2016].map((year) =>
    julianDayNumber(year, 12, 31),
  ),
].toSorted((a, b) => a - b);

/**
 * The same numbers, operation for operation, as `swe_utc_to_jd` and `swe_jdut1_to_utc` for the Gregorian calendar, without the cost of their
 * marshalling. UTC is UT1 before 1972, and again from where delta-T has outrun the known leap seconds by a second.
 * @param deltaT the engine's own, so that instants and positions agree
 */
export function createUtcScale(deltaT: DeltaT): UtcScale {
  const ttToUt = (jdTt: number): number => {
    const about = jdTt - deltaT(jdTt - deltaT(jdTt));
    return jdTt - deltaT(about);
  };

  const toJd = (dayNumber: number, hour: number, minute: number, second: number): JulianDays => {
    const midnight = dayNumber - 0.5;
    const leapSeconds = countBefore(dayNumber);
    if (midnight < JD_1972 || (leapSeconds === LEAP_DAYS.length && isOutrun(deltaT(midnight)))) {
      const jdUt = midnight + (hour + minute / 60 + second / 3600) / 24;
      return { jdUt, jdTt: jdUt + deltaT(jdUt) };
    }
    if (second >= 60 && LEAP_DAYS[leapSeconds] !== dayNumber)
      throw new RangeError('Not a UTC instant: no such leap second');
    const days = midnight - JD_1972 + (hour / 24 + minute / 1440 + second / SECONDS_PER_DAY);
    const jdTt = JD_TT_1972 + days + leapSeconds / SECONDS_PER_DAY;
    return { jdUt: ttToUt(jdTt), jdTt };
  };

  /** Julian day in the scale of the calendar, and 1 for an instant inside a leap second, else 0. */
  const toCalendar = (jdUt: number): readonly [jd: number, addedSeconds: 0 | 1] => {
    const jdTt = jdUt + deltaT(jdUt);
    const backUt = ttToUt(jdTt);
    if (jdTt < JD_TT_1972) return [backUt, 0];
    let leapSeconds = countBefore(Math.floor(backUt - 0.5));
    let inLeapSecond: 0 | 1 = 0;
    const next = LEAP_DAYS[leapSeconds];
    if (next !== undefined) {
      const sinceDays = jdTt - (JD_TT_1972 + (next + 0.5 - JD_1972) + (leapSeconds + 1) / SECONDS_PER_DAY);
      if (sinceDays >= 0) leapSeconds += 1;
      else if (sinceDays > -1 / SECONDS_PER_DAY) inLeapSecond = 1;
    }
    if (leapSeconds === LEAP_DAYS.length) {
      const deltaTDays = deltaT(jdTt - deltaT(jdTt));
      if (isOutrun(deltaTDays)) return [jdTt - deltaTDays, 0];
    }
    return [JD_1972 + (jdTt - JD_TT_1972) - (leapSeconds + inLeapSecond) / SECONDS_PER_DAY, inLeapSecond];
  };

  return {
    utcToJd({ year, month, day, hour, minute, second }) {
      const dayNumber = julianDayNumber(year, month, day);
      requireInstant(dayNumber, year, month, day, hour, minute, second);
      return toJd(dayNumber, hour, minute, second);
    },

    utcMsToJd(utcMs) {
      const days = Math.floor(utcMs / DAY_MS);
      const ms = Math.floor(utcMs - days * DAY_MS);
      const second = (Math.floor(ms / 1000) % 60) + (ms % 1000) / 1000;
      return toJd(days + DAY_NUMBER_1970, Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, second);
    },

    jdToUtc(jdUt) {
      const { dayNumber, hour, minute, second } = splitJd(...toCalendar(jdUt));
      const { year, month, day } = civilDay(dayNumber);
      return { year, month, day, hour, minute, second };
    },

    jdToUtcMs(jdUt) {
      const { dayNumber, hour, minute, second } = splitJd(...toCalendar(jdUt));
      const minuteMs = (dayNumber - DAY_NUMBER_1970) * DAY_MS + hour * 3_600_000 + minute * 60_000;
      const ticks = Math.round(second * TICKS_PER_SECOND);
      const full = 60 * TICKS_PER_SECOND;
      return ticks < full
        ? minuteMs + (ticks / TICKS_PER_SECOND) * 1000
        : minuteMs + 60_000 + ((ticks - full) / TICKS_PER_SECOND) * 1000;
    },
  };
}

/** Whether delta-T exceeds what all known leap seconds explain by a second or more. */
function isOutrun(deltaTDays: number): boolean {
  return deltaTDays * SECONDS_PER_DAY - (LEAP_DAYS.length + FIRST_TAI_MINUS_UTC) - TT_MINUS_TAI >= 1;
}

/** How many leap seconds were inserted before this day. */
function countBefore(dayNumber: number): number {
  let count = LEAP_DAYS.length;
  while (count > 0 && dayNumber <= LEAP_DAYS[count - 1]!) count -= 1;
  return count;
}

/** Day and clock of a Julian day. */
function splitJd(
  jd: number,
  addedSeconds: number,
): { readonly dayNumber: number; readonly hour: number; readonly minute: number; readonly second: number } {
  const dayNumber = Math.floor(jd + 0.5);
  const hours = (jd - dayNumber + 0.5) * 24;
  const hour = Math.trunc(hours);
  const minutes = (hours - hour) * 60;
  const minute = Math.trunc(minutes);
  return { dayNumber, hour, minute, second: (minutes - minute) * 60 + addedSeconds };
}

function requireInstant(
  dayNumber: number,
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): void {
  const back = civilDay(dayNumber);
  if (back.year !== year || back.month !== month || back.day !== day)
    throw new RangeError(`Not a UTC instant: no day ${year}-${month}-${day}`);
  const isTime = hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second < 61;
  const mayBeLeap = minute === 59 && hour === 23 && dayNumber - 0.5 >= JD_1972;
  if (!isTime || (second >= 60 && !mayBeLeap))
    throw new RangeError(`Not a UTC instant: no time ${hour}:${minute}:${second}`);
}
