import type { Almanac } from './almanac.ts';
import { kalaOf } from './kala.ts';
import monthNames from '../../../data/festivals/solar-months.json' with { type: 'json' };

/** Regional solar calendars. They differ in the day that the Sun's entry into a sign makes the first of the month. */
export const SOLAR_CALENDARS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
export type SolarCalendarId = (typeof SOLAR_CALENDARS)[number];

export interface SolarMonth {
  /** The sign the Sun is in: 0 aries … 11 pisces. */
  readonly signIndex: number;
  /** The entry into it, Julian day UT1. */
  readonly ingressJdUt: number;
  /** Julian day number of its first civil day; null where the rule needs a sunset that does not happen. */
  readonly firstDay: number | null;
}

/**
 * The months of a regional calendar around an almanac. Chatterjee, Indian Calendric System (1988), ch. 3: the month
 * begins on the day of the entry if it is before sunset (Tamil) or before three fifths of the day have passed
 * (Malayalam), else on the next; on the day of the entry, midnight to midnight (Odia); on the day after it (Bengali).
 */
export function solarMonths({ book, ingresses }: Almanac, calendar: SolarCalendarId): SolarMonth[] {
  return ingresses.map(({ jdUt, signIndex }) => ({
    signIndex,
    ingressJdUt: jdUt,
    firstDay: firstDayAfter(book, jdUt, calendar),
  }));
}

function firstDayAfter(book: Almanac['book'], jdUt: number, calendar: SolarCalendarId): number | null {
  if (calendar === 'odia') return book.civilDayNumber(jdUt);
  if (calendar === 'bengali') return book.civilDayNumber(jdUt) + 1;
  const day = book.dayAt(jdUt);
  const limit = kalaOf(book, day, calendar === 'tamil' ? 'sunset' : 'aparahna');
  return limit === null ? null : day.dayNumber + (jdUt < limit.startJdUt ? 0 : 1);
}

/** Gregorian years in which the national year begins on 21 instead of 22 March. */
function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

const NATIONAL_MONTHS: readonly (readonly [name: string, days: number])[] = [
  ['Chaitra', 30],
  ['Vaishakha', 31],
  ['Jyaishtha', 31],
  ['Ashadha', 31],
  ['Shravana', 31],
  ['Bhadrapada', 31],
  ['Ashvina', 30],
  ['Kartika', 30],
  ['Agrahayana', 30],
  ['Pausha', 30],
  ['Magha', 30],
  ['Phalguna', 30],
];

/**
 * The months of the Indian national calendar that begins in a Gregorian year: Shaka year, name, and days from 1 January
 * of that year. A table, without astronomy: Calendar Reform Committee, Report (1955), p. 4.
 */
export function nationalMonths(
  gregorianYear: number,
): { readonly shaka: number; readonly name: string; readonly daysFromNewYear: number }[] {
  const isLeap = isLeapYear(gregorianYear);
  let daysFromNewYear = isLeap ? 31 + 29 + 20 : 31 + 28 + 21;
  return NATIONAL_MONTHS.map(([name, days], index) => {
    const month = { shaka: gregorianYear - 78, name, daysFromNewYear };
    daysFromNewYear += days + (index === 0 && isLeap ? 1 : 0);
    return month;
  });
}

/** Names of the months, that of aries first. */
export const SOLAR_MONTH_NAMES: Readonly<Record<SolarCalendarId, readonly string[]>> = monthNames;
