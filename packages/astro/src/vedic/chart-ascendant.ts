import type { Ephemeris, GeoPosition, Zodiac } from '../ephemeris.ts';

/** The ascendant at a place and instant, degrees in the given zodiac. */
export function ascendantAt(ephemeris: Ephemeris, jdUt: number, place: GeoPosition, zodiac: Zodiac): number {
  return ephemeris.houses(jdUt, place, 'W', zodiac).angles.ascendantDeg;
}
