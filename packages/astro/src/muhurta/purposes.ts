import purposes from '../../data/vedic/muhurta-purposes.json' with { type: 'json' };
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

export type MuhurtaPurposeId = keyof typeof purposes;
/**
 * Muhurta Chintamani (Rama Daivajna, 1600) by chapter; Raman, Muhurtha (1943) by chapter. Kane, History of Dharmashastra 5.1, 605, on which
 * seasons do not bind rites that are due at an age (naming, first feeding). What a verse only commends, such as malefics in 3, 6 and 11, excludes nothing.
 * purposes.test.ts checks the schema.
 */
export const MUHURTA_PURPOSES = purposes as Readonly<Record<MuhurtaPurposeId, MuhurtaPurpose>>;
export const MUHURTA_PURPOSE_IDS = Object.keys(purposes) as [MuhurtaPurposeId, ...MuhurtaPurposeId[]];
