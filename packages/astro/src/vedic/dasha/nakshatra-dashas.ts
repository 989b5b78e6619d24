import { NAKSHATRA_LORDS, nakshatraAt, type NakshatraPosition, VIMSHOTTARI_YEARS } from '../nakshatra.ts';
import type { DashaCycle, DashaLink } from './period.ts';
import type { GrahaId } from '../zodiac.ts';

/** Periods of grahas in the order of a record of their years. */
export function linksOf(years: Readonly<Partial<Record<GrahaId, number>>>): readonly DashaLink[] {
  return (Object.entries(years) as [GrahaId, number][]).map(([lord, ownYears]) => ({ lord, years: ownYears }));
}

const VIMSHOTTARI: readonly DashaLink[] = NAKSHATRA_LORDS.map((lord, index) => ({
  lord,
  years: VIMSHOTTARI_YEARS[index]!,
}));

/** The eight yoginis with their lords and years. */
const YOGINI: readonly DashaLink[] = [
  { name: 'mangala', lord: 'moon', years: 1 },
  { name: 'pingala', lord: 'sun', years: 2 },
  { name: 'dhanya', lord: 'jupiter', years: 3 },
  { name: 'bhramari', lord: 'mars', years: 4 },
  { name: 'bhadrika', lord: 'mercury', years: 5 },
  { name: 'ulka', lord: 'saturn', years: 6 },
  { name: 'siddha', lord: 'venus', years: 7 },
  { name: 'sankata', lord: 'rahu', years: 8 },
];

/** BPHS 46.17–23. */
const ASHTOTTARI = linksOf({ sun: 6, moon: 15, mars: 8, mercury: 17, saturn: 10, jupiter: 19, rahu: 12, venus: 21 });

/**
 * The 120-year dasha from the Moon's nakshatra; the part of the nakshatra already passed gives how long before birth
 * the first period began.
 */
export function vimshottari(moonLongitudeDeg: number): SeededCycle {
  const nakshatra = nakshatraAt(moonLongitudeDeg);
  return seeded(VIMSHOTTARI, (nakshatra.index - 1) % 9, nakshatra.fraction, nakshatra);
}

/** The 36-year dasha of the yoginis. */
export function yogini(moonLongitudeDeg: number): SeededCycle {
  const nakshatra = nakshatraAt(moonLongitudeDeg);
  return seeded(YOGINI, (nakshatra.index + 2) % 8, nakshatra.fraction, nakshatra);
}

/**
 * Boundaries, in degrees from 0° Ardra, of the arcs over which each lord's years are spread evenly: 28 asterisms with
 * Abhijit.
 */
const ASHTOTTARI_GROUPS: readonly number[] = [4, 3, 4, 3, 4, 3, 4, 3];
const ARDRA_DEG = 200 / 3;
const STAR_DEG = 40 / 3;
const ABHIJIT = { fromDeg: 276 + 2 / 3, toDeg: 280 + 53 / 60 + 20 / 3600, shravanaToDeg: 293 + 1 / 3 };

/** The 108-year dasha, with Abhijit between Uttara Ashadha and Shravana (BPHS 46.17–23). */
export function ashtottari(moonLongitudeDeg: number): SeededCycle {
  const star = starFromArdra(moonLongitudeDeg);
  let group = 0;
  let before = 0;
  while (star.index >= before + ASHTOTTARI_GROUPS[group]!) before += ASHTOTTARI_GROUPS[group++]!;
  const elapsed = (star.index - before + star.fraction) / ASHTOTTARI_GROUPS[group]!;
  return seeded(ASHTOTTARI, group, elapsed, nakshatraAt(moonLongitudeDeg));
}

/**
 * Which of the 28 asterisms, Ardra first (Uttara Ashadha 15, Abhijit 16, Shravana 17), and the fraction of it already
 * passed.
 */
function starFromArdra(longitudeDeg: number): { readonly index: number; readonly fraction: number } {
  const within = (fromDeg: number, toDeg: number): number => (longitudeDeg - fromDeg) / (toDeg - fromDeg);
  const uttaraAshadhaDeg = 266 + 2 / 3;
  if (longitudeDeg >= uttaraAshadhaDeg && longitudeDeg < ABHIJIT.fromDeg)
    return { index: 15, fraction: within(uttaraAshadhaDeg, ABHIJIT.fromDeg) };
  if (longitudeDeg >= ABHIJIT.fromDeg && longitudeDeg < ABHIJIT.toDeg)
    return { index: 16, fraction: within(ABHIJIT.fromDeg, ABHIJIT.toDeg) };
  if (longitudeDeg >= ABHIJIT.toDeg && longitudeDeg < ABHIJIT.shravanaToDeg)
    return { index: 17, fraction: within(ABHIJIT.toDeg, ABHIJIT.shravanaToDeg) };
  const stars = ((longitudeDeg - ARDRA_DEG + 360) % 360) / STAR_DEG;
  const index = Math.min(Math.floor(stars), 26);
  return { index: index > 15 ? index + 1 : index, fraction: Math.min(stars - index, 1 - Number.EPSILON) };
}

/** What a nakshatra dasha starts from. */
export interface DashaSeed {
  readonly nakshatra: NakshatraPosition;
  readonly lord: GrahaId;
  readonly name: string | null;
  /** Elapsed part of the first period, [0, 1). */
  readonly fractionElapsed: number;
  readonly balanceYears: number;
}

export interface SeededCycle {
  readonly seed: DashaSeed;
  readonly cycle: DashaCycle;
}

/**
 * A cycle of grahas from the one whose period runs at birth. Every period has a part for each graha, in proportion to
 * its years, its own first.
 * @param fractionElapsed part of the first period before birth, [0, 1)
 */
export function seeded(
  order: readonly DashaLink[],
  first: number,
  fractionElapsed: number,
  nakshatra: NakshatraPosition,
): SeededCycle {
  const links = rotate(order, first);
  const [running] = links;
  const { lord, name, years } = running!;
  const total = order.reduce((sum, link) => sum + link.years, 0);
  return {
    seed: { nakshatra, lord, name: name ?? null, fractionElapsed, balanceYears: (1 - fractionElapsed) * years },
    cycle: {
      startYears: -fractionElapsed * years,
      links,
      divide: (parent) =>
        rotate(
          order,
          order.findIndex((link) => link.lord === parent.lord),
        ).map((link) => ({ ...link, years: (parent.years * link.years) / total })),
    },
  };
}

function rotate(links: readonly DashaLink[], first: number): DashaLink[] {
  return [...links.slice(first), ...links.slice(0, first)];
}
