import { TIME_TOLERANCE_DAYS } from '../search/changes.ts';
import { union, type Span } from './spans.ts';

/**
 * The parts of a span in which a place (a house, a sign; null: none) is wanted. It is asked for at every step, and every change between two steps is
 * narrowed to a tenth of a second, those passed on the way too. Complete where the place runs one way and a step is shorter than a turn; a place entered and left the same way within one
 * step is not found.
 */
export function followed(
  placeAt: (jdUt: number) => number | null,
  wanted: (place: number) => boolean,
  { startJdUt, endJdUt }: Span,
  stepDays: number,
): Span[] {
  const found: Span[] = [];
  let [left, place] = [startJdUt, placeAt(startJdUt)];
  let begun = startJdUt;
  const change = (jdUt: number, next: number | null): void => {
    if (place !== null && wanted(place)) found.push({ startJdUt: begun, endJdUt: jdUt });
    [begun, place] = [jdUt, next];
  };
  for (let step = 1; left < endJdUt; step++) {
    const right = Math.min(startJdUt + step * stepDays, endJdUt);
    narrow(placeAt, [left, place], [right, placeAt(right)], change);
    left = right;
  }
  change(endJdUt, null);
  return union(found);
}

type Placed = readonly [jdUt: number, place: number | null];

/** Reports the changes between two instants in order. */
function narrow(
  placeAt: (jdUt: number) => number | null,
  from: Placed,
  to: Placed,
  change: (jdUt: number, place: number | null) => void,
): void {
  if (from[1] === to[1]) return;
  if (to[0] - from[0] <= TIME_TOLERANCE_DAYS) {
    change(to[0], to[1]);
    return;
  }
  const middleJdUt = (from[0] + to[0]) / 2;
  const middle: Placed = [middleJdUt, placeAt(middleJdUt)];
  narrow(placeAt, from, middle, change);
  narrow(placeAt, middle, to, change);
}
