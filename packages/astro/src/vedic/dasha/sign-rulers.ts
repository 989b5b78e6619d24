import { SECOND_LORDS } from '../dignity/dual-lords.ts';
import { isOddSign, modulo, signLordAt, type GrahaId } from '../zodiac.ts';
import type { DashaLink } from './period.ts';
import {
  advanceDeg,
  isDebilitated,
  isExalted,
  strongerCoLord,
  strongerSign,
  type GrahaSigns,
} from './sign-strength.ts';

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
