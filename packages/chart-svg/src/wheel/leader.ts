import { fixed } from '../draw/number.ts';
import { type Dial, shortWayDeg } from './polar.ts';

const STEP_DEG = 1.5;
/** The share of the band at either end where a leader runs along the radius. */
const STRAIGHT = 0.22;

/**
 * The line from a true position on the scale to a glyph drawn beside it. Angle and radius change together, so the
 * leaders of a ring keep the order of the bodies and never cross each other or leave their band.
 */
export function leader(at: Dial, trueDeg: number, shownDeg: number, [from, to]: readonly [number, number]): string {
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
