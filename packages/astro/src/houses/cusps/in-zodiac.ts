import { normalizeDeg } from '../../angle/normalize.ts';
import type { HouseAngles, HouseSystemCode } from '../../ephemeris.ts';
import { equalFromDeg, signBeginDeg } from './equal.ts';
import type { SkyHouses } from './sky-houses.ts';

/**
 * Tropical houses in a sidereal zodiac: every longitude less the ayanamsa, whole signs counted anew. Degrees; null where the ascendant is at the border of two
 * signs. Not for ayanamsas measured on a fixed plane, where a sidereal longitude is no difference.
 */
export function inZodiac(houses: SkyHouses, system: HouseSystemCode, ayanamsaDeg: number): SkyHouses | null {
  const shift = (longitudeDeg: number): number => normalizeDeg(longitudeDeg - ayanamsaDeg);
  const angles = shiftedAngles(houses.angles, shift);
  if (system === 'N') return { ...houses, angles };
  if (system !== 'W') return { ...houses, cuspsDeg: houses.cuspsDeg.map(shift), angles };
  const firstDeg = signBeginDeg(angles.ascendantDeg);
  return Number.isNaN(firstDeg) ? null : { ...houses, cuspsDeg: equalFromDeg(firstDeg), angles };
}

function shiftedAngles(angles: HouseAngles, shift: (longitudeDeg: number) => number): HouseAngles {
  return {
    ascendantDeg: shift(angles.ascendantDeg),
    midheavenDeg: shift(angles.midheavenDeg),
    armcDeg: angles.armcDeg,
    vertexDeg: shift(angles.vertexDeg),
    eastPointDeg: shift(angles.eastPointDeg),
    coAscendantKochDeg: shift(angles.coAscendantKochDeg),
    coAscendantMunkaseyDeg: shift(angles.coAscendantMunkaseyDeg),
    polarAscendantDeg: shift(angles.polarAscendantDeg),
  };
}
