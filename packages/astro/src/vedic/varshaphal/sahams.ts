import { SEVEN_GRAHAS, type SevenGraha, signLordAt } from '../zodiac.ts';
import { normalizeDeg } from '../../angle/angle.ts';
import { signIndexAt } from '../../zodiac/signs.ts';
import type { VedicChart } from '../chart.ts';

const HOUSES = ['bhava_2', 'bhava_6', 'bhava_8', 'bhava_9', 'bhava_11'] as const;
const LORDS = [
  'lagna_lord',
  'bhava_2_lord',
  'bhava_9_lord',
  'bhava_11_lord',
  'sun_sign_lord',
  'moon_sign_lord',
] as const;
/** Planets, lagna, houses (their sign with the degree of the lagna), lords, sahams, and the middle of Cancer. */
export const SAHAM_TERMS = [...SEVEN_GRAHAS, 'lagna', 'punya', 'shastra', 'cancer_15', ...HOUSES, ...LORDS] as const;
type SahamTerm = (typeof SAHAM_TERMS)[number];

/** First − second + third; the third is the lagna by default. */
type SahamFormula = readonly [first: SahamTerm, second: SahamTerm, third?: SahamTerm];

/** The twenty-five sahams that only Narasimha Rao's table has here. */
const OTHERS = {
  mitra: ['jupiter', 'punya', 'venus'],
  mahatmya: ['punya', 'mars'],
  samartha: ['mars', 'lagna_lord'],
  gaurava: ['jupiter', 'moon', 'sun'],
  rajya: ['saturn', 'sun'],
  jeeva: ['saturn', 'jupiter'],
  kali: ['jupiter', 'mars'],
  shastra: ['jupiter', 'saturn', 'mercury'],
  bandhu: ['mercury', 'moon'],
  mrityu: ['bhava_8', 'moon'],
  paradesa: ['bhava_9', 'bhava_9_lord'],
  artha: ['bhava_2', 'bhava_2_lord'],
  paradara: ['venus', 'sun'],
  vanik: ['moon', 'mercury'],
  karyasiddhi: ['saturn', 'sun', 'sun_sign_lord'],
  santapa: ['saturn', 'moon', 'bhava_6'],
  shraddha: ['venus', 'mars'],
  preeti: ['shastra', 'punya'],
  jadya: ['mars', 'saturn', 'mercury'],
  vyapara: ['mars', 'saturn'],
  shatru: ['mars', 'saturn'],
  jalapatana: ['cancer_15', 'saturn'],
  bandhana: ['punya', 'saturn'],
  apamrityu: ['bhava_8', 'mars'],
  labha: ['bhava_11', 'bhava_11_lord'],
} as const satisfies Readonly<Record<string, SahamFormula>>;

/** Tajika Neelakanthi. */
const OF_NEELAKANTHA = {
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
} as const satisfies Readonly<Record<string, SahamFormula>>;

export type SahamId = keyof typeof OF_NEELAKANTHA | keyof typeof OTHERS;
/** Those whose formulas of the Tajika Neelakanthi are used. */
export const NEELAKANTHA_SAHAMS = Object.keys(OF_NEELAKANTHA) as readonly (keyof typeof OF_NEELAKANTHA)[];
const FORMULAS: Readonly<Record<SahamId, SahamFormula>> = { ...OF_NEELAKANTHA, ...OTHERS };
export const SAHAMS = Object.keys(FORMULAS) as readonly SahamId[];

/** The same by day and by night, or with a formula of its own by night (karyasiddhi). */
const NEVER_REVERSED: readonly string[] = ['mrityu', 'paradesa', 'artha', 'karyasiddhi', 'vyapara', 'labha'];
const OTHERS_REVERSED: readonly SahamId[] = SAHAMS.filter((id) => id in OTHERS && !NEVER_REVERSED.includes(id));

interface SahamSchool {
  readonly source: string;
  readonly formulas: Readonly<Record<SahamId, SahamFormula>>;
  /** By night the first two terms are swapped. */
  readonly reversed: readonly SahamId[];
}

const RAO = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), table 74';

/**
 * Whose formulas are used, and which of them are reversed by night. Neelakantha never reverses bhratri, putra, vivaha
 * and roga; Narasimha Rao never reverses bhratri and roga, and computes asha from Mars. Both have the other twenty-five from Narasimha Rao.
 */
