export const SAYANADI = [
  'sayana',
  'upavesana',
  'netrapani',
  'prakasana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;
export type Sayanadi = (typeof SAYANADI)[number];

export interface SayanadiTerms {
  /** Nakshatra 1..27 of the graha and of the Moon. */
  readonly nakshatra: number;
  readonly janmaNakshatra: number;
  /** Sun 1 … Saturn 7, Rahu 8, Ketu 9. */
  readonly planetNumber: number;
  /** Navamsa of the sign in which the graha is, 1..9. */
  readonly navamsa: number;
  /** Ghatis of 24 minutes begun since sunrise. */
  readonly ghati: number;
  /** 1..12. */
  readonly lagnaSign: number;
}

/**
 * Activity of a graha: nakshatra × planet × navamsa, plus birth nakshatra, ghati and lagna sign, modulo twelve. BPHS
 * 45.30–37.
 */
export function findSayanadi({
  nakshatra,
  janmaNakshatra,
  planetNumber,
  navamsa,
  ghati,
  lagnaSign,
}: SayanadiTerms): Sayanadi {
  return SAYANADI[(nakshatra * planetNumber * navamsa + janmaNakshatra + ghati + lagnaSign + 11) % 12]!;
}
