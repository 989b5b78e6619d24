import { rashiDrishti } from '../aspects/aspects.ts';
import { type GrahaId, isOddSign, modalityIndex, modulo, SEVEN_GRAHAS, signLordAt } from '../zodiac.ts';
import { linksOf } from './nakshatra-dashas.ts';
import type { DashaCycle, DashaLink } from './period.ts';
import {
  antardashaDirection,
  type GrahaSigns,
  isOddFooted,
  linksBy,
  type SignLink,
  type SignRulers,
  signsFrom,
  twelfths,
  withRest,
} from './sign-rulers.ts';

/** Years of movable, fixed and dual signs in the dashas of longevity: 96 in all. */
const YEARS_OF_MODALITY = [7, 8, 9] as const;
const DUAL = 2;
const SHOOLA_YEARS = 9;
/** The houses in fours: kendras, panaparas, apoklimas. */
const BY_KENDRAS: readonly number[] = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11];

/**
 * Parts of the dashas below: twelve equal ones from the sign of the dasha itself, in the direction of the narayana
 * dasha's. The books leave their order open; PyJHora computes it so.
 */
const fromItself =
  ({ signs, rulerOf }: SignRulers) =>
  (parent: DashaLink): DashaLink[] => {
    const signIndex = parent.signIndex ?? 0;
    return twelfths(parent, signsFrom(signIndex, antardashaDirection(signs, signIndex)), rulerOf);
  };

/**
 * Shoola dasha (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 2000, ch. 23): nine years a sign,
 * forwards from the stronger of the lagna and the seventh; 108 years.
 */
export function shoola(rulers: SignRulers, lagnaSignIndex: number): DashaCycle {
  const first = rulers.stronger(lagnaSignIndex, (lagnaSignIndex + 6) % 12);
  const links = signsFrom(first, 1).map((signIndex) => ({
    lord: rulers.rulerOf(signIndex),
    signIndex,
    years: SHOOLA_YEARS,
  }));
  return { startYears: 0, links, divide: fromItself(rulers) };
}

/**
 * Niryana shoola dasha (the same, ch. 22): seven, eight and nine years for movable, fixed and dual signs, from the
 * stronger of the second and the eighth, forwards from an odd sign and backwards from an even one; 96 years.
 */
export function niryanaShoola(rulers: SignRulers, lagnaSignIndex: number): DashaCycle {
  const first = rulers.stronger((lagnaSignIndex + 1) % 12, (lagnaSignIndex + 7) % 12);
  const links = signsFrom(first, isOddSign(first) ? 1 : -1).map((signIndex) => ({
    lord: rulers.rulerOf(signIndex),
    signIndex,
    years: YEARS_OF_MODALITY[modalityIndex(signIndex)]!,
  }));
  return { startYears: 0, links, divide: fromItself(rulers) };
}

/**
 * Drig dasha (the same, ch. 21): the ninth house and the signs it aspects by rashi drishti, then the tenth and the
 * eleventh likewise, each four forwards from an odd-footed sign and backwards from an even-footed one. Years are those of
 * the narayana dasha, with its second cycle. Null for a dual lagna: its ninth and eleventh aspect each other, so the rule
 * names two signs twice and two never, and the book does not say what then.
 */
export function drig(rulers: SignRulers, lagnaSignIndex: number): DashaCycle | null {
  if (modalityIndex(lagnaSignIndex) === DUAL) return null;
  const order = [8, 9, 10].flatMap((house) => {
    const sign = (lagnaSignIndex + house) % 12;
    const direction = isOddFooted(sign) ? 1 : -1;
    const far = (other: number): number => modulo(direction * (other - sign), 12);
    return [sign, ...rashiDrishti(sign).toSorted((a, b) => far(a) - far(b))];
  });
  return { startYears: 0, links: withRest(linksBy(rulers, order)), divide: fromItself(rulers) };
}

/**
 * Sudasa, the rasi dasha from the sree lagna (the same, ch. 20): the kendras from its sign, then the panaparas and the
 * apoklimas, forwards from an odd sign and backwards from an even one. Years are those of the narayana dasha, with its
 * second cycle; of the first dasha as much is over at birth as the sree lagna has passed of its sign.
 * @param sreeLagnaDeg [0, 360), sidereal
 */
export function sudasa(rulers: SignRulers, sreeLagnaDeg: number): DashaCycle {
  const first = Math.floor(sreeLagnaDeg / 30);
  const links = linksBy(rulers, signsFrom(first, isOddSign(first) ? 1 : -1, BY_KENDRAS));
  return {
    startYears: -((sreeLagnaDeg % 30) / 30) * links[0]!.years,
    links: withRest(links),
    divide: fromItself(rulers),
  };
}

/**
 * Mandook dasha as K. N. Rao counts it and PyJHora computes it: frog's leaps from the stronger of the lagna and the
 * seventh, four signs of its modality, then the four of the modality before it (movable, dual, fixed), forwards from an
 * odd sign and backwards from an even one. Years are the count of signs to the lord, both included, forwards from odd
 * signs and backwards from even ones; twelve when the lord is in the sign, ten when it is in the seventh. Mars rules
 * Scorpio and Saturn Aquarius. Each dasha has twelve equal parts in the order of the dashas, its own first.
 */
export function mandook({ signs, stronger }: SignRulers, lagnaSignIndex: number): DashaCycle {
  const first = stronger(lagnaSignIndex, (lagnaSignIndex + 6) % 12);
  const direction = isOddSign(first) ? 1 : -1;
  const leaps = (from: number): number[] => signsFrom(from, direction, [0, 3, 6, 9]);
  const modality = modalityIndex(first);
  const order = [first, (modality + 2) % 3, (modality + 1) % 3].flatMap(leaps);
  const yearsOf = (signIndex: number): number => {
    const forward = modulo(signs[signLordAt(signIndex)].signIndex - signIndex, 12);
    if (forward === 6) return 10;
    if (forward === 0) return 12;
    return modulo(isOddSign(signIndex) ? forward : -forward, 12) + 1;
  };
  const links = order.map((signIndex): SignLink => ({
    lord: signLordAt(signIndex),
    signIndex,
    years: yearsOf(signIndex),
  }));
  return {
    startYears: 0,
    links,
    divide: (parent) => {
      const at = order.indexOf(parent.signIndex ?? 0);
      return twelfths(parent, [...order.slice(at), ...order.slice(0, at)], signLordAt);
    },
  };
}

/** The ages of life: Moon to 1, Mars to 3, Mercury to 12, Venus to 32, Jupiter to 50, Sun to 70, Saturn to 120 (BPHS 46). */
const LINKS = linksOf({ moon: 1, mars: 2, mercury: 9, venus: 20, jupiter: 18, sun: 20, saturn: 50 });

/**
 * Naisargika dasha: the same natural years for everybody. A period is divided equally among the other six grahas: those
 * in the kendras from its lord first, then those in the panaparas and the apoklimas, sign by sign, in one sign from the
 * Sun to Saturn. The years that some give to the lagna after 120 are left out.
 */
export function naisargika(signs: GrahaSigns): DashaCycle {
  return { startYears: 0, links: LINKS, divide: (parent) => parts(signs, parent) };
}

function parts(signs: GrahaSigns, { lord, years }: DashaLink): DashaLink[] {
  const rank = (id: GrahaId): number => BY_KENDRAS.indexOf(modulo(signs[id].signIndex - signs[lord].signIndex, 12));
  const others = SEVEN_GRAHAS.filter((id) => id !== lord).toSorted((a, b) => rank(a) - rank(b));
  return others.map((id) => ({ lord: id, years: years / others.length }));
}
