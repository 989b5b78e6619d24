import { nakshatraAt } from '../nakshatra.ts';
import { modulo, signLordAt, type SevenGraha } from '../zodiac.ts';
import type { DashaLink } from './period.ts';
import type { SeededCycle } from './nakshatra-dashas.ts';

/** Years of the signs by their lords. BPHS 46. */
const YEARS: Readonly<Record<SevenGraha, number>> = {
  sun: 5,
  moon: 21,
  mars: 7,
  mercury: 9,
  jupiter: 10,
  venus: 16,
  saturn: 4,
};

/** Nine signs for each quarter of the two kinds of direct nakshatras, aries 0 to pisces 11. */
const DIRECT: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 7, 6, 5, 3, 4, 2],
    [1, 0, 11, 10, 9, 8, 0, 1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  [
    [7, 6, 5, 3, 4, 2, 1, 0, 11],
    [10, 9, 8, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 7, 6, 5],
    [3, 4, 2, 1, 0, 11, 10, 9, 8],
  ],
];

/** The quarters of indirect nakshatras are those of the direct ones from end to beginning, the second kind first. */
const INDIRECT = DIRECT.toReversed().map((kind) => kind.toReversed().map((signs) => signs.toReversed()));

/** The kind of each nakshatra, ashwini first: 0 and 1 direct, 2 and 3 indirect. */
const KIND_OF_NAKSHATRA = '010233010233010233010233010';

/** The quarters follow each other without end: those of one kind, then those of the other, direct or indirect. */
const SEQUENCES = [DIRECT, INDIRECT].map((kinds) => kinds.flat(2));
const SIGNS_OF_QUARTER = 9;
/** Dashas are shown until this age. */
const LIFE_YEARS = 120;

/**
 * Kalachakra dasha (BPHS 46; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 2000, ch. 24): the
 * quarter of the Moon's nakshatra gives nine signs; as much of their years is over at birth as the Moon has passed of the quarter.
 * After them come the signs of the next quarter, and after the fourth those of the other kind of direct or indirect
 * nakshatras. A dasha is divided among the nine signs from itself on, in proportion to their years.
 */
export function kalachakra(moonLongitudeDeg: number): SeededCycle {
  const nakshatra = nakshatraAt(moonLongitudeDeg);
  const kind = Number(KIND_OF_NAKSHATRA.charAt(nakshatra.index - 1));
  const sequence = SEQUENCES[kind >> 1]!;
  const linkAt = (place: number, years?: number): DashaLink => {
    const signIndex = sequence[modulo(place, sequence.length)]!;
    const lord = signLordAt(signIndex);
    return { lord, signIndex, place: modulo(place, sequence.length), years: years ?? YEARS[lord] };
  };
  const nineFrom = (place: number): DashaLink[] =>
    Array.from({ length: SIGNS_OF_QUARTER }, (_, step) => linkAt(place + step));
  const total = (links: readonly DashaLink[]): number => links.reduce((sum, { years }) => sum + years, 0);

  const quarter = ((kind & 1) * 4 + nakshatra.pada - 1) * SIGNS_OF_QUARTER;
  let elapsed = modulo(nakshatra.fraction * 4, 1) * total(nineFrom(quarter));
  let place = quarter;
  while (elapsed >= linkAt(place).years) elapsed -= linkAt(place++).years;
  const running = linkAt(place);
  const links = Array.from({ length: sequence.length }, (_, step) => linkAt(place + step));
  let shown = 0;
  for (let age = -elapsed; age < LIFE_YEARS; age += links[shown++]!.years);
  return {
    seed: {
      nakshatra,
      lord: running.lord,
      name: null,
      fractionElapsed: elapsed / running.years,
      balanceYears: running.years - elapsed,
    },
    cycle: {
      startYears: -elapsed,
      links,
      shown,
      divide: (parent) => {
        const nine = nineFrom(parent.place ?? 0);
        return nine.map((link) => ({ ...link, years: (parent.years * link.years) / total(nine) }));
      },
    },
  };
}
