import { isCivilDate } from '@theia/places/calendar';
import { toGregorian } from './civil.ts';
import type { CalendarName, CivilDate, ClockTime, CompanionMoment, FieldReader, ZoneChoice } from './contract.ts';
import { type InstantText, readDateText, readInstant, readIsoText, readOffsetText, readTimeText } from './date-text.ts';
import { instantText, leapSecondText, offsetText } from './instant-text.ts';
import { LEAP_SECOND_HINT } from './leap-seconds.ts';
import { quote } from './quote.ts';
import { isZoneName } from './zone-name.ts';

/** First day of the Gregorian calendar and the ten days that never were, as yyyymmdd. */
const GREGORIAN_START = 1582_10_15;
const LAST_JULIAN_DAY = 1582_10_04;

/**
 * An instant field (the first name is canonical, the others aliases): ISO-8601, bare = UTC.
 * Records `invalid_datetime`, `conflicting_fields`. With `clock: 'required'` a day alone is not an instant; else it is its midnight UTC.
 */
export function parseInstantField(
  fields: FieldReader,
  names: readonly string[],
  options: InstantOptions = {},
): number | undefined {
  return parseInstant(fields, names, options)?.utcMs;
}

interface InstantOptions {
  readonly clock?: 'required';
}

/** The same with its leap second told from the second after it, for what is computed to the second. */
export function parseInstant(
  fields: FieldReader,
  names: readonly string[],
  options: InstantOptions = {},
): InstantText | undefined {
  let found: InstantText | undefined;
  for (const name of names) {
    const text = fields.text(name, { code: 'invalid_datetime' });
    if (text === undefined) continue;
    const read = options.clock === 'required' && readIsoText(text)?.time === null ? undefined : readInstant(text);
    if (read === undefined && readIsoText(text)?.time?.second === 60) {
      fields.issue(
        'invalid_datetime',
        name,
        `${fields.path}${name} ${quote(text)} never was: no leap second was inserted there.`,
        LEAP_SECOND_HINT,
      );
    } else if (read === undefined) {
      fields.issue(
        'invalid_datetime',
        name,
        `${fields.path}${name} ${quote(text)} is not an ISO-8601 date and time.`,
        'Write 1990-06-15T18:30:00Z; without an offset it is read as UTC.',
      );
    } else if (found !== undefined && (found.utcMs !== read.utcMs || found.leapSecond !== read.leapSecond)) {
      fields.issue(
        'conflicting_fields',
        name,
        `${fields.path}${name} and ${fields.path}${names[0]} name different instants.`,
        `Send only ${names[0]}.`,
      );
    }
    found ??= read;
  }
  for (const alias of names.slice(1)) delete fields.echo[alias];
  const [canonical] = names;
  if (found !== undefined && canonical !== undefined)
    fields.echo[canonical] = found.leapSecond ? leapSecondText(found.utcMs) : instantText(found.utcMs);
  return found;
}

/** `timezone` and `utc_offset`, at most one of them. Records `invalid_timezone`, `invalid_utc_offset`, `conflicting_fields`. */
export function parseZoneChoice(fields: FieldReader): ZoneChoice | null {
  const name = parseTimezone(fields);
  const text = fields.text('utc_offset', { code: 'invalid_utc_offset' });
  const offsetSeconds = text === undefined ? undefined : readOffsetText(text.replace(/^(?=\d)/, '+'));
  if (text !== undefined && offsetSeconds === undefined) {
    fields.issue(
      'invalid_utc_offset',
      'utc_offset',
      `${fields.path}utc_offset ${quote(text)} is not an offset from UTC.`,
      'Write ±HH:MM, ±HH:MM:SS or Z, at most 18 hours; east is positive.',
    );
  }
  if (text !== undefined && fields.has('timezone')) {
    fields.issue(
      'conflicting_fields',
      'utc_offset',
      `${fields.path}timezone and ${fields.path}utc_offset cannot both be given.`,
      'Keep timezone for historical rules, or utc_offset to fix the offset yourself.',
    );
  }
  if (offsetSeconds !== undefined) {
    fields.echo['utc_offset'] = offsetText(offsetSeconds);
    return { kind: 'offset', offsetSeconds };
  }
  return name === undefined ? null : { kind: 'iana', name };
}

