import { normalizeDeg } from '../angle/normalize.ts';
import type { BodyPosition, Ephemeris, Frame } from '../ephemeris.ts';
import { type ProgressedClock, progressedJdUt } from './clock.ts';
import { bodyMotion, type LongitudeMotion, motionAtRate, remembered } from '../search/motion.ts';
import type { ArcKind } from './points.ts';

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
