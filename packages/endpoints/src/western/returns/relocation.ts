import type { PlaceQuery } from '../../request/asked.ts';
import { FieldSet, type ValuesOf } from '../../request/field.ts';
import type { FieldReader } from '../../request/field-reader.ts';
import { timezone } from '../../request/instants.ts';
import { nested } from '../../request/kinds.ts';
import {
  companionPlaceFields,
  hasPlaceFields,
  placeFields,
  readPlace,
  readRequiredPlace,
} from '../../request/place-fields.ts';

/** The place of a relocated return. */
export interface Relocation {
  readonly place: PlaceQuery;
  readonly timezone: string | null;
  /** Field names, for problems with its place. */
  readonly field: string;
}

const place = new FieldSet(
  { ...placeFields, timezone: timezone({ description: 'IANA time zone; overrides the one of the place.' }) },
  { id: 'Relocation', description: 'A place other than the birth place.' },
);

/** `relocation`, or return_location and its coordinates. */
export const relocationFields = {
  relocation: nested(place, { description: 'Place of the return. Default: the birth place.' }, (fields, values) => ({
    place: readRequiredPlace(fields, values),
    timezone: values.timezone ?? null,
  })),
  ...companionPlaceFields('return_', { description: 'Alias of relocation.location.' }),
};

/** Reads the place of a relocated return; null for the birth place. Records `conflicting_fields`. */
export function readRelocation(fields: FieldReader, values: ValuesOf<typeof relocationFields>): Relocation | null {
  const said = {
    location: values.return_location,
    latitude: values.return_latitude,
    longitude: values.return_longitude,
  };
  const flat = readPlace(fields, said, 'return_');
  const { relocation } = values;
  if (relocation === undefined) return flat === null ? null : { place: flat, timezone: null, field: 'return_location' };
  if (hasPlaceFields(fields, 'return_')) {
    fields.issue(
      'conflicting_fields',
      'relocation',
      'relocation and return_location (or return_latitude, return_longitude) cannot both be given.',
      'Keep one of them.',
    );
  }
  return relocation.place === null
    ? null
    : { place: relocation.place, timezone: relocation.timezone, field: 'relocation.location' };
}
