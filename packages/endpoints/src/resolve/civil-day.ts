import type { CalculationContext } from '../endpoint.ts';
import type { ResolutionSettings, ZoneChoice } from '../request/asked.ts';
import { nextDay } from '../time/date-text.ts';
import { toJulianDays } from '../time/range.ts';
import { canonicalZone, MIDNIGHT, resolveWallClock, zoneFactsAt, zoneOfPlace } from './resolve-time.ts';
import type { Places } from '@theia-astro/places/places';
import { Problem } from '../problem.ts';
import type { ResolvedPlace } from './resolved.ts';

/** The local civil day of an instant, from midnight to midnight by the clocks of the zone. @throws Problem 422 `date_out_of_range` */
export function civilDayAt(
  { ephemeris, places }: CalculationContext,
  utcMs: number,
  zone: ZoneChoice,
  geoLongitudeDeg: number | null,
  resolution: ResolutionSettings,
): { readonly startJdUt: number; readonly endJdUt: number } {
  const { offsetSeconds } = zoneFactsAt(places, zone, utcMs, resolution.lmt === 'longitude' ? geoLongitudeDeg : null);
  const local = new Date(utcMs + offsetSeconds * 1000);
  const date = { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
  const at = { zone, geoLongitudeDeg, dateField: 'birth_date', timeField: 'birth_time' };
  const midnight = (day: typeof date): number =>
    toJulianDays(
      ephemeris,
      resolveWallClock(places, day, MIDNIGHT, at, { ...resolution, timeResolution: 'earlier' }).utcMs,
      at.dateField,
    ).jdUt;
  return { startJdUt: midnight(date), endJdUt: midnight(nextDay(date)) };
}

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_EPOCH = 4;

/** Weekday of the local civil date, 0 Sunday … 6 Saturday. */
export function localWeekday(places: Places, zone: ZoneChoice, utcMs: number): number {
  return weekdayOf(utcMs + zoneFactsAt(places, zone, utcMs).offsetSeconds * 1000);
}

/** Weekday of the date by the mean time of a meridian, degrees east. */
export function meridianWeekday(geoLongitudeDeg: number, utcMs: number): number {
  return weekdayOf(utcMs + (geoLongitudeDeg / 360) * DAY_MS);
}

function weekdayOf(localMs: number): number {
  return (((Math.floor(localMs / DAY_MS) + WEEKDAY_OF_EPOCH) % 7) + 7) % 7;
}

/** The zone whose civil days are meant: the requested one, else that of the place. @throws Problem 422 */
export function chooseZone(
  { places }: CalculationContext,
  zone: ZoneChoice | null,
  { place }: ResolvedPlace,
): ZoneChoice {
  if (zone !== null) return canonicalZone(places, zone, 'timezone');
  const own = zoneOfPlace(place);
  if (own !== null) return own;
  throw new Problem({
    code: 'timezone_unresolved',
    field: 'timezone',
    message: 'No time zone is known for this place.',
    hint: 'Send timezone (an IANA name) or utc_offset.',
  });
}
