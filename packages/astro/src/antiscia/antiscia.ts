import { normalizeDeg } from '../angle/normalize.ts';

export interface Antiscia {
  readonly antiscionDeg: number;
  readonly contraAntiscionDeg: number;
}

/** Mirror images across the solstice and the equinox axis, degrees in [0, 360): Lilly, Christian Astrology (1647), p. 90. */
export function antisciaOf(longitudeDeg: number): Antiscia {
  return { antiscionDeg: normalizeDeg(180 - longitudeDeg), contraAntiscionDeg: normalizeDeg(360 - longitudeDeg) };
}
