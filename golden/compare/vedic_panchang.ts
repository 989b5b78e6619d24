import type { SunriseDefinition } from '@theia-astro/astro/vedic/chart';
import { type LimbKind, limbsBetween } from '@theia-astro/astro/vedic/panchang/limbs';
import { type CivilSpan, moonTimesIn, sunTimesOfDate } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { keepTally, readTable, type Comparison, type Engines, type Tally, tallied } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface LimbRow {
  ends_utc: string;
  no?: number;
  no_of_60?: number;
  pada?: number;
}
interface SunDefinitions {
  upper_limb_refraction: string;
  center_refraction: string;
  center_no_refraction_hindu: string;
}
interface DayRow {
  id: string;
  kind?: undefined;
  date: string;
  lat: number;
  lon: number;
  utc_offset: number;
  vara: string;
  sunrise_utc: SunDefinitions;
  sunset_utc: SunDefinitions;
  moonrise_utc: string | null;
  moonset_utc: string | null;
  tithi: LimbRow;
  karana: LimbRow;
  nakshatra: LimbRow;
  yoga: LimbRow;
}
interface OtherRow {
  id: string;
  kind: string;
  date: string;
  lat: number;
  lon: number;
  utc_offset: number;
  element: LimbKind;
  expected_no: number;
  expected_end_local_hms_from_midnight: string;
}

const SECONDS_PER_DAY = 86_400;
const KINDS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const DEFINITIONS = [
  ['upper_limb', 'upper_limb_refraction'],
  ['center', 'center_refraction'],
  ['hindu', 'center_no_refraction_hindu'],
] as const satisfies readonly (readonly [SunriseDefinition, string])[];

const rows = readTable<DayRow | OtherRow>('vedic_panchang');
const days = rows.filter((row) => row.kind === undefined);
const others = rows.filter((row) => row.kind !== undefined);

function civilDay({ date, utc_offset }: DayRow | OtherRow): CivilSpan {
  const startJdUt = jdOfUt1(`${date}T00:00:00Z`) - utc_offset / 24;
  return { startJdUt, endJdUt: startJdUt + 1 };
}

const geoPosition = ({
  lat,
  lon,
}: DayRow): { geoLatitudeDeg: number; geoLongitudeDeg: number; elevationM: number } => ({
  geoLatitudeDeg: lat,
  geoLongitudeDeg: lon,
  elevationM: 0,
});

function sunErrors({ ephemeris }: Engines): Tally {
  const tally = keepTally();
  for (const row of days) {
    for (const [disc, name] of DEFINITIONS) {
      const { sunriseJdUt, sunsetJdUt } = sunTimesOfDate(ephemeris, geoPosition(row), civilDay(row), disc);
      tally.add(
        `${row.id} ${disc} rise`,
        ((sunriseJdUt ?? Number.NaN) - jdOfUt1(row.sunrise_utc[name])) * SECONDS_PER_DAY,
      );
      tally.add(
        `${row.id} ${disc} set`,
        ((sunsetJdUt ?? Number.NaN) - jdOfUt1(row.sunset_utc[name])) * SECONDS_PER_DAY,
      );
    }
  }
  return tally.result();
}

function moonErrors({ ephemeris }: Engines): Tally {
  const tally = keepTally();
  for (const row of days) {
    const day = civilDay(row);
    const { moonriseJdUt, moonsetJdUt } = moonTimesIn(ephemeris, geoPosition(row), day);
    for (const [found, printed] of [
      [moonriseJdUt, row.moonrise_utc],
      [moonsetJdUt, row.moonset_utc],
    ] as const) {
      // The table has the first one after midnight, which may be on the next day: then this day has none.
      const expected = printed !== null && jdOfUt1(printed) < day.endJdUt ? printed : null;
      tally.add(
        row.id,
        expected === null
          ? found === null
            ? 0
            : Number.NaN
          : ((found ?? Number.NaN) - jdOfUt1(expected)) * SECONDS_PER_DAY,
      );
    }
  }
  return tally.result();
}

/** The limbs at the table's own sunrise (upper limb), so that only the limb is compared. */
function limbErrors(
  { ephemeris }: Engines,
  error: (row: LimbRow, limb: { index: number; endJdUt: number }) => number,
): Tally {
  const tally = keepTally();
  for (const row of days) {
    for (const kind of KINDS) {
      const [limb] = limbsBetween(ephemeris, LAHIRI, kind, jdOfUt1(row.sunrise_utc.upper_limb_refraction));
      tally.add(`${row.id} ${kind}`, error(row[kind], limb!));
    }
  }
  return tally.result();
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_panchang',
    quantity: 'sunrise and sunset, equal definition',
    unit: 's',
    tolerance: 1,
    compare: sunErrors,
  },
  { table: 'vedic_panchang', quantity: 'moonrise and moonset', unit: 's', tolerance: 1, compare: moonErrors },
  {
    table: 'vedic_panchang',
    quantity: 'limb at sunrise',
    unit: 'limbs',
    tolerance: 0,
    compare: (engines) => limbErrors(engines, ({ no, no_of_60 }, { index }) => index - (no ?? no_of_60 ?? Number.NaN)),
  },
  {
    table: 'vedic_panchang',
    quantity: 'end of each limb',
    unit: 's',
    tolerance: 1,
    compare: (engines) =>
      limbErrors(engines, ({ ends_utc }, { endJdUt }) => (endJdUt - jdOfUt1(ends_utc)) * SECONDS_PER_DAY),
  },
  {
    table: 'vedic_panchang',
    quantity: 'pada at sunrise',
    unit: 'padas',
    tolerance: 0,
    compare: tallied((tally, { ephemeris }) => {
      for (const { id, nakshatra, sunrise_utc } of days) {
        const moon = ephemeris.ecliptic(jdOfUt1(sunrise_utc.upper_limb_refraction), 'moon', LAHIRI);
        tally.add(id, nakshatraAt(moon.longitudeDeg).pada - nakshatra.pada!);
      }
    }),
  },
  {
    table: 'vedic_panchang',
    quantity: 'ends printed by another program (true positions)',
    unit: 's',
    tolerance: 60,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of others) {
        const { startJdUt } = civilDay(row);
        const [hours, minutes, seconds] = row.expected_end_local_hms_from_midnight.split(':').map(Number);
        const expectedJd = startJdUt + (hours! + minutes! / 60 + seconds! / 3600) / 24;
        const limbs = limbsBetween(
          ephemeris,
          { ...LAHIRI, positions: 'true' },
          row.element,
          startJdUt,
          startJdUt + 1.5,
        );
        const limb = limbs.find(({ index }) => index === row.expected_no);
        tally.add(row.id, ((limb?.endJdUt ?? Number.NaN) - expectedJd) * SECONDS_PER_DAY);
      }
    }),
  },
];
