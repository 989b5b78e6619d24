import type { CalculationContext } from '../endpoint.ts';
import type { ResolutionSettings, ZoneChoice } from '../request/asked.ts';
import { nextDay } from '../time/civil.ts';
import { toJulianDays } from '../time/range.ts';
import { MIDNIGHT, resolveWallClock, zoneFactsAt } from './resolve-time.ts';

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
