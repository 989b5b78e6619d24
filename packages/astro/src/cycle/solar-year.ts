import { nextReturns, type BodyReturn, type Returning } from '../returns/find.ts';

/** From one solar return to the next, Julian days UT1. */
export interface SolarYear {
  readonly begins: BodyReturn;
  readonly untilJdUt: number;
  /** The ephemeris ends before the next return. */
  readonly clipped: boolean;
}

/** The return falls this near to a birthday counted in mean years, and no other does. */
const SEARCH_BEFORE_DAYS = 30;
const SHORTEST_YEAR_DAYS = 360;

/**
 * The solar year that begins at the `age`-th return of the Sun after birth; at age 0 with the birth itself.
 * @param meanYearDays 365.2422 in the tropical zodiac, 365.2564 in a sidereal one
 * @returns null where the ephemeris does not reach
 */
export function solarYear(returning: Returning, age: number, meanYearDays: number): SolarYear | null {
  const { birthJdUt, motion } = returning;
  const [first, last] = motion.coverage;
  const from = Math.max(birthJdUt + age * meanYearDays - SEARCH_BEFORE_DAYS, first);
  const begins: BodyReturn | undefined = age === 0 ? { jdUt: birthJdUt, motion: 'direct', pass: 1, passCount: 1 } : nextReturns(returning, from, 1)[0];
  if (begins === undefined) return null;
  const [next] = nextReturns(returning, begins.jdUt + SHORTEST_YEAR_DAYS, 1);
  return { begins, untilJdUt: next?.jdUt ?? last, clipped: next === undefined };
}
