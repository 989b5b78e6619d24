import type { Almanac, AlmanacTithi } from './almanac.ts';
import { decideDay, type Decision, type Preference } from './decide.ts';
import vratas from '../../../data/festivals/vratas.json' with { type: 'json' };

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

/** The vratas of the month. */
export const VRATAS = vratas as readonly VrataRule[];

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
