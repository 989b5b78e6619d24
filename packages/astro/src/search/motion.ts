import { normalizeDeg } from '../angle/normalize.ts';
import type { EngineBody, Ephemeris, Frame } from '../ephemeris.ts';
import { TIME_TOLERANCE_DAYS } from './changes.ts';
import { sampler } from './sample-memory.ts';
import { paceOf, type Pace } from './scan-steps.ts';

export interface MotionSample {
  /** [0, 360). */
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/**
 * Anything that moves round a circle: a body in any frame, the angle between two bodies, a progressed body.
 * `at` answers longitude and speed at a Julian day (UT1) in one evaluation.
 */
export interface LongitudeMotion extends Pace {
  readonly at: (jdUt: number) => MotionSample;
  /** First and last Julian day `at` may be asked for; searches stay inside. */
  readonly coverage: readonly [firstJdUt: number, lastJdUt: number];
}

/** Bodies the analytical ephemeris lacks: they exist only within the files. */
const FILES_ONLY: ReadonlySet<EngineBody> = new Set(['chiron', 'pholus', 'ceres', 'pallas', 'juno', 'vesta']);

/** A body's own motion in a frame: tropical or sidereal, from any centre. `at` throws as `Ephemeris.ecliptic` does. */
export function bodyMotion(ephemeris: Ephemeris, body: EngineBody, frame: Frame): LongitudeMotion {
  const [first, end] = FILES_ONLY.has(body) ? ephemeris.range.files : ephemeris.range.reduced;
  return {
    ...paceOf(body, frame.center),
    at: sampler(ephemeris, body, frame),
    coverage: [first, end - TIME_TOLERANCE_DAYS],
  };
}

/** The motion of the opposite point: South Node from North Node. */
export function oppositeMotion(motion: LongitudeMotion): LongitudeMotion {
  return {
    ...motion,
    at: (jdUt) => {
      const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
      return { longitudeDeg: normalizeDeg(longitudeDeg + 180), speedDegPerDay };
    },
  };
}

/**
 * The angle `mover` − `other`: sky-to-sky aspects are its crossings of the aspect angles, its "stations" are the roots of the relative
 * speed. Moon − Sun makes phases and tithis. Wrap both in `remembered` when several pairs share a body.
 */
export function relativeMotion(mover: LongitudeMotion, other: LongitudeMotion): LongitudeMotion {
  return {
    at: (jdUt) => {
      const a = mover.at(jdUt);
      const b = other.at(jdUt);
      return { longitudeDeg: normalizeDeg(a.longitudeDeg - b.longitudeDeg), speedDegPerDay: a.speedDegPerDay - b.speedDegPerDay };
    },
    stepDays: Math.min(mover.stepDays, other.stepDays),
    speedRangeDegPerDay: [
      mover.speedRangeDegPerDay[0] - other.speedRangeDegPerDay[1],
      mover.speedRangeDegPerDay[1] - other.speedRangeDegPerDay[0],
    ],
    coverage: [Math.max(mover.coverage[0], other.coverage[0]), Math.min(mover.coverage[1], other.coverage[1])],
  };
}

/**
 * The sum of two motions, for yogas (Sun + Moon), or a natal longitude carried by a solar arc when one of them is fixed.
 */
export function summedMotion(a: LongitudeMotion, b: LongitudeMotion): LongitudeMotion {
  return relativeMotion(a, {
    ...b,
    at: (jdUt) => {
      const { longitudeDeg, speedDegPerDay } = b.at(jdUt);
      return { longitudeDeg: normalizeDeg(-longitudeDeg), speedDegPerDay: -speedDegPerDay };
    },
    speedRangeDegPerDay: [-b.speedRangeDegPerDay[1], -b.speedRangeDegPerDay[0]],
  });
}

/**
 * A motion in symbolic time: the sky of `originJdUt + rate · (jd − originJdUt)` stands for the day jd. Secondary progressions have
 * rate 1/365.24219 from the birth (negative when converse). Steps and speeds are stretched with it; rate must not be 0.
 */
export function motionAtRate(motion: LongitudeMotion, originJdUt: number, rate: number): LongitudeMotion {
  const [a, b] = motion.coverage.map((jd) => originJdUt + (jd - originJdUt) / rate) as [number, number];
  const [v, w] = motion.speedRangeDegPerDay.map((speed) => speed * rate) as [number, number];
  return {
    at: (jdUt) => {
      const { longitudeDeg, speedDegPerDay } = motion.at(originJdUt + (jdUt - originJdUt) * rate);
      return { longitudeDeg, speedDegPerDay: speedDegPerDay * rate };
    },
    stepDays: motion.stepDays / Math.abs(rate),
    speedRangeDegPerDay: [Math.min(v, w), Math.max(v, w)],
    coverage: [Math.min(a, b), Math.max(a, b)],
  };
}

/** The same motion with every answer kept, so that pairs sharing a body (and its grid of samples) ask the ephemeris once. */
export function remembered(motion: LongitudeMotion): LongitudeMotion {
  const known = new Map<number, MotionSample>();
  return {
    ...motion,
    at: (jdUt) => {
      const kept = known.get(jdUt);
      if (kept !== undefined) return kept;
      const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
      const sample = { longitudeDeg, speedDegPerDay };
      known.set(jdUt, sample);
      return sample;
    },
  };
}

/** Whether the motion can come to a stand: its speeds may be of either sign. */
export function canTurn({ speedRangeDegPerDay: [min, max] }: LongitudeMotion): boolean {
  return min < 0 && max > 0;
}
