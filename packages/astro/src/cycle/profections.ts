import type { ClassicalPlanet } from '../bodies/table.ts';
import { DOMICILE_RULERS } from '../dignities/dignity.ts';
import { signByIndex, signIndexAt, type Sign } from '../zodiac/signs.ts';

/** A whole-sign house that rules a period of life, and the traditional ruler of its sign. */
export interface Profection {
  readonly house: number;
  readonly sign: Sign;
  readonly lord: ClassicalPlanet;
}

const SIGNS_AROUND = 12;

/**
 * The profection `steps` signs after the ascendant's sign: one sign per year from birth (`steps` = completed years), or
 * one sign per month counted from the year's sign. Vettius Valens, Anthologies IV; whole signs, as in docs/methods/returns-and-progressions.md.
 */
export function profectionAt(ascendantDeg: number, steps: number): Profection {
  const turned = ((steps % SIGNS_AROUND) + SIGNS_AROUND) % SIGNS_AROUND;
  const signIndex = (signIndexAt(ascendantDeg) + turned) % SIGNS_AROUND;
  return { house: turned + 1, sign: signByIndex(signIndex), lord: DOMICILE_RULERS[signIndex]! };
}

/** Starts of `parts` equal parts of a span, Julian days. */
export function equalParts(fromJdUt: number, untilJdUt: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => fromJdUt + ((untilJdUt - fromJdUt) * index) / parts);
}
