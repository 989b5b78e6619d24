import { normalizeDeg } from '../../angle/normalize.ts';
import { withOpposites } from './sky.ts';

/** First and middle of the three houses of a quadrant of that many degrees; the third is as large as the first. */
type Division = (quadrantDeg: number) => readonly [first: number, middle: number];

/** Porphyry: each quadrant of the ecliptic between the angles in three equal parts. */
export function porphyry(midheavenDeg: number, ascendantDeg: number): number[] {
  return divided(midheavenDeg, ascendantDeg, (quadrantDeg) => [quadrantDeg / 3, quadrantDeg / 3]);
}

/** Sripati: Porphyry's cusps are the middles of the houses, which begin midway between them. */
export function sripati(midheavenDeg: number, ascendantDeg: number): number[] {
  const middlesDeg = porphyry(midheavenDeg, ascendantDeg);
  return middlesDeg.map((middleDeg, house) => {
    const beforeDeg = middlesDeg[(house + 11) % 12]!;
    return normalizeDeg(beforeDeg + normalizeDeg(middleDeg - beforeDeg) / 2);
  });
}

/** Pullen's sinusoidal delta: house sizes 30° + x, 30° + 2x, 30° + x; in a quadrant below 30° the middle house vanishes. */
export function pullenDelta(midheavenDeg: number, ascendantDeg: number): number[] {
  return divided(midheavenDeg, ascendantDeg, (quadrantDeg) => {
    if (quadrantDeg < 30) return [quadrantDeg / 2, 0];
    const delta = (quadrantDeg - 90) / 4;
    return [30 + delta, 30 + 2 * delta];
  });
}

/**
 * Pullen's sinusoidal ratio: in the smaller quadrant the houses are rx, x, rx, in the larger r³x, r⁴x, r³x. With c the ratio of the quadrants, r solves
 * r⁴ + 2r³ = c(2r + 1); Newton's steps from ∛(2c) fall on it from above, because the difference of both sides is convex there.
 */
export function pullenRatio(midheavenDeg: number, ascendantDeg: number): number[] {
  const quadrantDeg = normalizeDeg(ascendantDeg - midheavenDeg);
  const smallDeg = Math.min(quadrantDeg, 180 - quadrantDeg);
  if (!(smallDeg > SMALLEST_QUADRANT_DEG)) return [Number.NaN];
  const ratio = ratioOfHouses((180 - smallDeg) / smallDeg);
  const unitDeg = smallDeg / (2 * ratio + 1);
  const cube = ratio ** 3 * unitDeg;
  return divided(midheavenDeg, ascendantDeg, (degrees) =>
    degrees <= 90 ? [ratio * unitDeg, unitDeg] : [cube, ratio * cube],
  );
}

const SMALLEST_QUADRANT_DEG = 1e-4;
const MOST_STEPS = 60;

function ratioOfHouses(quadrants: number): number {
  let ratio = Math.cbrt(2 * quadrants);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const square = ratio * ratio;
    const difference = square * square + 2 * square * ratio - quadrants * (2 * ratio + 1);
    const next = ratio - difference / (4 * square * ratio + 6 * square - 2 * quadrants);
    if (Math.abs(next - ratio) <= 1e-15 * ratio) return next;
    ratio = next;
  }
  return ratio;
}

function divided(midheavenDeg: number, ascendantDeg: number, division: Division): number[] {
  const quadrantDeg = normalizeDeg(ascendantDeg - midheavenDeg);
  const [eleventh, twelfth] = division(quadrantDeg);
  const [second, third] = division(180 - quadrantDeg);
  return withOpposites([
    midheavenDeg,
    normalizeDeg(midheavenDeg + eleventh),
    normalizeDeg(midheavenDeg + eleventh + twelfth),
    ascendantDeg,
    normalizeDeg(ascendantDeg + second),
    normalizeDeg(ascendantDeg + second + third),
  ]);
}
