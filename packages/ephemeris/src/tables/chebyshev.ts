/** A fitter of functions sampled at `nodes` Chebyshev points of [-1, 1]: `points` ascend, `fit` gives as many coefficients. */
export interface ChebyshevFitter {
  readonly points: Float64Array;
  /** @param values at `points` */
  fit(values: Float64Array): Float64Array;
}

/** Discrete orthogonality of the Chebyshev polynomials at the roots of the next one; exact for polynomials of degree below `nodes`. */
export function chebyshevFitter(nodes: number): ChebyshevFitter {
  const points = Float64Array.from({ length: nodes }, (_, index) => -Math.cos((Math.PI * (index + 0.5)) / nodes));
  const basis = Array.from({ length: nodes }, (_, degree) =>
    Float64Array.from(points, (x) => (Math.cos(degree * Math.acos(x)) * (degree === 0 ? 1 : 2)) / nodes),
  );
  return {
    points,
    fit: (values) =>
      Float64Array.from(basis, (weights) => {
        let sum = 0;
        for (let index = 0; index < nodes; index += 1) sum += weights[index]! * values[index]!;
        return sum;
      }),
  };
}

/** How many coefficients are needed so that those left out add up to no more than `rest`. */
export function termsWithin(coefficients: Float64Array, rest: number): number {
  let count = coefficients.length;
  let sum = 0;
  while (count > 0) {
    sum += Math.abs(coefficients[count - 1]!);
    if (sum > rest) break;
    count -= 1;
  }
  return count;
}
