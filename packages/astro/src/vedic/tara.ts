/** The nine taras in the order of counting. */
export const TARAS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'naidhana',
  'mitra',
  'parama_mitra',
] as const;
export type TaraId = (typeof TARAS)[number];

/** The tara of a nakshatra counted 1, 2, 3 … from another, itself 1. */
export const taraOfCount = (count: number): TaraId => TARAS[(count - 1) % 9]!;

/** The 3rd, 5th and 7th taras. Narasimha Rao, Vedic Astrology: An Integrated Approach, table 64. */
export const isAdverseTara = (count: number): boolean => [3, 5, 7].includes(count % 9);
