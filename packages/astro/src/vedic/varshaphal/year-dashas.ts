import { NAKSHATRA_LORDS, VIMSHOTTARI_YEARS } from '../nakshatra.ts';
import { type GrahaId, modulo, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';

export interface MuddaPeriod {
  readonly lord: GrahaId;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly children: readonly MuddaPeriod[];
}

const CYCLE_YEARS = 120;

/** Whether the first lord of the year has the full period, or only the part left by the Moon at birth. */
export const MUDDA_STARTS = ['full', 'balance'] as const;
export type MuddaStart = (typeof MUDDA_STARTS)[number];

/**
 * Mudda dasha: the Vimshottari scaled to one year; each lord gets a share of the time between two returns. Birth
 * nakshatra plus completed years minus two, modulo nine, gives the first lord: 1 Sun, 2 Moon, 3 Mars … 0 Venus.
 * `elapsedFraction` of the first lord's period lies before the year (K. S. Charak, A Textbook of Varshaphala: the part
 * of its nakshatra that the Moon had passed at birth) and is added at the end of the year. With 0 the period is
 * complete.
 */
export function muddaDasha(
  birthNakshatra: number,
  completedYears: number,
  startJdUt: number,
  endJdUt: number,
  elapsedFraction = 0,
): MuddaPeriod[] {
  const first = modulo(birthNakshatra + completedYears - 2 + 1, 9);
  if (elapsedFraction === 0) return muddaPeriods(first, startJdUt, endJdUt, 2);
  const beforeDays = ((endJdUt - startJdUt) * VIMSHOTTARI_YEARS[first]! * elapsedFraction) / CYCLE_YEARS;
  const [leading, ...rest] = muddaPeriods(first, startJdUt - beforeDays, endJdUt - beforeDays, 2);
  const [again] = muddaPeriods(first, endJdUt - beforeDays, endJdUt - beforeDays + (endJdUt - startJdUt), 2);
  return [partAfter(leading!, startJdUt), ...rest, partBefore(again!, endJdUt)];
}

/** The part of a period after an instant. */
function partAfter(period: MuddaPeriod, jdUt: number): MuddaPeriod {
  const children = period.children.filter(({ endJdUt }) => endJdUt > jdUt);
  return {
    ...period,
    startJdUt: jdUt,
    children: children.map((child, index) => (index === 0 ? { ...child, startJdUt: jdUt } : child)),
  };
}

/** The part of a period before an instant. */
function partBefore(period: MuddaPeriod, jdUt: number): MuddaPeriod {
  const children = period.children.filter(({ startJdUt }) => startJdUt < jdUt);
  return {
    ...period,
    endJdUt: jdUt,
    children: children.map((child, index) => (index === children.length - 1 ? { ...child, endJdUt: jdUt } : child)),
  };
}

function muddaPeriods(first: number, startJdUt: number, endJdUt: number, levels: number): MuddaPeriod[] {
  let passed = 0;
  let from = startJdUt;
  return VIMSHOTTARI_YEARS.map((_, index) => {
    const lord = (first + index) % 9;
    passed += VIMSHOTTARI_YEARS[lord]!;
    const to = index === 8 ? endJdUt : startJdUt + ((endJdUt - startJdUt) * passed) / CYCLE_YEARS;
    const period = {
      lord: NAKSHATRA_LORDS[lord]!,
      startJdUt: from,
      endJdUt: to,
      children: levels > 1 ? muddaPeriods(lord, from, to, levels - 1) : [],
    };
    from = to;
    return period;
  });
}

type PatyayiniLord = SevenGraha | 'lagna';

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
  return dividePeriod(shares, 0, startJdUt, endJdUt, 2);
}

function dividePeriod(
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
      children: levels > 1 ? dividePeriod(shares, index, from, to, levels - 1) : [],
    };
    from = to;
    return period;
  });
}
