import { TIME_TOLERANCE_DAYS } from '../search/changes.ts';
import { union, type Span } from './spans.ts';

/** A place that runs one way or jumps: a house, a sign. */
export interface Followed {
  /** Null: it has none. */
  readonly placeAt: (jdUt: number) => number | null;
  readonly isWanted: (place: number) => boolean;
  /** Whether one follows the other, so that nothing lies between them. */
  readonly areNeighbours: (one: number, other: number) => boolean;
}

/**
 * The parts of a span in which a place is wanted. It is asked for at every step, and a change that matters is narrowed to a tenth of a second, with what
 * is passed on the way. Complete where the place runs one way and a step is shorter than a turn; a place entered and left the same way within one step
 * is not found.
 */
export function followed(what: Followed, { startJdUt, endJdUt }: Span, stepDays: number): Span[] {
  const { placeAt, isWanted } = what;
  const found: Span[] = [];
  let [left, place] = [startJdUt, placeAt(startJdUt)];
  let begun = startJdUt;
  const change = (jdUt: number, next: number | null): void => {
    if (place !== null && isWanted(place)) found.push({ startJdUt: begun, endJdUt: jdUt });
    [begun, place] = [jdUt, next];
  };
  for (let step = 1; left < endJdUt; step++) {
    const right = Math.min(startJdUt + step * stepDays, endJdUt);
    narrow(what, [left, place], [right, placeAt(right)], change);
    left = right;
  }
  change(endJdUt, null);
  return union(found);
}

type Placed = readonly [jdUt: number, place: number | null];

/** Reports the changes between two instants in order. */
function narrow(what: Followed, from: Placed, to: Placed, change: (jdUt: number, place: number | null) => void): void {
  if (from[1] === to[1]) return;
  if (to[0] - from[0] <= TIME_TOLERANCE_DAYS || changesNothing(what, from[1], to[1])) {
    change(to[0], to[1]);
    return;
  }
  const middleJdUt = (from[0] + to[0]) / 2;
  const middle: Placed = [middleJdUt, what.placeAt(middleJdUt)];
  narrow(what, from, middle, change);
  narrow(what, middle, to, change);
}

/** Whether both are wanted or neither is, with nothing between them: when it changes does not matter. */
function changesNothing({ isWanted, areNeighbours }: Followed, from: number | null, to: number | null): boolean {
  return from !== null && to !== null && isWanted(from) === isWanted(to) && areNeighbours(from, to);
}
