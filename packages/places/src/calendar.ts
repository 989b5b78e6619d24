/** Calendars of a civil date. `julian` is the proleptic Julian calendar with an astronomical year 0. */
export type Calendar = 'gregorian' | 'julian';

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a year (astronomical numbering, 0 = 1 BC) has a 29 February. */
export function isLeapYear(calendar: Calendar, year: number): boolean {
  if (calendar === 'julian') return year % 4 === 0;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month 1..12; 0 for any other month. */
export function daysInMonth(calendar: Calendar, year: number, month: number): number {
  const days = MONTH_DAYS[month - 1] ?? 0;
  return month === 2 && isLeapYear(calendar, year) ? 29 : days;
}

/** Whether the day exists in the calendar (29 February 1900 exists only in the Julian calendar). */
export function isCivilDate(calendar: Calendar, year: number, month: number, day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth(calendar, year, month);
}

/**
 * Whole days from 1970-01-01 (Gregorian) to a civil date; negative before it. The year may be any integer (astronomical numbering).
 * The year is counted from 1 March, so that the leap day is its last (day-of-year 153·m/5 rule: Meeus, Astronomical Algorithms, ch. 7).
 */
export function civilToEpochDays(calendar: Calendar, year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const leapDays = Math.floor(shiftedYear / 4);
  if (calendar === 'julian') return 365 * shiftedYear + leapDays + dayOfYear - 719470;
  return (
    365 * shiftedYear + leapDays - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400) + dayOfYear - 719468
  );
}

/** The Gregorian date of a day count from 1970-01-01; inverse of {@link civilToEpochDays} for `gregorian`. */
export function epochDaysToGregorian(epochDays: number): CivilDate {
  const days = epochDays + 719468;
  const era = Math.floor(days / 146097);
  const dayOfEra = days - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The Julian date of a Gregorian date: Gregorian 1900-03-13 is Julian 1900-02-29. */
export function gregorianToJulian(year: number, month: number, day: number): CivilDate {
  const epochDays = civilToEpochDays('gregorian', year, month, day);
  const days = epochDays + 719470;
  const yearFromMarch = Math.floor((4 * days + 3) / 1461);
  const dayOfYear = days - Math.floor((1461 * yearFromMarch) / 4);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month1 = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearFromMarch + (month1 <= 2 ? 1 : 0),
    month: month1,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The Gregorian date of a Julian date: Julian 1900-02-29 is Gregorian 1900-03-13. */
export function julianToGregorian(year: number, month: number, day: number): CivilDate {
  return epochDaysToGregorian(civilToEpochDays('julian', year, month, day));
}
