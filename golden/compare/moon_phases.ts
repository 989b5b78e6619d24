import { MOON_PHASES, moonPhasesBetween } from '@theia-astro/astro/phase/phases';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  utc: string;
  phase: string;
}

const SECONDS_PER_DAY = 86_400;
const AROUND_DAYS = 3;
const FORECAST_FROM = '2031';

export const comparisons: readonly Comparison[] = [
  instants('to 2030', 60, ({ utc }) => utc < FORECAST_FROM),
  instants('after 2030', 120, ({ utc }) => utc >= FORECAST_FROM),
];

function instants(name: string, tolerance: number, wanted: (row: Row) => boolean): Comparison {
  return {
    table: 'moon_phases',
    quantity: `instants ${name}`,
    unit: 's',
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of readTable<Row>('moon_phases').filter(wanted)) {
        const expectedJd = jdOfUt1(row.utc);
        const [found] = moonPhasesBetween(ephemeris, expectedJd - AROUND_DAYS, expectedJd + AROUND_DAYS);
        const named = MOON_PHASES.find((phase) => phase.replace('_moon', '').replace('_', ' ') === row.phase);
        tally.add(
          row.id,
          found !== undefined && found.phase === named ? (found.jdUt - expectedJd) * SECONDS_PER_DAY : Number.NaN,
        );
      }
    }),
  };
}
