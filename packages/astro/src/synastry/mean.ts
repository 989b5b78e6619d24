import { normalizeDeg, separationDeg } from '../angle/normalize.ts';
import { compositeDeg } from './midpoint.ts';

const RADIANS = Math.PI / 180;
/** Below this length of the mean vector its direction is rounding error. */
const UNDETERMINED = 1e-9;

/** Arithmetic mean; the same number in every order of the values. */
export function meanOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean direction of longitudes. */
export interface MeanLongitude {
  /** Degrees, [0, 360). */
  readonly longitudeDeg: number;
  /** Length of the mean of the unit vectors: 1 where all longitudes are equal, towards 0 the more they are spread out. */
  readonly concentration: number;
}

/**
 * Composite point of two or more longitudes in degrees. Of two it is `compositeDeg`, the near midpoint; of more the direction of the sum
 * of their unit vectors (Mardia and Jupp, Directional Statistics, 2000, eq. 2.2.4), which for two is the near midpoint as well. Null where
 * three or more cancel each other, such as 0°, 120° and 240°.
 */
export function meanLongitude(longitudesDeg: readonly number[]): MeanLongitude | null {
  const [firstDeg, secondDeg] = longitudesDeg;
  if (longitudesDeg.length === 2 && firstDeg !== undefined && secondDeg !== undefined)
    return {
      longitudeDeg: compositeDeg(firstDeg, secondDeg),
      concentration: Math.cos((separationDeg(firstDeg, secondDeg) / 2) * RADIANS),
    };
  const x = meanOf(longitudesDeg.map((degrees) => Math.cos(degrees * RADIANS)));
  const y = meanOf(longitudesDeg.map((degrees) => Math.sin(degrees * RADIANS)));
  const concentration = Math.min(1, Math.hypot(x, y));
  if (concentration < UNDETERMINED) return null;
  return { longitudeDeg: normalizeDeg(Math.atan2(y, x) / RADIANS), concentration };
}
