import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { dateTime, line, textLine } from './ics-text.ts';

/** How often a calendar is asked to look again. */
export const REFRESH_HOURS = 6;

/** An event as a calendar shows it. */
export interface CalendarEntry {
  /** Stays the same as long as the event does. */
  readonly id: string;
  readonly summary: string;
  /** Further lines, or empty. */
  readonly description: string;
  readonly startsAt: Date;
  /** Null: it is one instant. */
  readonly endsAt: Date | null;
  /** What happens: `transit.exact`. */
  readonly type: string;
}

export interface Calendar {
  readonly name: string;
  /** ISO 639-1. */
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
