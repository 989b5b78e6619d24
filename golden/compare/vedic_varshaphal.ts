import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { type SahamId, sahams } from '@theia-astro/astro/vedic/varshaphal/sahams';
import {
  siderealSolarReturn,
  type SunSpan,
  sunSpans,
  tithiPravesha,
} from '@theia-astro/astro/vedic/varshaphal/sun-charts';
import { turn } from '../angles.ts';
import { type Comparison, type Engines, quantitiesOf } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Where {
  readonly latitude: number;
  readonly longitude: number;
}
interface Rows {
  readonly year: {
    readonly jd_ut: number;
    readonly years: number;
    readonly starts: number;
    readonly ends: number;
    readonly months: readonly number[];
    readonly sixty_hours: readonly (readonly [index: number, jd: number])[];
    readonly tithi_pravesha: number;
    readonly in_month: boolean;
  };
  readonly book: {
    readonly birth: string;
    readonly rows: readonly (
      readonly ['year', number, string] | readonly ['month' | 'sixty_hours', years: number, number: number, at: string]
    )[];
  };
  readonly sahams: Where & {
    readonly jd_utc: string;
    readonly day: boolean;
    readonly rows: Readonly<Partial<Record<SahamId, number>>>;
  };
}
const quantity = quantitiesOf<Rows>('vedic_varshaphal', { withIds: true });

const SECONDS = 86_400;

export const comparisons: readonly Comparison[] = [
  quantity('years and months', 's', 1, 'year', (row, tally, engines) => {
    const year = yearOf(engines, row.jd_ut, row.years);
    tally.add('starts', (year.startJdUt - row.starts) * SECONDS);
    tally.add('ends', (year.endJdUt - row.ends) * SECONDS);
    const months = partsOf(engines, row.jd_ut, year, 12);
    row.months.forEach((jd, index) => tally.add(`month ${index + 1}`, (months[index]!.startJdUt - jd) * SECONDS));
  }),
  quantity('charts of sixty hours', 's', 1, 'year', (row, tally, engines) => {
    const parts = partsOf(engines, row.jd_ut, yearOf(engines, row.jd_ut, row.years), 144);
    for (const [index, jd] of row.sixty_hours) tally.add(`${index}`, (parts[index]!.startJdUt - jd) * SECONDS);
  }),
  quantity('tithi pravesha', 's', 1, 'year', (row, tally, engines) => {
    const longitudeDeg = (body: 'sun' | 'moon'): number =>
      engines.ephemeris.ecliptic(row.jd_ut, body, LAHIRI).longitudeDeg;
    const natal = { sunDeg: longitudeDeg('sun'), moonDeg: longitudeDeg('moon') };
    const found = tithiPravesha(engines.ephemeris, LAHIRI, natal, row.starts);
    tally.add('in the month', found.inNatalMonth === row.in_month ? 0 : Number.NaN);
    tally.add('when', (found.jdUt - row.tithi_pravesha) * SECONDS);
  }),
  quantity('printed years, months and charts of sixty hours', 'minutes', 1, 'book', (row, tally, engines) => {
    const birth = jdOfUt1(row.birth);
    for (const printed of row.rows) {
      const year = yearOf(engines, birth, printed[1]);
      const at = printed.at(-1) as string;
      const found =
        printed[0] === 'year'
          ? year.startJdUt
          : partsOf(engines, birth, year, printed[0] === 'month' ? 12 : 144)[printed[2] - 1]!.startJdUt;
      tally.add(at, (found - jdOfUt1(at)) * 1_440);
    }
  }),
  quantity('printed sahams', 'degrees', 0.02, 'sahams', (row, tally, engines) => {
    const chart = computeVedicChart(
      engines.ephemeris,
      {
        jdUt: jdOfUt1(row.jd_utc),
        unknownTime: false,
        place: { geoLatitudeDeg: row.latitude, geoLongitudeDeg: row.longitude, elevationM: 0 },
        utcOffsetSeconds: 19_800,
      },
      DEFAULT_VEDIC_SETTINGS,
    );
    tally.add('day', chart.day!.isDaytime === row.day ? 0 : Number.NaN);
    const found = sahams(chart, chart.lagna!.longitudeDeg, row.day, { school: 'narasimha_rao', reversed: null });
    for (const { id, longitudeDeg } of found)
      if (row.rows[id] !== undefined) tally.add(id, turn(longitudeDeg, row.rows[id]));
  }),
];

function yearOf({ ephemeris }: Engines, birthJdUt: number, years: number): SunSpan {
  const natalDeg = ephemeris.ecliptic(birthJdUt, 'sun', LAHIRI).longitudeDeg;
  const at = (number: number): number => siderealSolarReturn(ephemeris, LAHIRI, natalDeg, birthJdUt, number);
  return { startJdUt: at(years), endJdUt: at(years + 1) };
}

function partsOf({ ephemeris }: Engines, birthJdUt: number, year: SunSpan, parts: 12 | 144): readonly SunSpan[] {
  return sunSpans(ephemeris, LAHIRI, ephemeris.ecliptic(birthJdUt, 'sun', LAHIRI).longitudeDeg, year, parts);
}
