import { civilToEpochDays, julianToGregorian, type Calendar } from '@theia-astro/places/calendar';
import type { LocalTimeOptions, Places } from '@theia-astro/places/places';
import { keepTally, readTable, type Comparison, tallied } from '../comparison.ts';
import { wallClock } from '../wall-clock.ts';

interface Expected {
  kind: string;
  offset_s?: number;
  utc?: string;
  utc_earlier?: string;
  utc_later?: string;
  utc_by_shifting_forward?: string;
  utc_with_offset_after?: string;
}
interface ZoneRow {
  id: string;
  source: string;
  zone: string;
  local: string;
  lon?: number;
  disputed?: string;
  expected: Expected;
}
interface CalendarRow {
  id: string;
  source: string;
  date: string;
  calendar: Calendar;
  expected: { gregorian_date: string; jd_at_12h: number };
}

const KIND: Readonly<Record<string, string>> = { normal: 'unique', ambiguous: 'fold', nonexistent: 'gap' };
const LOCAL_MEAN_TIME = 'local mean time of the birthplace';
const EPOCH_NOON_JD = 2440588;
const isBirth = (row: ZoneRow): boolean => row.source.startsWith('famous birth') && row.disputed === undefined;
const isZoneRow = (row: ZoneRow): boolean => row.source === 'tzdata';

export const comparisons: readonly Comparison[] = [
  seconds('zones, gaps and folds', 0, isZoneRow),
  seconds('AA births in standard time', 0, (row) => isBirth(row) && row.expected.kind !== LOCAL_MEAN_TIME),
  seconds('AA births in local mean time', 60, (row) => isBirth(row) && row.expected.kind === LOCAL_MEAN_TIME),
  {
    table: 'local_time',
    quantity: 'gap, fold or unique',
    unit: 'wrong answers',
    tolerance: 0,
    compare: async ({ places }) => {
      const [atlas, tally] = [await places(), keepTally()];
      for (const row of zoneRows(isZoneRow)) {
        tally.add(
          row.id,
          atlas.resolveLocal(row.zone, wallClock(row.local), localTimeOptions(row, 'earlier')).kind ===
            KIND[row.expected.kind]
            ? 0
            : 1,
        );
      }
      return tally.result();
    },
  },
  {
    table: 'local_time',
    quantity: 'Julian and Gregorian dates',
    unit: 'days',
    tolerance: 0,
    compare: tallied((tally) => {
      for (const { id, date, calendar, expected } of calendarRows()) {
        const [year, month, day] = date.split('-').map(Number);
        const days = civilToEpochDays(calendar, year!, month!, day!);
        tally.add(id, days + EPOCH_NOON_JD - expected.jd_at_12h);
        const civil =
          calendar === 'julian' ? julianToGregorian(year!, month!, day!) : { year: year!, month: month!, day: day! };
        tally.add(id, days - Date.parse(`${expected.gregorian_date}T00:00Z`) / 86_400_000);
        tally.add(id, civilToEpochDays('gregorian', civil.year, civil.month, civil.day) - days);
      }
    }),
  },
];

function seconds(quantity: string, tolerance: number, wanted: (row: ZoneRow) => boolean): Comparison {
  return {
    table: 'local_time',
    quantity,
    unit: 's',
    tolerance,
    compare: async ({ places }) => {
      const [atlas, tally] = [await places(), keepTally()];
      for (const row of zoneRows(wanted))
        for (const [resolution, utc] of expectedInstants(row.expected)) {
          tally.add(`${row.id} ${resolution}`, (resolved(atlas, row, resolution) - Date.parse(utc)) / 1000);
        }
      return tally.result();
    },
  };
}

function resolved(atlas: Places, row: ZoneRow, resolution: LocalTimeOptions['resolution']): number {
  return atlas.resolveLocal(row.zone, wallClock(row.local), localTimeOptions(row, resolution)).utcMs;
}

/** Before standard time births use the mean time of their place; a zone alone has only that of its reference city. */
function localTimeOptions(row: ZoneRow, resolution: LocalTimeOptions['resolution']): LocalTimeOptions {
  return { resolution, lmt: row.lon === undefined ? 'zone' : 'longitude', geoLongitudeDeg: row.lon ?? null };
}

/** A fold read `earlier` is its first occurrence, a gap read `earlier` uses the offset before it. */
function expectedInstants(expected: Expected): readonly (readonly [LocalTimeOptions['resolution'], string])[] {
  const earlier = expected.utc ?? expected.utc_earlier ?? expected.utc_by_shifting_forward;
  const later = expected.utc ?? expected.utc_later ?? expected.utc_with_offset_after;
  if (earlier === undefined || later === undefined) throw new Error('A local_time row without its instant');
  return [
    ['earlier', earlier],
    ['later', later],
  ];
}

function zoneRows(wanted: (row: ZoneRow) => boolean): readonly ZoneRow[] {
  return readTable<ZoneRow>('local_time').filter((row) => row.source !== 'calendar' && wanted(row));
}

function calendarRows(): readonly CalendarRow[] {
  return readTable<CalendarRow>('local_time').filter(({ source }) => source === 'calendar');
}
