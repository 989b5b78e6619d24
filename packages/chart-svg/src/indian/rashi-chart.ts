import { BODY_GLYPHS } from '../glyphs/glyph.ts';

/** A graha or the lagna in a sign. */
export interface RashiPoint {
  /** Id as in the API; `lagna` for the ascendant. */
  readonly id: string;
  /** Aries is 0. */
  readonly signIndex: number;
  /** Degrees in the sign; null in divisional charts. */
  readonly degreeInSignDeg: number | null;
  readonly retrograde: boolean;
  /** Too near the Sun; absent where that is not known. */
  readonly combust?: boolean;
}

/** A chart of whole signs for the Indian styles. */
export interface RashiChart {
  /**
   * The sign of house 1: that of the lagna, or of the Moon when the birth time is unknown. Null when no house can be
   * named.
   */
  readonly firstSignIndex: number | null;
  readonly points: readonly RashiPoint[];
  /** Names of the chart: `Navamsa` and `D9`. Latin letters and digits are drawn, others are left out. */
  readonly caption: readonly string[];
}

const POINT_LETTERS: Readonly<Record<string, string>> = { lagna: 'As', asc: 'As' };

/** The usual two letters of a graha; for a numbered asteroid its number. */
export function shortName(id: string): string {
  if (id.startsWith('asteroid:')) return id.slice('asteroid:'.length);
  return POINT_LETTERS[id] ?? BODY_GLYPHS[id]?.letters ?? `${id.charAt(0).toUpperCase()}${id.charAt(1)}`;
}

/** Names of the divisional charts, BPHS 6; D5, D6, D8 and D11: Narasimha Rao, ch. 6. */
export const VARGA_NAMES = {
  1: 'Rasi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsa',
  5: 'Panchamsa',
  6: 'Shashthamsa',
  7: 'Saptamsa',
  8: 'Ashtamsa',
  9: 'Navamsa',
  10: 'Dasamsa',
  11: 'Rudramsa',
  12: 'Dvadasamsa',
  16: 'Shodasamsa',
  20: 'Vimsamsa',
  24: 'Siddhamsa',
  27: 'Bhamsa',
  30: 'Trimsamsa',
  40: 'Khavedamsa',
  45: 'Akshavedamsa',
  60: 'Shashtiamsa',
  81: 'Nava navamsa',
  108: 'Ashtottaramsa',
  144: 'Dvadasa dvadasamsa',
} as const;
