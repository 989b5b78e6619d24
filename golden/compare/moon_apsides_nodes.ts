import { lunarApsides } from '@theia-astro/astro/moon/apsides';
import { changesBetween } from '@theia-astro/astro/search/changes';
import { keepTally, readTable, type Comparison, type Engines, type Tally, tallied } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  kind: string;
  utc: string;
  distance_km?: number;
}

const SECONDS_PER_DAY = 86_400;
const AROUND_DAYS = 5;
/** Node passages are at least 12.4 days apart (Skyfield's evidence for 2000–2050: 12.38). */
const NODE_STEP_DAYS = 4;

/**
 * The table's apsides come from the truncated series of Meeus, Astronomical Algorithms (2nd ed. 1998), ch. 50, whose
 * stated largest errors are 31 min at perigee and 3 min at apogee; with the rounding to minutes this limits the
 * agreement of a better ephemeris. (The table's note has the two kinds swapped.)
 */
const SERIES_ERROR_S = { perigee: 31 * 60 + 30, apogee: 3 * 60 + 30 } as const;

export const comparisons: readonly Comparison[] = [
  apsides(
    'perigee instants',
    's',
    SERIES_ERROR_S.perigee,
    'perigee',
    (row, found) => (found.jdUt - jdOfUt1(row.utc)) * SECONDS_PER_DAY,
  ),
  apsides(
    'apogee instants',
    's',
    SERIES_ERROR_S.apogee,
    'apogee',
    (row, found) => (found.jdUt - jdOfUt1(row.utc)) * SECONDS_PER_DAY,
  ),
  apsides('perigee distances', 'km', 20, 'perigee', (row, found) => found.distanceKm - row.distance_km!),
  apsides('apogee distances', 'km', 20, 'apogee', (row, found) => found.distanceKm - row.distance_km!),
  { table: 'moon_apsides_nodes', quantity: 'node passages', unit: 's', tolerance: 180, compare: nodePassages },
];

function apsides(
  name: string,
  unit: string,
  tolerance: number,
  kind: string,
  error: (row: Row, found: { jdUt: number; distanceKm: number }) => number,
): Comparison {
  return {
    table: 'moon_apsides_nodes',
    quantity: name,
    unit,
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of rows().filter((one) => one.kind === kind)) {
        const jdUt = jdOfUt1(row.utc);
        const [found] = lunarApsides(ephemeris, jdUt - AROUND_DAYS, jdUt + AROUND_DAYS);
        tally.add(row.id, found?.kind === kind ? error(row, found) : Number.NaN);
      }
    }),
  };
}

function nodePassages({ ephemeris }: Engines): Tally {
  const latitude = {
    valueAt: (jdUt: number): number => ephemeris.ecliptic(jdUt, 'moon', TROPICAL).latitudeDeg,
    stepDays: NODE_STEP_DAYS,
  };
  const tally = keepTally();
  for (const row of rows().filter(({ kind }) => kind.endsWith('node passage'))) {
    const jdUt = jdOfUt1(row.utc);
    const [found] = changesBetween(latitude, jdUt - AROUND_DAYS, jdUt + AROUND_DAYS);
    tally.add(
      row.id,
      found?.rising === row.kind.startsWith('ascending') ? (found.jdUt - jdUt) * SECONDS_PER_DAY : Number.NaN,
    );
  }
  return tally.result();
}

function rows(): readonly Row[] {
  return readTable<Row>('moon_apsides_nodes');
}
