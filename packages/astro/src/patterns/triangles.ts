import { joined, type AspectGraph, type FigureAspect } from './graph.ts';
import { NO_APEX, planetsIn, type Figure, type PatternKind } from './pattern.ts';

/** Figures of a base pair and one planet in the same aspect to both: T-square, yod, minor grand trine. */
function apexTriangles(graph: AspectGraph, kind: PatternKind, base: FigureAspect, sides: FigureAspect): Figure[] {
  const reach = graph.neighbours[sides];
  const found: Figure[] = [];
  for (const [a, b] of graph.pairs[base]) {
    for (const apex of planetsIn(reach[a]! & reach[b]!)) {
      const mask = (1 << a) | (1 << b) | (1 << apex);
      found.push({ kind, mask, apex, namingMask: mask, house: null });
    }
  }
  return found;
}

/** Opposition, both ends square to the apex. */
export const tSquares = (graph: AspectGraph): Figure[] => apexTriangles(graph, 't_square', 'opposition', 'square');
/** Sextile, both ends quincunx to the apex. */
export const yods = (graph: AspectGraph): Figure[] => apexTriangles(graph, 'yod', 'sextile', 'quincunx');
/** Trine, both ends sextile to the apex. */
export const minorGrandTrines = (graph: AspectGraph): Figure[] =>
  apexTriangles(graph, 'minor_grand_trine', 'trine', 'sextile');

/** Three mutual trines. */
export function grandTrines(graph: AspectGraph): Figure[] {
  const { trine } = graph.neighbours;
  const found: Figure[] = [];
  for (const [a, b] of graph.pairs.trine) {
    for (const c of planetsIn(trine[a]! & trine[b]!)) {
      if (c < b) continue;
      const mask = (1 << a) | (1 << b) | (1 << c);
      found.push({ kind: 'grand_trine', mask, apex: NO_APEX, namingMask: mask, house: null });
    }
  }
  return found;
}

/** A yod with a planet opposite its apex. */
export function boomerangs(graph: AspectGraph, foundYods: readonly Figure[]): Figure[] {
  return foundYods.flatMap((yod) =>
    planetsIn(graph.neighbours.opposition[yod.apex]! & ~yod.mask).map((opposite): Figure => {
      const mask = yod.mask | (1 << opposite);
      return { kind: 'boomerang', mask, apex: yod.apex, namingMask: mask, house: null };
    }),
  );
}

/** A grand trine with a fourth planet opposite one corner and sextile to the other two: the apex. */
export function kites(graph: AspectGraph, trines: readonly Figure[]): Figure[] {
  const found: Figure[] = [];
  for (const trine of trines) {
    const corners = planetsIn(trine.mask);
    for (const corner of corners) {
      const [left, right] = corners.filter((other) => other !== corner);
      for (const apex of planetsIn(graph.neighbours.opposition[corner]!)) {
        if (!joined(graph, 'sextile', apex, left!) || !joined(graph, 'sextile', apex, right!)) continue;
        found.push({ kind: 'kite', mask: trine.mask | (1 << apex), apex, namingMask: trine.mask, house: null });
      }
    }
  }
  return found;
}
