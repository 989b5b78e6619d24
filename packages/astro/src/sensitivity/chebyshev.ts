/** Terms below this are left out; the terms of a smooth function fall so fast that all of them together stay below 1e-10. */
const SMALLEST_TERM = 1e-12;

/**
 * A function of one variable on an interval, from its values at the Chebyshev nodes (Press et al., Numerical Recipes, 3rd ed. 2007, §5.8).
 * The value is in the unit of the samples.
 */
export class ChebyshevSeries {
  readonly #terms: Float64Array;
  readonly #middle: number;
  readonly #half: number;
  /** A Julian day has no more than 40 µs, so the nodes are not quite where they should be: the steady part is taken off first. */
  readonly #origin: number;
  readonly #steadyStart: number;
  readonly #steadyRate: number;

  /** `samples` belong to the `nodes` of `chebyshevNodes` with the same ends. */
  constructor(nodes: readonly number[], samples: readonly number[], from: number, until: number) {
    this.#middle = (from + until) / 2;
    this.#half = (until - from) / 2;
    const count = samples.length;
    const last = count - 1;
    this.#origin = nodes[0]!;
    this.#steadyStart = samples[0]!;
    this.#steadyRate = (samples[last]! - samples[0]!) / (nodes[last]! - nodes[0]!);
    const rest = samples.map((sample, node) => sample - this.#steady(nodes[node]!));
    const terms = new Float64Array(count);
    for (let term = 0; term < count; term++) {
      let sum = 0;
      for (let node = 0; node < count; node++) sum += rest[node]! * Math.cos((Math.PI * term * (node + 0.5)) / count);
      terms[term] = ((term === 0 ? 1 : 2) * sum) / count;
    }
    let used = count;
    while (used > 1 && Math.abs(terms[used - 1]!) < SMALLEST_TERM) used -= 1;
    this.#terms = terms.slice(0, used);
  }

  /** Clenshaw's recurrence. */
  at(argument: number): number {
    const terms = this.#terms;
    const x = (argument - this.#middle) / this.#half;
    const twice = 2 * x;
    let next = 0;
    let afterNext = 0;
    for (let term = terms.length - 1; term > 0; term--) {
      const value = twice * next - afterNext + terms[term]!;
      afterNext = next;
      next = value;
    }
    return this.#steady(argument) + (x * next - afterNext + terms[0]!);
  }

  #steady(argument: number): number {
    return this.#steadyStart + (argument - this.#origin) * this.#steadyRate;
  }
}

/** Where to sample a function on [from, until] for a series of `count` terms. */
export function chebyshevNodes(from: number, until: number, count: number): number[] {
  const [middle, half] = [(from + until) / 2, (until - from) / 2];
  return Array.from({ length: count }, (_, node) => middle + half * Math.cos((Math.PI * (node + 0.5)) / count));
}
