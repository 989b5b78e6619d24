import { signIndexAt } from '../zodiac/signs.ts';
import { crossings } from './crossings.ts';
import type { Path } from './path.ts';

export interface SignIngress {
  readonly jdUt: number;
  /** The longitude crossed, the boundary between the two signs; [0, 360). */
  readonly longitudeDeg: number;
  /** The sign entered, 0 = aries. */
  readonly signIndex: number;
  readonly fromSignIndex: number;
  readonly motion: 'direct' | 'retrograde';
}

/** Longitudes at which signs begin. */
export const SIGN_STARTS_DEG = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;

/**
 * Every entry into a sign within the path's range, direct or retrograde. A body that stations on a boundary and turns
 * back has not entered the sign.
 */
export function signIngresses(path: Path): SignIngress[] {
  return crossings(path, SIGN_STARTS_DEG)
    .filter(({ touch }) => !touch)
    .map(({ jdUt, longitudeDeg, motion }) => {
      const ahead = signIndexAt(longitudeDeg);
      const behind = (ahead + 11) % 12;
      return motion === 'direct'
        ? { jdUt, longitudeDeg, signIndex: ahead, fromSignIndex: behind, motion }
        : { jdUt, longitudeDeg, signIndex: behind, fromSignIndex: ahead, motion };
    });
}
