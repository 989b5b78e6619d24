import type { Change } from '@theia-astro/astro/comparison/change';
import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import { isCivilDate } from '@theia-astro/places/calendar';
import type { CalculationContext } from '../endpoint.ts';
import type { BirthData } from '../request/asked.ts';
import { type CivilDate, civilToUtcMs, type ClockTime, toGregorian, utcMsToCivil } from '../time/date-text.ts';
import { instantText, localText, offsetText } from '../time/instant-text.ts';
import type { FieldsToSend } from './schema.ts';

const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;
const JULIAN_UNTIL_YEAR = 1930;
const WEIGHT = { daily: 1, known: 2, calendar: 2, mistake: 3, rareMistake: 4 } as const;

/** A change that has words of its own. */
export interface DescribedChange {
  readonly change: Change;
  readonly theirs: string;
  readonly means: string;
  /** Fields that make this API answer the same. */
  readonly send: FieldsToSend;
}

/** The birth as its clock shows it. */
export interface BirthClock {
  readonly localMs: number;
  readonly offsetSeconds: number;
  readonly dst: boolean;
  readonly timezone: string | null;
}

/** Other instants that the same birth data are read as, or mistyped to; the usual ones first, each instant once. */
export function otherTimes(
  context: CalculationContext,
  birth: BirthData,
  clock: BirthClock,
  geo: GeoPosition,
): readonly DescribedChange[] {
  const { localMs, offsetSeconds } = clock;
  const jdAt = (utcMs: number): number => context.ephemeris.utcMsToJd(utcMs).jdUt;
  const byOffset = (id: string, weight: number, seconds: number, means: string): DescribedChange => ({
    change: {
      dimension: 'time',
      id,
      weight,
      sets: {
        jdUt: jdAt(localMs - seconds * 1000),
        clockShiftDays: (seconds - offsetSeconds) / 86_400,
      },
    },
    theirs: offsetText(seconds),
    means,
    send: birth.utcMs === null ? { utc_offset: offsetText(seconds) } : { utc: instantText(localMs - seconds * 1000) },
  });
  const byClock = (id: string, weight: number, otherLocalMs: number, means: string): DescribedChange => ({
    change: { dimension: 'time', id, weight, sets: { jdUt: jdAt(otherLocalMs - offsetSeconds * 1000) } },
    theirs: `${dateOf(otherLocalMs)} ${clockOf(otherLocalMs)}`,
    means,
    send: sentClock(birth, otherLocalMs, offsetSeconds),
  });
  const described: DescribedChange[] = [
    ...daylightSaving(clock, byOffset),
    byOffset('read_as_utc', WEIGHT.known, 0, 'The birth time was read as UTC.'),
    byOffset(
      'local_mean_time',
      WEIGHT.known,
      Math.round(geo.geoLongitudeDeg * 240),
      'Local mean time of the place was used instead of the time zone.',
    ),
    ...standardOffset(context, clock).map((seconds) =>
      byOffset(
        'zone_of_today',
        WEIGHT.known,
        seconds,
        'The offset that the zone has today was used, not the one in force at the birth.',
      ),
    ),
    ...otherCalendar(birth, localMs).map((ms) =>
      byClock('other_calendar', WEIGHT.calendar, ms, 'The date was read in the other calendar (Julian, Gregorian).'),
    ),
    ...(birth.utcMs === null
      ? []
      : [byOffset('read_as_local', WEIGHT.known, 2 * offsetSeconds, 'The instant was read as local time.')]),
    byOffset('offset_sign', WEIGHT.mistake, -offsetSeconds, 'The offset was used with the opposite sign.'),
    byClock('am_pm', WEIGHT.mistake, localMs + DAY_MS / 2, 'The time was read 12 hours later: am and pm were swapped.'),
    byClock(
      'am_pm',
      WEIGHT.mistake,
      localMs - DAY_MS / 2,
      'The time was read 12 hours earlier: am and pm were swapped.',
    ),
    ...swappedDate(localMs).map((ms) =>
      byClock('day_and_month_swapped', WEIGHT.rareMistake, ms, 'Day and month were swapped.'),
    ),
    byClock('day_after', WEIGHT.rareMistake, localMs + DAY_MS, 'The birth was taken a day later.'),
    byClock('day_before', WEIGHT.rareMistake, localMs - DAY_MS, 'The birth was taken a day earlier.'),
    ...Array.from({ length: 53 }, (_, index) => (index - 24) * (HOUR_SECONDS / 2)).map((seconds) =>
      byOffset('other_offset', WEIGHT.rareMistake, seconds, 'Another offset from UTC was used.'),
    ),
  ];
  const seen = new Set([jdAt(localMs - offsetSeconds * 1000)]);
  return described.filter(({ change: { sets } }) => !seen.has(sets.jdUt!) && seen.add(sets.jdUt!));
}

