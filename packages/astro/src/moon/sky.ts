import type { Ayanamsa, Ephemeris, Frame } from '../ephemeris.ts';

/** The Moon's calendar is told in apparent geocentric positions of the tropical zodiac. */
export const GEOCENTRIC_APPARENT: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };

/** The same seen in a zodiac: signs may be sidereal, phases and aspects are the same in either. */
export function apparentFrame(ayanamsa: Ayanamsa | null): Frame {
  return { ...GEOCENTRIC_APPARENT, ayanamsa };
}

/**
 * For distances: the engine's apparent positions carry the Earth's own motion (aberration), which lengthens or shortens the vector
 * to the Moon by up to 40 km and shifts its extremes by up to half an hour.
 */
export const GEOCENTRIC_TRUE: Frame = { ...GEOCENTRIC_APPARENT, positions: 'true' };

/** IAU 2012 Resolution B2. */
export const KM_PER_AU = 149_597_870.7;

/** Between the centres of Earth and Moon at that instant. */
export function moonDistanceKm(ephemeris: Ephemeris, jdUt: number): number {
  return ephemeris.ecliptic(jdUt, 'moon', GEOCENTRIC_TRUE).distanceAu * KM_PER_AU;
}
