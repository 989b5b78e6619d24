import type { LunarEclipse } from '@theia-astro/astro/ephemeris';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  greatest_ut: string;
  type: string;
  saros: number;
  penumbral_magnitude: number;
  umbral_magnitude: number;
}

const SECONDS_PER_DAY = 86_400;
/**
 * Fainter eclipses are in only one of the lists; at the edge of the umbra the types differ by the same small amount
 * (see the table's notes).
 */
const FAINT_PENUMBRAL = 0.05;
const EDGE_OF_UMBRA = 0.03;

function comparison(
  quantity: string,
  unit: string,
  tolerance: number,
  add: (tally: TallyKeeper, row: Row, found: LunarEclipse | null, jdUt: number) => void,
  chosen: (row: Row) => boolean = () => true,
): Comparison {
  return {
    table: 'eclipses_lunar',
    quantity,
    unit,
    tolerance,
    compare: eachRow<Row>('eclipses_lunar', (row, tally, { ephemeris }) => {
      if (row.penumbral_magnitude < FAINT_PENUMBRAL || !chosen(row)) return;
      const jdUt = jdOfUt1(row.greatest_ut);
      add(tally, row, ephemeris.nextLunarEclipse(jdUt - 1), jdUt);
    }),
  };
}

const secondsOff = (tally: TallyKeeper, { id }: Row, found: LunarEclipse | null, jdUt: number): void =>
  tally.add(id, ((found?.maximumJdUt ?? Number.NaN) - jdUt) * SECONDS_PER_DAY);
const until2030 = ({ greatest_ut: at }: Row): boolean => at < '2031';

/** NASA's catalogue (Espenak) is independent of Swiss Ephemeris and printed to the minute. */
export const comparisons: readonly Comparison[] = [
  comparison('greatest eclipse to 2030 (NASA)', 's', 180, secondsOff, until2030),
  comparison('greatest eclipse to 2100, Delta-T forecast (NASA)', 's', 300, secondsOff, (row) => !until2030(row)),
  comparison(
    'type, except at the edge of the umbra',
    'wrong',
    0,
    (tally, { id, type, umbral_magnitude: umbral }, found) =>
      tally.add(id, found?.type === type || Math.abs(umbral) < EDGE_OF_UMBRA ? 0 : 1),
  ),
  comparison('penumbral magnitude (NASA)', 'diameters', 0.03, (tally, { id, penumbral_magnitude: magnitude }, found) =>
    tally.add(id, (found?.penumbralMagnitude ?? Number.NaN) - magnitude),
  ),
  comparison(
    'umbral magnitude (NASA)',
    'diameters',
    0.03,
    (tally, { id, umbral_magnitude: magnitude }, found) =>
      tally.add(id, (found?.umbralMagnitude ?? Number.NaN) - magnitude),
    ({ umbral_magnitude: magnitude }) => magnitude > 0,
  ),
  comparison('Saros series', 'wrong', 0, (tally, { id, saros }, found) =>
    tally.add(id, found?.saros === saros ? 0 : 1),
  ),
];
