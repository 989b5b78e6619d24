import { signDistance, signIndexAt } from '../zodiac/signs.ts';

/** The aspects by sign, by the distance of the signs; those 1 and 5 signs apart do not see each other. */
const BY_SIGNS = ['conjunction', null, 'sextile', 'square', 'trine', null, 'opposition'] as const;
export type SignAspect = Exclude<(typeof BY_SIGNS)[number], null>;

/** The aspect of two longitudes by their signs; null where neither sign sees the other (Ptolemy, Tetrabiblos I.13, I.16). */
export function aspectBySign(aDeg: number, bDeg: number): SignAspect | null {
  return BY_SIGNS[signDistance(signIndexAt(aDeg), signIndexAt(bDeg))]!;
}
