import texts from '../../../data/vedic/yogas.json' with { type: 'json' };
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

/** Name, rule and source of a yoga. Houses are whole signs from the lagna. */
interface YogaText {
  readonly name: string;
  readonly category: YogaCategory;
  /** The rule in words. */
  readonly rule: string;
  /** Book and chapter; BPHS in Santhanam's numbering. "300" is B. V. Raman, Three Hundred Important Combinations. */
  readonly source: string;
  /** Counts houses from the lagna, so it cannot be judged without a birth time. */
  readonly needsLagna: boolean;
  /** Depends on `gender`. */
  readonly needsGender?: true;
  /** In use today without a classical text. */
  readonly modern?: true;
}

export type YogaId = keyof typeof texts;

/** The texts of every yoga (docs/methods/yogas.md), in the order of the response. yogas.test.ts checks their schema. */
export const YOGA_TEXTS = texts as Readonly<Record<YogaId, YogaText>>;

/** The grahas that form a yoga; false, or no graha, when it is absent. */
export type YogaRule = (sky: YogaContext) => readonly GrahaId[] | false;
/** The rules of one part of the table. */
export type YogaRules = Readonly<Partial<Record<YogaId, YogaRule>>>;

export interface YogaReport {
  readonly row: YogaText & { readonly id: YogaId };
  /** Null when the rule cannot be judged: no birth time, or no gender. */
  readonly present: boolean | null;
  readonly planets: readonly GrahaId[];
  readonly houses: readonly number[];
  /** Null unless present. */
  readonly strength: 'strong' | 'moderate' | 'weak' | null;
  readonly cancelledBy: readonly string[];
}
