import { rashiDrishti } from '../aspects/aspects.ts';
import { EXALTATION_SIGNS, SECOND_LORDS } from '../dignity/dignity.ts';
import { type GrahaId, GRAHAS, isOddSign, modalityIndex, modulo, signLordAt } from '../zodiac.ts';
import type { DashaLink } from './period.ts';

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

/**
 * Which lord rules Scorpio and Aquarius: the stronger of the two by Narasimha Rao's sources of strength, or by those of
 * the chara dasha (docs/methods/dashas.md), or always Mars and Saturn.
 */
export const NARAYANA_LORDS = ['rao', 'chara', 'mars_saturn'] as const;
export type NarayanaLords = (typeof NARAYANA_LORDS)[number];

/**
 * The tie-breaker between two signs of equal strength: the lord more advanced in its sign (Narasimha Rao's last rule
 * for signs), or the longer dasha (his rule for two lords of one sign).
 */
export const NARAYANA_TIES = ['advanced_lord', 'longer_dasha'] as const;
export type NarayanaTie = (typeof NARAYANA_TIES)[number];

export interface NarayanaReading {
  readonly lords: NarayanaLords;
  readonly tie: NarayanaTie;
}

/** What the dashas of signs by Narasimha Rao ask of a chart. Sign indexes 0..11. */
export interface SignRulers {
  readonly signs: GrahaSigns;
  readonly rulerOf: (signIndex: number) => GrahaId;
  /** Years of the narayana dasha, 0 to 13. */
  readonly yearsOf: (signIndex: number) => number;
  /** The stronger of two signs. */
  readonly stronger: (first: number, second: number) => number;
}

/** Signs counted forwards: Aries to Gemini and Libra to Sagittarius (vishama-pada); the rest backwards. BPHS 46.156. */
export const isOddFooted = (signIndex: number): boolean => modulo(signIndex, 6) < 3;

/**
 * Rulers, years and strengths of the signs (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 2000).
 * @param charaLordOf the lord of a sign by the rules of the chara dasha, for `lords: 'chara'`
 */
export function signRulers(
  signs: GrahaSigns,
  { lords, tie }: NarayanaReading,
  charaLordOf: (signIndex: number) => GrahaId,
): SignRulers {
  const rulers = Array.from({ length: 12 }, (_, sign) => strongerLord(signs, sign, lords, charaLordOf));
  const rulerOf = (signIndex: number): GrahaId => rulers[signIndex]!;
  const yearsOf = (signIndex: number): number => yearsBy(signs, signIndex, rulerOf(signIndex));
  const tieBreaker = (signIndex: number): number =>
    tie === 'advanced_lord' ? advanceDeg(signs, rulerOf(signIndex)) : yearsOf(signIndex);
  return { signs, rulerOf, yearsOf, stronger: (a, b) => strongerSign(signs, a, b, rulerOf, tieBreaker) };
}

/**
 * Years a lord gives a sign: the distance in signs, 12 when the lord is in it, one more when exalted, one less when
 * debilitated.
 */
function yearsBy(signs: GrahaSigns, signIndex: number, lord: GrahaId): number {
  const forward = modulo(signs[lord].signIndex - signIndex, 12);
  if (forward === 0) return 12;
  const distance = isOddFooted(signIndex) ? forward : 12 - forward;
  return distance + (isExalted(signs, lord) ? 1 : 0) - (isDebilitated(signs, lord) ? 1 : 0);
}

/** Of two lords, the one outside the sign counts when the other is in it, else the stronger one. */
function strongerLord(
  signs: GrahaSigns,
  signIndex: number,
  lords: NarayanaLords,
  charaLordOf: (signIndex: number) => GrahaId,
): GrahaId {
  const first = signLordAt(signIndex);
  const second = SECOND_LORDS.get(signIndex);
  if (second === undefined || lords === 'mars_saturn') return first;
  const [firstHome, secondHome] = [first, second].map((id) => signs[id].signIndex === signIndex);
  if (firstHome !== secondHome) return firstHome === true ? second : first;
  if (lords === 'chara') return charaLordOf(signIndex);
  return strongerCoLord(
    signs,
    first,
    second,
    (id) => signLordAt(signs[id].signIndex),
    (lord) => yearsBy(signs, signIndex, lord),
  );
}

/** Signs from one, forwards or backwards; all twelve by default. */
export function signsFrom(first: number, direction: 1 | -1, steps: readonly number[] = ALL_SIGNS): number[] {
  return steps.map((step) => modulo(first + direction * step, 12));
}

const ALL_SIGNS: readonly number[] = Array.from({ length: 12 }, (_, index) => index);

/** Forwards from an odd sign and from the one with Saturn, backwards from the others; Ketu in it turns them round. */
export function antardashaDirection({ saturn, ketu }: GrahaSigns, signIndex: number): 1 | -1 {
  const forward = isOddSign(signIndex) || saturn.signIndex === signIndex;
  return forward === (ketu.signIndex !== signIndex) ? 1 : -1;
}

/** Twelve equal parts of a dasha. */
export function twelfths(
  parent: DashaLink,
  order: readonly number[],
  rulerOf: (signIndex: number) => GrahaId,
): DashaLink[] {
  return order.map((signIndex) => ({ lord: rulerOf(signIndex), signIndex, years: parent.years / 12 }));
}

/** A sign as a dasha. */
export interface SignLink extends DashaLink {
  readonly signIndex: number;
}

/** Dashas of signs in an order, each as long as the narayana dasha's. */
export function linksBy({ rulerOf, yearsOf }: SignRulers, order: readonly number[]): SignLink[] {
  return order.map((signIndex) => ({ lord: rulerOf(signIndex), signIndex, years: yearsOf(signIndex) }));
}

/**
 * A second cycle in which each sign gets the rest of its twelve years: 144 years in all. Dashas of zero length are left
 * out.
 */
export function withRest(first: readonly SignLink[]): SignLink[] {
  return [...first, ...first.map((link) => ({ ...link, years: 12 - link.years }))].filter(({ years }) => years > 0);
}
