import { normalizeDeg } from '../angle/normalize.ts';

export interface Antiscia {
  readonly antiscionDeg: number;
  readonly contraAntiscionDeg: number;
}

/**
 * Antiscion and contra-antiscion of a longitude: its mirror images across the solstice axis and the equinox axis.
 * Degrees in [0, 360). Lilly, Christian Astrology (1647), p. 90.
 */
export function antisciaAt(longitudeDeg: number): Antiscia {
  return { antiscionDeg: normalizeDeg(180 - longitudeDeg), contraAntiscionDeg: normalizeDeg(360 - longitudeDeg) };
}
