import { UsageError } from '../terminal.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const MONTH = '(?<month>[a-z]{3,9})\\.?';
const YEAR = '(?<year>\\d{1,4})';
const GAP = '[\\s,./-]+';
const WITH_MONTH_NAME = [
  `${MONTH}${GAP}${DAY}(?:${GAP}${YEAR})?`,
  `${DAY}${GAP}(?:of\\s+)?${MONTH}(?:${GAP}${YEAR})?`,
  `${YEAR}${GAP}${MONTH}${GAP}${DAY}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));
const NUMERIC = /^(?<first>\d{1,4})(?<separator>[-/.])(?<second>\d{1,2})\k<separator>(?<third>\d{1,4})$/;
const TWELVE_HOURS = /^(?<hour>\d{1,2})(?<rest>(?::\d{2}){0,2}) ?(?<half>[ap])\.?m\.?$/i;
const SHORT_HOUR = /^\d:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/**
 * A date as people write it (`June 15 1990`, `15 June 1990`, `15.6.1990`, `6/15/1990`, `1990/6/15`) as YYYY-MM-DD; any other text unchanged.
 * @throws UsageError if its day and month could be exchanged, or its year is missing or has two digits
 */
export function readDate(text: string): string {
  return monthNameDate(text) ?? numericDate(text) ?? text;
}

/** A time as people write it (`2:30 pm`, `2pm`, `7:15`) as HH:MM; any other text unchanged. */
export function readTime(text: string): string {
  if (SHORT_HOUR.test(text)) return `0${text}`;
  const { hour = '', rest = '', half = '' } = TWELVE_HOURS.exec(text.trim())?.groups ?? {};
  if (Number(hour) < 1 || Number(hour) > 12) return text;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${twoDigits(hours)}${rest === '' ? ':00' : rest}`;
}

function monthNameDate(text: string): string | null {
  for (const pattern of WITH_MONTH_NAME) {
    const { day = '', month = '', year } = pattern.exec(text.trim())?.groups ?? {};
    const index = monthIndex(month);
    if (index !== null) return isoDate(text, year, index + 1, Number(day));
  }
  return null;
}

/** The index of a month by its name or the beginning of it, such as `Jun` and `Sept`. */
function monthIndex(name: string): number | null {
  const index = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? null : index;
}

function numericDate(text: string): string | null {
  const { first = '', second = '', third = '' } = NUMERIC.exec(text.trim())?.groups ?? {};
  if (first === '') return null;
  if (first.length > 2) return isoDate(text, first, Number(second), Number(third));
  const [one, two] = [Number(first), Number(second)];
  if (one > 12 && two > 12) return null;
  if (one > 12 || one === two) return isoDate(text, third, two, one);
  if (two > 12) return isoDate(text, third, one, two);
  const [dayFirst, monthFirst] = [isoDate(text, third, two, one), isoDate(text, third, one, two)];
  throw new UsageError(
    `${JSON.stringify(text)} can be ${longDate(dayFirst)} or ${longDate(monthFirst)}.`,
    `Write ${dayFirst} or ${monthFirst}.`,
  );
}

function isoDate(text: string, year: string | undefined, month: number, day: number): string {
  if (year === undefined || year.length < 3)
    throw new UsageError(
      `${JSON.stringify(text)} has ${year === undefined ? 'no year' : 'a year of two digits'}.`,
      'Write the year in full, for example 1990-06-15.',
    );
  return `${year.padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `6 July 1990`. */
function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  const name = MONTHS[(month ?? 1) - 1] ?? '';
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
