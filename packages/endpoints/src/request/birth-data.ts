import type { BirthData, LocalMoment } from './asked.ts';
import { FieldSet, type ValuesOf, choice, nested, nestedList, text } from './field.ts';
import type { FieldReader } from './field-reader.ts';
import { clockOrUnknown, date, instant, zoneFields, readZone } from './instants.ts';
import { placeFields, readPlace, readRequiredPlace } from './place-fields.ts';

const CALENDARS = ['auto', 'gregorian', 'julian'] as const;

/** Birth data (docs/methods/time-and-place.md), at the top level of a request or inside a person. */
export const birthFields = {
  birth_date: date(
    {
      description:
        'Local date of birth; required unless utc is given. In the calendar of the place on that day, unless calendar says otherwise.',
      examples: ['1990-06-15'],
    },
    readCalendar,
  ),
  birth_time: clockOrUnknown({
    description: 'Local time of birth; null, "" or "unknown" when it is not known.',
    examples: ['14:30'],
  }),
  ...placeFields,
  ...zoneFields,
  utc: instant({
    description: 'The birth as an instant, instead of birth_date and birth_time.',
    aliases: ['datetime_utc'],
    clock: 'required',
  }),
  calendar: choice(CALENDARS, 'invalid_setting', {
    description: 'Calendar of birth_date; auto: Gregorian from the day on which the place adopted it.',
    byDefault: 'auto',
  }),
  name: text(
    { code: 'invalid_setting', maxLength: 120, trim: true },
    { description: 'Name of the person; only echoed.' },
  ),
  gender: choice(['male', 'female', 'other'], 'invalid_setting', { description: 'Used by matching only.' }),
};

/** The calendar of a birth date. A faulty calendar is reported by its own field. */
function readCalendar(fields: FieldReader): 'julian' | 'gregorian' | 'by_place' {
  const said = fields.raw('calendar');
  const wanted = typeof said === 'string' ? said.toLowerCase() : 'auto';
  return wanted === 'julian' || wanted === 'gregorian' ? wanted : 'by_place';
}

/**
 * Reads the birth from its fields. No look-ups: names of places and zones are resolved later. Records `missing_field`
 * and `conflicting_fields`; the value is only meaningful when `fields.finish()` does not throw.
 */
export function readBirth(
  fields: FieldReader,
  values: ValuesOf<typeof birthFields>,
  options: { readonly place?: 'optional' } = {},
): BirthData {
  const place = options.place === 'optional' ? readPlace(fields, values) : readRequiredPlace(fields, values);
  const zone = readZone(fields, values);
  const local = readLocalBirth(fields, values);
  return {
    path: fields.path,
    name: values.name ?? null,
    gender: values.gender ?? null,
    local: values.utc === undefined ? local : null,
    utcMs: values.utc?.utcMs ?? null,
    leapSecond: values.utc?.leapSecond ?? false,
    place,
    zone,
  };
}

function readLocalBirth(fields: FieldReader, values: ValuesOf<typeof birthFields>): LocalMoment | null {
  if (fields.has('utc') || fields.has('datetime_utc')) {
    rejectBesideUtc(fields, values.calendar);
    return null;
  }
  if (!fields.has('birth_date'))
    fields.missing('birth_date', undefined, 'Write YYYY-MM-DD, for example 1990-06-15; or send utc.');
  const day = values.birth_date;
  return day === undefined ? null : { ...day, time: values.birth_time ?? null };
}

function rejectBesideUtc(fields: FieldReader, calendar: string | undefined): void {
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

const person = new FieldSet(birthFields, { id: 'BirthData', description: 'Birth data of one person.' });
const PERSON_HINT = 'Send {"birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York"}.';

/** An optional second birth. */
export const partnerField = nested(person, { description: 'Outer wheel of a biwheel: another birth.' }, readBirth);

/** `person_a` and `person_b`, both optional: for whom a time is chosen. */
export const beneficiaryFields = {
  person_a: nested(
    person,
    { description: 'For whom: adds tara bala, chandra bala and the signs eighth from the birth.' },
    readBirth,
  ),
  person_b: nested(person, { description: 'The other of a couple.' }, readBirth),
};

/** A birth whose chart a condition refers to. */
export const natalField = nested(person, { description: 'The birth of natal_point.' }, readBirth);

/** `person_a` and `person_b`, both required. */
export const pairFields = {
  person_a: nested(person, { required: true }, readBirth),
  person_b: nested(person, { required: true }, readBirth),
};

const PEOPLE = { min: 2, max: 10 } as const;

/** `people`, required: a group of births. */
export const peopleField = nestedList(
  person,
  PEOPLE,
  { description: 'The births, in the order of the matrix.', required: true },
  readBirth,
);

/** Reads the people of a request. Records `missing_field`. */
export function readPeople(fields: FieldReader, people: readonly BirthData[] | undefined): readonly BirthData[] {
  if (!fields.has('people'))
    fields.missing(
      'people',
      undefined,
      'Send [{"birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York"}, …].',
    );
  return people ?? [];
}

/** Reads the two people of a request. Records `missing_field`. */
export function readPair(
  fields: FieldReader,
  values: ValuesOf<typeof pairFields>,
): { readonly personA: BirthData; readonly personB: BirthData } {
  for (const name of ['person_a', 'person_b']) if (!fields.has(name)) fields.missing(name, undefined, PERSON_HINT);
  return { personA: values.person_a ?? nobody('person_a.'), personB: values.person_b ?? nobody('person_b.') };
}

function nobody(path: string): BirthData {
  return { path, name: null, gender: null, local: null, utcMs: null, leapSecond: false, place: null, zone: null };
}

/** The field that a date out of range is reported on. */
export function birthField({ path, utcMs }: Pick<BirthData, 'path' | 'utcMs'>): string {
  return `${path}${utcMs === null ? 'birth_date' : 'utc'}`;
}
