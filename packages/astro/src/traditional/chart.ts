import { normalizeDeg, separationDeg } from '../angle/angle.ts';
import type { ClassicalPlanet } from '../bodies/table.ts';
import type { Sect } from '../dignities/sect.ts';
import type { DignitySettings } from '../dignities/dignity.ts';
import { signDistance, signIndexAt } from '../zodiac/signs.ts';

/** The fixed stars of Lilly's table of strengths, with their designations in Swiss Ephemeris' `sefstars.txt`. */
export const STRENGTH_STARS = { regulus: ',alLeo', spica: ',alVir', algol: ',bePer' } as const;
type StrengthStar = keyof typeof STRENGTH_STARS;

interface PlacedPlanet {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
  /** 1 to 12, with the five degrees before a cusp: `houseOfStrength`. */
  readonly house: number;
}

/** What traditional judgement reads in a chart. Longitudes in degrees, [0, 360), all in one zodiac. */
export interface TraditionalChart {
  readonly planets: Readonly<Record<ClassicalPlanet, PlacedPlanet>>;
  /** Twelve. */
  readonly cuspsDeg: readonly number[];
  readonly ascDeg: number;
  readonly mcDeg: number;
  readonly northNodeDeg: number;
  readonly starsDeg: Readonly<Record<StrengthStar, number>>;
  readonly sect: Sect;
  readonly tables: Pick<DignitySettings, 'terms' | 'triplicity'>;
}

const CUSP_ORB_DEG = 5;

/**
 * The house in which a planet has its effect: within five degrees before a cusp it counts in the house that begins there,
 * unless it is nearer to the cusp of its own (Lilly, Christian Astrology, 1647, p. 33).
 * @param house the house by division, 1 to 12
 * @param cuspsDeg twelve cusps in the order of the signs
 */
export function houseOfStrength(longitudeDeg: number, house: number, cuspsDeg: readonly number[]): number {
  const sinceDeg = normalizeDeg(longitudeDeg - cuspsDeg[house - 1]!);
  const untilDeg = normalizeDeg(cuspsDeg[house % 12]! - longitudeDeg);
  return untilDeg <= CUSP_ORB_DEG && untilDeg < sinceDeg ? (house % 12) + 1 : house;
}

/** The part of Fortune by day and night alike: ascendant + Moon − Sun (Ptolemy, Tetrabiblos III.10; Lilly, p. 143). */
export function fortuneOfPtolemy({ ascDeg, planets }: Pick<TraditionalChart, 'ascDeg' | 'planets'>): number {
  return normalizeDeg(ascDeg + planets.moon.longitudeDeg - planets.sun.longitudeDeg);
}

/** Orbs of the planets: Lilly, Christian Astrology (1647), p. 107. */
const ORBS_DEG: Readonly<Record<ClassicalPlanet, number>> = {
  saturn: 10,
  jupiter: 12,
  mars: 7.5,
  sun: 17,
  venus: 8,
  mercury: 7,
  moon: 12.5,
};

/** Whether two planets are within half the sum of their orbs of an aspect. Longitudes in degrees. */
export function isWithinMoieties(
  a: ClassicalPlanet,
  aDeg: number,
  b: ClassicalPlanet,
  bDeg: number,
  angleDeg: number,
): boolean {
  return Math.abs(separationDeg(aDeg, bDeg) - angleDeg) <= (ORBS_DEG[a] + ORBS_DEG[b]) / 2;
}

/** The aspects by sign, by the distance of the signs; those 1 and 5 signs apart do not see each other. */
const BY_SIGNS = ['conjunction', null, 'sextile', 'square', 'trine', null, 'opposition'] as const;
export type SignAspect = Exclude<(typeof BY_SIGNS)[number], null>;

/** The aspect of two longitudes by their signs; null where neither sign sees the other (Ptolemy, Tetrabiblos I.13, I.16). */
export function aspectBySign(aDeg: number, bDeg: number): SignAspect | null {
  return BY_SIGNS[signDistance(signIndexAt(aDeg), signIndexAt(bDeg))]!;
}
