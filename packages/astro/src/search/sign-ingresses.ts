import { signIndexOf } from '../zodiac/signs.ts';
import { crossings } from './crossings.ts';
import type { Path } from './path.ts';

export interface SignIngress {
  readonly jdUt: number;
  /** The sign entered, 0 = aries. */
  readonly signIndex: number;
  readonly fromSignIndex: number;
  readonly motion: 'direct' | 'retrograde';
}

/** Longitudes at which signs begin. */
export const SIGN_STARTS_DEG = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;

/** Every entry into a sign within the path's range, forwards or backwards. A body that stations on a boundary and turns back entered nothing. */
export function signIngresses(path: Path): SignIngress[] {
  return crossings(path, SIGN_STARTS_DEG)
    .filter(({ touch }) => !touch)
    .map(({ jdUt, longitudeDeg, motion }) => {
      const ahead = signIndexOf(longitudeDeg);
      const behind = (ahead + 11) % 12;
      return motion === 'direct'
        ? { jdUt, signIndex: ahead, fromSignIndex: behind, motion }
        : { jdUt, signIndex: behind, fromSignIndex: ahead, motion };
    });
}
