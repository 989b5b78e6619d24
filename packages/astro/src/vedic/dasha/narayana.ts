import type { VedicChart, VedicLagna } from '../chart.ts';
import { readVargaPlace, type VargaReadings } from '../varga/countings.ts';
import type { VargaNumber } from '../varga/rules.ts';
import { GRAHAS, modalityIndex, modulo, signLordAt, type GrahaId } from '../zodiac.ts';
import type { DashaCycle } from './period.ts';
import {
  antardashaDirection,
  isOddFooted,
  linksBy,
  signsFrom,
  twelfths,
  withRest,
  type SignRulers,
} from './sign-rulers.ts';
import type { GrahaSigns } from './sign-strength.ts';

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
  const direction = hasSaturn ? 1 : hasKetu ? (natural === 1 ? -1 : 1) : natural;
  return signsFrom(first, direction, STEPS[hasSaturn ? 0 : modalityIndex(first)]);
}

/** What a narayana dasha is computed from. */
export interface NarayanaChart {
  readonly signs: GrahaSigns;
  /** The dasha begins with this sign or the seventh from it. */
  readonly lagnaSignIndex: number;
}

/**
 * The chart of a narayana dasha. In the rasi chart it begins from the lagna; in a varga from the sign there of the graha
 * that rules, in the rasi chart, the house of the varga's number (divided by twelve, the rest: D10 the tenth, D24 the
 * twelfth). Narasimha Rao, ch. 18.
 */
export function narayanaChart(
  { byId }: VedicChart,
  lagna: VedicLagna,
  { varga, vargaReadings }: { readonly varga: VargaNumber; readonly vargaReadings: VargaReadings },
): NarayanaChart {
  if (varga === 1) return { signs: byId, lagnaSignIndex: lagna.signIndex };
  const placeOf = (longitudeDeg: number): GrahaSigns[GrahaId] => ({
    signIndex: readVargaPlace(varga, longitudeDeg, vargaReadings).signIndex,
    degreeInSignDeg: modulo(longitudeDeg * varga, 30),
  });
  const signs = Object.fromEntries(GRAHAS.map((id) => [id, placeOf(byId[id].longitudeDeg)])) as Record<
    GrahaId,
    GrahaSigns[GrahaId]
  >;
  return { signs, lagnaSignIndex: signs[signLordAt(lagna.signIndex + varga - 1)].signIndex };
}

/**
 * Narayana dasha (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 2000, ch. 18; Sanjay Rath, Narayana
 * Dasa, 1999): twelve signs from the stronger of the lagna and the seventh, then a second cycle in which each sign gets
 * the rest of its twelve years: 144 years in total; dashas of zero length are left out. Each dasha has twelve equal
 * parts, starting with the stronger of the two signs that hold the lords of the dasha sign and of the seventh from it:
 * forwards from an odd sign, backwards from an even one. Saturn in the starting sign makes them go forwards, Ketu
 * reverses them.
 */
export function narayana(rulers: SignRulers, lagnaSignIndex: number): DashaCycle {
  const { signs, rulerOf, stronger } = rulers;
  const first = linksBy(rulers, narayanaOrder(stronger(lagnaSignIndex, (lagnaSignIndex + 6) % 12), signs));
  return {
    startYears: 0,
    links: withRest(first),
    divide: (parent) => {
      const signIndex = parent.signIndex ?? 0;
      const seed = stronger(signs[rulerOf(signIndex)].signIndex, signs[rulerOf((signIndex + 6) % 12)].signIndex);
      return twelfths(parent, signsFrom(seed, antardashaDirection(signs, seed)), rulerOf);
    },
  };
}
