import type { GrahaId } from './zodiac.ts';

export const NAKSHATRAS = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva_phalguni',
  'uttara_phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva_ashadha',
  'uttara_ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
] as const;
export type NakshatraId = (typeof NAKSHATRAS)[number];

/** Lords of the nakshatras in the order of the Vimshottari cycle; they repeat three times. BPHS 46.12–14. */
export const NAKSHATRA_LORDS = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const satisfies readonly GrahaId[];

export interface NakshatraPosition {
  /** 1..27. */
  readonly index: number;
  readonly id: NakshatraId;
  readonly lord: GrahaId;
  /** Quarter 1..4. */
  readonly pada: number;
  /** Fraction of the nakshatra already passed, [0, 1). */
  readonly fraction: number;
}

/**
 * The nakshatra of a sidereal longitude in [0, 360). Computed in 1/27 and 1/108 of the circle, so 13°20′ is never
 * rounded.
 */
export function nakshatraAt(longitudeDeg: number): NakshatraPosition {
  const passed = (longitudeDeg * 27) / 360;
  const zeroBased = Math.min(Math.floor(passed), 26);
  return {
    index: zeroBased + 1,
    id: NAKSHATRAS[zeroBased]!,
    lord: NAKSHATRA_LORDS[zeroBased % 9]!,
    pada: Math.min(Math.floor((longitudeDeg * 108) / 360) - 4 * zeroBased, 3) + 1,
    fraction: Math.min(passed - zeroBased, 1 - Number.EPSILON),
  };
}
