import { DOMICILE_RULERS } from '../dignities/dignity.ts';

/** The nine grahas in the order of the weekdays, nodes last. */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
export type GrahaId = (typeof GRAHAS)[number];

/** The seven visible grahas, which rule the weekdays; index 0 rules Sunday. */
export const SEVEN_GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly GrahaId[];
export type SevenGraha = (typeof SEVEN_GRAHAS)[number];

/** A record with a value for each graha. */
export function byGraha<Value>(valueOf: (graha: GrahaId) => Value): Readonly<Record<GrahaId, Value>> {
  return { ...byPlanet(valueOf), rahu: valueOf('rahu'), ketu: valueOf('ketu') };
}

/** A record with a value for each graha from sun to saturn. */
export function byPlanet<Value>(valueOf: (planet: SevenGraha) => Value): Readonly<Record<SevenGraha, Value>> {
  return {
    sun: valueOf('sun'),
    moon: valueOf('moon'),
    mars: valueOf('mars'),
    mercury: valueOf('mercury'),
    jupiter: valueOf('jupiter'),
    venus: valueOf('venus'),
    saturn: valueOf('saturn'),
  };
}

/** Whether a graha is one of the seven from Sun to Saturn. */
export function isSevenGraha(id: GrahaId): id is SevenGraha {
  return id !== 'rahu' && id !== 'ketu';
}

/** Lord of every sign, Aries first. BPHS (Santhanam) 3.5 and 4. */
export const SIGN_LORDS: readonly SevenGraha[] = DOMICILE_RULERS;

/** Lord of the sign with this index; any integer. */
export function signLordAt(signIndex: number): SevenGraha {
  return SIGN_LORDS[modulo(signIndex, 12)]!;
}

/** Remainder in [0, divisor), for whole numbers of either sign. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/** House 1..12 of a sign counted from the sign of the first house (itself 1). */
export function houseFromSign(signIndex: number, firstSignIndex: number): number {
  return modulo(signIndex - firstSignIndex, 12) + 1;
}

/** Whether a sign is odd (Aries, Gemini …), which means an even index. */
export const isOddSign = (signIndex: number): boolean => signIndex % 2 === 0;

/** Modality of a sign: 0 movable (chara), 1 fixed (sthira), 2 dual (dvisvabhava). */
export const modalityIndex = (signIndex: number): number => signIndex % 3;
