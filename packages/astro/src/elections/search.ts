import type { ElectionCondition } from './condition.ts';
import { spansHolding } from './holding.ts';
import type { ElectionSky } from './sky.ts';
import { covers, intersection, lengthDays, SAME_EDGE_DAYS, union, type Span } from './spans.ts';

/** A condition with what it counts: `weight` null must hold, a number adds to the score where it holds. */
export interface ElectionWish {
  readonly condition: ElectionCondition;
  readonly weight: number | null;
}

/** A window in which the same conditions hold throughout; conditions are named by their place in the list. */
export interface ElectionWindow extends Span {
  readonly holds: readonly number[];
  /** Sum of the weights of those that hold. */
  readonly score: number;
  /** Conditions that begin or cease to hold at the start, and at the end; empty at the edge of the range. */
  readonly openedBy: readonly number[];
  readonly closedBy: readonly number[];
}

/** What a condition leaves of the range, as shares of it. */
export interface ElectionShare {
  /** Where it holds. */
  readonly own: number;
  /** Where all other conditions that must hold do: what would be left without it. */
  readonly others: number;
}

const SECOND_DAYS = 1 / 86_400;
/** Conditions are evaluated this far beyond the searched windows, to see what ends a window. */
const BEYOND_DAYS = 3 * SECOND_DAYS;

/** From the cheapest to the most expensive. */
const COSTS: Readonly<Partial<Record<ElectionCondition['kind'], number>>> = { angle_in_arcs: 1, house: 2 };

function costOf(condition: ElectionCondition): number {
  if (condition.kind === 'not') return costOf(condition.condition);
  if (condition.kind === 'all' || condition.kind === 'any') return Math.max(...condition.conditions.map(costOf));
  return COSTS[condition.kind] ?? 0;
}

/**
 * The windows of the sky's range in which all conditions without a weight hold, cut where one with a weight begins or ceases to hold. Those shorter than
 * `minimumDays` are left out; where the cuts leave nothing but shorter ones, the window stays whole and has the conditions that hold throughout. Where
 * nothing must hold, windows without a score are left out. In order of time. @throws as `Ephemeris.ecliptic`
 */
export function findElections(
  sky: ElectionSky,
  wishes: readonly ElectionWish[],
  minimumDays: number,
): ElectionWindow[] {
  const spans: Span[][] = wishes.map(() => []);
  let left: Span[] = [sky.range];
  const inOrder = wishes
    .map(({ condition, weight }, index) => ({ condition, weight, index, cost: costOf(condition) }))
    .toSorted((a, b) => Number(a.weight !== null) - Number(b.weight !== null) || a.cost - b.cost);
  for (const { condition, weight, index } of inOrder) {
    const known = spansHolding(sky, condition, widened(left, sky.range));
    spans[index] = known;
    if (weight === null) left = intersection(left, known).filter((span) => isLong(span, minimumDays));
  }
  const mustHold = wishes.some(({ weight }) => weight === null);
  return left
    .flatMap((window) => cut(window, wishes, spans, minimumDays))
    .filter(({ score }) => mustHold || score > 0)
    .map((piece) => ({ ...piece, ...changesAround(piece, sky.range, spans) }));
}

/** What each condition leaves of the range: for a search that found nothing. */
export function electionShares(sky: ElectionSky, wishes: readonly ElectionWish[]): ElectionShare[] {
  const { range } = sky;
  const whole = range.endJdUt - range.startJdUt;
  const spans = wishes.map(({ condition }) => spansHolding(sky, condition, [range]));
  return spans.map((own, index) => {
    const others = spans
      .filter((_, other) => other !== index && wishes[other]!.weight === null)
      .reduce((left, one) => intersection(left, one), [range]);
    return { own: lengthDays(own) / whole, others: lengthDays(others) / whole };
  });
}

function isLong({ startJdUt, endJdUt }: Span, minimumDays: number): boolean {
  return endJdUt - startJdUt >= Math.max(minimumDays, SECOND_DAYS) - SAME_EDGE_DAYS;
}

function widened(spans: readonly Span[], range: Span): Span[] {
  return union(
    spans.map(({ startJdUt, endJdUt }) => ({
      startJdUt: Math.max(range.startJdUt, startJdUt - BEYOND_DAYS),
      endJdUt: Math.min(range.endJdUt, endJdUt + BEYOND_DAYS),
    })),
  );
}

type Piece = Pick<ElectionWindow, 'startJdUt' | 'endJdUt' | 'holds' | 'score'>;

function cut(
  window: Span,
  wishes: readonly ElectionWish[],
  spans: readonly (readonly Span[])[],
  minimumDays: number,
): Piece[] {
  const piece = (span: Span, isHeld: (own: readonly Span[]) => boolean): Piece => {
    const holds = wishes.flatMap(({ weight }, index) => (weight === null || isHeld(spans[index]!) ? [index] : []));
    return { ...span, holds, score: holds.reduce((sum, index) => sum + (wishes[index]!.weight ?? 0), 0) };
  };
  const edges = wishes.flatMap(({ weight }, index) =>
    weight === null
      ? []
      : intersection([window], spans[index]!).flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]),
  );
  const pieces = partsBetween(window, edges)
    .filter((span) => isLong(span, minimumDays))
    .map((span) => piece(span, (own) => covers(own, (span.startJdUt + span.endJdUt) / 2)));
  return pieces.length > 0
    ? pieces
    : [piece(window, (own) => lengthDays(intersection([window], own)) > lengthDays([window]) - SAME_EDGE_DAYS)];
}

/** A span cut at instants; those nearer than half a second to one before are the same. */
function partsBetween({ startJdUt, endJdUt }: Span, cutsJdUt: readonly number[]): Span[] {
  const edges = [startJdUt];
  for (const jdUt of cutsJdUt.toSorted((a, b) => a - b))
    if (jdUt - edges.at(-1)! > SAME_EDGE_DAYS && endJdUt - jdUt > SAME_EDGE_DAYS) edges.push(jdUt);
  edges.push(endJdUt);
  return edges.slice(1).map((end, index) => ({ startJdUt: edges[index]!, endJdUt: end }));
}

function changesAround(
  { startJdUt, endJdUt, holds }: Piece,
  range: Span,
  spans: readonly (readonly Span[])[],
): Pick<ElectionWindow, 'openedBy' | 'closedBy'> {
  const changed = (jdUt: number): number[] =>
    jdUt < range.startJdUt || jdUt >= range.endJdUt
      ? []
      : spans.flatMap((own, index) => (covers(own, jdUt) === holds.includes(index) ? [] : [index]));
  return { openedBy: changed(startJdUt - SECOND_DAYS), closedBy: changed(endJdUt + SECOND_DAYS) };
}
