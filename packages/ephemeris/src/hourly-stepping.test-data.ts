import assert from 'node:assert/strict';
import { wrap180 } from '@theia-astro/astro/angle/angle';
import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import type { MotionSample } from '@theia-astro/astro/search/motion';

export const HOUR = 1 / 24;

/** A body's samples at every hour. */
export const hourly = (
  ephemeris: Ephemeris,
  body: EngineBody,
  frame: Frame,
  from: number,
  hours: number,
): MotionSample[] =>
  Array.from({ length: hours + 1 }, (_, hour) => ephemeris.ecliptic(from + hour * HOUR, body, frame));

/**
 * In each hour the search must find an odd number of passages exactly when the longitude changes to the other side of
 * the target.
 */
export function assertStepsAgree(
  longitudes: readonly number[],
  targets: readonly number[],
  found: readonly { jdUt: number; target: number }[],
  from: number,
  label: string,
): void {
  const passages = new Map<number, number>();
  const key = (target: number, hour: number): number => target * 100_000 + hour;
  for (const { jdUt, target } of found) {
    const at = key(target, Math.floor((jdUt - from) / HOUR));
    passages.set(at, (passages.get(at) ?? 0) + 1);
  }
  for (const [target, longitude] of targets.entries()) {
    let before = wrap180(longitudes[0]! - longitude);
    for (let hour = 0; hour + 1 < longitudes.length; hour++) {
      const after = wrap180(longitudes[hour + 1]! - longitude);
      const changes = before < 0 !== after < 0 && Math.abs(after - before) < 90;
      const grazes = Math.min(Math.abs(before), Math.abs(after)) < 1e-6;
      if (!grazes)
        assert.equal(
          (passages.get(key(target, hour)) ?? 0) % 2,
          changes ? 1 : 0,
          `${label} over ${longitude} in hour ${hour}`,
        );
      before = after;
    }
  }
}
