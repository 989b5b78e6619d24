import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import { NAKSHATRAS } from '@theia-astro/astro/vedic/nakshatra';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';

/** Numbers are only those of the answer: the two charts of an aspect are not counted. */
const SHORT: Readonly<Record<string, string>> = {
  asc: 'Asc',
  dsc: 'Dsc',
  mc: 'MC',
  ic: 'IC',
  chart_1: 'from',
  chart_2: 'to',
};
const PROPER: ReadonlySet<string> = new Set([
  ...BODY_IDS,
  ...ANGLE_IDS,
  ...SIGNS,
  ...NAKSHATRAS,
  'rahu',
  'ketu',
  'lagna',
  'fortune',
  'spirit',
]);
const ID = /^[a-z][a-z0-9_]*$/;
const BREAKING = /\s+/gu;
/** What would end a cell, or begin something else than text in Markdown. */
const MARKUP = /[|`<>\\]/g;

/** A field name or an id as a reader writes it: `north_node` → `North Node`, `waxing_gibbous` → `waxing gibbous`. */
export function words(id: string): string {
  const short = SHORT[id];
  if (short !== undefined) return short;
  const text = id.replace(/_(?!\d)/g, ' ').trim();
  return PROPER.has(id) ? text.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase()) : text;
}

/** Any text of an answer in one line, without markup: names and labels come from callers. */
export function plainText(text: string): string {
  return ID.test(text) ? words(text) : text.replace(MARKUP, ' ').replace(BREAKING, ' ').trim();
}

/** The first letter as a capital, for headings. */
export function heading(id: string): string {
  const text = plainText(id);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const INSTANT = /^([+-]?\d{4,6}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d))?(?:Z|([+-]\d\d:\d\d(?::\d\d)?))$/;
const DAY_MS = 86_400_000;
/** A span of at most so many days is written as days. */
const SPAN_OF_DAYS = 20;

interface Instant {
  readonly date: string;
  readonly clock: string;
  readonly seconds: string;
  /** Empty for UTC. */
  readonly offset: string;
}

function read(text: string): Instant {
  const [, date, clock, seconds, offset] = INSTANT.exec(text) ?? [];
  if (date === undefined || clock === undefined) throw new TypeError(`Not an instant: ${text}`);
  return { date, clock, seconds: seconds ?? '00', offset: offset ?? '' };
}

/** Whether a value is an instant of the wire. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value);
}

/** `1990-06-15T18:30:42Z` → `1990-06-15`. */
export function dayText(text: string): string {
  return read(text).date;
}

/** `1990-06-15T18:30:42Z` → `1990-06-15 18:30`; a local instant keeps its offset. */
export function minuteText(text: string): string {
  const { date, clock, offset } = read(text);
  return `${date} ${clock}${offset === '' ? '' : ` ${offset}`}`;
}

/** The same with its seconds where it has some. */
export function exactText(text: string): string {
  const { date, clock, seconds, offset } = read(text);
  return `${date} ${clock}${seconds === '00' ? '' : `:${seconds}`}${offset === '' ? '' : ` ${offset}`}`;
}

/** From one instant to another: by days where it is long, the day of the end only where it differs. */
export function spanText(from: string, to: string): string {
  const [start, end] = [read(from), read(to)];
  if (isLongSpan(from, to)) return `${start.date}/${end.date}`;
  const until = start.date === end.date ? end.clock : `${end.date} ${end.clock}`;
  return `${start.date} ${start.clock}/${until}`;
}

/** Whether a span is written as days. */
export function isLongSpan(from: string, to: string): boolean {
  const [start, end] = [read(from).date, read(to).date];
  // Dates of other years than those of four digits are rare: they keep their clock time.
  return (Date.parse(end) - Date.parse(start)) / DAY_MS >= SPAN_OF_DAYS;
}
