import { normalizeDeg, RAD } from '../../angle/angle.ts';
import type { HouseAngles, HouseSystemCode } from '../../ephemeris.ts';
import type { SkyHouses } from './sky-houses.ts';
import { crossingDeg, directionDeg, type HouseSky, withOpposites } from './sky.ts';

/** Twelve houses of 30° of the ecliptic from the first cusp: equal, Vehlow, equal from the midheaven, whole sign. */
export function equalFromDeg(firstCuspDeg: number): number[] {
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) cuspsDeg.push(normalizeDeg(firstCuspDeg + 30 * house));
  return cuspsDeg;
}

/** Nearer to the next sign than this, the sign is undetermined. Degrees. */
const TOO_CLOSE_DEG = 1e-9;

/** Beginning of the sign a longitude is in; NaN at the border of two. Degrees. */
export function signBeginDeg(longitudeDeg: number): number {
  const begin = Math.floor(longitudeDeg / 30) * 30;
  const inSign = longitudeDeg - begin;
  return inSign > TOO_CLOSE_DEG && inSign < 30 - TOO_CLOSE_DEG ? begin : Number.NaN;
}

/**
 * Tropical houses in a sidereal zodiac: every longitude less the ayanamsa, whole signs counted again. Degrees; null where the ascendant is at the border of two
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

/** Meridian system (axial rotation, Zariel): the equator is cut every 30° from the meridian, hour circles carry the cuts to the ecliptic. */
export function meridian(sky: HouseSky): number[] {
  return hourCircles(sky, sky.armcDeg + 90);
}

/** Carter's poli-equatorial system: as the meridian system, cut from the right ascension of the ascendant. */
export function carter(sky: HouseSky, ascendantDeg: number): number[] {
  const ascendant = ascendantDeg * RAD;
  const rightAscension = Math.atan2(Math.sin(ascendant) * sky.cosObliquity, Math.cos(ascendant));
  return hourCircles(sky, rightAscension / RAD);
}

/** Morinus: the equator is cut every 30° from the meridian, circles through the poles of the ecliptic carry the cuts to it. */
export function morinus(sky: HouseSky): number[] {
  return twelve((house) => {
    const rightAscension = (sky.armcDeg + 90 + 30 * house) * RAD;
    return directionDeg(Math.sin(rightAscension) * sky.cosObliquity, Math.cos(rightAscension));
  });
}

function hourCircles(sky: HouseSky, firstDeg: number): number[] {
  return twelve((house) => crossingDeg(sky, firstDeg + 30 * house, 0));
}

function twelve(cuspDeg: (house: number) => number): number[] {
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) cuspsDeg.push(cuspDeg(house));
  return cuspsDeg;
}

/** First and middle of the three houses of a quadrant of that many degrees; the third is as large as the first. */
type Division = (quadrantDeg: number) => readonly [first: number, middle: number];

/** Porphyry: each quadrant of the ecliptic between the angles in three equal parts. */
export function porphyry(midheavenDeg: number, ascendantDeg: number): number[] {
  return divided(midheavenDeg, ascendantDeg, (quadrantDeg) => [quadrantDeg / 3, quadrantDeg / 3]);
}

/** Sripati: Porphyry's cusps are the middles of the houses, which begin midway between them. */
export function sripati(midheavenDeg: number, ascendantDeg: number): number[] {
  const middlesDeg = porphyry(midheavenDeg, ascendantDeg);
  return middlesDeg.map((middleDeg, house) => {
    const beforeDeg = middlesDeg[(house + 11) % 12]!;
    return normalizeDeg(beforeDeg + normalizeDeg(middleDeg - beforeDeg) / 2);
  });
}

/** Pullen's sinusoidal delta: house sizes 30° + x, 30° + 2x, 30° + x; in a quadrant below 30° the middle house vanishes. */
export function pullenDelta(midheavenDeg: number, ascendantDeg: number): number[] {
  return divided(midheavenDeg, ascendantDeg, (quadrantDeg) => {
    if (quadrantDeg < 30) return [quadrantDeg / 2, 0];
    const delta = (quadrantDeg - 90) / 4;
    return [30 + delta, 30 + 2 * delta];
  });
}

/**
 * Pullen's sinusoidal ratio: in the smaller quadrant the houses are rx, x, rx, in the larger r³x, r⁴x, r³x. With c the ratio of the quadrants, r solves
 * r⁴ + 2r³ = c(2r + 1); Newton's steps from ∛(2c) fall on it from above, because the difference of both sides is convex there.
 */
export function pullenRatio(midheavenDeg: number, ascendantDeg: number): number[] {
  const quadrantDeg = normalizeDeg(ascendantDeg - midheavenDeg);
  const smallDeg = Math.min(quadrantDeg, 180 - quadrantDeg);
  if (!(smallDeg > SMALLEST_QUADRANT_DEG)) return [Number.NaN];
  const ratio = ratioOfHouses((180 - smallDeg) / smallDeg);
  const unitDeg = smallDeg / (2 * ratio + 1);
  const cube = ratio ** 3 * unitDeg;
  return divided(midheavenDeg, ascendantDeg, (degrees) =>
    degrees <= 90 ? [ratio * unitDeg, unitDeg] : [cube, ratio * cube],
  );
}

const SMALLEST_QUADRANT_DEG = 1e-4;
const MOST_STEPS = 60;

function ratioOfHouses(quadrants: number): number {
  let ratio = Math.cbrt(2 * quadrants);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const square = ratio * ratio;
    const difference = square * square + 2 * square * ratio - quadrants * (2 * ratio + 1);
    const next = ratio - difference / (4 * square * ratio + 6 * square - 2 * quadrants);
    if (Math.abs(next - ratio) <= 1e-15 * ratio) return next;
    ratio = next;
  }
  return ratio;
}

function divided(midheavenDeg: number, ascendantDeg: number, division: Division): number[] {
  const quadrantDeg = normalizeDeg(ascendantDeg - midheavenDeg);
  const [eleventh, twelfth] = division(quadrantDeg);
  const [second, third] = division(180 - quadrantDeg);
  return withOpposites([
    midheavenDeg,
    normalizeDeg(midheavenDeg + eleventh),
    normalizeDeg(midheavenDeg + eleventh + twelfth),
    ascendantDeg,
    normalizeDeg(ascendantDeg + second),
    normalizeDeg(ascendantDeg + second + third),
  ]);
}
