import { NAKSHATRA_TABLE, NAKSHATRAS } from '../nakshatra.ts';
import type { MoonPlace } from './moon-place.ts';

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

const VASHYA_OF_SIGN: readonly Vashya[] = [
  'chatushpada',
  'chatushpada',
  'manava',
  'jalachara',
  'vanachara',
  'manava',
  'manava',
  'keeta',
  'manava',
  'chatushpada',
  'manava',
  'jalachara',
];
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
