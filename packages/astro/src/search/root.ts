/**
 * Root of a continuous function between two points of opposite sign, to `tolerance` in its argument.
 * Brent, Algorithms for Minimization without Derivatives (1973), ch. 4: inverse quadratic and secant steps kept inside
 * the bracket by bisection. `fa` and `fb` must have opposite signs or one of them be zero.
 */
export function refineRoot(
  f: (x: number) => number,
  a: number,
  fa: number,
  b: number,
  fb: number,
  tolerance: number,
): number {
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0) throw new RangeError('refineRoot needs values of opposite sign');
  let [best, fBest, other, fOther] = [b, fb, a, fa];
  let [previous, fPrevious] = [a, fa];
  let step = b - a;
  let lastStep = step;
  for (let iteration = 0; iteration < 100; iteration++) {
    if (fBest > 0 === fOther > 0) {
      [other, fOther] = [previous, fPrevious];
      step = best - previous;
      lastStep = step;
    }
    if (Math.abs(fOther) < Math.abs(fBest)) {
      [previous, best, other] = [best, other, best];
      [fPrevious, fBest, fOther] = [fBest, fOther, fBest];
    }
    const half = (other - best) / 2;
    if (Math.abs(half) <= tolerance / 2 || fBest === 0) return best;
    const trial = interpolate(previous, fPrevious, best, fBest, other, fOther);
    const acceptable =
      Math.abs(lastStep) > tolerance / 2 &&
      Math.abs(fPrevious) > Math.abs(fBest) &&
      Math.abs(trial) < Math.min(Math.abs(1.5 * half) - tolerance / 4, Math.abs(lastStep / 2)) &&
      trial * half > 0;
    lastStep = acceptable ? step : half;
    step = acceptable ? trial : half;
    [previous, fPrevious] = [best, fBest];
    best += Math.abs(step) > tolerance / 4 ? step : Math.sign(half) * (tolerance / 4);
    fBest = f(best);
  }
  return best;
}

/** The step from `best` by inverse quadratic interpolation, or by the secant when only two points differ. */
function interpolate(
  previous: number,
  fPrevious: number,
  best: number,
  fBest: number,
  other: number,
  fOther: number,
): number {
  const s = fBest / fPrevious;
  const half = (other - best) / 2;
  if (previous === other) return (2 * half * s) / (s - 1);
  const q = fPrevious / fOther;
  const r = fBest / fOther;
  const numerator = s * (2 * half * q * (q - r) - (best - previous) * (r - 1));
  return -numerator / ((q - 1) * (r - 1) * (s - 1));
}

const GOLDEN = (3 - Math.sqrt(5)) / 2;

/**
 * Finds the minimum of a function that has only one in [a, b], to about `tolerance` in its argument, by golden-section
 * search (Press et al., Numerical Recipes, 3rd ed. 2007, §10.2).
 */
export function findMinimum(f: (x: number) => number, a: number, b: number, tolerance: number): number {
  let [low, high] = [a, b];
  let [inner, outer] = [low + GOLDEN * (high - low), high - GOLDEN * (high - low)];
  let [fInner, fOuter] = [f(inner), f(outer)];
  while (high - low > tolerance) {
    if (fInner < fOuter) {
      [high, outer, fOuter] = [outer, inner, fInner];
      inner = low + GOLDEN * (high - low);
      fInner = f(inner);
    } else {
      [low, inner, fInner] = [inner, outer, fOuter];
      outer = high - GOLDEN * (high - low);
      fOuter = f(outer);
    }
  }
  return fInner < fOuter ? inner : outer;
}

/**
 * Narrows the border between a point where a condition holds and one where it does not to `tolerance`, by halving.
 * Returns the last point known on either side.
 */
export function bisect(
  holds: (x: number) => boolean,
  inside: number,
  outside: number,
  tolerance: number,
): readonly [inside: number, outside: number] {
  let [last, first] = [inside, outside];
  while (Math.abs(first - last) > tolerance) {
    const middle = (last + first) / 2;
    if (holds(middle)) last = middle;
    else first = middle;
  }
  return [last, first];
}
