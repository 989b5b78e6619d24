import type { TimeLordsRequest } from './request.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.2422;
/** Days of the shortest periods of each level: of profections, and of releasing on an average of the signs. */
const PROFECTION_DAYS: readonly number[] = [YEAR_DAYS, 28, 28 / 12, 28 / 12];
const RELEASING_DAYS: readonly number[] = [6_330, 527.5, 43.9, 3.66];
/** Without a range: twelve years of profections, a hundred of releasing, and what the other parts have at most. */
const ROUND_DAYS = 12 * YEAR_DAYS;
const LIFE_DAYS = 100 * YEAR_DAYS;
const OTHER_ROWS = 300;

type Asked = Pick<TimeLordsRequest, 'range' | 'levels' | 'points' | 'lots' | 'include'>;

/** How many periods an answer lists, rather too many than too few. */
export function periodsAtMost({ range, levels, points, lots, include }: Asked): number {
  const days = range === null ? null : (range.toMs - range.fromMs) / DAY_MS;
  const rows = (lengths: readonly number[], over: number): number =>
    lengths.slice(0, levels).reduce((sum, length) => sum + over / length + 1, 0);
  return (
    OTHER_ROWS +
    (include.has('profections') ? points.length * rows(PROFECTION_DAYS, days ?? ROUND_DAYS) : 0) +
    (include.has('releasing') ? lots.length * rows(RELEASING_DAYS, days ?? LIFE_DAYS) : 0)
  );
}

/** How many years' returns of the Sun are found. */
export function yearsListed({ range }: Asked): number {
  return 3 + (range === null ? ROUND_DAYS : (range.toMs - range.fromMs) / DAY_MS) / YEAR_DAYS;
}
