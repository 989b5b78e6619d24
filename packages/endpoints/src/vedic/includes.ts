/** `include` of POST /natal/vedic, contract §6; `detail` adds the prastaras to ashtakavarga. */
export const VEDIC_INCLUDES = [
  'points',
  'houses',
  'chalit',
  'vargas',
  'dashas',
  'yogas',
  'shadbala',
  'bhavabala',
  'ashtakavarga',
  'avasthas',
  'karakas',
  'arudhas',
  'upagrahas',
  'special_lagnas',
  'panchang',
  'doshas',
  'sade_sati',
  'aspects',
  'vimshopaka',
  'kp',
  'detail',
] as const;
export type VedicInclude = (typeof VEDIC_INCLUDES)[number];

const NOT_BY_DEFAULT: readonly VedicInclude[] = ['bhavabala', 'special_lagnas', 'kp', 'detail'];
export const DEFAULT_VEDIC_INCLUDES: readonly VedicInclude[] = VEDIC_INCLUDES.filter(
  (name) => !NOT_BY_DEFAULT.includes(name),
);
