import { wrap180 } from '../angle/angle.ts';
import { canTurn, type LongitudeMotion } from './motion.ts';

/** When the interpolated extreme speed is below this share of the speeds at the ends, the true extreme is computed. */
export const DIP_MARGIN = 0.1;

/**
 * The instants at which a path is sampled: the grid, plus finer steps where the daily swing of a topocentric body may
 * make it turn back and forth.
 */
export function sampleInstants(
  motion: LongitudeMotion,
  fromJdUt: number,
  untilJdUt: number,
  padding: number,
): number[] {
  const grid = gridInstants(motion, fromJdUt, untilJdUt, padding);
  const { swing } = motion;
  if (swing === undefined || !canTurn(motion)) return grid;
  const instants = grid.slice(0, 1);
  for (let index = 1; index < grid.length; index++) {
    const [from, to] = [grid[index - 1]!, grid[index]!];
    const parts = mayStand(swing, from, to) ? Math.ceil((to - from) / swing.stepDays - 1e-6) : 1;
    for (let part = 1; part < parts; part++) instants.push(from + ((to - from) * part) / parts);
    instants.push(to);
  }
  return instants;
}

/**
 * Whether the swing could stop the body within a cell. It cannot where the geocentric motion is faster than the swing
 * throughout the cell.
 */
function mayStand(
  { centreAt, speedDegPerDay: swingSpeed }: NonNullable<LongitudeMotion['swing']>,
  fromJdUt: number,
  toJdUt: number,
): boolean {
  const [a, b] = [centreAt(fromJdUt), centreAt(toJdUt)];
  const direction = Math.sign(a.speedDegPerDay);
  const width = toJdUt - fromJdUt;
  const extreme = extremeSlope(
    hermiteCubic(wrap180(b.longitudeDeg - a.longitudeDeg), a.speedDegPerDay, b.speedDegPerDay, width),
  );
  const speeds = [a.speedDegPerDay, b.speedDegPerDay, extreme === null ? a.speedDegPerDay : extreme.slope / width].map(
    (speed) => speed * direction,
  );
  return Math.min(...speeds) <= swingSpeed + DIP_MARGIN * Math.max(...speeds);
}

/**
 * Multiples of the step for whole cells that contain the range, with `padding` extra cells on either side, cut at the
 * coverage.
 */
function gridInstants(
  { stepDays, coverage: [first, last] }: LongitudeMotion,
  fromJdUt: number,
  untilJdUt: number,
  padding: number,
): number[] {
  const from = Math.max(fromJdUt, first);
  const until = Math.min(untilJdUt, last);
  if (!(from <= until)) return [];
  const instants: number[] = [];
  const end = Math.ceil(until / stepDays) + padding;
  for (let index = Math.floor(from / stepDays) - padding; index <= end; index++) {
    const jdUt = Math.min(last, Math.max(first, index * stepDays));
    if (jdUt !== instants.at(-1)) instants.push(jdUt);
  }
  return instants;
}

/**
 * A cubic through two samples, given the rise between them and the slope at each. `s` runs from 0 at the first sample,
 * where the cubic is 0, to 1 at the second.
 */
export interface Cubic {
  /** Coefficients of c1 s + c2 s² + c3 s³. */
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
}

/**
 * Hermite's cubic (Press et al., Numerical Recipes, 3rd ed. 2007, §3.6); `width` is the distance between the samples,
 * in the unit of the slopes.
 */
export function hermiteCubic(rise: number, slope0: number, slope1: number, width: number): Cubic {
  const [d0, d1] = [slope0 * width, slope1 * width];
  return { c1: d0, c2: 3 * rise - 2 * d0 - d1, c3: d0 + d1 - 2 * rise };
}

/** Where a monotone cubic takes `value`: `s` in [0, 1], accurate to about 1e-9. */
export function solveCubic({ c1, c2, c3 }: Cubic, value: number): number {
  const [startsBelow, end] = [value > 0, c1 + c2 + c3];
  let [low, high] = [0, 1];
  let s = end === 0 ? 0.5 : Math.min(1, Math.max(0, value / end));
  for (let iteration = 0; iteration < 40; iteration++) {
    const f = s * (c1 + s * (c2 + s * c3)) - value;
    if (f < 0 === startsBelow) low = s;
    else high = s;
    const slope = c1 + s * (2 * c2 + s * 3 * c3);
    const newton = s - f / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - s) < 1e-9) return next;
    s = next;
  }
  return s;
}

/**
 * Where in (0, 1) the cubic's slope has its extreme, and the slope there (per unit of `s`); null when the extreme is at
 * an end.
 */
export function extremeSlope({ c1, c2, c3 }: Cubic): { readonly s: number; readonly slope: number } | null {
  const s = -c2 / (3 * c3);
  return s > 0 && s < 1 ? { s, slope: c1 + c2 * s } : null;
}
