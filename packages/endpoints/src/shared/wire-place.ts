import type { Place } from '@theia/places/places';
import type { WirePlace } from './contract.ts';
import { round } from './number.ts';

/** Contract §2.1 `place` of an atlas place. */
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
