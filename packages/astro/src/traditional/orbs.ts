import { separationDeg } from '../angle/normalize.ts';
import type { ClassicalPlanet } from '../bodies/groups.ts';

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