/** `timezone` alone. Records `invalid_timezone`. */
export function parseTimezone(fields: FieldReader, name = 'timezone'): string | undefined {
  const zone = fields.text(name, {
    code: 'invalid_timezone',
    minLength: 1,
    hint: 'Use an IANA name such as America/New_York.',
  });
  if (zone === undefined || isZoneName(zone)) return zone;
  fields.issue(
    'invalid_timezone',
    name,
    `${fields.path}${name} ${quote(zone)} is not an IANA time zone.`,
    'Use a name such as America/New_York, or utc_offset.',
  );
  return undefined;
}

/** A date field in the given calendar (`auto`: Julian before 1582-10-15). Records `invalid_date`. */
export function parseDateField(
  fields: FieldReader,
  name: string,
  calendar: CalendarName | 'auto',
): { readonly date: CivilDate; readonly calendar: CalendarName } | undefined {
  const text = fields.text(name, { code: 'invalid_date' });
  if (text === undefined) return undefined;
  const date = readDateText(text);
  const used = calendar === 'auto' && date !== undefined ? calendarOf(date) : calendar;
  if (date === undefined || used === 'auto' || used === null || !isCivilDate(used, date.year, date.month, date.day)) {
    const reason =
      used === null
        ? 'fell into the calendar reform: 1582-10-04 was followed by 1582-10-15'
        : 'is not a date of the calendar';
    fields.issue(
      'invalid_date',
      name,
      `${fields.path}${name} ${quote(text)} ${reason}.`,
      used === null ? 'Set calendar to julian or gregorian.' : 'Write YYYY-MM-DD, for example 1990-06-15.',
    );
    return undefined;
  }
  return { date: toGregorian(date, used), calendar: used };
}

function calendarOf({ year, month, day }: CivilDate): CalendarName | null {
  if (year !== 1582) return year < 1582 ? 'julian' : 'gregorian';
  const stamp = year * 10_000 + month * 100 + day;
  if (stamp >= GREGORIAN_START) return 'gregorian';
  return stamp <= LAST_JULIAN_DAY ? 'julian' : null;
}

/**
 * A clock field. Null means unknown where that is allowed (`null`, `""`, `"unknown"`), undefined absent or faulty.
 * Records `invalid_time`.
 */
export function parseTimeField(
  fields: FieldReader,
  name: string,
  options: { readonly unknown: boolean },
): ClockTime | null | undefined {
  if (options.unknown && fields.raw(name) === null) {
    fields.echo[name] = null;
    return null;
  }
  const text = fields.text(name, { code: 'invalid_time' });
  if (text === undefined) return undefined;
  if (options.unknown && (text === '' || text.toLowerCase() === 'unknown')) {
    fields.echo[name] = null;
    return null;
  }
  const time = readTimeText(text);
  if (time === undefined) {
    fields.issue(
      'invalid_time',
      name,
      `${fields.path}${name} ${quote(text)} is not a time of day.`,
      options.unknown
        ? 'Write HH:MM or HH:MM:SS, 00:00 to 23:59:59; null when unknown.'
        : 'Write HH:MM or HH:MM:SS, 00:00 to 23:59:59.',
    );
    return undefined;
  }
  return time;
}

/** A companion pair such as `transit_date` and `transit_time`; null when neither is given. Records `invalid_date`, `invalid_time`. */
export function parseCompanionMoment(fields: FieldReader, dateName: string, timeName: string): CompanionMoment | null {
  const date = parseDateField(fields, dateName, 'auto');
  const time = parseTimeField(fields, timeName, { unknown: false });
  if (date === undefined && time === undefined) return null;
  return { date: date?.date ?? null, calendar: date?.calendar ?? 'gregorian', time: time ?? null };
}
