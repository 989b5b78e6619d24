import { dashaTree, type DashaPeriod } from '@theia-astro/astro/vedic/dasha/period';
import { vimshottari } from '@theia-astro/astro/vedic/dasha/nakshatra-dashas';
import { linearScale } from '@theia-astro/astro/vedic/dasha/scale';
import { type Comparison, type Engines, type TallyKeeper, eachRow } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

type Start = readonly [string, string];
interface Row {
  id: string;
  utc: string;
  moon_sidereal_lon?: number;
  first_lord?: string;
  fraction_elapsed?: number;
  balance_years?: number;
  maha_start_utc?: Readonly<Record<string, readonly Start[]>>;
  'antar_start_utc_365.25'?: readonly (readonly [string, string, string])[];
  expected_first_lord?: string;
  expected_balance_ymd?: readonly [number, number, number] | null;
}

const SECONDS_PER_DAY = 86_400;
/**
 * The table truncates its instants to the minute, so the true instant is in the middle of that minute, plus or minus
 * half a minute.
 */
const HALF_MINUTE_SECONDS = 30;
/** The table's year lengths; two of them have a digit more than the API's. */
const YEARS: readonly string[] = ['365.25', '365.2425', '365.256364', '365.2421904', '360'];

export const comparisons: readonly Comparison[] = [
  quantity('elapsed part of the nakshatra', '', 2e-7, (row, { ephemeris }, tally) => {
    if (row.fraction_elapsed === undefined) return;
    tally.add(
      row.id,
      vimshottari(ephemeris.ecliptic(jdOfUt1(row.utc), 'moon', LAHIRI).longitudeDeg).seed.fractionElapsed -
        row.fraction_elapsed,
    );
  }),
  ...YEARS.map((text) =>
    quantity(`maha dashas, year of ${text} days`, 's', 60, (row, engines, tally) => {
      const periods = rowTree(row, engines, Number(text));
      for (const [index, [lord, utc]] of (row.maha_start_utc?.[text] ?? []).entries())
        addStart(tally, `${row.id} ${lord}`, periods[index], lord, utc);
    }),
  ),
  quantity('antardashas, year of 365.25 days', 's', 60, (row, engines, tally) => {
    const antars = rowTree(row, engines, 365.25).flatMap(({ children }) => children);
    for (const [index, [maha, antar, utc]] of (row['antar_start_utc_365.25'] ?? []).entries())
      addStart(tally, `${row.id} ${maha}/${antar}`, antars[index], antar, utc);
  }),
  quantity('balance printed in books', 'days', 15, (row, { ephemeris }, tally) => {
    if (row.expected_first_lord === undefined) return;
    const { seed } = vimshottari(ephemeris.ecliptic(jdOfUt1(row.utc), 'moon', LAHIRI).longitudeDeg);
    if (seed.lord !== row.expected_first_lord.toLowerCase()) tally.add(row.id, Number.NaN);
    if (row.expected_balance_ymd == null) return;
    const [years, months, days] = row.expected_balance_ymd;
    tally.add(row.id, seed.balanceYears * 360 - (years * 360 + months * 30 + days));
  }),
];

function rowTree(row: Row, { ephemeris }: Engines, yearDays: number): readonly DashaPeriod[] {
  const birth = jdOfUt1(row.utc);
  const moon = ephemeris.ecliptic(birth, 'moon', LAHIRI);
  return dashaTree(vimshottari(moon.longitudeDeg).cycle, linearScale(birth, yearDays), 2);
}

function addStart(tally: TallyKeeper, name: string, period: DashaPeriod | undefined, lord: string, utc: string): void {
  const right = period?.lord === lord.toLowerCase();
  tally.add(
    name,
    right ? (period.startJdUt - jdOfUt1(`${utc}:00Z`)) * SECONDS_PER_DAY - HALF_MINUTE_SECONDS : Number.NaN,
  );
}

function quantity(
  name: string,
  unit: string,
  tolerance: number,
  measure: (row: Row, engines: Engines, tally: TallyKeeper) => void,
): Comparison {
  return {
    table: 'vedic_vimshottari',
    quantity: name,
    unit,
    tolerance,
    compare: eachRow<Row>('vedic_vimshottari', (row, tally, engines) => {
      measure(row, engines, tally);
    }),
  };
}
