import { readFileSync } from 'node:fs';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS, type VedicChart } from '@theia-astro/astro/vedic/chart';
import { computeDashas, type DashaSystem } from '@theia-astro/astro/vedic/dasha/dashas';
import { kalachakra } from '@theia-astro/astro/vedic/dasha/kalachakra';
import type { DashaPeriod } from '@theia-astro/astro/vedic/dasha/period';
import type { VargaNumber } from '@theia-astro/astro/vedic/varga/rules';
import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { type Comparison, type Engines, eachRow, tallied } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Birth {
  utc: string;
  latitude: number;
  longitude: number;
  offset_minutes: number;
}
interface Row {
  id: string;
  dasha: DashaSystem;
  birth: Birth;
  varga?: VargaNumber;
  level?: number;
  periods: readonly (readonly [lord: string, start: string | null, years: number])[];
}
interface Extra {
  kalachakra: readonly {
    id: string;
    moon_deg: number;
    maha?: string;
    periods: readonly (readonly [sign: string, years: number])[];
    tolerance_years: number;
  }[];
  kalachakra_of: { birth: Birth; signs: Readonly<Partial<Record<GrahaId, readonly string[]>>> };
}

const TABLE = 'vedic_dashas';
const extra: Extra = JSON.parse(readFileSync(new URL(`../tables/${TABLE}.json`, import.meta.url), 'utf8'));
/** PyJHora's year is a millionth of a day longer, 10.4 s in 120 years; its Moon is rounded to a tenth of a second of arc at most, 7 s in the longest first period. */
const YEAR_DAYS = 365.256363;
const SECONDS_PER_DAY = 86_400;
const MINUTES_PER_DAY = 1_440;

function chartOf({ ephemeris }: Engines, { utc, latitude, longitude, offset_minutes: minutes }: Birth): VedicChart {
  return computeVedicChart(
    ephemeris,
    {
      jdUt: jdOfUt1(utc),
      unknownTime: false,
      place: { geoLatitudeDeg: latitude, geoLongitudeDeg: longitude, elevationM: 0 },
      utcOffsetSeconds: 60 * minutes,
    },
    { ...DEFAULT_VEDIC_SETTINGS, positions: 'true' },
  );
}

function periodsOf(engines: Engines, { birth, dasha, varga = 1, level = 1 }: Row): readonly DashaPeriod[] {
  const found = computeDashas(
    engines.ephemeris,
    chartOf(engines, birth),
    {
      systems: [dasha],
      year: YEAR_DAYS,
      levels: level,
      narayana: { lords: 'rao', tie: 'advanced_lord', varga, vargaReadings: {} },
    },
    jdOfUt1(birth.utc),
  ).bySystem.get(dasha);
  const periods = found?.periods ?? [];
  return level === 1 ? periods : periods.flatMap(({ children }) => children);
}

const nameOf = ({ lord, signIndex }: Pick<DashaPeriod, 'lord' | 'signIndex'>): string =>
  signIndex === null ? lord : signByIndex(signIndex);

export const comparisons: readonly Comparison[] = [
  {
    table: TABLE,
    quantity: 'order and years of the periods',
    unit: 'years',
    tolerance: 1e-6,
    compare: eachRow<Row>(TABLE, (row, tally, engines) => {
      const found = periodsOf(engines, row);
      for (const [index, [name, , years]] of row.periods.entries()) {
        const period = found[index];
        const right = period !== undefined && nameOf(period) === name;
        tally.add(`${row.id} ${index}`, right ? (period.endJdUt - period.startJdUt) / YEAR_DAYS - years : Number.NaN);
      }
    }),
  },
  {
    table: TABLE,
    quantity: 'starts of the periods, over 120 years',
    unit: 's',
    tolerance: 20,
    compare: eachRow<Row>(TABLE, (row, tally, engines) => {
      const found = periodsOf(engines, row);
      for (const [index, [, start]] of row.periods.entries()) {
        if (start === null) continue;
        const expected = jdOfUt1(`${start.replace(' ', 'T')}Z`) - row.birth.offset_minutes / MINUTES_PER_DAY;
        const period = found[index];
        const begins = period?.startJdUt ?? Number.NaN;
        const counted = row.dasha === 'sudasa' ? Math.max(begins, jdOfUt1(row.birth.utc)) : begins;
        tally.add(`${row.id} ${index}`, (counted - expected) * SECONDS_PER_DAY);
      }
    }),
  },
  {
    table: TABLE,
    quantity: 'years of kalachakra from a Moon',
    unit: 'years',
    tolerance: 0.005,
    compare: tallied((tally) => {
      for (const { id, moon_deg: moonDeg, maha, periods } of extra.kalachakra) {
        const { seed, cycle } = kalachakra(moonDeg);
        const links =
          maha === undefined
            ? cycle.links.map((link, index) => (index === 0 ? { ...link, years: seed.balanceYears } : link))
            : cycle.divide(cycle.links.find(({ signIndex }) => signByIndex(signIndex ?? 0) === maha)!);
        for (const [index, [sign, years]] of periods.entries()) {
          const link = links[index];
          const right = link !== undefined && signByIndex(link.signIndex ?? 0) === sign;
          tally.add(`${id} ${index}`, right ? link.years - years : Number.NaN);
        }
      }
    }),
  },
  {
    table: TABLE,
    quantity: 'nine signs of kalachakra from each graha',
    unit: 'differences',
    tolerance: 0,
    compare: tallied((tally, engines) => {
      const { birth, signs } = extra.kalachakra_of;
      const { byId } = chartOf(engines, birth);
      for (const id of GRAHAS) {
        const { links } = kalachakra(byId[id].longitudeDeg).cycle;
        for (const [index, sign] of (signs[id] ?? []).entries())
          tally.add(`${id} ${index}`, signByIndex(links[index]?.signIndex ?? 0) === sign ? 0 : 1);
      }
    }),
  },
];