/** The fields of a birth at this wall clock. */
export function sentClock(birth: BirthData, localMs: number, offsetSeconds: number): FieldsToSend {
  return birth.utcMs === null
    ? {
        birth_date: dateOf(localMs),
        birth_time: clockOf(localMs),
        ...(birth.local?.calendar === 'julian' ? { calendar: 'gregorian' as const } : {}),
      }
    : { utc: instantText(localMs - offsetSeconds * 1000) };
}

type ByOffset = (id: string, weight: number, seconds: number, means: string) => DescribedChange;

function daylightSaving({ dst, offsetSeconds }: BirthClock, byOffset: ByOffset): readonly DescribedChange[] {
  if (!dst)
    return [
      byOffset(
        'daylight_saving_applied',
        WEIGHT.daily,
        offsetSeconds + HOUR_SECONDS,
        'Daylight saving time was applied; the clocks showed standard time.',
      ),
    ];
  const means = 'Daylight saving time was not applied; it was in force.';
  return [
    byOffset('daylight_saving_ignored', WEIGHT.daily, offsetSeconds - HOUR_SECONDS, means),
    byOffset('daylight_saving_ignored', WEIGHT.known, offsetSeconds - 2 * HOUR_SECONDS, means),
  ];
}

/** The offset of the zone this winter, for programs that know no history of time zones. */
function standardOffset({ places }: CalculationContext, { timezone }: BirthClock): readonly number[] {
  if (timezone === null) return [];
  const RECENT = [Date.UTC(2024, 0, 15), Date.UTC(2024, 6, 15)];
  const winter = RECENT.map((utcMs) => places.zoneMoment(timezone, utcMs)).find(({ dst }) => !dst);
  return winter === undefined ? [] : [winter.offsetSeconds];
}

/** The instant of the same date in the other calendar. */
function otherCalendar({ local }: BirthData, localMs: number): readonly number[] {
  if (local === null || local.date.year > JULIAN_UNTIL_YEAR) return [];
  const { date } = local;
  const shiftDays = (civilToUtcMs(toGregorian(date, 'julian'), MIDNIGHT) - civilToUtcMs(date, MIDNIGHT)) / DAY_MS;
  return [localMs + (local.calendar === 'julian' ? -shiftDays : shiftDays) * DAY_MS];
}

const MIDNIGHT: ClockTime = { hour: 0, minute: 0, second: 0, millisecond: 0 };

function swappedDate(localMs: number): readonly number[] {
  const civil: CivilDate & ClockTime = utcMsToCivil(localMs);
  const swapped = { ...civil, month: civil.day, day: civil.month };
  return civil.day !== civil.month && isCivilDate('gregorian', swapped.year, swapped.month, swapped.day)
    ? [civilToUtcMs(swapped, civil)]
    : [];
}

/** `1990-06-15` of a wall clock written as milliseconds. */
export function dateOf(localMs: number): string {
  return localText(localMs, 0).split('T')[0]!;
}

/** `14:30:00` of a wall clock written as milliseconds. */
export function clockOf(localMs: number): string {
  return localText(localMs, 0)
    .split('T')[1]!
    .replace(/[+Z].*$/, '');
}
