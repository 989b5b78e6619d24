import { bodyOfTable } from '../body-names.ts';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  body: string;
  lon: number;
  lat: number;
  event: 'rise' | 'set';
  utc: string;
}

/**
 * Beyond this latitude Sun and Moon graze the horizon, and differences of minutes are normal (see the table's notes).
 */
const GRAZING_LATITUDE_DEG = 66;
const SEARCH_BEFORE_DAYS = 50 / 1440;
const SECONDS_PER_DAY = 86_400;

export const comparisons: readonly Comparison[] = [
  {
    table: 'rise_set',
    quantity: 'upper limb below 66°',
    unit: 's',
    tolerance: 90,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of readTable<Row>('rise_set').filter(({ lat }) => Math.abs(lat) < GRAZING_LATITUDE_DEG)) {
        const expectedJd = jdOfUt1(row.utc);
        const place = { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 };
        const found = ephemeris.riseSet(expectedJd - SEARCH_BEFORE_DAYS, bodyOfTable(row.body), place, {
          event: row.event,
          disc: 'upper_limb',
        });
        tally.add(row.id, ((found ?? Number.NaN) - expectedJd) * SECONDS_PER_DAY);
      }
    }),
  },
];
