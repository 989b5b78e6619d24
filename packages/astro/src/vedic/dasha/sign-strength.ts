import { rashiDrishti } from '../aspects/aspects.ts';
import { EXALTATION_SIGNS } from '../dignity/dignity.ts';
import { GRAHAS, isOddSign, modalityIndex, type GrahaId } from '../zodiac.ts';

/** Positions of the grahas: everything the sources of strength depend on. */
export type GrahaSigns = Readonly<Record<GrahaId, { readonly signIndex: number; readonly degreeInSignDeg: number }>>;

/** 0 for movable, 1 for fixed, 2 for dual signs: their natural strength. */
const naturalStrength = modalityIndex;

/** Signs of exaltation in Narasimha Rao's book, where Rahu is exalted in Gemini and Ketu in Sagittarius. */
const RAO_EXALTATION_SIGNS: Readonly<Record<GrahaId, number>> = { ...EXALTATION_SIGNS, rahu: 2, ketu: 8 };

const occupants = (signs: GrahaSigns, signIndex: number): number =>
  GRAHAS.filter((id) => signs[id].signIndex === signIndex).length;

/** How many of Jupiter, Mercury and the sign's lord are in the sign or aspect it by rashi drishti. */
function helpers(signs: GrahaSigns, signIndex: number, lord: GrahaId): number {
  return (['jupiter', 'mercury', lord] as const).filter(
    (id) => signs[id].signIndex === signIndex || rashiDrishti(signs[id].signIndex).includes(signIndex),
  ).length;
}

/** Degrees in the sign as counted for chara karakas: for the nodes from the end of the sign. */
export function advanceDeg(signs: GrahaSigns, id: GrahaId): number {
  return id === 'rahu' || id === 'ketu' ? 30 - signs[id].degreeInSignDeg : signs[id].degreeInSignDeg;
}

/** Whether a graha is in its sign of exaltation (Narasimha Rao). */
export function isExalted(signs: GrahaSigns, id: GrahaId): boolean {
  return signs[id].signIndex === RAO_EXALTATION_SIGNS[id];
}

/** Whether a graha is in its sign of debilitation, the seventh from that of its exaltation. */
export function isDebilitated(signs: GrahaSigns, id: GrahaId): boolean {
  return signs[id].signIndex === (RAO_EXALTATION_SIGNS[id] + 6) % 12;
}

/**
 * The stronger of two signs (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 2000, on the strength of
 * rasis): more grahas in it; more of Jupiter, Mercury and its lord in it or aspecting it; more exalted grahas; a lord
 * in a sign of the other parity; dual before fixed before movable; then the tie-breaker. When that is equal too, the
 * first sign.
 */
export function strongerSign(
  signs: GrahaSigns,
  first: number,
  second: number,
  lordOf: (signIndex: number) => GrahaId,
  lastOf: (signIndex: number) => number,
): number {
  const sources: readonly ((signIndex: number) => number)[] = [
    (sign) => occupants(signs, sign),
    (sign) => helpers(signs, sign, lordOf(sign)),
    (sign) => GRAHAS.filter((id) => signs[id].signIndex === sign && isExalted(signs, id)).length,
    (sign) => (isOddSign(signs[lordOf(sign)].signIndex) === isOddSign(sign) ? 0 : 1),
    naturalStrength,
    lastOf,
  ];
  return better(sources, first, second);
}

/**
 * The stronger of two lords of one sign by the same author's sources: more grahas with it; more of Jupiter, Mercury and
 * its dispositor with it or aspecting it; exaltation; the natural strength of its sign; the longer dasha; more degrees.
 * When all are equal, the first.
 */
export function strongerCoLord(
  signs: GrahaSigns,
  first: GrahaId,
  second: GrahaId,
  dispositorOf: (id: GrahaId) => GrahaId,
  yearsBy: (lord: GrahaId) => number,
): GrahaId {
  return better<GrahaId>(
    [
      (id) => occupants(signs, signs[id].signIndex),
      (id) => helpers(signs, signs[id].signIndex, dispositorOf(id)),
      (id) => (isExalted(signs, id) ? 1 : 0),
      (id) => naturalStrength(signs[id].signIndex),
      yearsBy,
      (id) => advanceDeg(signs, id),
    ],
    first,
    second,
  );
}

function better<T>(sources: readonly ((one: T) => number)[], first: T, second: T): T {
  for (const source of sources) {
    const difference = source(first) - source(second);
    if (difference !== 0) return difference > 0 ? first : second;
  }
  return first;
}
