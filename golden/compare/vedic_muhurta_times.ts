import { computePanchang, type Panchang } from '@theia-astro/astro/vedic/panchang/panchang';
import type { Span } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { sunTimesOfDate } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { keepTally, readTable, type Comparison, type Engines, type Tally } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

type PrintedSpans = Readonly<Record<string, readonly (readonly [string | null, string | null])[]>>;
interface Row {
  readonly id: string;
  readonly date: string;
  readonly lat: number;
  readonly lon: number;
  readonly utc_offset: number;
  readonly spans: PrintedSpans;
  readonly by_sun?: PrintedSpans;
}

const SECONDS_PER_DAY = 86_400;

function panchangOf({ ephemeris }: Engines, { date, lat, lon, utc_offset }: Row): Panchang {
  const startJdUt = jdOfUt1(`${date}T00:00:00Z`) - utc_offset / 24;
  const place = { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 };
  const sun = sunTimesOfDate(ephemeris, place, { startJdUt, endJdUt: startJdUt + 1 }, 'upper_limb');
  return computePanchang(
    ephemeris,
    {
      atJdUt: sun.sunriseJdUt!,
      sun,
      weekdayIndex: new Date(`${date}T00:00:00Z`).getUTCDay(),
      span: { startJdUt: sun.sunriseJdUt!, endJdUt: sun.nextSunriseJdUt! },
      moonSpan: { startJdUt, endJdUt: startJdUt + 1 },
      place,
      frame: LAHIRI,
    },
    {
      sunrise: 'upper_limb',
      hora: 'unequal',
      brahmaMuhurta: true,
      varjyamTable: 'panchanga',
      periods: true,
      lagnas: false,
      panchakaCount: 'month',
    },
  );
}

function found(panchang: Panchang, name: string): readonly Span[] {
  const parts = panchang.parts!;
  const one = (span: Span | null): readonly Span[] => (span === null ? [] : [span]);
  switch (name) {
    case 'brahma':
      return one(parts.brahmaMuhurta);
    case 'abhijit':
    case 'vijaya':
    case 'nishita':
      return one(parts[name]);
    case 'rahu_kalam':
    case 'yamaganda':
    case 'gulika_kalam':
      return [parts.kalams[name]];
    case 'durmuhurtas':
      return parts.durmuhurtas;
    case 'varjyam':
      return panchang.varjyam;
    case 'amrita_kala':
      return panchang.amritaKala;
    default:
      return panchang.periods.filter(({ id }) => id === name);
  }
}

function compareSpans(engines: Engines, kind: 'spans' | 'by_sun'): Tally {
  const tally = keepTally();
  for (const row of readTable<Row>('vedic_muhurta_times')) {
    const panchang = panchangOf(engines, row);
    const midnight = jdOfUt1(`${row.date}T00:00:00Z`) - row.utc_offset / 24;
    const error = (jdUt: number, printed: string): number => {
      const [hours, minutes, seconds] = printed.split(':').map(Number);
      return (jdUt - midnight) * SECONDS_PER_DAY - (hours! * 3600 + minutes! * 60 + (seconds ?? 0));
    };
    for (const [name, printed] of Object.entries(row[kind] ?? {})) {
      const spans = found(panchang, name);
      tally.add(`${row.id} ${name} count`, spans.length === printed.length ? 0 : Number.NaN);
      spans.forEach(({ startJdUt, endJdUt }, index) => {
        const [starts, ends] = printed[index] ?? [null, null];
        if (starts !== null) tally.add(`${row.id} ${name} start`, error(startJdUt, starts));
        if (ends !== null) tally.add(`${row.id} ${name} end`, error(endJdUt, ends));
      });
    }
  }
  return tally.result();
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_muhurta_times',
    quantity: 'kalas, muhurtas and yogas of published days',
    unit: 's',
    tolerance: 100,
    compare: (engines) => compareSpans(engines, 'spans'),
  },
  {
    table: 'vedic_muhurta_times',
    quantity: "yogas that end with the Sun's nakshatra",
    unit: 's',
    tolerance: 900,
    compare: (engines) => compareSpans(engines, 'by_sun'),
  },
];
