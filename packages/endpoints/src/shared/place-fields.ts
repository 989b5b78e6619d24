import type { FieldReader, PlaceQuery } from './contract.ts';

/** The names a place may have in a request: `location` for births, `transit_location` and the like for companions. */
export interface PlaceFieldNames {
  readonly location: string;
  /** Canonical name first. */
  readonly latitude: readonly string[];
  readonly longitude: readonly string[];
  readonly elevation: string | null;
}

export const BIRTH_PLACE_FIELDS: PlaceFieldNames = {
  location: 'location',
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng'],
  elevation: 'elevation_m',
};

/**
 * Reads a place; null when none was given (or none that is free of faults). Records `invalid_location`, `invalid_latitude`,
 * `invalid_longitude`, `invalid_elevation`, `conflicting_fields`, and `missing_field` for half a pair of coordinates.
 */
export function parsePlaceQuery(fields: FieldReader, names: PlaceFieldNames = BIRTH_PLACE_FIELDS): PlaceQuery | null {
  const text = fields.text(names.location, {
    code: 'invalid_location',
    minLength: 2,
    maxLength: 200,
    trim: true,
    hint: 'Name a place, for example "Paris" or "Springfield, Illinois".',
  });
  const geoLatitudeDeg = fields.number(names.latitude, {
    code: 'invalid_latitude',
    min: -90,
    max: 90,
    hint: 'Decimal degrees, north positive.',
  });
  const geoLongitudeDeg = fields.number(names.longitude, {
    code: 'invalid_longitude',
    min: -180,
    max: 180,
    hint: 'Decimal degrees, east positive.',
  });
  const elevationM =
    names.elevation === null
      ? undefined
      : fields.number(names.elevation, {
          code: 'invalid_elevation',
          min: -500,
          max: 9000,
          hint: 'Metres above sea level.',
        });
  const hasLatitude = hasAny(fields, names.latitude);
  const hasLongitude = hasAny(fields, names.longitude);
  if (hasLatitude !== hasLongitude) {
    const [absent = ''] = hasLatitude ? names.longitude : names.latitude;
    fields.missing(
      absent,
      `${fields.path}${absent} is required: coordinates come as a pair.`,
      'Send both, or name a location instead.',
    );
  }
  const coordinates =
    geoLatitudeDeg === undefined || geoLongitudeDeg === undefined ? null : { geoLatitudeDeg, geoLongitudeDeg };
  if (text === undefined && coordinates === null) return null;
  return { text: text ?? null, coordinates, elevationM: elevationM ?? null };
}

/** True when any place field is present, faulty or not. */
export function hasPlaceFields(fields: FieldReader, names: PlaceFieldNames = BIRTH_PLACE_FIELDS): boolean {
  return fields.has(names.location) || hasAny(fields, names.latitude) || hasAny(fields, names.longitude);
}

function hasAny(fields: FieldReader, names: readonly string[]): boolean {
  return names.some((name) => fields.has(name));
}
