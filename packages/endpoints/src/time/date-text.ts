import { civilToEpochDays, epochDaysToGregorian, isCivilDate, julianToGregorian } from '@theia-astro/places/calendar';
import { isLeapSecond } from './leap-seconds.ts';

/** A day of the proleptic Gregorian calendar; astronomical year numbers (0 is 1 BC). */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}
export type CalendarName = 'gregorian' | 'julian';

const DAY_MS = 86_400_000;

/** The same day in the proleptic Gregorian calendar. */
export function toGregorian(date: CivilDate, calendar: CalendarName): CivilDate {
  return calendar === 'gregorian' ? date : julianToGregorian(date.year, date.month, date.day);
}

/** The day after, proleptic Gregorian. */
export function nextDay({ year, month, day }: CivilDate): CivilDate {
  return epochDaysToGregorian(civilToEpochDays('gregorian', year, month, day) + 1);
}

/** Milliseconds since 1970 of a proleptic Gregorian wall clock read as UTC. */
export function civilToUtcMs({ year, month, day }: CivilDate, time: ClockTime): number {
  return (
    civilToEpochDays('gregorian', year, month, day) * DAY_MS +
    time.hour * 3_600_000 +
    time.minute * 60_000 +
    time.second * 1000 +
    time.millisecond
  );
}

/** Proleptic Gregorian UTC day and clock of an instant (whole milliseconds). */
export function utcMsToCivil(utcMs: number): CivilDate & ClockTime {
  const days = Math.floor(utcMs / DAY_MS);
  const ms = utcMs - days * DAY_MS;
  return {
    ...epochDaysToGregorian(days),
    hour: Math.floor(ms / 3_600_000),
    minute: Math.floor(ms / 60_000) % 60,
    second: Math.floor(ms / 1000) % 60,
    millisecond: Math.floor(ms % 1000),
  };
}

const DATE = /^(-?\d{4,6})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d|60)(?:\.(\d{1,3}))?)?$/;
const OFFSET = /^(?:[Zz]|([+-])(\d{2}):?([0-5]\d)(?::([0-5]\d))?)$/;
const INSTANT =
  /^([+-]?\d{4,6}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)([Zz]|[+ -]\d{2}:?\d{2}(?::\d{2})?)?)?$/;
/** No local mean time was ever further from Greenwich. */
const MAX_OFFSET_SECONDS = 18 * 3600;

/** `YYYY-MM-DD` as numbers, not yet checked against a calendar; undefined when it does not look like one. */
export function readDateText(text: string): CivilDate | undefined {
  const match = DATE.exec(text);
  return match === null ? undefined : { year: Number(match[1]) || 0, month: Number(match[2]), day: Number(match[3]) };
}

/**
 * `HH:MM[:SS[.fff]]`, 24 hours; second 60 is accepted here; whether it exists is checked once the instant is known.
 * Undefined for other texts.
 */
export function readTimeText(text: string): ClockTime | undefined {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  return {
    hour: Number(match[1]),
    minute: Number(match[2]),
    second: Number(match[3] ?? 0),
    millisecond: Number((match[4] ?? '').padEnd(3, '0')),
  };
}

/** `±HH:MM[:SS]` or `Z` in seconds east of Greenwich, at most 18 hours; undefined otherwise. */
export function readOffsetText(text: string): number | undefined {
  const match = OFFSET.exec(text);
  if (match === null) return undefined;
  const seconds = Number(match[2] ?? 0) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0);
  if (seconds > MAX_OFFSET_SECONDS) return undefined;
  return match[1] === '-' && seconds !== 0 ? -seconds : seconds;
}

/** An ISO-8601 text: a date, or a date with a time and an optional offset. */
export interface IsoText {
  readonly date: CivilDate;
  readonly time: ClockTime | null;
  readonly offsetSeconds: number | null;
}

/**
 * Reads ISO-8601 (extended form, proleptic Gregorian); a space is accepted for `+`, because unescaped query strings
 * contain it. Undefined for other texts.
 */
export function readIsoText(text: string): IsoText | undefined {
  const match = INSTANT.exec(text);
  if (match === null) return undefined;
  const date = readDateText((match[1] ?? '').replace('+', ''));
  if (date === undefined || !isCivilDate('gregorian', date.year, date.month, date.day)) return undefined;
  if (match[2] === undefined) return { date, time: null, offsetSeconds: null };
  const time = readTimeText(match[2].replace(/(\.\d{3})\d+$/, '$1'));
  const offsetSeconds = match[3] === undefined ? null : readOffsetText(match[3].replace(' ', '+'));
  return time === undefined || offsetSeconds === undefined ? undefined : { date, time, offsetSeconds };
}

/** An instant as given in a request. */
export interface InstantText {
  /** Milliseconds since 1970 UTC; a leap second counts as the first second of the next minute. */
  readonly utcMs: number;
  readonly leapSecond: boolean;
}

/**
 * The instant of an ISO-8601 text; UTC without an offset, midnight without a time. Undefined also for a leap second
 * that does not exist.
 */
export function readInstant(text: string): InstantText | undefined {
  const iso = readIsoText(text);
  if (iso === undefined) return undefined;
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  const utcMs = civilToUtcMs(iso.date, iso.time ?? midnight) - (iso.offsetSeconds ?? 0) * 1000;
  const leapSecond = iso.time?.second === 60;
  return leapSecond && !isLeapSecond(utcMs) ? undefined : { utcMs, leapSecond };
}

/** Milliseconds since 1970 UTC of an ISO-8601 text, as `readInstant` reads it. */
export function readInstantText(text: string): number | undefined {
  return readInstant(text)?.utcMs;
}

/** `YYYY-MM-DD`, proleptic Gregorian, as dates are written in requests. */
export function dateText({ year, month, day }: CivilDate): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
