import { SEVEN_GRAHAS } from '../zodiac.ts';

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
export type SahamTerm = (typeof SAHAM_TERMS)[number];

/** Those whose formulas of the Tajika Neelakanthi are used. */
export const NEELAKANTHA_SAHAMS = [
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

export const SAHAMS = [
  ...NEELAKANTHA_SAHAMS,
  'mitra',
  'mahatmya',
  'samartha',
  'gaurava',
  'rajya',
  'jeeva',
  'kali',
  'shastra',
  'bandhu',
  'mrityu',
  'paradesa',
  'artha',
  'paradara',
  'vanik',
  'karyasiddhi',
  'santapa',
  'shraddha',
  'preeti',
  'jadya',
  'vyapara',
  'shatru',
  'jalapatana',
  'bandhana',
  'apamrityu',
  'labha',
] as const;
export type SahamId = (typeof SAHAMS)[number];

/** First − second + third; the third is the lagna unless it is said. */
export type SahamFormula = readonly [first: SahamTerm, second: SahamTerm, third?: SahamTerm];

interface SahamSchool {
  readonly source: string;
  readonly formulas: Readonly<Record<SahamId, SahamFormula>>;
  /** By night the first two terms are swapped. */
  readonly reversed: readonly SahamId[];
}

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

/** The same by day and by night, or with a formula of its own by night (karyasiddhi). */
const NEVER_REVERSED: readonly string[] = ['mrityu', 'paradesa', 'artha', 'karyasiddhi', 'vyapara', 'labha'];
const OTHERS_REVERSED = SAHAMS.filter((id) => id in OTHERS && !NEVER_REVERSED.includes(id));

/** Tajika Neelakanthi. */
const NEELAKANTHA: Readonly<Record<SahamId, SahamFormula>> = {
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
  ...OTHERS,
};

const RAO = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), table 74';

/**
 * Whose formulas are used, and which of them are reversed by night. Neelakantha never reverses bhratri, putra, vivaha
 * and roga; Narasimha Rao never reverses bhratri and roga, and computes asha from Mars. Both have the other twenty-five from Narasimha Rao.
 */
export const SAHAM_SCHOOLS = {
  neelakantha: {
    source: `Neelakantha, Tajika Neelakanthi (punya to roga); ${RAO} (mitra to labha)`,
    formulas: NEELAKANTHA,
    reversed: ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri', ...OTHERS_REVERSED],
  },
  narasimha_rao: {
    source: `${RAO}; as in PyJHora`,
    formulas: { ...NEELAKANTHA, asha: ['saturn', 'mars'] },
    reversed: ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri', 'putra', 'vivaha', ...OTHERS_REVERSED],
  },
} as const satisfies Readonly<Record<string, SahamSchool>>;
export type SahamSchoolId = keyof typeof SAHAM_SCHOOLS;
export const SAHAM_SCHOOL_IDS = ['neelakantha', 'narasimha_rao'] as const satisfies readonly SahamSchoolId[];
