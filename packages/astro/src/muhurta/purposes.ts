import type { NakshatraId } from '../vedic/nakshatra.ts';
import type { LunarMonthId } from '../vedic/panchang/lunar-month.ts';
import type { GrahaId } from '../vedic/zodiac.ts';
import type { MuhurtaRuleId } from './rules.ts';

/** Who may not be in some houses from the lagna: grahas by name, or a group. `benefics`: Mercury, Jupiter, Venus. */
export type HouseGuest = GrahaId | 'benefics' | 'malefics' | 'lagna_lord' | 'any';
export interface ForbiddenHouse {
  readonly who: readonly HouseGuest[];
  readonly houses: readonly number[];
}

/** The classical rules of one kind of beginning. Sets of numbers: weekdays from 0 Sunday, tithis 1 to 30, signs from 0 aries. */
export interface MuhurtaPurpose {
  /** Book and chapter. */
  readonly source: string;
  readonly nakshatras: readonly NakshatraId[];
  readonly tithis: readonly number[];
  readonly weekdays: readonly number[];
  readonly lunarMonths?: readonly LunarMonthId[];
  readonly sunSigns?: readonly number[];
  readonly lagnas?: readonly number[];
  readonly forbidden?: readonly ForbiddenHouse[];
  /** The day without the night, or its first two thirds. */
  readonly dayPart?: 'day' | 'forenoon';
  /** Rules of the season that apply. */
  readonly seasons: readonly MuhurtaRuleId[];
}

const MRIDU = ['mrigashira', 'chitra', 'anuradha', 'revati'] as const;
const DHRUVA = ['rohini', 'uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada'] as const;
const KSHIPRA = ['ashwini', 'pushya', 'hasta'] as const;
const CHARA = ['punarvasu', 'swati', 'shravana', 'dhanishta', 'shatabhisha'] as const;
const PURVA = ['purva_phalguni', 'purva_ashadha', 'purva_bhadrapada'] as const;

const [SUN, MON, WED, THU, FRI, SAT] = [0, 1, 3, 4, 5, 6];
const GENTLE_DAYS = [MON, WED, THU, FRI];
const [FULL_MOON, NEW_MOON] = [15, 30];
/** The tithis of both fortnights but these, numbers 1 to 14; full and new moon only where named in `also`. */
function tithisBut(left: readonly number[], also: readonly number[] = []): number[] {
  const kept = Array.from({ length: 14 }, (_, index) => index + 1).filter((number) => !left.includes(number));
  return [...kept, ...kept.map((number) => number + 15), ...also].toSorted((a, b) => a - b);
}
const both = (numbers: readonly number[]): number[] => [...numbers, ...numbers.map((number) => number + 15)];
const RIKTA = [4, 9, 14];

const MOVABLE = [0, 3, 6, 9];
const FIXED = [1, 4, 7, 10];
const but = (signs: readonly number[]): number[] =>
  Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => !signs.includes(sign));
/** The Sun's northern course: capricorn to gemini. */
const UTTARAYANA = [9, 10, 11, 0, 1, 2];

const ALWAYS = ['adhika_month', 'kshaya_month', 'pitru_paksha', 'eclipse'] as const;
const COMBUST = ['jupiter_combust', 'venus_combust'] as const;

/**
 * Muhurta Chintamani (Rama Daivajna, 1600) by chapter; Raman, Muhurtha (1943) by chapter. Kane, History of Dharmashastra 5.1, 605, on which
 * seasons do not bind rites that are due at an age (naming, first feeding). What a verse only commends, such as malefics in 3, 6 and 11, excludes nothing.
 */
