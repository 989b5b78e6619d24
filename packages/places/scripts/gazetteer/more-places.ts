import type { GeonamesRow } from './geonames-rows.ts';
import { readTable } from './tables.ts';

interface MorePlace {
  readonly name: string;
  readonly also: readonly string[];
  readonly at: readonly [number, number];
  readonly country: string;
  readonly admin1: string;
  readonly admin2?: string;
  readonly zone: string;
  readonly population: number;
}

/** Towns and districts used as birthplaces that the GeoNames snapshot lacks; GeoNames id 0 means none. */
export function morePlaces(): GeonamesRow[] {
  return readTable<readonly MorePlace[]>('more-places.json').map(
    ({ name, also, at: [geoLatitudeDeg, geoLongitudeDeg], country, admin1, admin2 = '', zone, population }) => ({
      id: 0,
      name,
      asciiName: name,
      alternateNames: also,
      geoLatitudeDeg,
      geoLongitudeDeg,
      countryCode: country,
      admin1Code: admin1,
      admin2Code: admin2,
      population,
      elevationM: null,
      timezone: zone,
    }),
  );
}
