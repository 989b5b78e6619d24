import type { VedicChart, VedicLagna } from '../chart.ts';
import { nakshatraAt } from '../nakshatra.ts';
import { vargaPlace } from '../varga/rules.ts';
import { isVargottama } from '../varga/varga.ts';
import { modulo, signLordAt } from '../zodiac.ts';
import { linksOf, seeded, type SeededCycle } from './nakshatra-dashas.ts';

/** A nakshatra dasha of a Moon; degrees in [0, 360), sidereal. */
type OfMoon = (moonLongitudeDeg: number) => SeededCycle;

const [PUSHYA, SWATI, ANURADHA, MULA, SHRAVANA, REVATI] = [8, 15, 17, 19, 22, 27] as const;

/**
 * The dasha of the Moon's nakshatra, 1..27. The Moon's way through it is the part of the first period before birth.
 * @param firstOf index of the lord that begins
 */
function counted(years: Parameters<typeof linksOf>[0], firstOf: (nakshatra: number, lords: number) => number): OfMoon {
  const order = linksOf(years);
  return (moonLongitudeDeg) => {
    const nakshatra = nakshatraAt(moonLongitudeDeg);
    return seeded(order, firstOf(nakshatra.index, order.length), nakshatra.fraction, nakshatra);
  };
}

const countFrom =
  (first: number) =>
  (nakshatra: number, lords: number): number =>
    modulo(nakshatra - first, 27) % lords;

/**
 * The conditional dashas whose first lord is found by counting nakshatras (BPHS 46): from a fixed one to the Moon's,
 * or, in dwadashottari, from the Moon's to the fixed one.
 */
export const COUNTED_DASHAS = {
  shodashottari: counted(
    { sun: 11, mars: 12, jupiter: 13, saturn: 14, ketu: 15, moon: 16, mercury: 17, venus: 18 },
    countFrom(PUSHYA),
  ),
  dwadashottari: counted(
    { sun: 7, jupiter: 9, ketu: 11, mercury: 13, rahu: 15, mars: 17, saturn: 19, moon: 21 },
    (nakshatra, lords) => modulo(REVATI - nakshatra, 27) % lords,
  ),
  panchottari: counted(
    { sun: 12, mercury: 13, saturn: 14, mars: 15, venus: 16, moon: 17, jupiter: 18 },
    countFrom(ANURADHA),
  ),
  shatabdika: counted(
    { sun: 5, moon: 5, venus: 10, mercury: 10, jupiter: 20, mars: 20, saturn: 30 },
    countFrom(REVATI),
  ),
  chaturashiti_sama: counted(
    { sun: 12, moon: 12, mars: 12, mercury: 12, jupiter: 12, venus: 12, saturn: 12 },
    countFrom(SWATI),
  ),
  dwisaptati_sama: counted(
    { sun: 9, moon: 9, mars: 9, mercury: 9, jupiter: 9, venus: 9, saturn: 9, rahu: 9 },
    countFrom(MULA),
  ),
  shattrimshat_sama: counted(
    { moon: 1, sun: 2, jupiter: 3, mars: 4, mercury: 5, saturn: 6, venus: 7, rahu: 8 },
    countFrom(SHRAVANA),
  ),
  shashti_hayani: counted(
    { jupiter: 10, sun: 10, mars: 10, moon: 6, mercury: 6, venus: 6, saturn: 6, rahu: 6 },
    firstOfShashtiHayani,
  ),
} as const satisfies Readonly<Record<string, OfMoon>>;
export type CountedDasha = keyof typeof COUNTED_DASHAS;

/**
 * Three nakshatras and four by turns from ashwini, 27 in all. Authors who also count Abhijit give uttara ashadha to Venus,
 * not to Saturn.
 */
const SHASHTI_HAYANI_STARS: readonly number[] = [3, 4, 3, 4, 3, 3, 3, 4];

function firstOfShashtiHayani(nakshatra: number): number {
  let lord = 0;
  let last = SHASHTI_HAYANI_STARS[0]!;
  while (nakshatra > last) last += SHASHTI_HAYANI_STARS[++lord]!;
  return lord;
}

const [CANCER, LEO] = [3, 4] as const;

type Condition = (chart: VedicChart, lagna: VedicLagna) => boolean | null;

/** The condition of BPHS 46 for a dasha. Null where the Sun does not rise. */
const CONDITIONS: Readonly<Record<CountedDasha | 'ashtottari', Condition>> = {
  ashtottari: ({ byId: { rahu }, byId }, lagna) => {
    const fromLord = modulo(rahu.signIndex - byId[signLordAt(lagna.signIndex)].signIndex, 12);
    return rahu.signIndex !== lagna.signIndex && (fromLord % 3 === 0 || fromLord % 4 === 0);
  },
  shodashottari: ({ elongationDeg }, lagna) => (elongationDeg < 180 ? LEO : CANCER) === horaSign(lagna),
  dwadashottari: (_, lagna) => signLordAt(vargaPlace(9, lagna.longitudeDeg).signIndex) === 'venus',
  panchottari: (_, lagna) => lagna.signIndex === CANCER && vargaPlace(12, lagna.longitudeDeg).signIndex === CANCER,
  shatabdika: (_, lagna) => isVargottama(lagna.longitudeDeg),
  chaturashiti_sama: ({ byId }, lagna) => {
    const tenth = (lagna.signIndex + 9) % 12;
    return byId[signLordAt(tenth)].signIndex === tenth;
  },
  dwisaptati_sama: ({ byId }, lagna) => {
    const seventh = (lagna.signIndex + 6) % 12;
    return (
      byId[signLordAt(lagna.signIndex)].signIndex === seventh || byId[signLordAt(seventh)].signIndex === lagna.signIndex
    );
  },
  shattrimshat_sama: ({ day }, lagna) => (day === null ? null : (day.isDaytime ? LEO : CANCER) === horaSign(lagna)),
  shashti_hayani: ({ byId: { sun } }, lagna) => sun.signIndex === lagna.signIndex,
};

/** Sign of the lagna's hora: Leo is the Sun's, Cancer the Moon's. */
const horaSign = ({ longitudeDeg }: VedicLagna): number => vargaPlace(2, longitudeDeg).signIndex;

/** Dashas that BPHS gives a condition. */
export type ConditionalDasha = keyof typeof CONDITIONS;

/** Whether BPHS 46 gives a dasha a condition. */
export function isConditional(system: string): system is ConditionalDasha {
  return Object.hasOwn(CONDITIONS, system);
}

/** Whether the chart meets the condition of a dasha; null without a lagna, or where it needs a sunrise and there is none. */
export function dashaApplies(chart: VedicChart, system: ConditionalDasha): boolean | null {
  return chart.lagna === null ? null : CONDITIONS[system](chart, chart.lagna);
}
