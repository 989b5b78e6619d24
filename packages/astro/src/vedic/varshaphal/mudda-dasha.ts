import { NAKSHATRA_LORDS } from '../nakshatra.ts';
import { modulo, type GrahaId } from '../zodiac.ts';

export interface MuddaPeriod {
  readonly lord: GrahaId;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly children: readonly MuddaPeriod[];
}

/** Years of the Vimshottari in the order of its lords from Ketu; together 120. */
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const;
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
  if (elapsedFraction === 0) return partition(first, startJdUt, endJdUt, 2);
  const beforeDays = ((endJdUt - startJdUt) * YEARS[first]! * elapsedFraction) / CYCLE_YEARS;
  const [leading, ...rest] = partition(first, startJdUt - beforeDays, endJdUt - beforeDays, 2);
  const [again] = partition(first, endJdUt - beforeDays, endJdUt - beforeDays + (endJdUt - startJdUt), 2);
  return [after(leading!, startJdUt), ...rest, before(again!, endJdUt)];
}

/** The part of a period after an instant. */
function after(period: MuddaPeriod, jdUt: number): MuddaPeriod {
  const children = period.children.filter(({ endJdUt }) => endJdUt > jdUt);
  return {
    ...period,
    startJdUt: jdUt,
    children: children.map((child, index) => (index === 0 ? { ...child, startJdUt: jdUt } : child)),
  };
}

/** The part of a period before an instant. */
function before(period: MuddaPeriod, jdUt: number): MuddaPeriod {
  const children = period.children.filter(({ startJdUt }) => startJdUt < jdUt);
  return {
    ...period,
    endJdUt: jdUt,
    children: children.map((child, index) => (index === children.length - 1 ? { ...child, endJdUt: jdUt } : child)),
  };
}

function partition(first: number, startJdUt: number, endJdUt: number, levels: number): MuddaPeriod[] {
  let passed = 0;
  let from = startJdUt;
  return YEARS.map((_, index) => {
    const lord = (first + index) % 9;
    passed += YEARS[lord]!;
    const to = index === 8 ? endJdUt : startJdUt + ((endJdUt - startJdUt) * passed) / CYCLE_YEARS;
    const period = {
      lord: NAKSHATRA_LORDS[lord]!,
      startJdUt: from,
      endJdUt: to,
      children: levels > 1 ? partition(lord, from, to, levels - 1) : [],
    };
    from = to;
    return period;
  });
}
