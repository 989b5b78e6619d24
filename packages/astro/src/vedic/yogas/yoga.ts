import type { GrahaId } from '../zodiac.ts';
import type { YogaContext } from './context.ts';

export const YOGA_CATEGORIES = [
  'mahapurusha',
  'lunar',
  'solar',
  'lagna',
  'nabhasa',
  'raja',
  'viparita',
  'parivartana',
  'dhana',
  'conjunction',
  'affliction',
  'malika',
  'body',
  'bhava',
] as const;
export type YogaCategory = (typeof YOGA_CATEGORIES)[number];

/** What forms the yoga: the grahas, and their houses unless the rule names others. */
export interface YogaFinding {
  readonly planets: readonly GrahaId[];
  readonly houses?: readonly number[];
}

/** One row of the table: a rule with its source. Houses are whole signs from the lagna. */
export interface YogaRow {
  readonly id: string;
  readonly name: string;
  readonly category: YogaCategory;
  /** The rule in words. */
  readonly rule: string;
  /** Book and chapter; BPHS in Santhanam's numbering. */
  readonly source: string;
  /** Counts houses from the lagna, so it cannot be judged without a birth time. */
  readonly needsLagna: boolean;
  /** Depends on `gender`. */
  readonly needsGender?: true;
  /** In use today without a classical text. */
  readonly modern?: true;
  /** Null when the yoga is absent. */
  readonly find: (sky: YogaContext) => YogaFinding | null;
  /** What cancels it although its rule is met. */
  readonly cancelledBy?: (sky: YogaContext) => readonly string[];
}

export interface YogaReport {
  readonly row: YogaRow;
  /** Null when the rule cannot be judged: no birth time, or no gender. */
  readonly present: boolean | null;
  readonly planets: readonly GrahaId[];
  readonly houses: readonly number[];
  /** Null unless present. */
  readonly strength: 'strong' | 'moderate' | 'weak' | null;
  readonly cancelledBy: readonly string[];
}
