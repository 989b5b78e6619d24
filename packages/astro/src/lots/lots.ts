import { normalizeDeg } from '../angle/angle.ts';
import type { Sect } from '../dignities/sect.ts';

/** The seven Hermetic lots, in the order they are computed. */
export const LOT_IDS = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const;
export type LotId = (typeof LOT_IDS)[number];

export interface LotSettings {
  /** Whether a night chart reverses the formulas. */
  readonly lotReversal: 'sect' | 'never';
}

export interface Lot {
  readonly id: LotId;
  readonly longitudeDeg: number;
  /** The formula used, after any reversal, for example `asc + moon - sun`. */
  readonly formula: string;
}

export interface LotPoints {
  readonly asc: number;
  readonly sun: number;
  readonly moon: number;
  readonly mercury: number;
  readonly venus: number;
  readonly mars: number;
  readonly jupiter: number;
  readonly saturn: number;
}

type Term = Exclude<keyof LotPoints, 'asc'> | 'fortune' | 'spirit';

interface LotRule {
  readonly id: LotId;
  readonly plus: Term;
  readonly minus: Term;
  readonly formula: string;
}

const rule = (id: LotId, plus: Term, minus: Term): LotRule => ({
  id,
  plus,
  minus,
  formula: `asc + ${plus} - ${minus}`,
});

/** asc + plus − minus by day; plus and minus swap by night. Paulus Alexandrinus, Introduction, ch. 23. */
const DAY_RULES: readonly LotRule[] = [
  rule('fortune', 'moon', 'sun'),
  rule('spirit', 'sun', 'moon'),
  rule('eros', 'venus', 'spirit'),
  rule('necessity', 'fortune', 'mercury'),
  rule('courage', 'fortune', 'mars'),
  rule('victory', 'jupiter', 'spirit'),
  rule('nemesis', 'fortune', 'saturn'),
];
const NIGHT_RULES = DAY_RULES.map(({ id, plus, minus }) => rule(id, minus, plus));

/** The seven hermetic lots, longitudes in degrees; `never` keeps the day formula by night. */
export function hermeticLots(points: LotPoints, sect: Sect, reversal: LotSettings['lotReversal']): Lot[] {
  const rules = sect === 'night' && reversal === 'sect' ? NIGHT_RULES : DAY_RULES;
  const longitudes: Record<Term, number> = { ...points, fortune: 0, spirit: 0 };
  return rules.map(({ id, plus, minus, formula }) => {
    const longitudeDeg = normalizeDeg(points.asc + longitudes[plus] - longitudes[minus]);
    if (id === 'fortune' || id === 'spirit') longitudes[id] = longitudeDeg;
    return { id, longitudeDeg, formula };
  });
}
