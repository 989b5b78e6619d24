import { normalizeDeg } from '../angle/angle.ts';

/**
 * A longitude with the path's turn count. Turns are compared first, so rounding does not depend on the length of the
 * path.
 */
export interface Place {
  readonly longitudeDeg: number;
  readonly turn: number;
}

export interface Target {
  readonly index: number;
  readonly longitudeDeg: number;
}

/** Targets normalised to [0, 360) degrees and sorted by longitude, each with its index in the input. */
export function sortedTargets(targetsDeg: readonly number[]): Target[] {
  return targetsDeg
    .map((deg, index) => ({ index, longitudeDeg: normalizeDeg(deg) }))
    .toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
}

function isBefore(a: Place, b: Place): boolean {
  return a.turn === b.turn ? a.longitudeDeg < b.longitudeDeg : a.turn < b.turn;
}

/** A target shifted by less than a turn. */
export function shifted({ longitudeDeg, turn }: Place, byDeg: number): Place {
  const moved = longitudeDeg + byDeg;
  return moved < 0
    ? { longitudeDeg: moved + 360, turn: turn - 1 }
    : moved >= 360
      ? { longitudeDeg: moved - 360, turn: turn + 1 }
      : { longitudeDeg: moved, turn };
}

/** The targets from `from` (inclusive) to `to` (exclusive), in the direction from one to the other, lowest first. */
export function targetsBetween(
  targets: readonly Target[],
  from: Place,
  to: Place,
): { readonly target: number; readonly place: Place }[] {
  const falling = isBefore(to, from);
  const [low, high] = falling ? [to, from] : [from, to];
  const found: { target: number; place: Place }[] = [];
  let { turn } = low;
  let position = targets.length === 0 ? 0 : lowerBound(targets, low.longitudeDeg);
  for (; targets.length > 0; position += 1) {
    if (position === targets.length) [position, turn] = [0, turn + 1];
    const { index, longitudeDeg } = targets[position]!;
    const place = { longitudeDeg, turn };
    if (falling ? isBefore(high, place) : !isBefore(place, high)) break;
    if (!falling || isBefore(low, place)) found.push({ target: index, place });
  }
  return found;
}

/** The first target not below a longitude. */
function lowerBound(targets: readonly Target[], longitudeDeg: number): number {
  let [low, high] = [0, targets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (targets[middle]!.longitudeDeg < longitudeDeg) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The distance from one target to another in degrees, including whole turns. */
export function wayDeg(from: Place, to: Place): number {
  return 360 * (to.turn - from.turn) + (to.longitudeDeg - from.longitudeDeg);
}