export const SAHAM_SCHOOLS = {
  neelakantha: {
    source: `Neelakantha, Tajika Neelakanthi (punya to roga); ${RAO} (mitra to labha)`,
    formulas: FORMULAS,
    reversed: ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri', ...OTHERS_REVERSED],
  },
  narasimha_rao: {
    source: `${RAO}; as in PyJHora`,
    formulas: { ...FORMULAS, asha: ['saturn', 'mars'] },
    reversed: ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri', 'putra', 'vivaha', ...OTHERS_REVERSED],
  },
} as const satisfies Readonly<Record<string, SahamSchool>>;
type SahamSchoolId = keyof typeof SAHAM_SCHOOLS;
export const SAHAM_SCHOOL_IDS = ['neelakantha', 'narasimha_rao'] as const satisfies readonly SahamSchoolId[];

export interface SahamReading {
  readonly school: SahamSchoolId;
  /** Which sahams are reversed by night; null for the school's own list. */
  readonly reversed: readonly SahamId[] | null;
}

export interface Saham {
  readonly id: SahamId;
  readonly longitudeDeg: number;
  /** The formula as computed: first − second + third. */
  readonly first: SahamTerm;
  readonly second: SahamTerm;
  readonly third: SahamTerm;
  /** The two terms were swapped because it is night. */
  readonly turned: boolean;
}

/** The sahams that are reversed by night in a reading. */
export function reversedSahams({ school, reversed }: SahamReading): readonly SahamId[] {
  return reversed ?? SAHAM_SCHOOLS[school].reversed;
}

type Places = Readonly<Record<SevenGraha, Pick<VedicChart['byId'][SevenGraha], 'longitudeDeg'>>>;

/** Sahams that others are made of come before them. */
const IN_ORDER: readonly SahamId[] = ['punya', 'shastra', ...SAHAMS.filter((id) => id !== 'punya' && id !== 'shastra')];

/**
 * The sahams of a year's chart, sidereal longitudes in [0, 360). When the third term does not lie between second and
 * first, 30° is added.
 */
export function sahams(
  { byId }: { readonly byId: Places },
  lagnaDeg: number,
  isDaytime: boolean,
  reading: SahamReading,
): Saham[] {
  const made = new Map<SahamTerm, number>();
  const longitudeOf = (term: SahamTerm): number => made.get(term) ?? termDeg(term, byId, lagnaDeg);
  const reversed = reversedSahams(reading);
  const found = IN_ORDER.map((id): Saham => {
    const turned = !isDaytime && reversed.includes(id);
    const [a, b, third = 'lagna'] = formulaOf(id, SAHAM_SCHOOLS[reading.school].formulas[id], lagnaDeg, isDaytime);
    const [first, second] = turned ? [b, a] : [a, b];
    const arcDeg = normalizeDeg(longitudeOf(first) - longitudeOf(second));
    const between = normalizeDeg(longitudeOf(third) - longitudeOf(second)) <= arcDeg;
    const longitudeDeg = normalizeDeg(arcDeg + longitudeOf(third) + (between ? 0 : 30));
    if (id === 'punya' || id === 'shastra') made.set(id, longitudeDeg);
    return { id, longitudeDeg, first, second, third, turned };
  });
  return SAHAMS.map((id) => found.find((saham) => saham.id === id)!);
}

/** Samartha is from Jupiter when Mars owns the lagna; karyasiddhi is from the Moon by night. */
function formulaOf(id: SahamId, formula: SahamFormula, lagnaDeg: number, isDaytime: boolean): SahamFormula {
  if (id === 'samartha' && signLordAt(signIndexAt(lagnaDeg)) === 'mars') return ['jupiter', 'mars'];
  if (id === 'karyasiddhi' && !isDaytime) return ['saturn', 'moon', 'moon_sign_lord'];
  return formula;
}

function termDeg(term: SahamTerm, byId: Places, lagnaDeg: number): number {
  const lordOf = (longitudeDeg: number): number => byId[signLordAt(signIndexAt(longitudeDeg))].longitudeDeg;
  const house = (number: number): number => normalizeDeg(lagnaDeg + 30 * (number - 1));
  const [kind, number, lord] = term.split('_');
  if (kind === 'bhava') return lord === undefined ? house(Number(number)) : lordOf(house(Number(number)));
  switch (term) {
    case 'lagna':
      return lagnaDeg;
    case 'lagna_lord':
      return lordOf(lagnaDeg);
    case 'sun_sign_lord':
      return lordOf(byId.sun.longitudeDeg);
    case 'moon_sign_lord':
      return lordOf(byId.moon.longitudeDeg);
    case 'cancer_15':
      return 105;
    default: {
      const graha = SEVEN_GRAHAS.find((id) => id === term);
      if (graha === undefined) throw new RangeError(`${term} is made after what needs it`);
      return byId[graha].longitudeDeg;
    }
  }
}
