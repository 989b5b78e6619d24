import type { ClassicalPlanet, PlanetId } from '../bodies/table.ts';

/** Facts about a sign. Its element, modality and polarity follow from its place in the zodiac. */
interface SignRow {
  readonly symbol: string;
  /** The usual two letters. */
  readonly letters: string;
  /** Domicile: Lilly, Christian Astrology (1647), p. 104; the same in BPHS (Santhanam) 3.5 and 4. */
  readonly ruler: ClassicalPlanet;
  /** 20th-century usage (docs/methods/dignities.md), where it differs. */
  readonly modernRuler?: PlanetId;
  /** Christian Astrology p. 104. Degrees: sun 19, moon 3, mercury 15, venus 27, mars 28, jupiter 15, saturn 21. */
  readonly exaltationRuler?: ClassicalPlanet | 'north_node';
}

/** The twelve signs in order, one row each; the index is ⌊longitude / 30⌋. */
const ROWS = {
  aries: { symbol: '♈', letters: 'ar', ruler: 'mars', exaltationRuler: 'sun' },
  taurus: { symbol: '♉', letters: 'ta', ruler: 'venus', exaltationRuler: 'moon' },
  gemini: { symbol: '♊', letters: 'ge', ruler: 'mercury', exaltationRuler: 'north_node' },
  cancer: { symbol: '♋', letters: 'cn', ruler: 'moon', exaltationRuler: 'jupiter' },
  leo: { symbol: '♌', letters: 'le', ruler: 'sun' },
  virgo: { symbol: '♍', letters: 'vi', ruler: 'mercury', exaltationRuler: 'mercury' },
  libra: { symbol: '♎', letters: 'li', ruler: 'venus', exaltationRuler: 'saturn' },
  scorpio: { symbol: '♏', letters: 'sc', ruler: 'mars', modernRuler: 'pluto' },
  sagittarius: { symbol: '♐', letters: 'sg', ruler: 'jupiter' },
  capricorn: { symbol: '♑', letters: 'cp', ruler: 'saturn', exaltationRuler: 'mars' },
  aquarius: { symbol: '♒', letters: 'aq', ruler: 'saturn', modernRuler: 'uranus' },
  pisces: { symbol: '♓', letters: 'pi', ruler: 'jupiter', modernRuler: 'neptune', exaltationRuler: 'venus' },
} as const satisfies Readonly<Record<string, SignRow>>;
export type Sign = keyof typeof ROWS;

/** The ids of the signs, Aries first. */
export const SIGNS = Object.keys(ROWS) as readonly Sign[];
/** Facts about the signs, Aries first. */
export const SIGN_TABLE: readonly SignRow[] = Object.values(ROWS);

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
