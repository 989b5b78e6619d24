import { separationDeg } from '@theia-astro/astro/angle/normalize';
import type { AspectCause } from '@theia-astro/report/report';
import type { Evidence } from './evidence.test-data.ts';

/** Angles of the aspects that reports tell of, degrees. */
export const ASPECT_DEG: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};
const SAME_DEG = 1e-7;
const STILL_DEG = 1e-5;
const EXACT_DEG = 1e-3;
/** The time after which it shows whether an aspect closes. */
const SOON_MS = 600_000;

/** An aspect from the longitudes of its two points; within one chart also whether it closes a little later. */
export function aspectHolds(evidence: Evidence, cause: AspectCause): boolean {
  const { chart_1, chart_2, point_1, point_2, aspect, orb, applying } = cause;
  const a = evidence.natalLongitude(chart_1, point_1);
  const b = evidence.natalLongitude(chart_2, point_2);
  const angle = ASPECT_DEG[aspect];
  if (a === undefined || b === undefined || angle === undefined) return false;
  const found = separationDeg(a, b) - angle;
  if (Math.abs(found - orb) > SAME_DEG) return false;
  // Minutes from its exact instant the product, which looks a little ahead, may already call an aspect separating.
  if (applying === null || chart_1 !== chart_2 || Math.abs(found) < EXACT_DEG) return true;
  const sky = evidence.sky(Date.parse(evidence.western(chart_1).time.utc) + SOON_MS);
  const [later1, later2] = [sky[point_1], sky[point_2]];
  if (later1 === undefined || later2 === undefined) return false;
  const later = separationDeg(later1, later2) - angle;
  // An aspect that is exact in that time, and two points that stand still to each other, show no direction.
  const closes = Math.abs(found) - Math.abs(later);
  return Math.sign(later) !== Math.sign(found) || Math.abs(closes) < STILL_DEG || closes > 0 === applying;
}
