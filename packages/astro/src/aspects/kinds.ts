export type AspectNature = 'harmonious' | 'challenging' | 'neutral';

interface AspectNumbers {
  readonly angleDeg: number;
  /** Orb in degrees between two bodies whose own orb is 8°, docs/methods/aspects.md. */
  readonly baseOrbDeg: number;
  readonly nature: AspectNature;
}

const numbers = (angleDeg: number, baseOrbDeg: number, nature: AspectNature): AspectNumbers => ({
  angleDeg,
  baseOrbDeg,
  nature,
});

/**
 * The nineteen aspects: the five of Ptolemy (Tetrabiblos I.13, with the conjunction), Kepler's quintiles and
 * semi-squares (Harmonices Mundi IV, 1619), and the seventh, ninth and tenth harmonics. Angles and orbs: docs/methods/aspects.md.
 */
const ASPECTS = {
  conjunction: numbers(0, 8, 'neutral'),
  opposition: numbers(180, 8, 'challenging'),
  trine: numbers(120, 8, 'harmonious'),
  square: numbers(90, 7, 'challenging'),
  sextile: numbers(60, 5, 'harmonious'),
  quincunx: numbers(150, 3, 'challenging'),
  semi_sextile: numbers(30, 2, 'neutral'),
  semi_square: numbers(45, 2, 'challenging'),
  sesquiquadrate: numbers(135, 2, 'challenging'),
  quintile: numbers(72, 1, 'harmonious'),
  bi_quintile: numbers(144, 1, 'harmonious'),
  septile: numbers(360 / 7, 1, 'neutral'),
  bi_septile: numbers(720 / 7, 1, 'neutral'),
  tri_septile: numbers(1080 / 7, 1, 'neutral'),
  novile: numbers(40, 1, 'neutral'),
  bi_novile: numbers(80, 1, 'neutral'),
  quadri_novile: numbers(160, 1, 'neutral'),
  decile: numbers(36, 1, 'harmonious'),
  tri_decile: numbers(108, 1, 'harmonious'),
};
export type AspectId = keyof typeof ASPECTS;

export interface AspectKind extends AspectNumbers {
  readonly id: AspectId;
}

/** The aspects that a request may name, the five of Ptolemy first. */
export const ASPECT_IDS = Object.keys(ASPECTS) as readonly AspectId[];
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

export const ASPECT_KINDS = Object.fromEntries(ASPECT_IDS.map((id) => [id, { id, ...ASPECTS[id] }])) as Readonly<
  Record<AspectId, AspectKind>
>;
