import type { EngineBody } from '@theia-astro/astro/ephemeris';
import type { PathStation } from '@theia-astro/astro/search/path';
import { stationsBetween } from '@theia-astro/astro/stations/stations';
import { turn } from '../angles.ts';
import { bodyOfTable } from '../body-names.ts';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';

interface Row {
  id: string;
  body: string;
  kind: 'retrograde' | 'direct';
  jd_ut: number;
  lon: number;
}

const SECONDS_PER_DAY = 86_400;

/** Shorter than any time between two stations (Mercury, 19.8 days), so at most one station is this close to a row. */
const AROUND_DAYS = 8;

export const comparisons: readonly Comparison[] = [
  quantity('instants', 's', 30, (row, found) => (found.jdUt - row.jd_ut) * SECONDS_PER_DAY),
  quantity('longitudes', 'deg', 1e-5, (row, found) => turn(found.longitudeDeg, row.lon)),
  quantity('directions', 'wrong', 0, (row, found) => (found.kind === `station_${row.kind}` ? 0 : 1)),
];

function quantity(
  name: string,
  unit: string,
  tolerance: number,
  error: (row: Row, found: PathStation) => number,
): Comparison {
  return {
    table: 'stations',
    quantity: name,
    unit,
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const [name, rows] of Map.groupBy(readTable<Row>('stations'), ({ body }) => body)) {
        const body: EngineBody = bodyOfTable(name);
        const days = rows.map(({ jd_ut }) => jd_ut);
        const found = stationsBetween(
          ephemeris,
          body,
          TROPICAL,
          Math.min(...days) - AROUND_DAYS,
          Math.max(...days) + AROUND_DAYS,
        );
        for (const row of rows) {
          const near = found.filter(({ jdUt }) => Math.abs(jdUt - row.jd_ut) < AROUND_DAYS);
          tally.add(row.id, near.length === 1 ? error(row, near[0]!) : Number.NaN);
        }
      }
    }),
  };
}
