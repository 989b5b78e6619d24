import { nakshatraAt } from '../nakshatra.ts';
import { modulo, type GrahaId } from '../zodiac.ts';
import type { DashaLink } from './period.ts';
import { seeded, type SeededCycle } from './nakshatra-dashas.ts';

/**
 * The conditional dashas whose first lord is found by counting nakshatras (BPHS 46): from a fixed one to the Moon's,
 * or, in dwadashottari, from the Moon's to the fixed one.
 */
export const COUNTED_DASHAS = [
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti_sama',
  'dwisaptati_sama',
  'shattrimshat_sama',
  'shashti_hayani',
] as const;
export type CountedDasha = (typeof COUNTED_DASHAS)[number];

interface Counting {
  /** The lord that begins, from the Moon's nakshatra, 1..27. */
  readonly firstOf: (nakshatra: number) => number;
  readonly links: readonly DashaLink[];
}

const [PUSHYA, SWATI, ANURADHA, MULA, SHRAVANA, REVATI] = [8, 15, 17, 19, 22, 27] as const;

const links = (...lords: readonly (readonly [GrahaId, number])[]): readonly DashaLink[] =>
  lords.map(([lord, years]) => ({ lord, years }));
const equal = (years: number, ...lords: readonly GrahaId[]): readonly DashaLink[] =>
  lords.map((lord) => ({ lord, years }));

function countedFrom(from: number, order: readonly DashaLink[]): Counting {
  return { firstOf: (nakshatra) => modulo(nakshatra - from, 27) % order.length, links: order };
}

function countedTo(to: number, order: readonly DashaLink[]): Counting {
  return { firstOf: (nakshatra) => modulo(to - nakshatra, 27) % order.length, links: order };
}

const SEVEN: readonly GrahaId[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

const COUNTINGS: Readonly<Record<CountedDasha, Counting>> = {
  shodashottari: countedFrom(
    PUSHYA,
    links(
      ['sun', 11],
      ['mars', 12],
      ['jupiter', 13],
      ['saturn', 14],
      ['ketu', 15],
      ['moon', 16],
      ['mercury', 17],
      ['venus', 18],
    ),
  ),
  dwadashottari: countedTo(
    REVATI,
    links(
      ['sun', 7],
      ['jupiter', 9],
      ['ketu', 11],
      ['mercury', 13],
      ['rahu', 15],
      ['mars', 17],
      ['saturn', 19],
      ['moon', 21],
    ),
  ),
  panchottari: countedFrom(
    ANURADHA,
    links(['sun', 12], ['mercury', 13], ['saturn', 14], ['mars', 15], ['venus', 16], ['moon', 17], ['jupiter', 18]),
  ),
  shatabdika: countedFrom(
    REVATI,
    links(['sun', 5], ['moon', 5], ['venus', 10], ['mercury', 10], ['jupiter', 20], ['mars', 20], ['saturn', 30]),
  ),
  chaturashiti_sama: countedFrom(SWATI, equal(12, ...SEVEN)),
  dwisaptati_sama: countedFrom(MULA, equal(9, ...SEVEN, 'rahu')),
  shattrimshat_sama: countedFrom(
    SHRAVANA,
    links(
      ['moon', 1],
      ['sun', 2],
      ['jupiter', 3],
      ['mars', 4],
      ['mercury', 5],
      ['saturn', 6],
      ['venus', 7],
      ['rahu', 8],
    ),
  ),
  shashti_hayani: {
    firstOf: firstOfShashtiHayani,
    links: [...equal(10, 'jupiter', 'sun', 'mars'), ...equal(6, 'moon', 'mercury', 'venus', 'saturn', 'rahu')],
  },
};

/**
 * Three nakshatras and four by turns from ashwini, 27 in all. Who counts Abhijit too gives uttara ashadha to Venus,
 * not to Saturn.
 */
const SHASHTI_HAYANI_STARS: readonly number[] = [3, 4, 3, 4, 3, 3, 3, 4];

function firstOfShashtiHayani(nakshatra: number): number {
  let lord = 0;
  let last = SHASHTI_HAYANI_STARS[0]!;
  while (nakshatra > last) last += SHASHTI_HAYANI_STARS[++lord]!;
  return lord;
}

/** A conditional nakshatra dasha of a Moon; degrees in [0, 360), sidereal. The Moon's way through her nakshatra is the part of the first period before birth. */
export function countedDasha(system: CountedDasha, moonLongitudeDeg: number): SeededCycle {
  const nakshatra = nakshatraAt(moonLongitudeDeg);
  const { firstOf, links: order } = COUNTINGS[system];
  return seeded(order, firstOf(nakshatra.index), nakshatra.fraction, nakshatra);
}
