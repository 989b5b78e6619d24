import { normalizeDeg, wrap180 } from '@theia/astro/angle/normalize';
import type { EngineBody, Ephemeris, Frame } from '@theia/astro/ephemeris';

/** The plain way to find events: look every hour, halve the hour until a tenth of a second is left. */
export const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const HOUR = 1 / 24;
const TOLERANCE_DAYS = 0.1 / 86_400;

export interface SteppedHit {
  readonly jdUt: number;
  readonly target: number;
}

/** Every hour's passage of an angle over targets, bisected. */
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

export function longitudeOf(ephemeris: Ephemeris, body: EngineBody): (jdUt: number) => number {
  return (jdUt) => ephemeris.ecliptic(jdUt, body, TROPICAL).longitudeDeg;
}

/** Moon − body; the Moon of an instant is asked once for all bodies when `moonAt` remembers. */
export function angleBetween(
  moonAt: (jdUt: number) => number,
  bodyAt: (jdUt: number) => number,
): (jdUt: number) => number {
  return (jdUt) => normalizeDeg(moonAt(jdUt) - bodyAt(jdUt));
}
