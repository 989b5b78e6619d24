import type { ClassicalPlanet } from '../bodies/groups.ts';
import { DOMICILE_RULERS } from '../dignities/rulerships.ts';
import { signAt, signIndexOf, type Sign } from '../zodiac/signs.ts';

/** A whole-sign house that rules a stretch of life, and the traditional ruler of its sign. */
export interface Profection {
  readonly house: number;
  readonly sign: Sign;
  readonly lord: ClassicalPlanet;
}

const SIGNS_AROUND = 12;

/**
 * The profection `steps` signs after the ascendant's: one a year from birth (`steps` = completed years), or on from the year's sign one a month.
 * Vettius Valens, Anthologies IV; whole signs, as in contract §12.
 */
export function profectionAt(ascendantDeg: number, steps: number): Profection {
  const turned = ((steps % SIGNS_AROUND) + SIGNS_AROUND) % SIGNS_AROUND;
  const signIndex = (signIndexOf(ascendantDeg) + turned) % SIGNS_AROUND;
  return { house: turned + 1, sign: signAt(signIndex), lord: DOMICILE_RULERS[signIndex]! };
}

/** Beginnings of `parts` equal parts of a span, Julian days. */
export function equalParts(fromJdUt: number, untilJdUt: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => fromJdUt + ((untilJdUt - fromJdUt) * index) / parts);
}
