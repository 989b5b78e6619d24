import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';

export type PatyayiniLord = SevenGraha | 'lagna';

export interface PatyayiniPeriod {
  readonly lord: PatyayiniLord;
  /**
   * Degrees in the sign (krishamsha), and the degrees more than the previous one (patyamsha), which are its share of
   * the year.
   */
  readonly degreeDeg: number;
  readonly shareDeg: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly children: readonly PatyayiniPeriod[];
}

interface Share {
  readonly lord: PatyayiniLord;
  readonly degreeDeg: number;
  readonly shareDeg: number;
}

/**
 * Patyayini dasha (Neelakantha, Tajika Neelakanthi): lagna and planets, sorted by their degrees in the sign, fewest
 * first, divide the year between two returns in proportion to the degrees each has more than the previous one.
 * Sub-periods follow in the same order and proportion, starting with the lord of the period.
 */
export function patyayiniDasha(
  degreeInSignOf: (id: PatyayiniLord) => number,
  startJdUt: number,
  endJdUt: number,
): PatyayiniPeriod[] {
  const byDegree = ([...SEVEN_GRAHAS, 'lagna'] as const)
    .map((lord) => ({ lord, degreeDeg: degreeInSignOf(lord) }))
    .toSorted((a, b) => a.degreeDeg - b.degreeDeg);
  const shares = byDegree.map(({ lord, degreeDeg }, index): Share => ({
    lord,
    degreeDeg,
    shareDeg: degreeDeg - (byDegree[index - 1]?.degreeDeg ?? 0),
  }));
  return divide(shares, 0, startJdUt, endJdUt, 2);
}

function divide(
  shares: readonly Share[],
  first: number,
  startJdUt: number,
  endJdUt: number,
  levels: number,
): PatyayiniPeriod[] {
  const wholeDeg = shares.reduce((sum, { shareDeg }) => sum + shareDeg, 0);
  let passedDeg = 0;
  let from = startJdUt;
  return shares.map((_, step) => {
    const index = (first + step) % shares.length;
    const share = shares[index]!;
    passedDeg += share.shareDeg;
    const to = step === shares.length - 1 ? endJdUt : startJdUt + ((endJdUt - startJdUt) * passedDeg) / wholeDeg;
    const period = {
      ...share,
      startJdUt: from,
      endJdUt: to,
      children: levels > 1 ? divide(shares, index, from, to, levels - 1) : [],
    };
    from = to;
    return period;
  });
}
