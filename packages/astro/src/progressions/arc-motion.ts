import { normalizeDeg } from '../angle/normalize.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import { bodyMotion, motionAtRate, remembered, type LongitudeMotion } from '../search/motion.ts';
import { NAIBOD_DEG_PER_DAY, solarFrame } from './arcs.ts';
import type { ProgressedClock } from './clock.ts';
import type { ArcKind } from './directed.ts';

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
