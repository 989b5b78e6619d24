import { planetIndexOf } from '../bodies/groups.ts';
import type { Aspect } from '../aspects/aspect.ts';

const FIGURE_ASPECTS = ['conjunction', 'opposition', 'trine', 'square', 'sextile', 'quincunx'] as const;
export type FigureAspect = (typeof FIGURE_ASPECTS)[number];

/** For each aspect, the neighbours of every planet (Sun to Pluto) as bits, and the orbs of the pairs joined. */
export interface AspectGraph {
  readonly neighbours: Readonly<Record<FigureAspect, readonly number[]>>;
  /** |orb| in degrees at [10·lower + higher]; NaN where the pair is not joined. */
  readonly orbsDeg: Float64Array;
}

function figureAspect(id: string): FigureAspect | undefined {
  return FIGURE_ASPECTS.find((name) => name === id);
}

/** The graph of listed aspects among Sun to Pluto; of the minor aspects only the quincunx forms figures (contract §3.5). */
export function aspectGraph(aspects: readonly Aspect[]): AspectGraph {
  const row = (): number[] => Array.from({ length: 10 }, () => 0);
  const neighbours: Record<FigureAspect, number[]> = { conjunction: row(), opposition: row(), trine: row(), square: row(), sextile: row(), quincunx: row() };
  const orbsDeg = new Float64Array(100).fill(Number.NaN);
  for (const { kind, pointA, pointB, orbDeg } of aspects) {
    const name = figureAspect(kind.id);
    const a = planetIndexOf(pointA);
    const b = planetIndexOf(pointB);
    if (name === undefined || a < 0 || b < 0) continue;
    neighbours[name][a]! |= 1 << b;
    neighbours[name][b]! |= 1 << a;
    orbsDeg[10 * Math.min(a, b) + Math.max(a, b)] = Math.abs(orbDeg);
  }
  return { neighbours, orbsDeg };
}

/** Whether two planets are joined by an aspect. */
export function joined(graph: AspectGraph, aspect: FigureAspect, a: number, b: number): boolean {
  return ((graph.neighbours[aspect][a]! >> b) & 1) === 1;
}

/** All joined pairs, lower index first. */
export function pairsOf(graph: AspectGraph, aspect: FigureAspect): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < 10; a++) for (let b = a + 1; b < 10; b++) if (joined(graph, aspect, a, b)) pairs.push([a, b]);
  return pairs;
}