const TABLE = {
  marriage: {
    source: 'Muhurta Chintamani 6 (vivaha)',
    nakshatras: [
      'rohini',
      'mrigashira',
      'magha',
      'uttara_phalguni',
      'hasta',
      'swati',
      'anuradha',
      'mula',
      'uttara_ashadha',
      'uttara_bhadrapada',
      'revati',
    ],
    tithis: tithisBut(RIKTA, [FULL_MOON]),
    weekdays: GENTLE_DAYS,
    sunSigns: [0, 1, 2, 7, 9, 10],
    forbidden: [
      { who: ['saturn'], houses: [12] },
      { who: ['mars'], houses: [10] },
      { who: ['venus'], houses: [3] },
      { who: ['moon', 'malefics'], houses: [1] },
      { who: ['lagna_lord', 'venus', 'moon'], houses: [6] },
      { who: ['moon', 'lagna_lord', 'benefics', 'mars'], houses: [8] },
      { who: ['any'], houses: [7] },
    ],
    seasons: [...ALWAYS, ...COMBUST, 'hari_shayana'],
  },
  travel: {
    source: 'Muhurta Chintamani 11 (yatra)',
    nakshatras: [
      'ashwini',
      'mrigashira',
      'punarvasu',
      'pushya',
      'hasta',
      'anuradha',
      'shravana',
      'dhanishta',
      'revati',
    ],
    tithis: [...both([2, 3, 5, 7, 10, 11, 13]), 16],
    weekdays: [SUN, MON, WED, THU, FRI],
    seasons: ALWAYS,
  },
  house_entry: {
    source: 'Muhurta Chintamani 13 (griha pravesha)',
    nakshatras: [...MRIDU, ...DHRUVA],
    tithis: tithisBut(RIKTA, [FULL_MOON]),
    weekdays: [MON, WED, THU, FRI, SAT],
    lunarMonths: ['vaishakha', 'jyeshtha', 'magha', 'phalguna'],
    sunSigns: UTTARAYANA,
    lagnas: FIXED,
    forbidden: [{ who: ['any'], houses: [4, 8] }],
    seasons: [...ALWAYS, ...COMBUST],
  },
  foundation: {
    source: 'Muhurta Chintamani 12 (vastu)',
    nakshatras: [...MRIDU, ...DHRUVA, 'swati', 'pushya', 'dhanishta', 'shatabhisha', 'hasta'],
    tithis: tithisBut([1, ...RIKTA], [FULL_MOON]),
    weekdays: [MON, WED, THU, FRI, SAT],
    lagnas: but(MOVABLE),
    forbidden: [{ who: ['benefics'], houses: [8, 12] }],
    seasons: [...ALWAYS, ...COMBUST],
  },
  naming: {
    source: 'Raman, Muhurtha 8',
    nakshatras: [
      'ashwini',
      'rohini',
      'mrigashira',
      'punarvasu',
      'pushya',
      'magha',
      'uttara_phalguni',
      'hasta',
      'swati',
      'anuradha',
      'uttara_ashadha',
      'shravana',
      'dhanishta',
      'shatabhisha',
      'uttara_bhadrapada',
      'revati',
    ],
    tithis: tithisBut([...RIKTA, 6, 8, 12]),
    weekdays: GENTLE_DAYS,
    forbidden: [{ who: ['any'], houses: [8] }],
    seasons: ['eclipse'],
  },
  first_feeding: {
    source: 'Raman, Muhurtha 8',
    nakshatras: [
      'ashwini',
      'mrigashira',
      'punarvasu',
      'pushya',
      'uttara_phalguni',
      'hasta',
      'chitra',
      'swati',
      'anuradha',
      'shravana',
      'dhanishta',
      'shatabhisha',
    ],
    tithis: tithisBut([...RIKTA, 6, 8, 12]),
    weekdays: GENTLE_DAYS,
    lagnas: but([0, 7, 11]),
    forbidden: [{ who: ['any'], houses: [10] }],
    seasons: ['eclipse'],
  },
  ear_piercing: {
    source: 'Muhurta Chintamani 5 (samskara): karnavedha',
    nakshatras: ['shravana', 'dhanishta', 'punarvasu', ...MRIDU, ...KSHIPRA],
    tithis: tithisBut(RIKTA, [FULL_MOON, NEW_MOON]),
    weekdays: GENTLE_DAYS,
    lunarMonths: [
      'vaishakha',
      'jyeshtha',
      'ashadha',
      'shravana',
      'bhadrapada',
      'ashvina',
      'kartika',
      'margashirsha',
      'magha',
      'phalguna',
    ],
    forbidden: [{ who: ['any'], houses: [8] }],
    seasons: [...ALWAYS, 'hari_shayana'],
  },
  tonsure: {
    source: 'Muhurta Chintamani 5 (samskara): chudakarana; night: Vyasa in Smriti Chandrika 1.23',
    nakshatras: ['jyeshtha', 'mrigashira', 'chitra', 'revati', ...CHARA, ...KSHIPRA],
    tithis: tithisBut([1, 6, 8, 12, ...RIKTA]),
    weekdays: GENTLE_DAYS,
    lunarMonths: [
      'vaishakha',
      'jyeshtha',
      'ashadha',
      'shravana',
      'bhadrapada',
      'ashvina',
      'kartika',
      'margashirsha',
      'pausha',
      'magha',
      'phalguna',
    ],
    sunSigns: UTTARAYANA,
    forbidden: [{ who: ['any'], houses: [8] }],
    dayPart: 'day',
    seasons: [...ALWAYS, ...COMBUST],
  },
  upanayana: {
    source: 'Muhurta Chintamani 5 (samskara): vrata-bandha',
    nakshatras: [...KSHIPRA, ...DHRUVA, 'ashlesha', ...CHARA, 'mula', ...MRIDU, ...PURVA, 'ardra'],
    tithis: [2, 3, 5, 10, 11, 12, 17, 18, 20],
    weekdays: [SUN, MON, WED, THU, FRI],
    lunarMonths: ['magha', 'phalguna', 'chaitra', 'vaishakha', 'jyeshtha'],
    forbidden: [
      { who: ['venus', 'jupiter', 'moon', 'lagna_lord'], houses: [6, 8] },
      { who: ['moon', 'venus'], houses: [12] },
      { who: ['malefics'], houses: [1, 5, 8] },
    ],
    dayPart: 'forenoon',
    seasons: [...ALWAYS, ...COMBUST],
  },
  learning: {
    source: 'Muhurta Chintamani 5 (samskara): vidyarambha',
    nakshatras: [
      'mrigashira',
      'ardra',
      'punarvasu',
      'hasta',
      'chitra',
      'swati',
      'shravana',
      'dhanishta',
      'shatabhisha',
      'ashwini',
      'mula',
      ...PURVA,
      'pushya',
      'ashlesha',
    ],
    tithis: both([2, 3, 5, 6, 10, 11, 12]),
    weekdays: [SUN, WED, THU, FRI],
    seasons: ALWAYS,
  },
  vehicle: {
    source: 'Muhurta Chintamani 2 (nakshatra): works of the movable nakshatras',
    nakshatras: CHARA,
    tithis: tithisBut(RIKTA, [FULL_MOON]),
    weekdays: GENTLE_DAYS,
    seasons: ALWAYS,
  },
  business: {
    source: 'Muhurta Chintamani 2 (nakshatra): vipani',
    nakshatras: [...MRIDU, ...DHRUVA, ...KSHIPRA],
    tithis: tithisBut(RIKTA, [FULL_MOON]),
    weekdays: [SUN, MON, WED, THU, FRI, SAT],
    lagnas: but([10]),
    forbidden: [{ who: ['malefics'], houses: [8, 12] }],
    seasons: ALWAYS,
  },
} as const satisfies Record<string, MuhurtaPurpose>;

export type MuhurtaPurposeId = keyof typeof TABLE;
export const MUHURTA_PURPOSES: Readonly<Record<MuhurtaPurposeId, MuhurtaPurpose>> = TABLE;
export const MUHURTA_PURPOSE_IDS = Object.keys(TABLE) as [MuhurtaPurposeId, ...MuhurtaPurposeId[]];
