import { normalizeDeg } from '../../angle/normalize.ts';
import type { VedicChart } from '../chart.ts';
import type { SevenGraha } from '../zodiac.ts';

type Term = SevenGraha | 'lagna' | 'punya';

/** Sensitive points of the year: first − second + third by day; by night the first two change places where the last entry is true. Tajika Neelakanthi. */
const SAHAM_RULES = {
  punya: ['moon', 'sun', true],
  vidya: ['sun', 'moon', true],
  yashas: ['jupiter', 'punya', true],
  karma: ['mars', 'mercury', true],
  asha: ['saturn', 'venus', true],
  pitri: ['saturn', 'sun', true],
  matri: ['moon', 'venus', true],
  bhratri: ['jupiter', 'saturn', false],
  putra: ['jupiter', 'moon', false],
  vivaha: ['venus', 'saturn', false],
  roga: ['lagna', 'moon', false],
} as const satisfies Readonly<Record<string, readonly [Term, Term, boolean]>>;
export type SahamId = keyof typeof SAHAM_RULES;
export const SAHAMS = Object.keys(SAHAM_RULES) as readonly SahamId[];

export interface Saham { readonly id: SahamId; readonly longitudeDeg: number }

/** The sahams of a year's chart, sidereal longitudes in [0, 360). Where the lagna does not lie between second and first, a sign is added. */
export function sahams({ byId }: VedicChart, lagnaDeg: number, isDaytime: boolean): Saham[] {
  const found = new Map<string, number>([['lagna', lagnaDeg]]);
  const longitudeOf = (term: Term): number => found.get(term) ?? byId[term as SevenGraha].longitudeDeg;
  return SAHAMS.map((id) => {
    const [first, second, reversed] = SAHAM_RULES[id];
    const [a, b] = reversed && !isDaytime ? [longitudeOf(second), longitudeOf(first)] : [longitudeOf(first), longitudeOf(second)];
    const arcDeg = normalizeDeg(a - b);
    const between = normalizeDeg(lagnaDeg - b) <= arcDeg;
    const longitudeDeg = normalizeDeg(arcDeg + lagnaDeg + (between ? 0 : 30));
    found.set(id, longitudeDeg);
    return { id, longitudeDeg };
  });
}
