import { findPlanetIndex } from '../bodies/groups.ts';
import type { Aspect } from '../aspects/aspect.ts';

export type FigureAspect = 'conjunction' | 'opposition' | 'trine' | 'square' | 'sextile' | 'quincunx';
export type Pair = readonly [number, number];

/** For each aspect: the neighbours of every planet (Sun to Pluto) as bits, and the pairs joined, lower index first. */
export interface AspectGraph {
  readonly neighbours: Readonly<Record<FigureAspect, readonly number[]>>;
  readonly pairs: Readonly<Record<FigureAspect, readonly Pair[]>>;
  /** |orb| in degrees at index 10·lower + higher; NaN when the pair has no aspect. */
  readonly orbsDeg: readonly number[];
}

const NO_ORBS: readonly number[] = Array.from({ length: 100 }, () => Number.NaN);
const row = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The graph of listed aspects among Sun to Pluto; of the minor aspects only the quincunx forms figures (docs/methods/aspects.md). */
export function aspectGraph(aspects: readonly Aspect[]): AspectGraph {
  const neighbours: Record<string, number[]> & Record<FigureAspect, number[]> = {
    conjunction: row(),
    opposition: row(),
    trine: row(),
    square: row(),
    sextile: row(),
    quincunx: row(),
  };
  const pairs: Record<string, Pair[]> & Record<FigureAspect, Pair[]> = {
    conjunction: [],
    opposition: [],
    trine: [],
    square: [],
    sextile: [],
    quincunx: [],
  };
  const orbsDeg = NO_ORBS.slice();
  for (const { kind, pointA, pointB, orbDeg } of aspects) {
    const reach = neighbours[kind.id];
    if (reach === undefined) continue;
    const first = findPlanetIndex(pointA);
    const second = findPlanetIndex(pointB);
    if (first < 0 || second < 0) continue;
    const a = Math.min(first, second);
    const b = Math.max(first, second);
    reach[a]! |= 1 << b;
    reach[b]! |= 1 << a;
    pairs[kind.id]!.push([a, b]);
    orbsDeg[10 * a + b] = Math.abs(orbDeg);
  }
  return { neighbours, pairs, orbsDeg };
}

/** Whether two planets are joined by an aspect. */
export function joined(graph: AspectGraph, aspect: FigureAspect, a: number, b: number): boolean {
  return ((graph.neighbours[aspect][a]! >> b) & 1) === 1;
}
