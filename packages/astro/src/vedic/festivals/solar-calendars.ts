import tables from '../../../data/festivals/solar-calendars.json' with { type: 'json' };
import type { Almanac } from './almanac.ts';
import { kalaOf } from './decide.ts';
import monthNames from '../../../data/festivals/solar-months.json' with { type: 'json' };
import type { Span } from '../panchang/parts-of-day.ts';
import type { FestivalDay } from './days.ts';

/** Regional solar calendars. They differ in the day that the Sun's entry into a sign makes the first of the month. */
export const SOLAR_CALENDARS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
export type SolarCalendarId = (typeof SOLAR_CALENDARS)[number];

interface SolarMonth {
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

const NATIONAL_MONTHS: readonly (readonly [name: string, days: number])[] = Object.entries(tables.nationalMonthDays);

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

const GHATI_DAYS = 1 / 60;

/**
 * Ghatis before and after the Sun's entry that are its punya kala, aries first. Dharmasindhu 1 (sankranti-nirnaya):
 * vishuva 15 on either side, vishnupadi 16 before, shadashiti 16 after, Cancer 30 before, Capricorn 40 after.
 */
const GHATIS = tables.punyaKalaGhatis as unknown as readonly (readonly [before: number, after: number])[];
const CANCER = 3;
const CAPRICORN = 9;

export interface Sankranti {
  readonly signIndex: number;
  /** The Sun's entry, Julian day UT1. */
  readonly ingressJdUt: number;
  /** The day of its rites; null where the Sun does not rise and set. */
  readonly day: FestivalDay | null;
  /** The punya kala, by daylight. */
  readonly punyaKala: Span | null;
}

/**
 * The sankrantis of an almanac. After sunset the punya kala is the afternoon before, or the next morning if the entry is
 * after midnight; of Cancer always the afternoon before, of Capricorn always the next day.
 */
export function sankrantis({ book, ingresses }: Almanac): Sankranti[] {
  return ingresses.map(({ jdUt, signIndex }) => {
    const day = book.dayAt(jdUt);
    const next = book.beside(day, 1);
    const [light, midnight, nextLight] = [daylight(day), kalaOf(book, day, 'midnight'), daylight(next)];
    const found = { signIndex, ingressJdUt: jdUt };
    if (light === null || midnight === null || nextLight === null) return { ...found, day: null, punyaKala: null };
    const [before, after] = GHATIS[signIndex]!;
    const classical = { startJdUt: jdUt - before * GHATI_DAYS, endJdUt: jdUt + after * GHATI_DAYS };
    if (jdUt < light.endJdUt) {
      const within = overlap(classical, light);
      return { ...found, day, punyaKala: within ?? half(light, jdUt < middle(light) ? 0 : 1) };
    }
    const onNext = signIndex === CAPRICORN || (signIndex !== CANCER && jdUt >= midnight.startJdUt);
    return onNext
      ? { ...found, day: next, punyaKala: half(nextLight, 0) }
      : { ...found, day, punyaKala: half(light, 1) };
  });
}

const middle = ({ startJdUt, endJdUt }: Span): number => (startJdUt + endJdUt) / 2;
const half = (light: Span, which: 0 | 1): Span =>
  which === 0
    ? { startJdUt: light.startJdUt, endJdUt: middle(light) }
    : { startJdUt: middle(light), endJdUt: light.endJdUt };

function daylight({ sunriseJdUt, sunsetJdUt }: FestivalDay): Span | null {
  return sunriseJdUt === null || sunsetJdUt === null ? null : { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
}

function overlap(a: Span, b: Span): Span | null {
  const [startJdUt, endJdUt] = [Math.max(a.startJdUt, b.startJdUt), Math.min(a.endJdUt, b.endJdUt)];
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : null;
}
