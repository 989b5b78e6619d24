import { isCivilDate } from '@theia-astro/places/calendar';
import { z } from 'zod';
import {
  type CalendarName,
  type CivilDate,
  type ClockTime,
  type InstantText,
  readDateText,
  readInstant,
  readIsoText,
  readOffsetText,
  readTimeText,
  toGregorian,
} from '../time/date-text.ts';
import { instantText, leapSecondText, offsetText } from '../time/instant-text.ts';
import { LEAP_SECOND_HINT } from '../time/leap-seconds.ts';
import { isZoneName } from '../time/zone-name.ts';
import type { CompanionMoment, ZoneChoice } from './asked.ts';
import { field, type Facts, type Field } from './field.ts';
import type { FieldReader } from './field-reader.ts';
import { quote } from './issue-list.ts';

/** First day of the Gregorian calendar and the ten skipped days, as yyyymmdd. */
const GREGORIAN_START = 1582_10_15;
const LAST_JULIAN_DAY = 1582_10_04;
/** The table of `@theia-astro/places/calendar-reforms` ends before this year. */
const LAST_REFORM_YEAR = 1924;

const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d(:([0-5]\\d|60)(\\.\\d{1,3})?)?';
const DAY = '\\d{4,6}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const OFFSET = '([+-](0\\d|1[0-7]):?[0-5]\\d|[+-]18:?00|Z)';

const instantType = z
  .string()
  .regex(new RegExp(`^[+-]?${DAY}(T${CLOCK}${OFFSET}?)?$`))
  .meta({
    id: 'DateOrInstant',
    description: 'A date (midnight UTC) or an ISO-8601 instant; without an offset it is UTC.',
  });
const clockedInstantType = z
  .string()
  .regex(new RegExp(`^[+-]?${DAY}T${CLOCK}${OFFSET}?$`))
  .meta({ id: 'Instant', description: 'An ISO-8601 instant; without an offset it is UTC.' });
const dateType = z
  .string()
  .regex(new RegExp(`^-?${DAY}$`))
  .meta({ id: 'CalendarDate', description: 'A real calendar day, YYYY-MM-DD; astronomical years.' });
const clockType = z
  .string()
  .regex(new RegExp(`^${CLOCK}$`))
  .meta({
    id: 'ClockTime',
    description: 'Local clock time, 24 hours, HH:MM[:SS[.fff]]; second 60 where a leap second was inserted.',
  });
const timezoneType = z.string().min(1).meta({ id: 'TimeZoneName', description: 'An IANA time zone.' });
const utcOffsetType = z
  .string()
  .regex(/^(Z|[+-]((0\d|1[0-7]):?[0-5]\d(:[0-5]\d)?|18:?00))$/)
  .meta({
    id: 'UtcOffset',
    description: 'Local time minus UTC, east positive, at most 18 hours. Not together with timezone.',
    examples: ['-04:00'],
  });

type InstantFacts = Facts & { readonly aliases?: readonly string[]; readonly clock?: 'required' };

/**
 * An instant in ISO-8601, UTC when it has no offset. A date alone means midnight UTC, or is rejected with `clock:
 * 'required'`. Records `invalid_datetime`.
 */
export function instant(facts: InstantFacts = {}): Field<InstantText> {
  const { aliases = [], clock } = facts;
  return field(clock === undefined ? instantType : clockedInstantType, facts, (fields, name) =>
    readInstantField(fields, [name, ...aliases], clock),
  );
}

function readInstantField(
  fields: FieldReader,
  names: readonly [string, ...string[]],
  clock: 'required' | undefined,
): InstantText | undefined {
  const [canonical, ...aliases] = names;
  let found: InstantText | undefined;
  for (const name of names) {
    const text = fields.text(name, { code: 'invalid_datetime' });
    if (text === undefined) continue;
    const read = clock === 'required' && readIsoText(text)?.time === null ? undefined : readInstant(text);
    if (read === undefined && readIsoText(text)?.time?.second === 60) {
      fields.issue(
        'invalid_datetime',
        name,
        `${fields.path}${name} ${quote(text)} does not exist: no leap second was inserted there.`,
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
        `${fields.path}${name} and ${fields.path}${canonical} are different instants.`,
        `Send only ${canonical}.`,
      );
    }
    found ??= read;
  }
  for (const alias of aliases) delete fields.echo[alias];
  if (found !== undefined)
    fields.echo[canonical] = found.leapSecond ? leapSecondText(found.utcMs) : instantText(found.utcMs);
  return found;
}

/** An IANA time zone. Records `invalid_timezone`. */
export function timezone(facts: Facts = {}): Field<string> {
  return field(timezoneType, facts, readTimezone);
}

