import type { Places } from '@theia-astro/places/places';
import type { ZoneChoice } from '../request/asked.ts';
import { zoneFactsAt } from './resolve-time.ts';

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
