import { isOddSign, modalityIndex } from '../zodiac.ts';
import type { VargaNumber } from './rules.ts';

/** Rulers of the sixty shashtiamsas of an odd sign; in even signs the order is reversed. BPHS 6.33–41. */
export const SHASHTIAMSA_DEITIES = [
  'ghora',
  'rakshasa',
  'deva',
  'kubera',
  'yaksha',
  'kinnara',
  'bhrashta',
  'kulaghna',
  'garala',
  'vahni',
  'maya',
  'purishaka',
  'apampati',
  'marutvan',
  'kala',
  'sarpa',
  'amrita',
  'indu',
  'mridu',
  'komala',
  'heramba',
  'brahma',
  'vishnu',
  'maheshvara',
  'deva',
  'ardra',
  'kalinasha',
  'kshitishvara',
  'kamalakara',
  'gulika',
  'mrityu',
  'kala',
  'davagni',
  'ghora',
  'yama',
  'kantaka',
  'sudha',
  'amrita',
  'purna_chandra',
  'vishadagdha',
  'kulanasha',
  'vamshakshaya',
  'utpata',
  'kala',
  'saumya',
  'komala',
  'shitala',
  'karaladamshtra',
  'chandramukhi',
  'pravina',
  'kalapavaka',
  'dandayudha',
  'nirmala',
  'saumya',
  'krura',
  'atishitala',
  'amrita',
  'payodhi',
  'bhramana',
  'chandrarekha',
] as const;

/** Ruler of a division by the sign and the division's ordinal in it, from 0. */
type Rule = (signIndex: number, division: number) => string;

/** The list repeats, the same in every sign. */
const repeated =
  (...deities: readonly string[]): Rule =>
  (_, division) =>
    deities[division % deities.length]!;
/** The list repeats in odd signs, and in even signs it repeats in reverse. */
const reversed =
  (...deities: readonly string[]): Rule =>
  (signIndex, division) => {
    const place = division % deities.length;
    return deities[isOddSign(signIndex) ? place : deities.length - 1 - place]!;
  };
const byModality =
  (...orders: readonly (readonly string[])[]): Rule =>
  (signIndex, division) =>
    orders[modalityIndex(signIndex)]![division % 3]!;

const VIMSAMSA_ODD = [
  'kali',
  'gauri',
  'jaya',
  'lakshmi',
  'vijaya',
  'vimala',
  'sati',
  'tara',
  'jvalamukhi',
  'shveta',
  'lalita',
  'bagalamukhi',
  'pratyangira',
  'shachi',
  'raudri',
  'bhavani',
  'varada',
  'jaya',
  'tripura',
  'sumukhi',
] as const;
const VIMSAMSA_EVEN = [
  'daya',
  'medha',
  'chinnashirsha',
  'pishachini',
  'dhumavati',
  'matangi',
  'bala',
  'bhadra',
  'aruna',
  'anala',
  'pingala',
  'chuchuka',
  'ghora',
  'varahi',
  'vaishnavi',
  'sita',
  'bhuvaneshvari',
  'bhairavi',
  'mangala',
  'aparajita',
] as const;

/** Rulers of the divisions: BPHS 6.5–41 (Santhanam), in Parashara's reading of each varga; the rasi has none. */
const RULES: ReadonlyMap<VargaNumber, Rule> = new Map<VargaNumber, Rule>([
  [2, reversed('deva', 'pitri')],
  [3, repeated('narada', 'agastya', 'durvasa')],
  [4, repeated('sanaka', 'sananda', 'kumara', 'sanatana')],
  [7, reversed('kshara', 'kshira', 'dadhi', 'ghrita', 'ikshurasa', 'madya', 'shuddhajala')],
  [9, byModality(['deva', 'manushya', 'rakshasa'], ['manushya', 'rakshasa', 'deva'], ['rakshasa', 'manushya', 'deva'])],
  [10, reversed('indra', 'agni', 'yama', 'rakshasa', 'varuna', 'vayu', 'kubera', 'ishana', 'brahma', 'ananta')],
  [12, repeated('ganesha', 'ashvini_kumara', 'yama', 'sarpa')],
  [16, reversed('brahma', 'vishnu', 'shiva', 'surya')],
  [20, (signIndex, division) => (isOddSign(signIndex) ? VIMSAMSA_ODD : VIMSAMSA_EVEN)[division]!],
  [
    24,
    reversed(
      'skanda',
      'parashudhara',
      'anala',
      'vishvakarma',
      'bhaga',
      'mitra',
      'maya',
      'antaka',
      'vrishadhvaja',
      'govinda',
      'madana',
      'bhima',
    ),
  ],
  [
    27,
    repeated(
      'dasra',
      'yama',
      'agni',
      'brahma',
      'chandra',
      'isha',
      'aditi',
      'jiva',
      'ahi',
      'pitri',
      'bhaga',
      'aryama',
      'surya',
      'tvashta',
      'marut',
      'shakragni',
      'mitra',
      'vasava',
      'rakshasa',
      'varuna',
      'vishvadeva',
      'govinda',
      'vasu',
      'varuna',
      'ajapada',
      'ahirbudhnya',
      'pusha',
    ),
  ],
  [30, reversed('agni', 'vayu', 'indra', 'kubera', 'varuna')],
  [
    40,
    repeated(
      'vishnu',
      'chandra',
      'marichi',
      'tvashta',
      'dhata',
      'shiva',
      'ravi',
      'yama',
      'yaksha',
      'gandharva',
      'kala',
      'varuna',
    ),
  ],
  [45, byModality(['brahma', 'shiva', 'vishnu'], ['shiva', 'vishnu', 'brahma'], ['vishnu', 'brahma', 'shiva'])],
  [60, reversed(...SHASHTIAMSA_DEITIES)],
]);

/** The ruler of a division by its ordinal (from 0) within the rasi; null in vargas without rulers. */
export function vargaDeity(varga: VargaNumber, signIndex: number, division: number): string | null {
  return RULES.get(varga)?.(signIndex, division) ?? null;
}