function readTimezone(fields: FieldReader, name: string): string | undefined {
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

/** Seconds east of UTC. Records `invalid_utc_offset`. */
function utcOffset(): Field<number> {
  return field(utcOffsetType, {}, (fields, name) => {
    const text = fields.text(name, { code: 'invalid_utc_offset' });
    if (text === undefined) return undefined;
    const offsetSeconds = readOffsetText(text.replace(/^(?=\d)/, '+'));
    if (offsetSeconds === undefined) {
      fields.issue(
        'invalid_utc_offset',
        name,
        `${fields.path}${name} ${quote(text)} is not an offset from UTC.`,
        'Write ±HH:MM, ±HH:MM:SS or Z, at most 18 hours; east is positive.',
      );
      return undefined;
    }
    fields.echo[name] = offsetText(offsetSeconds);
    return offsetSeconds;
  });
}

/** `timezone` and `utc_offset`. */
export const zoneFields = {
  timezone: timezone({
    description: 'IANA time zone; overrides the one of the place.',
    examples: ['America/New_York'],
  }),
  utc_offset: utcOffset(),
};

/**
 * Reads the zone of a request, or null when there is none; only one of the two fields may be given. Records
 * `conflicting_fields`.
 */
export function readZone(
  fields: FieldReader,
  values: { readonly timezone: string | undefined; readonly utc_offset: number | undefined },
): ZoneChoice | null {
  if (fields.has('timezone') && typeof fields.raw('utc_offset') === 'string') {
    fields.issue(
      'conflicting_fields',
      'utc_offset',
      `${fields.path}timezone and ${fields.path}utc_offset cannot both be given.`,
      'Keep timezone for historical rules, or utc_offset to fix the offset yourself.',
    );
  }
  if (values.utc_offset !== undefined) return { kind: 'offset', offsetSeconds: values.utc_offset };
  return values.timezone === undefined ? null : { kind: 'iana', name: values.timezone };
}

/** A date converted to the Gregorian calendar, and the calendar it was written in. */
export interface DateValue {
  readonly date: CivilDate;
  readonly calendar: CalendarName;
  /** The date as it was sent. */
  readonly written: CivilDate;
  /** With the calendar `by_place`: the place decides it, see `resolve/birth-day.ts`. */
  readonly byPlace: boolean;
}

/** `auto`: Julian before 1582-10-15. `by_place`: until then Julian, afterwards as the place had it. */
type DateCalendar = CalendarName | 'auto' | 'by_place';

/** A date; Julian before 1582-10-15 unless the calendar is given. Records `invalid_date`. */
export function date(
  facts: Facts = {},
  calendarOf: (fields: FieldReader) => DateCalendar = () => 'auto',
): Field<DateValue> {
  return field(dateType, facts, (fields, name) => readDateField(fields, name, calendarOf(fields)));
}

function readDateField(fields: FieldReader, name: string, calendar: DateCalendar): DateValue | undefined {
  const text = fields.text(name, { code: 'invalid_date' });
  if (text === undefined) return undefined;
  const day = readDateText(text);
  const byPlace = calendar === 'by_place' && day !== undefined && isReformTime(day);
  const isJulianOnly = byPlace && !isCivilDate('gregorian', day.year, day.month, day.day);
  const used =
    calendar === 'julian' || calendar === 'gregorian'
      ? calendar
      : isJulianOnly
        ? 'julian'
        : day === undefined
          ? null
          : calendarOfDay(day);
  if (day === undefined || used === null || !isCivilDate(used, day.year, day.month, day.day)) {
    const reason =
      used === null && day !== undefined
        ? 'fell into the calendar reform: 1582-10-04 was followed by 1582-10-15'
        : 'is not a date of the calendar';
    fields.issue(
      'invalid_date',
      name,
      `${fields.path}${name} ${quote(text)} ${reason}.`,
      used === null && day !== undefined
        ? 'Set calendar to julian or gregorian.'
        : 'Write YYYY-MM-DD, for example 1990-06-15.',
    );
    return undefined;
  }
  return { date: toGregorian(day, used), calendar: used, written: day, byPlace };
}

/** Whether some places had the one calendar and some the other. */
function isReformTime(day: CivilDate): boolean {
  return day.year < LAST_REFORM_YEAR && calendarOfDay(day) === 'gregorian';
}

function calendarOfDay({ year, month, day }: CivilDate): CalendarName | null {
  if (year !== 1582) return year < 1582 ? 'julian' : 'gregorian';
  const stamp = year * 10_000 + month * 100 + day;
  if (stamp >= GREGORIAN_START) return 'gregorian';
  return stamp <= LAST_JULIAN_DAY ? 'julian' : null;
}

/** A clock time. Records `invalid_time`. */
export function clock(facts: Facts = {}): Field<ClockTime> {
  return field(clockType, facts, (fields, name) => {
    const text = fields.text(name, { code: 'invalid_time' });
    return text === undefined
      ? undefined
      : readClockTime(fields, name, text, 'Write HH:MM or HH:MM:SS, 00:00 to 23:59:59.');
  });
}

/** A clock time that may be unknown: null, `""` and `"unknown"` give null. Records `invalid_time`. */
export function clockOrUnknown(facts: Facts = {}): Field<ClockTime | null> {
  return field(clockType.nullable(), facts, (fields, name) => {
    const text = fields.raw(name) === null ? '' : fields.text(name, { code: 'invalid_time' });
    if (text === undefined) return undefined;
    if (text === '' || text.toLowerCase() === 'unknown') {
      fields.echo[name] = null;
      return null;
    }
    return readClockTime(fields, name, text, 'Write HH:MM or HH:MM:SS, 00:00 to 23:59:59; null when unknown.');
  });
}

function readClockTime(fields: FieldReader, name: string, text: string, hint: string): ClockTime | undefined {
  const time = readTimeText(text);
  if (time === undefined)
    fields.issue('invalid_time', name, `${fields.path}${name} ${quote(text)} is not a time of day.`, hint);
  return time;
}

/** A companion pair such as `transit_date` and `transit_time`; null when neither is given. */
export function companionMoment(day: DateValue | undefined, time: ClockTime | undefined): CompanionMoment | null {
  if (day === undefined && time === undefined) return null;
  return {
    date: day?.date ?? null,
    calendar: day?.calendar ?? 'gregorian',
    written: day?.written ?? null,
    time: time ?? null,
  };
}
