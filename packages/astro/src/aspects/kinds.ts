/** The aspects that a request may name, the five of Ptolemy first. */
export const ASPECT_IDS = [
  'conjunction',
  'opposition',
  'trine',
  'square',
  'sextile',
  'quincunx',
  'semi_sextile',
  'semi_square',
  'sesquiquadrate',
  'quintile',
  'bi_quintile',
  'septile',
  'bi_septile',
  'tri_septile',
  'novile',
  'bi_novile',
  'quadri_novile',
  'decile',
  'tri_decile',
] as const;
export type AspectId = (typeof ASPECT_IDS)[number];
export const MAJOR_ASPECTS: readonly AspectId[] = ['conjunction', 'opposition', 'trine', 'square', 'sextile'];
/** The default aspects, used when a request names none. */
export const DEFAULT_ASPECTS: readonly AspectId[] = [
  ...MAJOR_ASPECTS,
  'quincunx',
  'semi_sextile',
  'semi_square',
  'sesquiquadrate',
  'quintile',
  'bi_quintile',
];

export type AspectNature = 'harmonious' | 'challenging' | 'neutral';

export interface AspectKind {
  readonly id: AspectId;
  readonly angleDeg: number;
  /** Orb in degrees between two bodies whose own orb is 8°, docs/methods/aspects.md. */
  readonly baseOrbDeg: number;
  readonly nature: AspectNature;
}

const kind = (id: AspectId, angleDeg: number, baseOrbDeg: number, nature: AspectNature): AspectKind => ({
  id,
  angleDeg,
  baseOrbDeg,
  nature,
});

/**
 * The nineteen aspects: the five of Ptolemy (Tetrabiblos I.13, with the conjunction), Kepler's quintiles and
 * semi-squares (Harmonices Mundi IV, 1619), and the seventh, ninth and tenth harmonics. Angles and orbs: docs/methods/aspects.md.
 */
export const ASPECT_KINDS: Readonly<Record<AspectId, AspectKind>> = {
  conjunction: kind('conjunction', 0, 8, 'neutral'),
  opposition: kind('opposition', 180, 8, 'challenging'),
  trine: kind('trine', 120, 8, 'harmonious'),
  square: kind('square', 90, 7, 'challenging'),
  sextile: kind('sextile', 60, 5, 'harmonious'),
  quincunx: kind('quincunx', 150, 3, 'challenging'),
  semi_sextile: kind('semi_sextile', 30, 2, 'neutral'),
  semi_square: kind('semi_square', 45, 2, 'challenging'),
  sesquiquadrate: kind('sesquiquadrate', 135, 2, 'challenging'),
  quintile: kind('quintile', 72, 1, 'harmonious'),
  bi_quintile: kind('bi_quintile', 144, 1, 'harmonious'),
  septile: kind('septile', 360 / 7, 1, 'neutral'),
  bi_septile: kind('bi_septile', 720 / 7, 1, 'neutral'),
  tri_septile: kind('tri_septile', 1080 / 7, 1, 'neutral'),
  novile: kind('novile', 40, 1, 'neutral'),
  bi_novile: kind('bi_novile', 80, 1, 'neutral'),
  quadri_novile: kind('quadri_novile', 160, 1, 'neutral'),
  decile: kind('decile', 36, 1, 'harmonious'),
  tri_decile: kind('tri_decile', 108, 1, 'harmonious'),
};
