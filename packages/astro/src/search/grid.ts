import { wrap180 } from '../angle/normalize.ts';
import { extremeSlope, hermiteCubic } from './hermite.ts';
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
