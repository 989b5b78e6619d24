import type { Warning } from '../endpoint.ts';
import type { CivilDate, ClockTime, FieldReader, PlaceQuery } from '../shared/contract.ts';
import { readIsoText } from '../shared/date-text.ts';
import { parseInstantField } from '../shared/instant-fields.ts';
import { hasPlaceFields, parsePlaceQuery, type PlaceFieldNames } from '../shared/place-fields.ts';
import { quote } from '../shared/quote.ts';
import { readFields } from '../shared/reader.ts';

const PLACE_FIELDS: PlaceFieldNames = {
  location: 'location',
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng'],
  elevation: null,
};
const NOWHERE: PlaceQuery = { text: null, coordinates: null, elevationM: null };

export interface TimezoneRequest {
  readonly place: PlaceQuery;
  /** What the clock on the wall shows; null: `utcMs`, which null means now. */
  readonly local: { readonly date: CivilDate; readonly time: ClockTime } | null;
  readonly utcMs: number | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a query (contract §14, §20). Records `missing_field`, `invalid_datetime`, `conflicting_fields` and the faults of a place. */
export function parseTimezoneQuery(input: unknown): TimezoneRequest {
  const fields = readFields(input);
  const place = parsePlaceQuery(fields, PLACE_FIELDS);
  if (!hasPlaceFields(fields, PLACE_FIELDS))
    fields.missing(
      'location',
      'location or latitude and longitude are required.',
      'Send location=New York, or lat and lon.',
    );
  const local = parseLocal(fields);
  const utcMs = parseInstantField(fields, ['utc']);
  if (fields.has('local') && fields.has('utc'))
    fields.issue('conflicting_fields', 'local', 'local and utc cannot both be given.', 'Keep one of them.');
  const warnings = fields.finish(false);
  return { place: place ?? NOWHERE, local: local ?? null, utcMs: utcMs ?? null, input: fields.echo, warnings };
}

function parseLocal(fields: FieldReader): TimezoneRequest['local'] | undefined {
  const text = fields.text('local', { code: 'invalid_datetime' });
  if (text === undefined) return undefined;
  const read = readIsoText(text);
  if (read === undefined || read.time === null || read.offsetSeconds !== null) {
    fields.issue(
      'invalid_datetime',
      'local',
      `local ${quote(text)} is not a local date and time.`,
      'Write YYYY-MM-DDTHH:MM without an offset; an instant goes into utc.',
    );
    return undefined;
  }
  return { date: read.date, time: read.time };
}
