import type { Ephemeris } from '../ephemeris.ts';

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
