import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import type { EngineBody, Ephemeris, Frame } from '@theia-astro/astro/ephemeris';

/** The simple way to find events: check every hour, then bisect the hour to a tenth of a second. */
export const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const HOUR = 1 / 24;
const TOLERANCE_DAYS = 0.1 / 86_400;

export interface SteppedHit {
  readonly jdUt: number;
  readonly target: number;
}

/** Finds the passages of an angle over targets by hourly steps and bisection. */
export function steppedHits(
  angleAt: (jdUt: number) => number,
  targets: readonly number[],
  fromJdUt: number,
  untilJdUt: number,
): SteppedHit[] {
  const hits: SteppedHit[] = [];
  let before = angleAt(fromJdUt);
  for (let jdUt = fromJdUt; jdUt < untilJdUt; jdUt += HOUR) {
    const after = angleAt(jdUt + HOUR);
    for (const [target, longitude] of targets.entries()) {
      const [a, b] = [wrap180(before - longitude), wrap180(after - longitude)];
      if (a < 0 !== b < 0 && Math.abs(a - b) < 90)
        hits.push({ jdUt: bisected((jd) => wrap180(angleAt(jd) - longitude), jdUt, a, jdUt + HOUR), target });
    }
    before = after;
  }
  return hits;
}

function bisected(f: (jdUt: number) => number, from: number, fFrom: number, until: number): number {
  let [low, high] = [from, until];
  while (high - low > TOLERANCE_DAYS) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === fFrom < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function readLongitude(ephemeris: Ephemeris, body: EngineBody): (jdUt: number) => number {
  return (jdUt) => ephemeris.ecliptic(jdUt, body, TROPICAL).longitudeDeg;
}

/** Moon − body. With a caching `moonAt`, the Moon is computed once per instant for all bodies. */
export function angleBetween(
  moonAt: (jdUt: number) => number,
  bodyAt: (jdUt: number) => number,
): (jdUt: number) => number {
  return (jdUt) => normalizeDeg(moonAt(jdUt) - bodyAt(jdUt));
}
