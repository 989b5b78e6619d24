export const PROGRESSION_METHODS = ['secondary', 'solar_arc', 'tertiary', 'minor'] as const;
export type ProgressionMethod = (typeof PROGRESSION_METHODS)[number];

/** Days of a year of life: tropical, Gregorian, Julian, sidereal. */
export const YEAR_LENGTHS_DAYS = [365.24219, 365.2425, 365.25, 365.256363] as const;

/** Tropical month: the Moon's return to the same longitude. */
export const TROPICAL_MONTH_DAYS = 27.321582;

/** How days of the ephemeris map to days of a life (docs/methods/returns-and-progressions.md). Julian days UT1. */
export interface ProgressedClock {
  readonly birthJdUt: number;
  /** Days of the ephemeris per day of life; negative when converse. */
  readonly rate: number;
  readonly yearDays: number;
}

/**
 * Secondary progressions and solar arcs: a day for a year; tertiary: a day for a month; minor: a month for a year.
 * Converse clocks run from the birth into the past.
 */
export function progressedClock(
  birthJdUt: number,
  method: ProgressionMethod,
  yearDays: number,
  converse: boolean,
): ProgressedClock {
  const rates: Readonly<Record<ProgressionMethod, number>> = {
    secondary: 1 / yearDays,
    solar_arc: 1 / yearDays,
    tertiary: 1 / TROPICAL_MONTH_DAYS,
    minor: TROPICAL_MONTH_DAYS / yearDays,
  };
  return { birthJdUt, rate: converse ? -rates[method] : rates[method], yearDays };
}

/** The instant of the ephemeris that corresponds to an instant of life. */
export function progressedJdUt({ birthJdUt, rate }: ProgressedClock, lifeJdUt: number): number {
  return birthJdUt + (lifeJdUt - birthJdUt) * rate;
}

/** The instant of life that corresponds to an instant of the ephemeris. */
export function lifeJdUt({ birthJdUt, rate }: ProgressedClock, progressedJdUt: number): number {
  return birthJdUt + (progressedJdUt - birthJdUt) / rate;
}
