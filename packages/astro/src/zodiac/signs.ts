/** The twelve signs in order; the index is ⌊longitude / 30⌋. */
export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof MODALITIES)[number];

/** Index 0..11 of the sign of a longitude in [0, 360), from the unrounded value. */
export function signIndexAt(longitudeDeg: number): number {
  return Math.floor(longitudeDeg / 30) % 12;
}

/** The sign with an index; any integer, counted modulo 12 from aries = 0. */
export function signByIndex(signIndex: number): Sign {
  return SIGNS[((signIndex % 12) + 12) % 12]!;
}

/** The sign of a longitude in [0, 360). */
export function zodiacSign(longitudeDeg: number): Sign {
  return signByIndex(signIndexAt(longitudeDeg));
}

/** Degrees into the sign, [0, 30). */
export function degreeInSign(longitudeDeg: number): number {
  return longitudeDeg - 30 * Math.floor(longitudeDeg / 30);
}

/** Number of signs between two signs by the shorter way, 0..6. */
export function signDistance(signIndexA: number, signIndexB: number): number {
  const forward = (((signIndexA - signIndexB) % 12) + 12) % 12;
  return forward > 6 ? 12 - forward : forward;
}

/** Element of the sign with an index 0..11. */
export function signElement(signIndex: number): Element {
  return ELEMENTS[signIndex % 4]!;
}

/** Modality of the sign with an index 0..11. */
export function signModality(signIndex: number): Modality {
  return MODALITIES[signIndex % 3]!;
}
