import { normalizeDeg } from '../../angle/normalize.ts';
import type { VedicChart } from '../chart.ts';
import type { SevenGraha } from '../zodiac.ts';

export const SAHAM_TERMS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'lagna', 'punya'] as const;
export type SahamTerm = (typeof SAHAM_TERMS)[number];
export const SAHAMS = [
  'punya',
  'vidya',
  'yashas',
  'karma',
  'asha',
  'pitri',
  'matri',
  'bhratri',
  'putra',
  'vivaha',
  'roga',
] as const;
export type SahamId = (typeof SAHAMS)[number];

/** First − second + lagna. */
type Formula = readonly [first: SahamTerm, second: SahamTerm];

interface SahamSchool {
  readonly source: string;
  readonly formulas: Readonly<Record<SahamId, Formula>>;
  /** By night the first two terms are swapped. */
  readonly reversed: readonly SahamId[];
}

/** Tajika Neelakanthi. */
const NEELAKANTHA: Readonly<Record<SahamId, Formula>> = {
  punya: ['moon', 'sun'],
  vidya: ['sun', 'moon'],
  yashas: ['jupiter', 'punya'],
  karma: ['mars', 'mercury'],
  asha: ['saturn', 'venus'],
  pitri: ['saturn', 'sun'],
  matri: ['moon', 'venus'],
  bhratri: ['jupiter', 'saturn'],
  putra: ['jupiter', 'moon'],
  vivaha: ['venus', 'saturn'],
  roga: ['lagna', 'moon'],
};

/**
 * Whose formulas are used, and which of them are reversed by night. Neelakantha never reverses bhratri, putra, vivaha
 * and roga; Narasimha Rao never reverses bhratri and roga, and computes asha from Mars.
 */
export const SAHAM_SCHOOLS = {
  neelakantha: {
    source: 'Neelakantha, Tajika Neelakanthi',
    formulas: NEELAKANTHA,
    reversed: ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri'],
  },
  narasimha_rao: {
    source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), table of sahams; as in PyJHora',
    formulas: { ...NEELAKANTHA, asha: ['saturn', 'mars'] },
    reversed: ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri', 'putra', 'vivaha'],
  },
} as const satisfies Readonly<Record<string, SahamSchool>>;
export type SahamSchoolId = keyof typeof SAHAM_SCHOOLS;
export const SAHAM_SCHOOL_IDS = ['neelakantha', 'narasimha_rao'] as const satisfies readonly SahamSchoolId[];

export interface SahamReading {
  readonly school: SahamSchoolId;
  /** Which sahams are reversed by night; null for the school's own list. */
  readonly reversed: readonly SahamId[] | null;
}

export interface Saham {
  readonly id: SahamId;
  readonly longitudeDeg: number;
  /** The formula as computed: first − second + lagna. */
  readonly first: SahamTerm;
  readonly second: SahamTerm;
  /** The two terms were swapped because it is night. */
  readonly turned: boolean;
}

/** The sahams that are reversed by night in a reading. */
export function reversedSahams({ school, reversed }: SahamReading): readonly SahamId[] {
  return reversed ?? SAHAM_SCHOOLS[school].reversed;
}

/**
 * The sahams of a year's chart, sidereal longitudes in [0, 360). When the lagna does not lie between second and first,
 * 30° is added.
 */
export function sahams(
  { byId }: { readonly byId: Readonly<Record<SevenGraha, Pick<VedicChart['byId'][SevenGraha], 'longitudeDeg'>>> },
  lagnaDeg: number,
  isDaytime: boolean,
  reading: SahamReading,
): Saham[] {
  const found = new Map<SahamTerm, number>([['lagna', lagnaDeg]]);
  const termLongitude = (term: SahamTerm): number => found.get(term) ?? byId[term as SevenGraha].longitudeDeg;
  const reversed = reversedSahams(reading);
  return SAHAMS.map((id) => {
    const turned = !isDaytime && reversed.includes(id);
    const [a, b] = SAHAM_SCHOOLS[reading.school].formulas[id];
    const [first, second] = turned ? [b, a] : [a, b];
    const arcDeg = normalizeDeg(termLongitude(first) - termLongitude(second));
    const between = normalizeDeg(lagnaDeg - termLongitude(second)) <= arcDeg;
    const longitudeDeg = normalizeDeg(arcDeg + lagnaDeg + (between ? 0 : 30));
    if (id === 'punya') found.set(id, longitudeDeg);
    return { id, longitudeDeg, first, second, turned };
  });
}
