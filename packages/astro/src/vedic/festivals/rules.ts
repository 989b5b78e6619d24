import type { NakshatraId } from '../nakshatra.ts';
import type { TithiId } from '../panchang/limb-names.ts';
import type { LunarMonthId } from '../panchang/lunar-month.ts';
import type { Preference } from './decide.ts';
import type { SolarCalendarId } from './solar-calendars.ts';

export const REGIONS = [
  'north',
  'tamil',
  'andhra_karnataka',
  'kerala',
  'bengal',
  'odisha',
  'maharashtra_gujarat',
  'assam',
  'punjab',
] as const;
export type Region = (typeof REGIONS)[number];

interface Named {
  readonly id: string;
  readonly name: string;
  /** Sanskrit or the regional name, romanised (IAST). */
  readonly sanskrit: string;
  /** Where it is kept; absent: all over India. */
  readonly regions?: readonly Region[];
  /** The book of the rule. */
  readonly source: string;
}

/** A tithi of a lunar month. The dark half belongs to the amanta month. */
export interface TithiRule extends Named, Preference {
  readonly by: 'tithi';
  readonly month: LunarMonthId;
  readonly tithi: TithiId;
  /** Kept in the adhika month where there is one; else never in one. */
  readonly adhika?: true;
  /** A rule that overrules the preference. */
  readonly exception?: 'raksha_bandhan' | 'holika_dahan' | 'vijayadashami' | 'diwali';
}

/** A nakshatra while the Sun is in a sign; the last of it where the month has two. */
export interface NakshatraRule extends Named, Preference {
  readonly by: 'nakshatra';
  /** 0 aries … 11 pisces. */
  readonly sunSign: number;
  readonly nakshatra: NakshatraId;
}

/** A day of a solar month of a regional calendar. */
export interface SolarRule extends Named {
  readonly by: 'solar_month';
  readonly calendar: SolarCalendarId;
  /** 0 aries … 11 pisces. */
  readonly sunSign: number;
  /** From 1; 0 is the day before the month. */
  readonly monthDay: number;
}

/** The day of a sankranti. */
export interface SankrantiRule extends Named {
  readonly by: 'sankranti';
  readonly sunSign: number;
  /** Days after it. */
  readonly after: number;
}

/** A day counted from another festival. */
export interface RelativeRule extends Named {
  readonly by: 'relative';
  readonly to: string;
  readonly days: number;
  /** The last such weekday (0 Sunday) at or before that day. */
  readonly weekday?: number;
}

/** An ekadashi kept as a feast of its own. */
export interface EkadashiRule extends Named {
  readonly by: 'ekadashi';
  readonly month: LunarMonthId | null;
  readonly paksha: 'shukla' | 'krishna';
  /** While the Sun is in this sign. */
  readonly sunSign?: number;
}

export type FeastRule = TithiRule | NakshatraRule | SolarRule | SankrantiRule | RelativeRule | EkadashiRule;
