/** Parts of a Vedic answer, in order; each is one key. */
export const VEDIC_PART_NAMES = [
  'points',
  'bhavas',
  'chalit',
  'vargas',
  'vimshopaka',
  'dashas',
  'karakas',
  'arudhas',
  'graha_arudhas',
  'upagrahas',
  'special_lagnas',
  'sphutas',
  'mrityu_bhaga',
  'argala',
  'sudarshana',
  'kp',
  'yogas',
  'shadbala',
  'bhavabala',
  'ashtakavarga',
  'avasthas',
  'longevity',
  'drishti',
  'panchang',
  'doshas',
  'sade_sati',
] as const;
export type VedicPartName = (typeof VEDIC_PART_NAMES)[number];

/**
 * `include` of POST /natal/vedic, docs/methods/vedic-charts.md. `all_vargas` gives the sixteen of Parashara instead of only the navamsa;
 * `details` gives every part all its fields.
 */
export const VEDIC_INCLUDES = [...VEDIC_PART_NAMES, 'all_vargas', 'details'] as const;
export type VedicInclude = (typeof VEDIC_INCLUDES)[number];

/** What an app shows on one screen. */
export const DEFAULT_VEDIC_INCLUDES = [
  'points',
  'bhavas',
  'vargas',
  'dashas',
] as const satisfies readonly VedicPartName[];

/** The words of `include` with what they imply. */
export function withImplied(include: ReadonlySet<VedicInclude>): ReadonlySet<VedicInclude> {
  return include.has('all_vargas') ? new Set([...include, 'vargas']) : include;
}
