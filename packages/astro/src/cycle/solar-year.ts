import { nextReturns, type BodyReturn, type Returning } from '../returns/find.ts';

/** From one solar return to the next, Julian days UT1. */
export interface SolarYear {
  readonly begins: BodyReturn;
  readonly untilJdUt: number;
  /** The ephemeris ends before the next return. */
  readonly clipped: boolean;
}

/** Mean years of the two zodiacs, days. */
export const TROPICAL_YEAR_DAYS = 365.2422;
export const SIDEREAL_YEAR_DAYS = 365.2564;

/** Only one return falls within this many days of a birthday counted in mean years. */
const SEARCH_BEFORE_DAYS = 30;
const SHORTEST_YEAR_DAYS = 360;

/**
 * The `age`-th return of the Sun, counted from birth; a negative age counts back from birth.
 * @param age not 0, which is the birth itself
 * @param meanYearDays 365.2422 in the tropical zodiac, 365.2564 in a sidereal one
 * @returns null where the ephemeris does not cover the return
 */
export function solarReturn(returning: Returning, age: number, meanYearDays: number): BodyReturn | null {
  const { birthJdUt, motion } = returning;
  const from = birthJdUt + age * meanYearDays - SEARCH_BEFORE_DAYS;
  if (from + 2 * SEARCH_BEFORE_DAYS < motion.coverage[0]) return null;
  const [found] = nextReturns(returning, Math.max(from, motion.coverage[0]), 1);
  return found !== undefined && found.jdUt < from + 2 * SEARCH_BEFORE_DAYS ? found : null;
}

/**
 * The solar year that begins at the `age`-th return of the Sun after birth; age 0 begins at birth.
 * @param meanYearDays 365.2422 in the tropical zodiac, 365.2564 in a sidereal one
 * @returns null where the ephemeris does not cover the return
 */
export function solarYear(returning: Returning, age: number, meanYearDays: number): SolarYear | null {
  const { birthJdUt, motion } = returning;
  const [, last] = motion.coverage;
  const begins: BodyReturn | null =
    age === 0
      ? { jdUt: birthJdUt, motion: 'direct', pass: 1, passCount: 1 }
      : solarReturn(returning, age, meanYearDays);
  if (begins === null) return null;
  const [next] = nextReturns(returning, begins.jdUt + SHORTEST_YEAR_DAYS, 1);
  return { begins, untilJdUt: next?.jdUt ?? last, clipped: next === undefined };
}
