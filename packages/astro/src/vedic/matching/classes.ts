import tables from '../../../data/vedic/matching.json' with { type: 'json' };
import { degreeInSign, signIndexAt } from '../../zodiac/signs.ts';
import { naturalRelation, type NaturalRelation } from '../dignity/dignity.ts';
import { NAKSHATRA_TABLE, nakshatraAt, NAKSHATRAS } from '../nakshatra.ts';
import { modulo, type SevenGraha, signLordAt } from '../zodiac.ts';
import type { Couple } from './ashtakoota.ts';

/**
 * Points out of 2 for two kinds of sign; rows and columns are chatushpada, manava, jalachara, vanachara, keeta
 * (docs/methods/matching.md).
 */
const VASHYA_POINTS: readonly (readonly number[])[] = tables.vashyaPoints;

/**
 * Points out of 4 for two animals, in the order of `YONIS` (docs/methods/matching.md): 4 the same animal, 0 enemies. Symmetric.
 */
const YONI_POINTS: readonly (readonly number[])[] = tables.yoniPoints;

/** Points of vashya for two kinds of sign, 0..2. */
export function vashyaPoints(a: Vashya, b: Vashya): number {
  return VASHYA_POINTS[VASHYAS.indexOf(a)]![VASHYAS.indexOf(b)]!;
}

/** Points of yoni for two animals, 0..4. */
export function yoniPoints(a: Yoni, b: Yoni): number {
  return YONI_POINTS[YONIS.indexOf(a)]![YONIS.indexOf(b)]!;
}

/** Castes of the signs, lowest first; aries to pisces. Raman, Muhurtha, on marriage: water, fire, earth, air. */
export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;
export type Varna = (typeof VARNAS)[number];
const VARNA_OF_ELEMENT: readonly Varna[] = ['kshatriya', 'vaishya', 'shudra', 'brahmin'];

/** Varna of the Moon's sign. */
export function moonVarna({ signIndex }: MoonPlace): Varna {
  return VARNA_OF_ELEMENT[signIndex % 4]!;
}

export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type Vashya = (typeof VASHYAS)[number];

const VASHYA_OF_SIGN = tables.vashyaOfSign as readonly Vashya[];
const SAGITTARIUS = 8;
const CAPRICORN = 9;

/**
 * Kind of the Moon's sign. The second half of sagittarius counts as four-footed, that of capricorn as water-dwelling.
 */
export function moonVashya({ signIndex, degreeInSignDeg }: MoonPlace): Vashya {
  if (degreeInSignDeg >= 15 && signIndex === SAGITTARIUS) return 'chatushpada';
  if (degreeInSignDeg >= 15 && signIndex === CAPRICORN) return 'jalachara';
  return VASHYA_OF_SIGN[signIndex]!;
}

export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof YONIS)[number];

const rowOf = (nakshatra: number) => NAKSHATRA_TABLE[NAKSHATRAS[nakshatra - 1]!];

/** Yoni (animal) of the Moon's nakshatra. */
export function moonYoni({ nakshatra }: MoonPlace): Yoni {
  return rowOf(nakshatra).yoni;
}

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

/** Gana of the Moon's nakshatra. */
export function moonGana({ nakshatra }: MoonPlace): Gana {
  return rowOf(nakshatra).gana;
}

export const NADIS = ['adi', 'madhya', 'antya'] as const;
export type Nadi = (typeof NADIS)[number];
const NADI_TURN: readonly Nadi[] = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'];

/** The nadi of the Moon's nakshatra. The three nadis alternate back and forth over the nakshatras. */
export function moonNadi({ nakshatra }: MoonPlace): Nadi {
  return NADI_TURN[(nakshatra - 1) % 6]!;
}

export const RAJJUS = ['pada', 'kati', 'nabhi', 'kantha', 'shiro'] as const;
export type Rajju = (typeof RAJJUS)[number];
const RAJJU_TURN: readonly Rajju[] = ['pada', 'kati', 'nabhi', 'kantha', 'shiro', 'kantha', 'nabhi', 'kati', 'pada'];

/**
 * The part of the rope of the Moon's nakshatra: feet, waist, navel, neck, head and back again, over every nine
 * nakshatras.
 */
