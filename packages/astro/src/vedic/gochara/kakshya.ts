import type { AvContributor } from '../ashtakavarga/bindu-tables.ts';

/** Parts of the zodiac: eight of 3°45′ in each sign. */
export const KAKSHYAS = 96;

/** Lords of the eight kakshyas of a sign. Phaladeepika 24.19; Narasimha Rao, Vedic Astrology: An Integrated Approach, table 60. */
const LORDS: readonly AvContributor[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'lagna'];

/** The lord of a kakshya, and the index 0..11 of its sign; index 0..95 from 0° sidereal. */
export function kakshyaAt(index: number): { readonly signIndex: number; readonly lord: AvContributor } {
  return { signIndex: Math.floor(index / 8), lord: LORDS[index % 8]! };
}
