import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import { type CivilDate, type ClockTime, readIsoText } from '../time/date-text.ts';
import type { PlaceQuery } from '../request/asked.ts';
import { field, FieldSet, formatField } from '../request/field.ts';
import { instant } from '../request/instants.ts';
import { hasPlaceFields, readPlace, pointFields } from '../request/place-fields.ts';
import { quote } from '../request/issue-list.ts';
import { readFields } from '../request/reader.ts';

const NOWHERE: PlaceQuery = { text: null, coordinates: null, elevationM: null };

export interface TimezoneRequest {
  readonly place: PlaceQuery;
  /** The wall clock; null when `utcMs` is used. When both are null, it is now. */
  readonly local: { readonly date: CivilDate; readonly time: ClockTime } | null;
  readonly utcMs: number | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** A wall clock without its offset. Records `invalid_datetime`. */
const local = field<NonNullable<TimezoneRequest['local']>>(
  z.string().regex(/^[+-]?\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/),
  {
    description:
      'Local wall clock, YYYY-MM-DDTHH:MM[:SS], proleptic Gregorian, without offset. Default, without utc: now.',
    examples: ['2024-11-03T01:30'],
  },
  (fields, name) => {
    const text = fields.text(name, { code: 'invalid_datetime' });
    if (text === undefined) return undefined;
    const read = readIsoText(text);
    if (read !== undefined && read.time !== null && read.offsetSeconds === null)
      return { date: read.date, time: read.time };
    fields.issue(
      'invalid_datetime',
      name,
      `${name} ${quote(text)} is not a local date and time.`,
      'Write YYYY-MM-DDTHH:MM without an offset; send an instant as utc.',
    );
    return undefined;
  },
);

/** The fields of GET and POST /timezone. */
export const timezoneFields = new FieldSet({
  ...pointFields,
  local,
  utc: instant({ description: 'An instant, instead of local.' }),
  ...formatField,
});

/**
 * Parses a query. Records `missing_field`, `invalid_datetime`, `conflicting_fields` and the faults
 * of a place.
 */
export function parseTimezoneQuery(input: unknown): TimezoneRequest {
  const fields = readFields(input);
  const values = timezoneFields.read(fields);
  const place = readPlace(fields, values);
  if (!hasPlaceFields(fields))
    fields.missing(
      'location',
      'location or latitude and longitude are required.',
      'Name a place in location, or send latitude and longitude.',
    );
  if (fields.has('local') && fields.has('utc'))
    fields.issue('conflicting_fields', 'local', 'local and utc cannot both be given.', 'Keep one of them.');
  return {
    ...fields.finishRequest(false),
    place: place ?? NOWHERE,
    local: values.local ?? null,
    utcMs: values.utc?.utcMs ?? null,
  };
}
