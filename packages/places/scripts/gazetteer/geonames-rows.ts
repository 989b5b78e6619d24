import { readFileSync } from 'node:fs';
import { readTable } from './tables.ts';

/** One line of GeoNames' `cities500.txt` (columns as in GeoNames' readme of the export dump). */
export interface GeonamesRow {
  readonly id: number;
  readonly name: string;
  readonly asciiName: string;
  readonly alternateNames: readonly string[];
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
  readonly countryCode: string;
  readonly admin1Code: string;
  readonly admin2Code: string;
  readonly population: number;
  /** Elevation, else the terrain model's, else null. */
  readonly elevationM: number | null;
  readonly timezone: string;
}

/** Reads all rows, in file order. Throws on a line without 19 columns. */
export function readGeonamesRows(path: string): GeonamesRow[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const columns = line.split('\t');
      if (columns.length !== 19) throw new Error(`A GeoNames line has ${columns.length} columns: ${columns[0]}`);
      const [
        id,
        name,
        asciiName,
        alternates,
        latitude,
        longitude,
        ,
        ,
        countryCode,
        ,
        admin1Code,
        admin2Code,
        ,
        ,
        population,
        elevation,
        terrain,
        timezone,
      ] = columns;
      return {
        id: Number(id),
        name: name!,
        asciiName: asciiName!,
        alternateNames: alternates === '' ? [] : alternates!.split(','),
        geoLatitudeDeg: Number(latitude),
        geoLongitudeDeg: Number(longitude),
        countryCode: countryCode!,
        admin1Code: admin1Code!,
        admin2Code: admin2Code!,
        population: Number(population),
        elevationM:
          elevation !== '' ? Number(elevation) : terrain === '' || terrain === '-9999' ? null : Number(terrain),
        timezone: timezone!,
      };
    });
}

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
