import { MUHURTA_PURPOSES, type MuhurtaPurposeId } from '@theia-astro/astro/muhurta/purposes';
import { findMuhurtas } from '@theia-astro/astro/muhurta/search';
import { type Comparison, eachRow } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  readonly id: string;
  readonly purpose: MuhurtaPurposeId;
  readonly lat: number;
  readonly lon: number;
  readonly utc_offset: number;
  readonly from: string;
  readonly days: number;
  /** Whole minutes in the middle of which every rule allows. */
  readonly windows: readonly (readonly [string, string])[];
}

const SECONDS_PER_DAY = 86_400;
/** The table has windows of two minutes and more. */
const SHORTEST_DAYS = 2.5 / 1440;

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_muhurta',
    quantity: 'windows of seven purposes, found by minute stepping',
    unit: 's',
    tolerance: 31,
    compare: eachRow<Row>('vedic_muhurta', (row, tally, { ephemeris }) => {
      const startJdUt = jdOfUt1(row.from);
      const { windows } = findMuhurtas({
        ephemeris,
        place: { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 },
        utcOffsetSeconds: row.utc_offset * 3600,
        frame: LAHIRI,
        node: 'mean',
        sunrise: 'hindu',
        varjyamTable: 'panchanga',
        lunarMonth: 'amanta',
        panchakaCount: null,
        range: { startJdUt, endJdUt: startJdUt + row.days },
        purpose: MUHURTA_PURPOSES[row.purpose],
        direction: null,
        persons: [],
        ignored: new Set(),
        shortestDays: SHORTEST_DAYS,
      });
      tally.add(`${row.id} count`, windows.length === row.windows.length ? 0 : Number.NaN);
      row.windows.forEach(([starts, ends], index) => {
        const found = windows[index];
        tally.add(`${row.id} ${starts}`, ((found?.startJdUt ?? Number.NaN) - jdOfUt1(starts)) * SECONDS_PER_DAY);
        tally.add(`${row.id} ${ends}`, ((found?.endJdUt ?? Number.NaN) - jdOfUt1(ends)) * SECONDS_PER_DAY);
      });
    }),
  },
];
