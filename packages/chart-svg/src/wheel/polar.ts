import { VIEW } from '../drawing.ts';
import { fixed, line } from '../draw/path.ts';
import type { RingMetrics } from './metrics.ts';

export const CENTRE = VIEW / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places longitudes on the wheel: `leftDeg` at nine o'clock, the zodiac counter-clockwise. */
export type Dial = (longitudeDeg: number, radius: number) => Point;

/** A function from longitude (degrees) and radius to a point of the wheel; `leftDeg` is at nine o'clock. */
export function dial(leftDeg: number): Dial {
  return (longitudeDeg, radius) => {
    const angle = ((180 + longitudeDeg - leftDeg) * Math.PI) / 180;
    return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) };
  };
}

/** A straight line along a radius. */
export function radial(at: Dial, longitudeDeg: number, from: number, to: number): string {
  const a = at(longitudeDeg, from);
  const b = at(longitudeDeg, to);
  return line(a.x, a.y, b.x, b.y);
}

/** The shorter signed arc from one longitude to another, (-180, 180]. */
export function shortWayDeg(fromDeg: number, toDeg: number): number {
  const turn = (((toDeg - fromDeg) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

const STEP_DEG = 1.5;
/** The share of the band at either end where a leader runs along the radius. */
const STRAIGHT = 0.22;

/**
 * The line from a true position on the scale to a glyph drawn beside it. Angle and radius change together, so the
 * leaders of a ring keep the order of the bodies and never cross each other or leave their band.
 */
export function leader(at: Dial, trueDeg: number, shownDeg: number, { from, to }: RingMetrics['leader']): string {
  const way = shortWayDeg(trueDeg, shownDeg);
  const steps = Math.max(1, Math.ceil(Math.abs(way) / STEP_DEG));
  const write = (deg: number, share: number): string => {
    const { x, y } = at(deg, from + (to - from) * share);
    return `${fixed(x)} ${fixed(y)}`;
  };
  const bend = Array.from({ length: steps + 1 }, (_, step) =>
    write(trueDeg + (way * step) / steps, STRAIGHT + ((1 - 2 * STRAIGHT) * step) / steps),
  );
  return `M ${[write(trueDeg, 0), ...bend, write(shownDeg, 1)].join(' L ')}`;
}
