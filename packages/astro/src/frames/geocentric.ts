import type { Ayanamsa, Frame } from '../ephemeris.ts';

/** Apparent geocentric positions in the tropical zodiac: the frame used for the Moon calendar. */
export const GEOCENTRIC_APPARENT: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };

/** The same frame in the given zodiac. Only signs depend on the zodiac; phases and aspects do not. */
export function apparentFrame(ayanamsa: Ayanamsa | null): Frame {
  return { ...GEOCENTRIC_APPARENT, ayanamsa };
}

/**
 * The frame for distances. The engine's apparent positions include aberration from the Earth's motion, which changes
 * the distance to the Moon by up to 40 km and shifts its extremes by up to half an hour.
 */
export const GEOCENTRIC_TRUE: Frame = { ...GEOCENTRIC_APPARENT, positions: 'true' };
