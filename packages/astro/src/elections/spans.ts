/** A span of time [startJdUt, endJdUt), Julian days UT1. Lists of spans are in order of time, apart from one another. */
export interface Span {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** Two edges closer than this are one: half a second, in days. What lies between them is shorter than what is shown. */
export const SAME_EDGE_DAYS = 0.5 / 86_400;

/** What both lists contain. */
export function intersection(a: readonly Span[], b: readonly Span[]): Span[] {
  const found: Span[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!];
    const startJdUt = Math.max(one.startJdUt, other.startJdUt);
    const endJdUt = Math.min(one.endJdUt, other.endJdUt);
    if (endJdUt - startJdUt > SAME_EDGE_DAYS) found.push({ startJdUt, endJdUt });
    if (one.endJdUt < other.endJdUt) i += 1;
    else j += 1;
  }
  return found;
}

/** What `within` contains and `without` does not. */
export function difference(within: readonly Span[], without: readonly Span[]): Span[] {
  const edges = without.flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]);
  const gaps = [-Infinity, ...edges, Infinity];
  const outside = Array.from({ length: gaps.length / 2 }, (_, index) => ({
    startJdUt: gaps[2 * index]!,
    endJdUt: gaps[2 * index + 1]!,
  }));
  return intersection(within, outside);
}

/** What at least one of the spans contains; they may overlap and come in any order. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.startJdUt - b.startJdUt)) {
    const last = joined.at(-1);
    if (last === undefined || span.startJdUt - last.endJdUt > SAME_EDGE_DAYS) joined.push(span);
    else if (span.endJdUt > last.endJdUt)
      joined[joined.length - 1] = { startJdUt: last.startJdUt, endJdUt: span.endJdUt };
  }
  return joined;
}

/** Whether an instant lies within one of the spans. */
export function covers(spans: readonly Span[], jdUt: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.endJdUt <= jdUt) low = middle + 1;
    else high = middle;
  }
  return low < spans.length && spans[low]!.startJdUt <= jdUt;
}

/** Days that the spans have together. */
export function lengthDays(spans: readonly Span[]): number {
  return spans.reduce((sum, { startJdUt, endJdUt }) => sum + (endJdUt - startJdUt), 0);
}

/**
 * The parts of a span in which something holds that can change only at the instants given (any order). It is evaluated once between two neighbouring
 * instants.
 */
export function holdingBetween(span: Span, changesJdUt: readonly number[], holds: (jdUt: number) => boolean): Span[] {
  const inside = changesJdUt.filter((jdUt) => jdUt > span.startJdUt && jdUt < span.endJdUt).toSorted((a, b) => a - b);
  const found: Span[] = [];
  let startJdUt = span.startJdUt;
  for (const endJdUt of [...inside, span.endJdUt]) {
    if (endJdUt - startJdUt > SAME_EDGE_DAYS && holds((startJdUt + endJdUt) / 2)) found.push({ startJdUt, endJdUt });
    startJdUt = endJdUt;
  }
  return union(found);
}
