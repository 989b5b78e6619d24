import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1, jdUtOfTt } from '../instants.ts';

interface Row {
  id: string;
  greatest_td: string;
  type: string;
  magnitude: number;
  saros: number;
  central_duration: string | null;
  greatest_lat: number;
  greatest_lon: number;
}

const SECONDS_PER_DAY = 86_400;

function comparison(
  quantity: string,
  unit: string,
  tolerance: number,
  add: (tally: TallyKeeper, row: Row, found: Eclipse | undefined, jdUt: number) => void,
  chosen: (row: Row) => boolean = () => true,
): Comparison {
  return {
    table: 'eclipses_solar',
    quantity,
    unit,
    tolerance,
    compare: eachRow<Row>('eclipses_solar', (row, tally, { ephemeris }) => {
      if (!chosen(row)) return;
      const jdUt = jdUtOfTt(ephemeris, jdOfUt1(`${row.greatest_td}Z`));
      add(tally, row, eclipsesBetween(ephemeris, jdUt - 1, jdUt + 1, { kind: 'solar' })[0], jdUt);
    }),
  };
}

/** `04m28s` in seconds. */
function durationS(text: string): number {
  const [minutes, seconds] = text.replace('s', '').split('m').map(Number);
  return minutes! * 60 + seconds!;
}

/**
 * NASA's catalogue (Espenak) is independent of Swiss Ephemeris; time is compared in TT. Durations are printed to the
 * second, latitudes to a tenth; its magnitudes use a smaller Moon.
 */
export const comparisons: readonly Comparison[] = [
  comparison('greatest eclipse, TT (NASA)', 's', 60, (tally, { id }, found, jdUt) =>
    tally.add(id, ((found?.maximumJdUt ?? Number.NaN) - jdUt) * SECONDS_PER_DAY),
  ),
  comparison('type', 'wrong', 0, (tally, { id, type }, found) => tally.add(id, found?.type === type ? 0 : 1)),
  comparison('magnitude (NASA)', 'diameters', 0.003, (tally, { id, magnitude }, found) =>
    tally.add(id, (found?.magnitude ?? Number.NaN) - magnitude),
  ),
  comparison(
    'central duration (NASA)',
    's',
    1,
    (tally, { id, central_duration: duration }, found) =>
      tally.add(id, (found?.durations.totalS ?? Number.NaN) - durationS(duration!)),
    ({ central_duration: duration }) => duration !== null,
  ),
  comparison('latitude of the greatest point (NASA)', 'deg', 0.3, (tally, { id, greatest_lat: latitude }, found) =>
    tally.add(id, (found?.greatest.geoLatitudeDeg ?? Number.NaN) - latitude),
  ),
  comparison('Saros series', 'wrong', 0, (tally, { id, saros }, found) =>
    tally.add(id, found?.saros === saros ? 0 : 1),
  ),
];
