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
