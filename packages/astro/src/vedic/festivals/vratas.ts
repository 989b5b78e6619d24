import type { Almanac, AlmanacTithi } from './almanac.ts';
import { decideDay, type Decision, type Preference } from './decide.ts';

/** What repeats every lunar month. */
export const VRATA_KINDS = [
  'pradosha',
  'sankashti',
  'vinayaka_chaturthi',
  'masik_shivaratri',
  'shashthi',
  'purnima',
  'amavasya',
] as const;
export type VrataKind = (typeof VRATA_KINDS)[number];

/** A tithi kept in every month, adhika or not. */
export interface VrataRule extends Preference {
  readonly kind: VrataKind;
  readonly id: string;
  readonly name: string;
  readonly sanskrit: string;
  /** Numbers of the tithi, 1 to 30. */
  readonly tithis: readonly number[];
  /** Its name when it falls on a weekday, 0 Sunday. */
  readonly onWeekday?: Readonly<Record<number, string>>;
  readonly source: string;
}

const SOURCE = 'Dharmasindhu 1';

/** The vratas of the month. */
export const VRATAS: readonly VrataRule[] = [
  {
    kind: 'pradosha',
    id: 'pradosha',
    name: 'Pradosha',
    sanskrit: 'pradoṣa',
    tithis: [13, 28],
    kala: 'pradosha',
    both: 'second',
    neither: 'second',
    onWeekday: {
      0: 'Ravi Pradosha',
      1: 'Soma Pradosha',
      2: 'Bhauma Pradosha',
      3: 'Budha Pradosha',
      4: 'Guru Pradosha',
      5: 'Shukra Pradosha',
      6: 'Shani Pradosha',
    },
    source: SOURCE,
  },
  {
    kind: 'sankashti',
    id: 'sankashti_chaturthi',
    name: 'Sankashti Chaturthi',
    sanskrit: 'saṅkaṣṭī caturthī',
    tithis: [19],
    kala: 'moonrise',
    both: 'first',
    neither: 'second',
    onWeekday: { 2: 'Angaraki Sankashti Chaturthi' },
    source: SOURCE,
  },
  {
    kind: 'vinayaka_chaturthi',
    id: 'vinayaka_chaturthi',
    name: 'Vinayaka Chaturthi',
    sanskrit: 'vināyaka caturthī',
    tithis: [4],
    kala: 'madhyahna',
    both: 'first',
    neither: 'first',
    source: SOURCE,
  },
  {
    kind: 'masik_shivaratri',
    id: 'masik_shivaratri',
    name: 'Masik Shivaratri',
    sanskrit: 'māsa śivarātri',
    tithis: [29],
    kala: 'nishita',
    both: 'greater',
    neither: 'second',
    source: SOURCE,
  },
  {
    kind: 'shashthi',
    id: 'skanda_shashthi',
    name: 'Skanda Shashthi',
    sanskrit: 'skanda ṣaṣṭhī',
    tithis: [6],
    kala: 'sunset',
    both: 'first',
    neither: 'second',
    source: SOURCE,
  },
  {
    kind: 'purnima',
    id: 'purnima_vrata',
    name: 'Purnima Vrata',
    sanskrit: 'pūrṇimā vrata',
    tithis: [15],
    kala: 'sunset',
    both: 'second',
    neither: 'second',
    source: SOURCE,
  },
  {
    kind: 'purnima',
    id: 'purnima_snana',
    name: 'Purnima (bathing and gifts)',
    sanskrit: 'pūrṇimā snāna',
    tithis: [15],
    kala: 'sunrise',
    both: 'first',
    neither: 'first',
    source: SOURCE,
  },
  {
    kind: 'amavasya',
    id: 'darsha_amavasya',
    name: 'Darsha Amavasya (offerings to ancestors)',
    sanskrit: 'darśa amāvāsyā',
    tithis: [30],
    kala: 'aparahna',
    both: 'greater',
    neither: 'first',
    source: SOURCE,
  },
  {
    kind: 'amavasya',
    id: 'amavasya_snana',
    name: 'Amavasya (bathing and gifts)',
    sanskrit: 'amāvāsyā snāna',
    tithis: [30],
    kala: 'sunrise',
    both: 'first',
    neither: 'first',
    source: SOURCE,
  },
];

/** A vrata on its day; the decision is null near the poles. */
export interface Vrata {
  readonly rule: VrataRule;
  readonly tithi: AlmanacTithi;
  readonly decision: Decision | null;
}

/** Every vrata of these rules in the almanac, its margins included. */
export function vratasOf({ book, tithis }: Almanac, rules: readonly VrataRule[]): Vrata[] {
  return rules.flatMap((rule) =>
    tithis
      .filter(({ index }) => rule.tithis.includes(index))
      .map((tithi) => ({ rule, tithi, decision: decideDay(book, tithi, rule) })),
  );
}
