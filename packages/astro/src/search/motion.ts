import { normalizeDeg } from '../angle/angle.ts';
import type { EngineBody, Ephemeris, Frame } from '../ephemeris.ts';
import { TIME_TOLERANCE_DAYS } from './changes.ts';
import { hasReader, sampler } from './sample-memory.ts';
import { hasParallax, bodyPace, dailySwing, type DailySwing, type Pace } from './scan-steps.ts';

export interface MotionSample {
  /** [0, 360). */
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/**
 * Anything that moves around a circle: a body in any frame, the angle between two bodies, a progressed body. `at` gives
 * longitude and speed at a Julian day (UT1) in one evaluation.
 */
export interface LongitudeMotion extends Pace {
  readonly at: (jdUt: number) => MotionSample;
  /** First and last Julian day at which `at` may be called; searches stay inside. */
  readonly coverage: readonly [firstJdUt: number, lastJdUt: number];
  /**
   * For topocentric motions: the daily swing, and the same motion seen from the Earth's centre. `stepDays` is the step
   * of the geocentric motion.
   */
  readonly swing?: DailySwing & { readonly centreAt: (jdUt: number) => MotionSample };
  /** `at` reads from tables: sooner than most of what could be done to spare it. */
  readonly isRead?: boolean;
}

/** A motion that is never available: its coverage is empty. */
const NEVER = [Infinity, -Infinity] as const;

/** The motion of a body in a frame: tropical or sidereal, from any centre. `at` throws as `Ephemeris.ecliptic` does. */
export function bodyMotion(ephemeris: Ephemeris, body: EngineBody, frame: Frame): LongitudeMotion {
  const [first, end] = ephemeris.bodyRange(body) ?? NEVER;
  const seen = sightFrame(body, frame);
  const swing = seen.center === 'topocentric' ? dailySwing(body) : null;
  return {
    ...bodyPace(body, seen.center),
    at: sampler(ephemeris, body, seen),
    coverage: [first, end - TIME_TOLERANCE_DAYS],
    isRead: hasReader(ephemeris, body, seen),
    ...(swing === null ? {} : { swing: { ...swing, centreAt: sampler(ephemeris, body, fromCentre(frame)) } }),
  };
}

/**
 * The frame to sample a body in. Nodes and Lilith have the same longitude for every observer, so their samples are
 * shared by all places.
 */
export function sightFrame(body: EngineBody, frame: Frame): Frame {
  return frame.center === 'topocentric' && !hasParallax(body) ? fromCentre(frame) : frame;
}

function fromCentre({ positions, ayanamsa }: Frame): Frame {
  return { center: 'geocentric', positions, ayanamsa };
}

type Change = (sample: MotionSample) => MotionSample;

/** The same motion with every sample transformed. */
function changed(motion: LongitudeMotion, change: Change): LongitudeMotion {
  const { at, swing } = motion;
  return {
    ...motion,
    at: (jdUt) => change(at(jdUt)),
    ...(swing === undefined ? {} : { swing: { ...swing, centreAt: (jdUt: number) => change(swing.centreAt(jdUt)) } }),
  };
}

/** The motion of the opposite point: South Node from North Node. */
export function oppositeMotion(motion: LongitudeMotion): LongitudeMotion {
  return changed(motion, ({ longitudeDeg, speedDegPerDay }) => ({
    longitudeDeg: normalizeDeg(longitudeDeg + 180),
    speedDegPerDay,
  }));
}

/**
 * The angle `mover` − `other`. Sky-to-sky aspects are its crossings of the aspect angles; its "stations" are the roots
 * of the relative speed. Moon − Sun gives phases and tithis. Wrap both in `remembered` when several pairs share a body.
 */
export function relativeMotion(mover: LongitudeMotion, other: LongitudeMotion): LongitudeMotion {
  const swing = jointSwing(mover, other);
  return {
    at: difference(mover.at, other.at),
    stepDays: Math.min(mover.stepDays, other.stepDays),
    speedRangeDegPerDay: [
      mover.speedRangeDegPerDay[0] - other.speedRangeDegPerDay[1],
      mover.speedRangeDegPerDay[1] - other.speedRangeDegPerDay[0],
    ],
    coverage: [Math.max(mover.coverage[0], other.coverage[0]), Math.min(mover.coverage[1], other.coverage[1])],
    ...(swing === undefined ? {} : { swing }),
  };
}

function difference(mover: LongitudeMotion['at'], other: LongitudeMotion['at']): LongitudeMotion['at'] {
  return (jdUt) => {
    const a = mover(jdUt);
    const b = other(jdUt);
    return {
      longitudeDeg: normalizeDeg(a.longitudeDeg - b.longitudeDeg),
      speedDegPerDay: a.speedDegPerDay - b.speedDegPerDay,
    };
  };
}

/** In the worst case the two swings add up. */
function jointSwing(mover: LongitudeMotion, other: LongitudeMotion): LongitudeMotion['swing'] {
  const [a, b] = [mover.swing, other.swing];
  if (a === undefined && b === undefined) return undefined;
  return {
    centreAt: difference(a?.centreAt ?? mover.at, b?.centreAt ?? other.at),
    speedDegPerDay: (a?.speedDegPerDay ?? 0) + (b?.speedDegPerDay ?? 0),
    accelerationDegPerDay2: (a?.accelerationDegPerDay2 ?? 0) + (b?.accelerationDegPerDay2 ?? 0),
    stepDays: Math.min(a?.stepDays ?? Infinity, b?.stepDays ?? Infinity),
  };
}

/**
 * The sum of two motions, for yogas (Sun + Moon), or a natal longitude carried by a solar arc when one of them is fixed.
 */
export function summedMotion(a: LongitudeMotion, b: LongitudeMotion): LongitudeMotion {
  const [slowest, fastest] = b.speedRangeDegPerDay;
  const backwards = changed(b, ({ longitudeDeg, speedDegPerDay }) => ({
    longitudeDeg: normalizeDeg(-longitudeDeg),
    speedDegPerDay: -speedDegPerDay,
  }));
  return relativeMotion(a, { ...backwards, speedRangeDegPerDay: [-fastest, -slowest] });
}

/**
 * A motion in symbolic time: the sky of `originJdUt + rate · (jd − originJdUt)` represents the day jd. Secondary
 * progressions have rate 1/365.24219 from the birth (negative when converse). Steps and speeds are scaled accordingly;
 * rate must not be 0.
 */
export function motionAtRate(motion: LongitudeMotion, originJdUt: number, rate: number): LongitudeMotion {
  const [a, b] = motion.coverage.map((jd) => originJdUt + (jd - originJdUt) / rate) as [number, number];
  const [v, w] = motion.speedRangeDegPerDay.map((speed) => speed * rate) as [number, number];
  const stretched =
    (at: LongitudeMotion['at']): LongitudeMotion['at'] =>
    (jdUt) => {
      const { longitudeDeg, speedDegPerDay } = at(originJdUt + (jdUt - originJdUt) * rate);
      return { longitudeDeg, speedDegPerDay: speedDegPerDay * rate };
    };
  const { swing } = motion;
  return {
    at: stretched(motion.at),
    stepDays: motion.stepDays / Math.abs(rate),
    speedRangeDegPerDay: [Math.min(v, w), Math.max(v, w)],
    coverage: [Math.min(a, b), Math.max(a, b)],
    ...(swing === undefined
      ? {}
      : {
          swing: {
            centreAt: stretched(swing.centreAt),
            speedDegPerDay: swing.speedDegPerDay * Math.abs(rate),
            accelerationDegPerDay2: swing.accelerationDegPerDay2 * rate * rate,
            stepDays: swing.stepDays / Math.abs(rate),
          },
        }),
  };
}

/**
 * The same motion with its samples cached, so that pairs sharing a body (and its grid of samples) call the ephemeris
 * once. Of a motion that is read only the grid's instants are kept: instants of events are rarely read twice.
 */
export function remembered(motion: LongitudeMotion): LongitudeMotion {
  const known = new Map<number, MotionSample>();
  const { at, isRead = false } = motion;
  return {
    ...motion,
    at: (jdUt) => {
      const key = jdUt * GRID_STEPS_PER_DAY;
      if (isRead && !Number.isInteger(key)) return at(jdUt);
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const { longitudeDeg, speedDegPerDay } = at(jdUt);
      const sample = { longitudeDeg, speedDegPerDay };
      known.set(key, sample);
      return sample;
    },
  };
}

/** Grids have steps of whole quarters of a day; whole numbers are found sooner than others. */
const GRID_STEPS_PER_DAY = 4;

/** Whether the motion can turn: its speed may be positive or negative. */
export function canTurn({ speedRangeDegPerDay: [min, max] }: LongitudeMotion): boolean {
  return min < 0 && max > 0;
}
