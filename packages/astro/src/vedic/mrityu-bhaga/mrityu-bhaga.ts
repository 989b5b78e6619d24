import type { GrahaId } from '../zodiac.ts';

export type MortalPoint = GrahaId | 'mandi' | 'lagna';

/** The fatal degree of each point in each sign, Aries first: Phaladeepika 13, as tabulated in PyJHora. */
const DEGREES: Readonly<Record<MortalPoint, readonly number[]>> = {
  sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  mandi: [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22],
  lagna: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
};

export interface MrityuBhaga {
  /** The fatal degree of the sign the point is in, 1..29. */
  readonly fatalDeg: number;
  /** The point's degree in its sign minus the fatal one. */
  readonly distanceDeg: number;
}

/**
 * How far a point is from the fatal degree (mrityu bhaga) of its sign, for a sidereal longitude in [0, 360). Traditions
 * differ in the orb, so none is applied.
 */
export function mrityuBhaga(point: MortalPoint, longitudeDeg: number): MrityuBhaga {
  const signIndex = Math.floor(longitudeDeg / 30) % 12;
  const fatalDeg = DEGREES[point][signIndex]!;
  return { fatalDeg, distanceDeg: longitudeDeg - 30 * signIndex - fatalDeg };
}
