import { normalizeDeg } from '../../angle/normalize.ts';
import type { HouseAngles, HouseSystemCode } from '../../ephemeris.ts';
import type { SkyHouses } from './sky-houses.ts';

/** Twelve houses of 30° of the ecliptic from the first cusp: equal, Vehlow, equal from the midheaven, whole sign. */
export function equalFromDeg(firstCuspDeg: number): number[] {
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) cuspsDeg.push(normalizeDeg(firstCuspDeg + 30 * house));
  return cuspsDeg;
}

/** Nearer to the next sign than this, the sign cannot be told. Degrees. */
const TOO_CLOSE_DEG = 1e-9;

/** Beginning of the sign a longitude is in; NaN at the border of two. Degrees. */
export function signBeginDeg(longitudeDeg: number): number {
  const begin = Math.floor(longitudeDeg / 30) * 30;
  const inSign = longitudeDeg - begin;
  return inSign > TOO_CLOSE_DEG && inSign < 30 - TOO_CLOSE_DEG ? begin : Number.NaN;
}

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
