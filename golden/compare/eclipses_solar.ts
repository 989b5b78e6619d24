import type { SolarEclipse } from '@theia/astro/ephemeris';
import { keepTally, readTable, type Comparison, type TallyKeeper } from '../comparison.ts';
import { jdOfUt1, jdUtOfTt } from '../instants.ts';

interface Row {
  id: string; greatest_td: string; type: string; magnitude: number; saros: number;
  central_duration: string | null; greatest_lat: number; greatest_lon: number;
}

const SECONDS_PER_DAY = 86_400;
/** Central eclipses at the border of two types: NASA and Swiss Ephemeris differ there (the table's notes). */
const CENTRAL: ReadonlySet<string> = new Set(['total', 'annular', 'hybrid']);

function comparison(quantity: string, unit: string, tolerance: number, add: (tally: TallyKeeper, row: Row, found: SolarEclipse | null, jdUt: number) => void): Comparison {
  return {
    table: 'eclipses_solar', quantity, unit, tolerance,
    compare: ({ ephemeris }) => {
      const tally = keepTally();
      for (const row of readTable<Row>('eclipses_solar')) {
        const jdUt = jdUtOfTt(ephemeris, jdOfUt1(`${row.greatest_td}Z`));
        add(tally, row, ephemeris.nextSolarEclipse(jdUt - 1), jdUt);
      }
      return tally.result();
    },
  };
}

/** NASA's catalogue (Espenak) is independent of Swiss Ephemeris; time is compared in TT. */
export const comparisons: readonly Comparison[] = [
  comparison('greatest eclipse, TT (NASA)', 's', 60, (tally, { id }, found, jdUt) => tally.add(id, ((found?.maximumJdUt ?? Number.NaN) - jdUt) * SECONDS_PER_DAY)),
  comparison('type, border of central types excused', 'wrong', 0, (tally, { id, type }, found) => {
    const same = found?.type === type || (CENTRAL.has(found?.type ?? '') && CENTRAL.has(type) && [found?.type, type].includes('hybrid'));
    tally.add(id, same ? 0 : 1);
  }),
  comparison('magnitude (NASA)', 'diameters', 0.003, (tally, { id, magnitude }, found) => tally.add(id, (found?.magnitude ?? Number.NaN) - magnitude)),
  comparison('Saros series', 'wrong', 0, (tally, { id, saros }, found) => tally.add(id, found?.saros === saros ? 0 : 1)),
];
