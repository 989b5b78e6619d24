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

/**
 * Mudda dasha: the Vimshottari brought into one year, each lord his share of the time between two returns. Birth nakshatra plus completed
 * years less two, by nines, names the first lord: 1 Sun, 2 Moon, 3 Mars … 0 Venus; he has his period in full.
 */
export function muddaDasha(birthNakshatra: number, completedYears: number, startJdUt: number, endJdUt: number): MuddaPeriod[] {
  const first = modulo(birthNakshatra + completedYears - 2 + 1, 9);
  return partition(first, startJdUt, endJdUt, 2);
}

function partition(first: number, startJdUt: number, endJdUt: number, levels: number): MuddaPeriod[] {
  let passed = 0;
  let from = startJdUt;
  return YEARS.map((_, index) => {
    const lord = (first + index) % 9;
    passed += YEARS[lord]!;
    const to = index === 8 ? endJdUt : startJdUt + ((endJdUt - startJdUt) * passed) / CYCLE_YEARS;
    const period = { lord: NAKSHATRA_LORDS[lord]!, startJdUt: from, endJdUt: to, children: levels > 1 ? partition(lord, from, to, levels - 1) : [] };
    from = to;
    return period;
  });
}
