import { normalizeDeg } from '../../angle/normalize.ts';

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
