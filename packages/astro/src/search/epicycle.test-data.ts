import { normalizeDeg } from '../angle/angle.ts';
import type { LongitudeMotion } from './motion.ts';

export interface Epicycle {
  readonly startDeg: number;
  readonly meanDegPerDay: number;
  readonly amplitudeDeg: number;
  readonly periodDays: number;
}

/**
 * A mean motion plus a sine. It turns back whenever the sine is faster than the mean motion, and its longitude is known
 * in closed form.
 */
export function epicycleMotion({ startDeg, meanDegPerDay, amplitudeDeg, periodDays }: Epicycle): LongitudeMotion {
  const frequency = (2 * Math.PI) / periodDays;
  const swing = amplitudeDeg * frequency;
  return {
    at: (jd) => ({
      longitudeDeg: normalizeDeg(startDeg + meanDegPerDay * jd + amplitudeDeg * Math.sin(frequency * jd)),
      speedDegPerDay: meanDegPerDay + swing * Math.cos(frequency * jd),
    }),
    stepDays: periodDays / 24,
    speedRangeDegPerDay: [meanDegPerDay - swing, meanDegPerDay + swing],
    coverage: [-1e6, 1e6],
  };
}
