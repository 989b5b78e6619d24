import type { BirthData, FieldReader, LocalMoment } from './contract.ts';
import { parseDateField, parseInstant, parseTimeField, parseZoneChoice } from './instant-fields.ts';
import { hasPlaceFields, parsePlaceQuery } from './place-fields.ts';

export const GENDERS = ['male', 'female', 'other'] as const;
export const CALENDARS = ['auto', 'gregorian', 'julian'] as const;
export const MAX_NAME_LENGTH = 120;

/**
 * Reads birth data (contract §2) from the top level or from a person. No look-ups: names of places and zones are resolved later.
 * Every fault is recorded on `fields`; the returned value is only meaningful when `fields.finish()` does not throw.
 */
export function parseBirthData(
  fields: FieldReader,
  options: { readonly place?: 'required' | 'optional' } = {},
): BirthData {
  const name = fields.text('name', { code: 'invalid_setting', maxLength: MAX_NAME_LENGTH, trim: true });
  const gender = fields.oneOf('gender', GENDERS, 'invalid_setting');
  const place = parsePlaceQuery(fields);
  if (options.place !== 'optional' && !hasPlaceFields(fields)) {
    fields.missing(
      'location',
      `${fields.path}location is required.`,
      'Name a place in location, or send latitude and longitude.',
    );
  }
  const zone = parseZoneChoice(fields);
  const instant = parseInstant(fields, ['utc', 'datetime_utc'], { clock: 'required' });
  const local = parseLocalBirth(fields, fields.has('utc') || fields.has('datetime_utc'));
  return {
    path: fields.path,
    name: name ?? null,
    gender: gender ?? null,
    local: instant === undefined ? local : null,
    utcMs: instant?.utcMs ?? null,
    leapSecond: instant?.leapSecond ?? false,
    place,
    zone,
  };
}

function parseLocalBirth(fields: FieldReader, hasUtc: boolean): LocalMoment | null {
  const calendar = fields.oneOf('calendar', CALENDARS, 'invalid_setting') ?? 'auto';
  const date = parseDateField(fields, 'birth_date', calendar);
  const time = parseTimeField(fields, 'birth_time', { unknown: true });
  if (hasUtc) {
    rejectBesideUtc(fields, calendar);
    return null;
  }
  if (!fields.has('birth_date'))
    fields.missing('birth_date', undefined, 'Write YYYY-MM-DD, for example 1990-06-15; or send utc.');
  return date === undefined ? null : { date: date.date, calendar: date.calendar, time: time ?? null };
}

function rejectBesideUtc(fields: FieldReader, calendar: string): void {
  const utc = fields.has('utc') ? 'utc' : 'datetime_utc';
  for (const name of ['birth_date', 'birth_time']) {
    if (fields.has(name))
      fields.issue(
        'conflicting_fields',
        name,
        `${fields.path}${name} and ${fields.path}${utc} cannot both be given.`,
        `Keep ${utc}, or birth_date and birth_time.`,
      );
  }
  if (calendar === 'julian')
    fields.issue(
      'conflicting_fields',
      'calendar',
      `${fields.path}${utc} is always Gregorian.`,
      'Send birth_date and birth_time for a Julian date.',
    );
}
