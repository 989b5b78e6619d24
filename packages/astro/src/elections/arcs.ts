import { normalizeDeg } from '../angle/normalize.ts';
import { crossings } from '../search/crossings.ts';
import type { Path } from '../search/path.ts';
import { holdingBetween, type Span } from './spans.ts';

/** A part of the circle [fromDeg, fromDeg + widthDeg), degrees. */
export interface Arc {
  readonly fromDeg: number;
  readonly widthDeg: number;
}

/** Whether a longitude lies in one of the arcs. */
export function inArcs(arcs: readonly Arc[], longitudeDeg: number): boolean {
  return arcs.some(({ fromDeg, widthDeg }) => normalizeDeg(longitudeDeg - fromDeg) < widthDeg);
}

/** Equal parts of the circle by their numbers from 0: of `count` signs, tithis, nakshatras. */
export function equalParts(numbers: readonly number[], count: number): Arc[] {
  const widthDeg = 360 / count;
  return numbers.map((number) => ({ fromDeg: number * widthDeg, widthDeg }));
}

/** Arcs that touch joined, so that nobody looks for the edge between them. */
export function joinedArcs(arcs: readonly Arc[]): Arc[] {
  const joined: Arc[] = [];
  const sorted = arcs
    .map(({ fromDeg, widthDeg }) => ({ fromDeg: normalizeDeg(fromDeg), widthDeg }))
    .toSorted((a, b) => a.fromDeg - b.fromDeg);
  for (const arc of sorted) {
    const last = joined.at(-1);
    const overlap = last === undefined ? -1 : last.fromDeg + last.widthDeg - arc.fromDeg;
    if (last === undefined || overlap < -1e-9) joined.push(arc);
    else
      joined[joined.length - 1] = {
        ...last,
        widthDeg: Math.max(last.widthDeg, arc.fromDeg + arc.widthDeg - last.fromDeg),
      };
  }
  const [first, last] = [joined[0], joined.at(-1)];
  if (first === undefined || last === undefined || joined.length === 1) return joined;
  const around = last.fromDeg + last.widthDeg - 360 - first.fromDeg;
  return around < -1e-9
    ? joined
    : [...joined.slice(1, -1), { ...last, widthDeg: last.widthDeg - around + Math.max(first.widthDeg, around) }];
}

/** The spans in which a path runs through the arcs, within its range and the coverage of its motion. */
export function spansInArcs(path: Path, arcs: readonly Arc[]): Span[] {
  const span = coveredSpan(path);
  if (span === null) return [];
  const joined = joinedArcs(arcs);
  const edgesDeg = joined.flatMap(({ fromDeg, widthDeg }) => [fromDeg, fromDeg + widthDeg]);
  const changes = crossings(path, edgesDeg)
    .filter(({ touch }) => !touch)
    .map(({ jdUt }) => jdUt);
  return holdingBetween(span, changes, (jdUt) => inArcs(joined, path.motion.at(jdUt).longitudeDeg));
}

/** The range of a path as far as its motion is known; null where it is not. */
export function coveredSpan({ fromJdUt, untilJdUt, motion: { coverage } }: Path): Span | null {
  const startJdUt = Math.max(fromJdUt, coverage[0]);
  const endJdUt = Math.min(untilJdUt, coverage[1]);
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : null;
}