export function moonRajju({ nakshatra }: MoonPlace): Rajju {
  return RAJJU_TURN[(nakshatra - 1) % 9]!;
}

/** Whether the nakshatra goes up the rope: the first four of every nine. The fifth is the head, the last four go down. */
export function isAscendingRajju({ nakshatra }: MoonPlace): boolean {
  return (nakshatra - 1) % 9 < 4;
}

/** The Moon's position of one partner, as far as matching needs it. */
export interface MoonPlace {
  /** 1 (ashwini) to 27 (revati). */
  readonly nakshatra: number;
  /** Quarter of the nakshatra, 1 to 4. */
  readonly pada: number;
  /** 0 (aries) to 11 (pisces). */
  readonly signIndex: number;
  readonly degreeInSignDeg: number;
}

const PADA_DEG = 360 / 108;

/** The Moon's place from its sidereal longitude, degrees in [0, 360). */
export function moonPlaceAt(longitudeDeg: number): MoonPlace {
  const { index, pada } = nakshatraAt(longitudeDeg);
  return { nakshatra: index, pada, signIndex: signIndexAt(longitudeDeg), degreeInSignDeg: degreeInSign(longitudeDeg) };
}

/**
 * Every place the Moon passes between two sidereal longitudes (degrees, forwards, less than a turn), in order. A new
 * place starts at each quarter of a nakshatra and at each half sign, the finest divisions used in matching.
 */
export function moonPlacesBetween(fromDeg: number, toDeg: number): readonly MoonPlace[] {
  const end = toDeg >= fromDeg ? toDeg : toDeg + 360;
  const edges = new Set<number>();
  for (let k = Math.floor(fromDeg / PADA_DEG) + 1; k * PADA_DEG < end; k++) edges.add(k * PADA_DEG);
  for (let k = Math.floor(fromDeg / 15) + 1; k * 15 < end; k++) edges.add(k * 15);
  const inside = [...edges].toSorted((a, b) => a - b).map((edge) => edge + 1e-9);
  return [fromDeg, ...inside].map((longitude) => moonPlaceAt(longitude % 360));
}

/** Count from one nakshatra to another, both included: 1 to 27. */
export function countOfStars(from: number, to: number): number {
  return modulo(to - from, 27) + 1;
}

/** Count from one sign to another, both included: 1 to 12. */
export function countOfSigns(fromIndex: number, toIndex: number): number {
  return modulo(toIndex - fromIndex, 12) + 1;
}

/** Lords of the two Moon signs, and their natural relation to each other. */
interface Lords {
  readonly groom: SevenGraha;
  readonly bride: SevenGraha;
  readonly groomRegardsBride: NaturalRelation;
  readonly brideRegardsGroom: NaturalRelation;
}

/** Lords of both Moon signs, and their natural relation to each other. */
export function coupleLords(couple: Couple): Lords {
  const groom = signLordAt(couple.groom.signIndex);
  const bride = signLordAt(couple.bride.signIndex);
  return {
    groom,
    bride,
    groomRegardsBride: naturalRelation(groom, bride),
    brideRegardsGroom: naturalRelation(bride, groom),
  };
}

/** Points out of 5 by the pair of relations, the friendlier one first (docs/methods/matching.md). */
const LORD_POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'neutral enemy': 0.5,
  'enemy enemy': 0,
};
const WARMTH: readonly NaturalRelation[] = ['friend', 'neutral', 'enemy'];

/** Points of graha maitri, 0..5 (docs/methods/matching.md). */
export function maitriPoints({ groom, bride, groomRegardsBride, brideRegardsGroom }: Lords): number {
  if (groom === bride) return 5;
  const [warmer, cooler] = [groomRegardsBride, brideRegardsGroom].toSorted(
    (a, b) => WARMTH.indexOf(a) - WARMTH.indexOf(b),
  );
  return LORD_POINTS[`${warmer} ${cooler}`]!;
}

/** Whether the lords are the same, or friends of each other. */
export function lordsAgree(couple: Couple): boolean {
  return maitriPoints(coupleLords(couple)) === 5;
}
