import type { Ephemeris, GeoPosition, RiseSetOptions } from '../ephemeris.ts';

const HOURS_PER_DAY = 24;

/** Apparent solar time at a meridian in days, counted like Julian days: noon is a whole number. */
function apparentSolarDays(ephemeris: Ephemeris, jdUt: number, geoLongitudeDeg: number): number {
  return jdUt + geoLongitudeDeg / 360 + ephemeris.equationOfTimeDays(jdUt);
}

/** Local apparent solar time (sundial time), hours in [0, 24). Defined everywhere, even in polar night. */
export function apparentSolarHours(ephemeris: Ephemeris, jdUt: number, geoLongitudeDeg: number): number {
  const days = apparentSolarDays(ephemeris, jdUt, geoLongitudeDeg) + 0.5;
  return (days - Math.floor(days)) * HOURS_PER_DAY;
}

/**
 * The instant (Julian day UT1) at which apparent solar time has advanced by `hours` from `jdUt` (negative hours go
 * back). Accurate to a millisecond over a few days.
 */
export function afterSolarHours(ephemeris: Ephemeris, jdUt: number, geoLongitudeDeg: number, hours: number): number {
  const target = apparentSolarDays(ephemeris, jdUt, geoLongitudeDeg) + hours / HOURS_PER_DAY;
  let found = jdUt + hours / HOURS_PER_DAY;
  for (let iteration = 0; iteration < 3; iteration += 1)
    found += target - apparentSolarDays(ephemeris, found, geoLongitudeDeg);
  return found;
}

/** From one sunrise to the next; Julian days UT1, at sea level (docs/methods/planetary-hours.md). */
export interface SolarDay {
  readonly sunriseJdUt: number;
  readonly sunsetJdUt: number;
  readonly nextSunriseJdUt: number;
}

/** Two consecutive sunrises are never further apart than this, even just before the Sun stops rising. */
const LONGEST_DAY_DAYS = 1.1;
const AFTER_DAYS = 1e-5;

/**
 * The solar day that contains an instant, with sunrises as `disc` defines them. Null when the Sun does not rise, set
 * and rise again around the instant. @throws DateOutOfRangeError
 */
export function solarDayAt(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  disc: RiseSetOptions['disc'],
): SolarDay | null {
  const site = { ...place, elevationM: 0 };
  const nextRise = (after: number): number | null => ephemeris.riseSet(after, 'sun', site, { event: 'rise', disc });
  let sunriseJdUt = nextRise(jdUt - LONGEST_DAY_DAYS);
  if (sunriseJdUt === null || sunriseJdUt > jdUt) return null;
  let next = nextRise(sunriseJdUt + AFTER_DAYS);
  while (next !== null && next <= jdUt) {
    sunriseJdUt = next;
    next = nextRise(sunriseJdUt + AFTER_DAYS);
  }
  if (next === null || next - sunriseJdUt > LONGEST_DAY_DAYS) return null;
  const sunsetJdUt = ephemeris.riseSet(sunriseJdUt + AFTER_DAYS, 'sun', site, { event: 'set', disc });
  return sunsetJdUt === null || sunsetJdUt >= next ? null : { sunriseJdUt, sunsetJdUt, nextSunriseJdUt: next };
}
