import { wrap180 } from '../angle/angle.ts';
import { findMinimum } from '../search/root.ts';
import type { TimeWindow } from './window-ephemeris.ts';
import type { FactHistory } from './facts.ts';

const SECOND_DAYS = 1 / 86_400;
/** Cusps and angles move by about 0.05° in this time. */
const QUICK_STEP_DAYS = 12 * SECOND_DAYS;
const SLOW_STEP_DAYS = 600 * SECOND_DAYS;
/** Where a cusp moves more than this between two instants, others are put between them, down to the shortest step. */
const LONGEST_MOVE_DEG = 0.25;
const SHORTEST_STEP_DAYS = 0.01 * SECOND_DAYS;
/** A turning point is found to this; there a longitude does not move. */
const TURN_TOLERANCE_DAYS = 0.05 * SECOND_DAYS;
/** Smaller moves are rounding. */
const STANDING_STILL_DEG = 1e-8;

/** Longitudes that are followed together, degrees; NaN where one is undefined. */
type LongitudesAt = (jdUt: number) => readonly number[];

/**
 * Instants at which to sample cusps and angles: so dense that none moves far between two, wherever the ascendant runs or jumps, and with
 * every turning point among them, also of a cusp against a body (`bodiesAt`) that it nearly reaches.
 */
export function quickInstants(window: TimeWindow, cuspsAt: LongitudesAt, bodiesAt: LongitudesAt): number[] {
  const even = evenInstants(window, QUICK_STEP_DAYS);
  const instants: number[] = [even[0]!];
  let before = cuspsAt(even[0]!);
  for (const jdUt of even.slice(1)) {
    const cusps = cuspsAt(jdUt);
    pushBetween(instants, cuspsAt, instants.at(-1)!, before, jdUt, cusps);
    instants.push(jdUt);
    before = cusps;
  }
  return merged(instants, turnsAlong(instants, cuspsAt, bodiesAt));
}

/** Instants at which to sample slow longitudes, their differences and sums, with their turning points. */
export function slowInstants(window: TimeWindow, longitudesAt: LongitudesAt): number[] {
  const instants = evenInstants(window, SLOW_STEP_DAYS);
  return merged(
    instants,
    turnsAlong(instants, longitudesAt, () => []),
  );
}

/** All instants of the lists, in ascending order, each once. */
export function merged(...lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].toSorted((a, b) => a - b);
}

/** From the start to the end of a window, at most a step apart. */
export function evenInstants({ fromJdUt, untilJdUt }: TimeWindow, stepDays: number): number[] {
  const count = Math.max(4, Math.ceil((untilJdUt - fromJdUt) / stepDays));
  return Array.from({ length: count + 1 }, (_, index) =>
    index === count ? untilJdUt : fromJdUt + ((untilJdUt - fromJdUt) * index) / count,
  );
}

function pushBetween(
  instants: number[],
  longitudesAt: LongitudesAt,
  fromJdUt: number,
  from: readonly number[],
  untilJdUt: number,
  until: readonly number[],
): void {
  if (untilJdUt - fromJdUt <= SHORTEST_STEP_DAYS || !movesFar(from, until)) return;
  const jdUt = (fromJdUt + untilJdUt) / 2;
  const middle = longitudesAt(jdUt);
  pushBetween(instants, longitudesAt, fromJdUt, from, jdUt, middle);
  instants.push(jdUt);
  pushBetween(instants, longitudesAt, jdUt, middle, untilJdUt, until);
}

function movesFar(from: readonly number[], until: readonly number[]): boolean {
  for (let index = 0; index < from.length; index++)
    if (Math.abs(wrap180(until[index]! - from[index]!)) > LONGEST_MOVE_DEG) return true;
  return false;
}

/** A cusp that turns nearer to a body than this may reach it between two instants and leave it again. */
const NEARLY_DEG = 0.05;

function turnsAlong(instants: readonly number[], longitudesAt: LongitudesAt, bodiesAt: LongitudesAt): number[] {
  const turns: number[] = [];
  let [first, second] = [longitudesAt(instants[0]!), longitudesAt(instants[1]!)];
  for (let node = 2; node < instants.length; node++) {
    const third = longitudesAt(instants[node]!);
    const [low, high] = [instants[node - 2]!, instants[node]!];
    for (let index = 0; index < third.length; index++) {
      const arrived = wrap180(second[index]! - first[index]!);
      const left = wrap180(third[index]! - second[index]!);
      if (!isTurn(arrived, left)) continue;
      const about = second[index]!;
      const side = arrived > 0 ? -1 : 1;
      const turn = (against: (jdUt: number) => number): number =>
        findMinimum(
          (jdUt) => side * wrap180(longitudesAt(jdUt)[index]! - about - against(jdUt)),
          low,
          high,
          TURN_TOLERANCE_DAYS,
        );
      turns.push(turn(() => 0));
      const bodies = bodiesAt(instants[node - 1]!);
      bodies.forEach((body, place) => {
        if (Math.abs(wrap180(body - about)) < NEARLY_DEG) turns.push(turn((jdUt) => bodiesAt(jdUt)[place]! - body));
      });
    }
    [first, second] = [second, third];
  }
  return turns;
}

/** Whether a longitude turned back between two moves; a jump of more than 90° is no turn. */
function isTurn(arrived: number, left: number): boolean {
  return (
    arrived > 0 !== left > 0 &&
    Math.abs(arrived) > STANDING_STILL_DEG &&
    Math.abs(left) > STANDING_STILL_DEG &&
    Math.abs(arrived) < 90 &&
    Math.abs(left) < 90
  );
}

/** How long nothing changes before and after an instant, days; up to the ends of the window. */
export interface Stay {
  readonly beforeDays: number;
  readonly afterDays: number;
  /** Nothing changes in the whole window. */
  readonly holds: boolean;
}

/** How long all these facts stay as they are at an instant of the window (Julian day UT1). */
export function stayOf(histories: readonly FactHistory[], atJdUt: number, { fromJdUt, untilJdUt }: TimeWindow): Stay {
  let [since, until, holds] = [fromJdUt, untilJdUt, true];
  for (const { changes } of histories) {
    for (const { jdUt } of changes) {
      holds = false;
      if (jdUt <= atJdUt) since = Math.max(since, jdUt);
      else until = Math.min(until, jdUt);
    }
  }
  return { beforeDays: atJdUt - since, afterDays: until - atJdUt, holds };
}
