import type { Ephemeris } from '@theia-astro/astro/ephemeris';

const UNIX_EPOCH_JD = 2440587.5;
const MS_PER_DAY = 86_400_000;
const SECONDS_PER_DAY = 86_400;

/** The tables read `…Z` as UT1: no leap seconds. */
export function jdOfUt1(iso: string): number {
  return UNIX_EPOCH_JD + Date.parse(iso) / MS_PER_DAY;
}

/**
 * The UT1 day the ephemeris maps to a given TT, so that no Delta-T forecast affects a comparison. Delta-T is evaluated
 * at TT; it changes by less than 0.1 ms between the two, 1800–2399.
 */
export function jdUtOfTt(ephemeris: Ephemeris, jdTt: number): number {
  return jdTt - ephemeris.deltaTSeconds(jdTt) / SECONDS_PER_DAY;
}
