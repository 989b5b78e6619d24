import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';

/** How often a calendar is asked to look again. */
const REFRESH_HOURS = 6;

/** An event as a calendar shows it. */
export interface CalendarEntry {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly startsAt: Date;
  /** Null: it is one instant. */
  readonly endsAt: Date | null;
  readonly type: string;
}

export interface Calendar {
  readonly name: string;
  readonly language: string;
  /** When the calendar was begun. */
  readonly createdAt: Date;
  readonly entries: readonly CalendarEntry[];
}

/**
 * A calendar as text (RFC 5545, with the name and refresh interval of RFC 7986). The same calendar gives the same text. Entries keep nobody busy.
 * @throws RangeError when an instant is outside the years 0 to 9999
 */
export function writeCalendar({ name, language, createdAt, entries }: Calendar): string {
  const refresh = `PT${REFRESH_HOURS}H`;
  return [
    line('BEGIN', 'VCALENDAR'),
    line('VERSION', '2.0'),
    textLine('PRODID', `-//Theia//Events ${THEIA_VERSION}//${language.toUpperCase()}`),
    line('CALSCALE', 'GREGORIAN'),
    line('METHOD', 'PUBLISH'),
    textLine(`NAME;LANGUAGE=${language}`, name),
    textLine('X-WR-CALNAME', name),
    line('REFRESH-INTERVAL;VALUE=DURATION', refresh),
    line('X-PUBLISHED-TTL', refresh),
    ...entries.map((entry) => writeEntry(entry, language, createdAt)),
    line('END', 'VCALENDAR'),
  ].join('');
}

function writeEntry(entry: CalendarEntry, language: string, createdAt: Date): string {
  const { id, summary, description, startsAt, endsAt, type } = entry;
  return [
    line('BEGIN', 'VEVENT'),
    textLine('UID', id),
    line('DTSTAMP', dateTime(createdAt)),
    line('DTSTART', dateTime(startsAt)),
    ...(endsAt === null || endsAt <= startsAt ? [] : [line('DTEND', dateTime(endsAt))]),
    textLine(`SUMMARY;LANGUAGE=${language}`, summary),
    ...(description === '' ? [] : [textLine(`DESCRIPTION;LANGUAGE=${language}`, description)]),
    textLine('CATEGORIES', type),
    line('CLASS', 'PRIVATE'),
    line('TRANSP', 'TRANSPARENT'),
    line('END', 'VEVENT'),
  ].join('');
}

const LINE_OCTETS_MAX = 75;
const END = '\r\n';
/** All that a text may not hold but tab and line feed. */
// oxlint-disable-next-line no-control-regex -- control characters are removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/**
 * A property whose value is text (RFC 5545 §3.3.11): separators escaped, control characters left out, folded.
 * @param name with its parameters, in ASCII
 */
function textLine(name: string, text: string): string {
  return line(name, escaped(text));
}

/** A property whose value needs no escape: a date, a duration, a word of the format. */
function line(name: string, value: string): string {
  return folded(`${name}:${value}`) + END;
}

/**
 * An instant as UTC date-time: `20260102T030405Z`.
 * @throws RangeError when the date is invalid, or outside the years 0 to 9999
 */
function dateTime(at: Date): string {
  const iso = at.toISOString();
  if (iso.length !== 24) throw new RangeError('iCalendar has years from 0 to 9999');
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/** A long line goes on after a line break and a space, never inside a character. */
function folded(content: string): string {
  if (Buffer.byteLength(content) <= LINE_OCTETS_MAX) return content;
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of content) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS_MAX) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(END);
}
