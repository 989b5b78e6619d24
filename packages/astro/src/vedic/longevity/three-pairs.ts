import { modalityIndex } from '../zodiac.ts';

export const SPANS_OF_LIFE = ['short', 'middle', 'long'] as const;
export type SpanOfLife = (typeof SPANS_OF_LIFE)[number];

/** By modality of the two signs: movable, fixed, dual. Jaimini 2.1.2–4. */
const BY_MODALITY: readonly (readonly SpanOfLife[])[] = [
  ['long', 'middle', 'short'],
  ['middle', 'short', 'long'],
  ['short', 'long', 'middle'],
];

/** The span of life of two signs: both movable, or fixed and dual: long; movable and fixed, or both dual: middle; else short. */
export function spanOfPair(signIndex: number, otherSignIndex: number): SpanOfLife {
  return BY_MODALITY[modalityIndex(signIndex)]![modalityIndex(otherSignIndex)]!;
}

export interface PairSigns {
  readonly lagna: number;
  readonly lagnaLord: number;
  readonly eighthLord: number;
  readonly moon: number;
  readonly saturn: number;
  /** Null without a sunrise. */
  readonly horaLagna: number | null;
}

export interface ThreePairs {
  readonly lords: SpanOfLife;
  readonly moonAndSaturn: SpanOfLife;
  readonly lagnas: SpanOfLife | null;
  /** What two of three agree on; when all differ that of Moon and Saturn with the Moon in the lagna or the seventh, else that of the lagnas. Null while the lagnas are not known and the others differ. */
  readonly span: SpanOfLife | null;
}

/**
 * Longevity by three pairs of signs: the lords of lagna and eighth, Moon and Saturn, lagna and hora lagna (Jaimini
 * 2.1.1–9; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 26).
 */
export function threePairs({ lagna, lagnaLord, eighthLord, moon, saturn, horaLagna }: PairSigns): ThreePairs {
  const lords = spanOfPair(lagnaLord, eighthLord);
  const moonAndSaturn = spanOfPair(moon, saturn);
  const lagnas = horaLagna === null ? null : spanOfPair(lagna, horaLagna);
  if (lords === moonAndSaturn) return { lords, moonAndSaturn, lagnas, span: lords };
  if (lagnas === null || lagnas === lords || lagnas === moonAndSaturn)
    return { lords, moonAndSaturn, lagnas, span: lagnas };
  const moonRises = moon === lagna || (moon + 6) % 12 === lagna;
  return { lords, moonAndSaturn, lagnas, span: moonRises ? moonAndSaturn : lagnas };
}
