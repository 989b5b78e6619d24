import { EXALTATION_SIGNS } from '../dignity/dignity.ts';
import { SECOND_LORDS } from '../dignity/dual-lords.ts';
import { modalityIndex, modulo, isOddSign, signLordAt, type GrahaId } from '../zodiac.ts';
import type { DashaCycle, DashaLink } from './period.ts';
import { advanceDeg, isExalted, strongerCoLord, strongerSign, type GrahaSigns } from './sign-strength.ts';

/**
 * Which lord rules Scorpio and Aquarius: the stronger of the two by Narasimha Rao's sources of strength, or by those of
 * the chara dasha (contract §6.4), or always Mars and Saturn.
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

/** Signs counted forwards: Aries to Gemini and Libra to Sagittarius (vishama-pada); the rest backwards. BPHS 46.156. */
const isOddFooted = (signIndex: number): boolean => modulo(signIndex, 6) < 3;

/**
 * Steps from the first sign: sign by sign from a movable sign, every sixth from a fixed sign, trine by trine from a
 * dual sign.
 */
const STEPS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
];

/**
 * The order of the twelve dashas from the first sign. With Saturn in the first sign: sign by sign, forwards. With Ketu
 * in it: the opposite direction.
 */
export function narayanaOrder(first: number, signs: GrahaSigns): number[] {
  const natural = isOddFooted(first + 8) ? 1 : -1;
  const hasKetu = signs.ketu.signIndex === first;
  const hasSaturn = !hasKetu && signs.saturn.signIndex === first;
  const direction = hasSaturn ? 1 : hasKetu ? -natural : natural;
  return STEPS[hasSaturn ? 0 : modalityIndex(first)]!.map((step) => modulo(first + direction * step, 12));
}

/**
 * Years a lord gives a sign: the distance in signs, 12 when the lord is in it, one more when exalted, one less when
 * debilitated.
 */
function yearsBy(signs: GrahaSigns, signIndex: number, lord: GrahaId): number {
  const forward = modulo(signs[lord].signIndex - signIndex, 12);
  if (forward === 0) return 12;
  const distance = isOddFooted(signIndex) ? forward : 12 - forward;
  const fallen = signs[lord].signIndex === (EXALTATION_SIGNS[lord] + 6) % 12;
  return distance + (isExalted(signs, lord) ? 1 : 0) - (fallen ? 1 : 0);
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

/**
 * Narayana dasha of the rasi chart (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 2000, ch. 18;
 * Sanjay Rath, Narayana Dasa, 1999): twelve signs from the stronger of the lagna and the seventh, then a second cycle
 * in which each sign gets the rest of its twelve years: 144 years in total; dashas of zero length are left out. Each
 * dasha has twelve equal parts, starting with the stronger of the two signs that hold the lords of the dasha sign and
 * of the seventh from it: forwards from an odd sign, backwards from an even one. Saturn in the starting sign makes them
 * go forwards, Ketu reverses them.
 */
export function narayana(
  signs: GrahaSigns,
  lagnaSignIndex: number,
  { lords, tie }: NarayanaReading,
  charaLordOf: (signIndex: number) => GrahaId,
): DashaCycle {
  const rulers = Array.from({ length: 12 }, (_, sign) => strongerLord(signs, sign, lords, charaLordOf));
  const signRuler = (signIndex: number): GrahaId => rulers[signIndex]!;
  const tieBreaker = (signIndex: number): number =>
    tie === 'advanced_lord' ? advanceDeg(signs, signRuler(signIndex)) : yearsBy(signs, signIndex, signRuler(signIndex));
  const stronger = (a: number, b: number): number => strongerSign(signs, a, b, signRuler, tieBreaker);
  const first = narayanaOrder(stronger(lagnaSignIndex, (lagnaSignIndex + 6) % 12), signs).map(
    (signIndex): DashaLink & { readonly signIndex: number } => ({
      lord: signRuler(signIndex),
      signIndex,
      years: yearsBy(signs, signIndex, signRuler(signIndex)),
    }),
  );
  const parts = (signIndex: number): number[] => {
    const seed = stronger(signs[signRuler(signIndex)].signIndex, signs[signRuler((signIndex + 6) % 12)].signIndex);
    const forward = isOddSign(seed) || signs.saturn.signIndex === seed;
    const direction = forward === (signs.ketu.signIndex !== seed) ? 1 : -1;
    return Array.from({ length: 12 }, (_, index) => modulo(seed + direction * index, 12));
  };
  return {
    startYears: 0,
    links: [...first, ...first.map((link) => ({ ...link, years: 12 - link.years }))].filter(({ years }) => years > 0),
    divide: (parent) =>
      parts(parent.signIndex ?? 0).map((signIndex) => ({
        lord: signRuler(signIndex),
        signIndex,
        years: parent.years / 12,
      })),
  };
}
