import { isOddSign } from '../zodiac.ts';

/** Rulers of the sixty shashtiamsas of an odd sign; in even signs the order is reversed. BPHS 6.33–41. */
export const SHASHTIAMSA_DEITIES = [
  'ghora', 'rakshasa', 'deva', 'kubera', 'yaksha', 'kinnara', 'bhrashta', 'kulaghna', 'garala', 'vahni',
  'maya', 'purishaka', 'apampati', 'marutvan', 'kala', 'sarpa', 'amrita', 'indu', 'mridu', 'komala',
  'heramba', 'brahma', 'vishnu', 'maheshvara', 'deva', 'ardra', 'kalinasha', 'kshitishvara', 'kamalakara', 'gulika',
  'mrityu', 'kala', 'davagni', 'ghora', 'yama', 'kantaka', 'sudha', 'amrita', 'purna_chandra', 'vishadagdha',
  'kulanasha', 'vamshakshaya', 'utpata', 'kala', 'saumya', 'komala', 'shitala', 'karaladamshtra', 'chandramukhi', 'pravina',
  'kalapavaka', 'dandayudha', 'nirmala', 'saumya', 'krura', 'atishitala', 'amrita', 'payodhi', 'bhramana', 'chandrarekha',
] as const;

/** The deity of a shashtiamsa by its ordinal (0..59) within the rasi. */
export function shashtiamsaDeity(signIndex: number, division: number): (typeof SHASHTIAMSA_DEITIES)[number] {
  return SHASHTIAMSA_DEITIES[isOddSign(signIndex) ? division : 59 - division]!;
}
