import { z } from 'zod';
import type { PlaceQuery } from './asked.ts';
import { FieldSet, type Facts, type Field, nested, number, text } from './field.ts';
import type { FieldReader } from './field-reader.ts';

/** Limits of coordinates in degrees and metres, for the fields and their faults. */
const LATITUDE = { code: 'invalid_latitude', min: -90, max: 90, hint: 'Decimal degrees, north positive.' } as const;
const LONGITUDE = { code: 'invalid_longitude', min: -180, max: 180, hint: 'Decimal degrees, east positive.' } as const;
const ELEVATION = { code: 'invalid_elevation', min: -500, max: 9000, hint: 'Metres above sea level.' } as const;
const TEXT = {
  code: 'invalid_location',
  minLength: 2,
  maxLength: 200,
  trim: true,
  hint: 'Name a place, for example "Paris" or "Springfield, Illinois".',
} as const;

const latitudeType = z
  .number()
  .min(LATITUDE.min)
  .max(LATITUDE.max)
  .meta({
    id: 'Latitude',
    description: 'Geographic latitude, north positive.',
    'x-unit': 'degrees',
    examples: [40.71427],
  });
const longitudeType = z
  .number()
  .min(LONGITUDE.min)
  .max(LONGITUDE.max)
  .meta({
    id: 'Longitude',
    description: 'Geographic longitude, east positive.',
    'x-unit': 'degrees',
    examples: [-74.00597],
  });
const locationType = z
  .string()
  .min(TEXT.minLength)
  .max(TEXT.maxLength)
  .meta({
    id: 'Location',
    description: 'A place as free text, or coordinates as text. When coordinates are given it is only their label.',
    examples: ['New York', 'Springfield, Illinois', '40.7143,-74.006'],
  });

/** A place as free text. */
export function location(facts: Facts = {}): Field<string> {
  return text(TEXT, { type: locationType, ...facts });
}

/** `location`, or a pair of coordinates. */
export const pointFields = {
  location: location(),
  latitude: number(LATITUDE, { type: latitudeType, aliases: ['lat'] }),
  longitude: number(LONGITUDE, { type: longitudeType, aliases: ['lon', 'lng'] }),
};

/** The same with elevation. */
export const placeFields = {
  ...pointFields,
  elevation_m: number(ELEVATION, {
    description: 'Elevation, for topocentric positions.',
    unit: 'metres',
    byDefault: 0,
  }),
};

/** The place of a companion: `transit_location`, `transit_latitude`, `transit_longitude`. */
export function companionPlaceFields<const Prefix extends string>(
  prefix: Prefix,
  facts: Facts,
): Readonly<
  Record<`${Prefix}location`, Field<string>> & Record<`${Prefix}latitude` | `${Prefix}longitude`, Field<number>>
> {
  return {
    [`${prefix}location`]: location(facts),
    [`${prefix}latitude`]: number(LATITUDE, { type: latitudeType }),
    [`${prefix}longitude`]: number(LONGITUDE, { type: longitudeType }),
  } as ReturnType<typeof companionPlaceFields<Prefix>>;
}

/** The values of the fields of a place. */
export interface PlaceValues {
  readonly location: string | undefined;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly elevation_m?: number | undefined;
}

/**
 * Reads the place from the fields whose names begin with `prefix`; null when none was given, or all were faulty.
 * Records `missing_field` for half a pair of coordinates.
 */
export function readPlace(fields: FieldReader, values: PlaceValues, prefix = ''): PlaceQuery | null {
  const hasLatitude = hasAny(fields, latitudeNames(prefix));
  if (hasLatitude !== hasAny(fields, longitudeNames(prefix))) {
    const absent = `${prefix}${hasLatitude ? 'longitude' : 'latitude'}`;
    fields.missing(
      absent,
      `${fields.path}${absent} is required: send both coordinates.`,
      'Send both, or name a location instead.',
    );
  }
  const { location: name, latitude, longitude, elevation_m: elevationM } = values;
  const coordinates =
    latitude === undefined || longitude === undefined ? null : { geoLatitudeDeg: latitude, geoLongitudeDeg: longitude };
  if (name === undefined && coordinates === null) return null;
  return { text: name ?? null, coordinates, elevationM: elevationM ?? null };
}

/** The same for a required place. Records `missing_field`. */
export function readRequiredPlace(fields: FieldReader, values: PlaceValues): PlaceQuery | null {
  const place = readPlace(fields, values);
  if (!hasPlaceFields(fields))
    fields.missing(
      'location',
      `${fields.path}location is required.`,
      `Name a place in ${fields.path}location, or send ${fields.path}latitude and ${fields.path}longitude.`,
    );
  return place;
}

/** Whether any place field is present, valid or not. */
export function hasPlaceFields(fields: FieldReader, prefix = ''): boolean {
  return (
    fields.has(`${prefix}location`) || hasAny(fields, latitudeNames(prefix)) || hasAny(fields, longitudeNames(prefix))
  );
}

/** Only a place without a prefix has short field names. */
function latitudeNames(prefix: string): readonly string[] {
  return prefix === '' ? LATITUDE_NAMES : [`${prefix}latitude`];
}
function longitudeNames(prefix: string): readonly string[] {
  return prefix === '' ? LONGITUDE_NAMES : [`${prefix}longitude`];
}
const LATITUDE_NAMES = ['latitude', ...pointFields.latitude.aliases];
const LONGITUDE_NAMES = ['longitude', ...pointFields.longitude.aliases];

function hasAny(fields: FieldReader, names: readonly string[]): boolean {
  return names.some((name) => fields.has(name));
}

const place = new FieldSet(placeFields, { id: 'PlaceInput', description: 'A place by its name or its coordinates.' });

/** A place as a separate object, in which the place is then required. */
export function placeField(facts: Facts): Field<PlaceQuery | null> {
  return nested(place, facts, readRequiredPlace);
}
