import rows from '../../data/vedic/nakshatras.json' with { type: 'json' };
import type { Gana, Yoni } from './matching/classes.ts';
import type { GrahaId } from './zodiac.ts';

export type NakshatraId = keyof typeof rows;

/** Yoni and gana (Raman, Muhurtha, on marriage); the ghatis at which varjyam and amrita kala begin (nakshatra-ghatis.ts). */
interface NakshatraRow {
  readonly yoni: Yoni;
  readonly gana: Gana;
  readonly varjyamGhati: number;
  readonly amritaGhati: number;
}

/** What is known of each nakshatra, ashwini first. */
export const NAKSHATRA_TABLE = rows as Readonly<Record<NakshatraId, NakshatraRow>>;
export const NAKSHATRAS = Object.keys(rows) as readonly NakshatraId[];

/** Lords of the nakshatras in the order of the Vimshottari cycle; they repeat three times. BPHS 46.12–14. */
export const NAKSHATRA_LORDS = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const satisfies readonly GrahaId[];

export interface NakshatraPosition {
  /** 1..27. */
  readonly index: number;
  readonly id: NakshatraId;
  readonly lord: GrahaId;
  /** Quarter 1..4. */
  readonly pada: number;
  /** Fraction of the nakshatra already passed, [0, 1). */
  readonly fraction: number;
}

/** Thirds of an arc second: the unit in which every boundary of nakshatras, padas, subs and sub-subs is a whole number. */
export const THIRDS_OF_DEGREE = 10_800;
export const THIRDS_OF_NAKSHATRA = 144_000;
const THIRDS_OF_PADA = THIRDS_OF_NAKSHATRA / 4;
/** More than the rounding of degrees adds up to, and far below anything that is measured. */
const ROUNDING_THIRDS = 1e-6;

/**
 * A longitude in thirds of an arc second. One that only rounding separates from a whole number is that number, so every
 * division of the zodiac sees a boundary on the same side.
 */
export function thirdsOf(longitudeDeg: number): number {
  const thirds = longitudeDeg * THIRDS_OF_DEGREE;
  const whole = Math.round(thirds);
  return Math.abs(thirds - whole) < ROUNDING_THIRDS ? whole : thirds;
}

/** The nakshatra of a sidereal longitude in [0, 360). A boundary belongs to what begins there. */
export function nakshatraAt(longitudeDeg: number): NakshatraPosition {
  const thirds = thirdsOf(longitudeDeg);
  const zeroBased = Math.min(Math.floor(thirds / THIRDS_OF_NAKSHATRA), 26);
  const passed = thirds - zeroBased * THIRDS_OF_NAKSHATRA;
  return {
    index: zeroBased + 1,
    id: NAKSHATRAS[zeroBased]!,
    lord: NAKSHATRA_LORDS[zeroBased % 9]!,
    pada: Math.min(Math.floor(passed / THIRDS_OF_PADA), 3) + 1,
    fraction: Math.min(passed / THIRDS_OF_NAKSHATRA, 1 - Number.EPSILON),
  };
}

/** The nine taras in the order of counting. */
export const TARAS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'naidhana',
  'mitra',
  'parama_mitra',
] as const;
type TaraId = (typeof TARAS)[number];

/** The tara of a nakshatra counted 1, 2, 3 … from another, itself 1. */
export const taraOfCount = (count: number): TaraId => TARAS[(count - 1) % 9]!;

/** The 3rd, 5th and 7th taras. Narasimha Rao, Vedic Astrology: An Integrated Approach, table 64. */
export const isAdverseTara = (count: number): boolean => [3, 5, 7].includes(count % 9);
