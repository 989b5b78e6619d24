import { wrap180 } from '../../angle/angle.ts';
import { DateOutOfRangeError, type Ephemeris, type Frame } from '../../ephemeris.ts';

/** The part of the ephemeris that solar years need. */
export type SunSource = Pick<Ephemeris, 'ecliptic'>;

/** Days of a dasha year, or `solar`: a year is the Sun's return to its sidereal longitude at birth. */
export const DASHA_YEARS = [365.25, 365.2425, 365.24219, 365.256363, 360, 'solar'] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

/** Converts between years since birth (negative before birth) and Julian days UT1. */
export interface YearScale {
  readonly jdAt: (years: number) => number;
  readonly yearsAt: (jdUt: number) => number;
  /** True once a boundary was outside the ephemeris and was computed with the mean year. */
  readonly clipped: () => boolean;
}

export const SIDEREAL_YEAR_DAYS = 365.256363;
const JD_TOLERANCE_DAYS = 1e-6;

/**
 * The scale of a chart's dashas, or of its time lords. `frame` is the chart's, whose mean solar year `meanYearDays` is near enough to find a return from.
 * @throws DateOutOfRangeError when the birth itself is outside
 */
export function yearScale(
  ephemeris: SunSource,
  birthJdUt: number,
  frame: Frame,
  year: DashaYear,
  meanYearDays: number = SIDEREAL_YEAR_DAYS,
): YearScale {
  if (year === 'solar') return solarScale(ephemeris, birthJdUt, frame, meanYearDays);
  return linearScale(birthJdUt, year);
}

/** Years of equal length in days. */
export function linearScale(birthJdUt: number, yearDays: number): YearScale {
  return {
    jdAt: (years) => birthJdUt + years * yearDays,
    yearsAt: (jdUt) => (jdUt - birthJdUt) / yearDays,
    clipped: () => false,
  };
}

/** Whole years end at the Sun's returns; a fraction of a year is the same fraction of the Sun's circle. */
function solarScale(ephemeris: SunSource, birthJdUt: number, frame: Frame, meanYearDays: number): YearScale {
  const natalDeg = ephemeris.ecliptic(birthJdUt, 'sun', frame).longitudeDeg;
  const outside = { seen: false };
  const meanJd = (years: number): number => birthJdUt + years * meanYearDays;
  const guarded = (find: () => number, mean: () => number): number => {
    try {
      return find();
    } catch (error) {
      if (!(error instanceof DateOutOfRangeError)) throw error;
      outside.seen = true;
      return mean();
    }
  };
  return {
    jdAt: (years) =>
      guarded(
        () => sunAtYears(ephemeris, frame, meanJd(years), natalDeg + 360 * (years - Math.floor(years))),
        () => meanJd(years),
      ),
    yearsAt: (jdUt) =>
      guarded(
        () => {
          const roughYears = (jdUt - birthJdUt) / meanYearDays;
          const arcDeg = ephemeris.ecliptic(jdUt, 'sun', frame).longitudeDeg - natalDeg;
          return roughYears + wrap180(arcDeg - 360 * roughYears) / 360;
        },
        () => (jdUt - birthJdUt) / meanYearDays,
      ),
    clipped: () => outside.seen,
  };
}

/** The instant nearest to `nearJdUt` at which the Sun has the given longitude. Newton's method, two or three steps. */
function sunAtYears(ephemeris: SunSource, frame: Frame, nearJdUt: number, longitudeDeg: number): number {
  let jd = nearJdUt;
  for (let step = 0; step < 6; step++) {
    const sun = ephemeris.ecliptic(jd, 'sun', frame);
    const change = wrap180(longitudeDeg - sun.longitudeDeg) / sun.speedDegPerDay;
    jd += change;
    if (Math.abs(change) < JD_TOLERANCE_DAYS) break;
  }
  return jd;
}
