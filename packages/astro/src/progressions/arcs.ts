import { normalizeDeg } from '../angle/angle.ts';
import type { BodyPosition, Ephemeris, Frame } from '../ephemeris.ts';
import { bodyMotion, type LongitudeMotion, motionAtRate, remembered } from '../search/motion.ts';
import type { ArcKind } from './movers.ts';

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

/** Mean daily motion of the Sun, the measure of Valentine Naibod (Enarratio elementorum astrologiae, 1560). */
export const NAIBOD_DEG_PER_DAY = 0.98564736;

/** How far the Sun has moved from birth to the progressed instant. Degrees; negative when converse. */
export interface SolarArcs {
  /** In longitude. */
  readonly trueDeg: number;
  /** In right ascension. */
  readonly rightAscensionDeg: number;
  /** By the mean motion, whole turns included. */
  readonly naibodDeg: number;
  /** Speed of the progressed Sun, degrees per day of the ephemeris. */
  readonly sunSpeedDegPerDay: number;
}

/** The frame of the Sun that measures the arc: the chart's own frame, but geocentric in heliocentric charts. */
export function solarFrame(frame: Frame): Frame {
  return frame.center === 'heliocentric' ? { ...frame, center: 'geocentric' } : frame;
}

/** The arcs at an instant of life (Julian day UT1). @throws DateOutOfRangeError */
export function solarArcs(ephemeris: Ephemeris, clock: ProgressedClock, lifeJdUt: number, frame: Frame): SolarArcs {
  const jdUt = progressedJdUt(clock, lifeJdUt);
  const sunAt = (jd: number): BodyPosition => ephemeris.position(jd, 'sun', solarFrame(frame));
  const [natal, progressed] = [sunAt(clock.birthJdUt), sunAt(jdUt)];
  const forwards = jdUt >= clock.birthJdUt;
  const way = (toDeg: number, fromDeg: number): number =>
    forwards ? normalizeDeg(toDeg - fromDeg) : -normalizeDeg(fromDeg - toDeg);
  return {
    trueDeg: way(progressed.longitudeDeg, natal.longitudeDeg),
    rightAscensionDeg: way(progressed.rightAscensionDeg, natal.rightAscensionDeg),
    naibodDeg: (jdUt - clock.birthJdUt) * NAIBOD_DEG_PER_DAY,
    sunSpeedDegPerDay: progressed.speedDegPerDay,
  };
}

/** The directing arc as a motion over the days of life: 0° at birth. */
export function arcMotion(ephemeris: Ephemeris, clock: ProgressedClock, frame: Frame, arc: ArcKind): LongitudeMotion {
  if (arc === 'naibod') return motionAtRate(evenMotion(clock.birthJdUt), clock.birthJdUt, clock.rate);
  const sun = bodyMotion(ephemeris, 'sun', solarFrame(frame));
  return remembered(carriedBy(motionAtRate(sun, clock.birthJdUt, clock.rate), -sun.at(clock.birthJdUt).longitudeDeg));
}

/** A natal longitude moved by an arc. */
export function carriedBy(arc: LongitudeMotion, natalDeg: number): LongitudeMotion {
  return {
    ...arc,
    at: (jdUt) => {
      const { longitudeDeg, speedDegPerDay } = arc.at(jdUt);
      return { longitudeDeg: normalizeDeg(longitudeDeg + natalDeg), speedDegPerDay };
    },
  };
}

const EVEN_STEP_DAYS = 20;

function evenMotion(birthJdUt: number): LongitudeMotion {
  return {
    at: (jdUt) => ({
      longitudeDeg: normalizeDeg((jdUt - birthJdUt) * NAIBOD_DEG_PER_DAY),
      speedDegPerDay: NAIBOD_DEG_PER_DAY,
    }),
    stepDays: EVEN_STEP_DAYS,
    speedRangeDegPerDay: [NAIBOD_DEG_PER_DAY, NAIBOD_DEG_PER_DAY],
    coverage: [-Infinity, Infinity],
  };
}
