import { separationDeg, wrap180 } from '@theia-astro/astro/angle/normalize';
import type { AspectCause } from '@theia-astro/report/report';
import type { Evidence } from './evidence.test-data.ts';

/** Angles of the aspects in reports, degrees. */
export const ASPECT_DEG: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};
const SAME_DEG = 1e-7;
/** An aspect closer than a second of arc is exact, and called not applying (docs/methods/aspects.md). */
const EXACT_DEG = 1 / 3600;
const MINUTE_MS = 60_000;
/** In two minutes; below, the rounding of longitudes decides. */
const STILL_DEG = 1e-7;

/** An aspect from the longitudes of its two points; within one chart also whether it closes, from where they stand a minute before and after. */
export function aspectHolds(evidence: Evidence, cause: AspectCause): boolean {
  const { chart_1, chart_2, point_1, point_2, aspect, orb, applying } = cause;
  const a = evidence.natalLongitude(chart_1, point_1);
  const b = evidence.natalLongitude(chart_2, point_2);
  const angle = ASPECT_DEG[aspect];
  if (a === undefined || b === undefined || angle === undefined) return false;
  if (Math.abs(separationDeg(a, b) - angle - orb) > SAME_DEG) return false;
  if (applying === null || chart_1 !== chart_2) return true;
  if (Math.abs(orb) < EXACT_DEG) return !applying;
  // From the exact aspect on this side of the circle, signed: it runs through zero and does not turn back there.
  const side = Math.sign(wrap180(a - b));
  const past = (one: number, other: number): number => wrap180(one - other - side * angle);
  const atMs = Date.parse(evidence.western(chart_1).time.utc);
  const [before, after] = [atMs - MINUTE_MS, atMs + MINUTE_MS].map((nearMs) => {
    const sky = evidence.sky(nearMs);
    const [one, other] = [sky[point_1], sky[point_2]];
    return one === undefined || other === undefined ? undefined : past(one, other);
  });
  if (before === undefined || after === undefined) return false;
  const rate = after - before;
  return Math.abs(rate) < STILL_DEG || past(a, b) * rate < 0 === applying;
}
