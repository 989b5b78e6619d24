import type { VedicChart, VedicLagna } from '../chart.ts';
import { readVargaPlace, type VargaNumber, type VargaReadings } from '../varga/rules.ts';
import { byGraha, modalityIndex, modulo, signLordAt } from '../zodiac.ts';
import type { DashaCycle, DashaLink } from './period.ts';
import {
  antardashaDirection,
  type GrahaSigns,
  isOddFooted,
  linksBy,
  type SignRulers,
  signsFrom,
  twelfths,
  withRest,
} from './sign-rulers.ts';
import { strongerLord } from '../dignity/dignity.ts';

/**
 * Steps from the first sign: sign by sign from a movable sign, every sixth from a fixed sign, trine by trine from a
 * dual sign.
 */
const NARAYANA_STEPS: readonly (readonly number[])[] = [
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
  return signsFrom(first, direction, NARAYANA_STEPS[hasSaturn ? 0 : modalityIndex(first)]);
}

/** What a narayana dasha is computed from. */
interface NarayanaChart {
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
  const signs = byGraha((id) => ({
    signIndex: readVargaPlace(varga, byId[id].longitudeDeg, vargaReadings).signIndex,
    degreeInSignDeg: modulo(byId[id].longitudeDeg * varga, 30),
  }));
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

/**
 * Signs whose years are counted forwards. When the ninth sign from the lagna is one of them, the dasha runs forwards:
 * Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius.
 */
const FORWARD_SIGNS: ReadonlySet<number> = new Set([0, 1, 2, 6, 7, 8]);

/**
 * Jaimini's Chara dasha as K. N. Rao teaches it (Predicting through Jaimini's Chara Dasha, 1995): twelve signs from the
 * lagna, forwards when the ninth sign from it is one of the forward signs. A sign has as many years as its lord is
 * signs away, or twelve when its lord is in it. Each dasha has twelve equal parts, starting with the next sign.
 */
export function chara(chart: VedicChart, lagna: VedicLagna): DashaCycle {
  const direction = FORWARD_SIGNS.has((lagna.signIndex + 8) % 12) ? 1 : -1;
  const links = Array.from({ length: 12 }, (_, index) =>
    charaLink(chart, modulo(lagna.signIndex + direction * index, 12)),
  );
  return {
    startYears: 0,
    links,
    divide: (parent) =>
      Array.from({ length: 12 }, (_, index) => {
        const signIndex = modulo((parent.signIndex ?? 0) + direction * (index + 1), 12);
        return { lord: strongerLord(chart, signIndex), signIndex, years: parent.years / 12 };
      }),
  };
}

function charaLink(chart: VedicChart, signIndex: number): DashaLink {
  const lord = strongerLord(chart, signIndex);
  const forward = modulo(chart.byId[lord].signIndex - signIndex, 12);
  const distance = FORWARD_SIGNS.has(signIndex) ? forward : modulo(-forward, 12);
  return { lord, signIndex, years: distance === 0 ? 12 : distance };
}

const CHAKRA_YEARS = 10;
/** Five ghatis before and after sunrise and sunset are twilight: BPHS 46. */
const TWILIGHT_DAYS = 5 / 60;

/**
 * Chakra dasha (BPHS 46): ten years a sign, forwards. Born by day it begins with the sign of the lagna's lord, by night
 * with the lagna, in twilight with the second sign. Each dasha has twelve equal parts from its own sign. Null where the
 * Sun does not rise.
 */
export function chakra({ birth, day, byId }: VedicChart, { signIndex }: VedicLagna): DashaCycle | null {
  if (day === null) return null;
  const inTwilight = [day.sunriseJdUt, day.sunsetJdUt, day.nextSunriseJdUt].some(
    (jdUt) => Math.abs(birth.jdUt - jdUt) < TWILIGHT_DAYS,
  );
  const first = inTwilight ? (signIndex + 1) % 12 : day.isDaytime ? byId[signLordAt(signIndex)].signIndex : signIndex;
  return {
    startYears: 0,
    links: signsFrom(first, 1).map((sign) => ({ lord: signLordAt(sign), signIndex: sign, years: CHAKRA_YEARS })),
    divide: (parent) => twelfths(parent, signsFrom(parent.signIndex ?? 0, 1), signLordAt),
  };
}
