import { normalizeDeg } from '../angle/normalize.ts';
import type { Sect } from '../dignities/sect.ts';
import type { ChartSettings, LotId } from '../natal/settings.ts';

export interface Lot {
  readonly id: LotId;
  readonly longitudeDeg: number;
  /** The formula used, after any reversal, for example `asc + moon - sun`. */
  readonly formula: string;
}

export interface LotPoints {
  readonly asc: number; readonly sun: number; readonly moon: number; readonly mercury: number;
  readonly venus: number; readonly mars: number; readonly jupiter: number; readonly saturn: number;
}

type Term = Exclude<keyof LotPoints, 'asc'> | 'fortune' | 'spirit';

/** asc + plus − minus by day; by night the two change places. Paulus Alexandrinus, Introduction, ch. 23. */
const LOT_RULES: readonly { readonly id: LotId; readonly plus: Term; readonly minus: Term }[] = [
  { id: 'fortune', plus: 'moon', minus: 'sun' },
  { id: 'spirit', plus: 'sun', minus: 'moon' },
  { id: 'eros', plus: 'venus', minus: 'spirit' },
  { id: 'necessity', plus: 'fortune', minus: 'mercury' },
  { id: 'courage', plus: 'fortune', minus: 'mars' },
  { id: 'victory', plus: 'jupiter', minus: 'spirit' },
  { id: 'nemesis', plus: 'fortune', minus: 'saturn' },
];

/** The seven hermetic lots, longitudes in degrees; `never` keeps the day formula by night. */
export function hermeticLots(points: LotPoints, sect: Sect, reversal: ChartSettings['lotReversal']): Lot[] {
  const swap = sect === 'night' && reversal === 'sect';
  const longitudes: Record<Term, number> = { ...points, fortune: 0, spirit: 0 };
  return LOT_RULES.map(({ id, plus, minus }) => {
    const added = swap ? minus : plus;
    const subtracted = swap ? plus : minus;
    const longitudeDeg = normalizeDeg(points.asc + longitudes[added] - longitudes[subtracted]);
    if (id === 'fortune' || id === 'spirit') longitudes[id] = longitudeDeg;
    return { id, longitudeDeg, formula: `asc + ${added} - ${subtracted}` };
  });
}
