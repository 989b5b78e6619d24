import type { Place } from '@theia-astro/places/places';
import { z } from 'zod';
import { round } from './number.ts';
import type { Wire } from './wire-type.ts';

const degrees = { 'x-unit': 'degrees' };

export const placeSchema = z
  .object({
    name: z.string(),
    admin1: z.string().nullable().meta({ description: 'State, province or region.' }),
    country: z.string().nullable(),
    country_code: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2.' }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'North positive.', ...degrees }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'East positive.', ...degrees }),
    elevation_m: z.number().nullable().meta({ 'x-unit': 'metres' }),
    timezone: z.string().nullable().meta({ description: 'IANA name.' }),
    geonames_id: z.int().nullable(),
    population: z.int().nullable(),
    source: z.enum(['geonames', 'supplement', 'coordinates']),
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'Place', description: 'A place. Names and coordinates: GeoNames, CC BY 4.0.' });

export type WirePlace = Wire<typeof placeSchema>;

/** `place` of an atlas place. */
export function wirePlace(place: Place): WirePlace {
  return {
    name: place.name,
    admin1: place.admin1,
    country: place.country,
    country_code: place.countryCode,
    latitude: place.geoLatitudeDeg,
    longitude: place.geoLongitudeDeg,
    elevation_m: place.elevationM,
    timezone: place.timezone,
    geonames_id: place.geonamesId,
    population: place.population,
    source: place.source,
    confidence: round(place.confidence, 4),
  };
}
