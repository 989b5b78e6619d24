import type { BodyPosition } from '@theia-astro/astro/ephemeris';
import { skyErrorArcsec, turn } from '../angles.ts';
import { bodyOfTable } from '../body-names.ts';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1, jdUtOfTt } from '../instants.ts';

interface Row {
  id: string;
  utc: string;
  body: string;
  lon_of_date: number;
  lat_of_date: number;
  jd_tt_assumed: number;
  swisseph_minus_horizons_arcsec: readonly [number, number];
}

const year = (row: Row): number => Number(row.utc.slice(0, 4));
/** Before leap seconds the table's TT is Swiss Ephemeris' own, from the printed instant read as UT1 (its notes). */
const isUt1 = (row: Row): boolean => year(row) < 1972;
const isFilesYear = (row: Row): boolean => year(row) >= 1800;
/**
 * DE431, used by the files, and the table's DE441 differ by up to 1.1″ for these bodies in 1800 (golden/README.md,
 * pitfall 1).
 */
const isRevised = (row: Row): boolean => row.body === 'Uranus' || row.body === 'Pluto';
/** Moshier's theory is weakest here: Pluto 8.7″ (docs/methods/positions.md). */
const isMoshierWeak = (row: Row): boolean => row.body === 'Neptune' || row.body === 'Pluto';

export const comparisons: readonly Comparison[] = [
  against('JPL 1900–2035', 0.3, (row) => year(row) >= 1900 && !isRevised(row), skyError),
  against('JPL 1800', 1, (row) => year(row) === 1800 && !isRevised(row), skyError),
  against('JPL Uranus, Pluto 1800–2035', 1.2, (row) => isFilesYear(row) && isRevised(row), skyError),
  against('JPL 1700 by Moshier', 2, (row) => !isFilesYear(row) && !isMoshierWeak(row), skyError),
  against('JPL Neptune, Pluto 1700 by Moshier', 8.7, (row) => !isFilesYear(row) && isMoshierWeak(row), skyError),
  against('libswe itself, with the stated residuals', 0.002, isFilesYear, residualError),
];

function against(
  quantity: string,
  tolerance: number,
  wanted: (row: Row) => boolean,
  error: (position: BodyPosition, row: Row) => number,
): Comparison {
  return {
    table: 'horizons_geocentric',
    quantity,
    unit: 'arcsec',
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of readTable<Row>('horizons_geocentric').filter(wanted)) {
        const jdUt = isUt1(row) ? jdOfUt1(row.utc) : jdUtOfTt(ephemeris, row.jd_tt_assumed);
        tally.add(row.id, error(ephemeris.position(jdUt, bodyOfTable(row.body), TROPICAL), row));
      }
    }),
  };
}

function skyError(position: BodyPosition, row: Row): number {
  return skyErrorArcsec([position.longitudeDeg, position.latitudeDeg], [row.lon_of_date, row.lat_of_date]);
}

function residualError(position: BodyPosition, row: Row): number {
  const shrink = Math.cos((row.lat_of_date * Math.PI) / 180);
  const [along, across] = row.swisseph_minus_horizons_arcsec;
  const alongError = turn(position.longitudeDeg, row.lon_of_date) * 3600 * shrink - along;
  const acrossError = (position.latitudeDeg - row.lat_of_date) * 3600 - across;
  return Math.max(Math.abs(alongError), Math.abs(acrossError));
}
