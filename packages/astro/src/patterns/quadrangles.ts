import { joined, type AspectGraph } from './graph.ts';
import { NO_APEX, planetsIn, type Figure, type PatternKind } from './pattern.ts';

const figure = (kind: PatternKind, ...planets: readonly number[]): Figure => {
  const mask = planets.reduce((bits, planet) => bits | (1 << planet), 0);
  return { kind, mask, apex: NO_APEX, namingMask: mask, house: null };
};

/** Two oppositions whose ends are all square to one another (grand cross), or alternately trine and sextile (mystic rectangle). */
export function crossesAndRectangles(graph: AspectGraph): Figure[] {
  const oppositions = graph.pairs.opposition;
  const found: Figure[] = [];
  for (let first = 0; first < oppositions.length; first++) {
    const [a, b] = oppositions[first]!;
    for (let second = first + 1; second < oppositions.length; second++) {
      const [c, d] = oppositions[second]!;
      if (c === a || c === b || d === a || d === b) continue;
      const all = (one: 'square' | 'trine' | 'sextile', two: 'square' | 'trine' | 'sextile'): boolean =>
        joined(graph, one, a, c) && joined(graph, one, b, d) && joined(graph, two, a, d) && joined(graph, two, b, c);
      if (all('square', 'square')) found.push(figure('grand_cross', a, b, c, d));
      if (all('trine', 'sextile') || all('sextile', 'trine')) found.push(figure('mystic_rectangle', a, b, c, d));
    }
  }
  return found;
}

/** Three sextiles in a row whose ends are in opposition. */
export function cradles(graph: AspectGraph): Figure[] {
  const { sextile } = graph.neighbours;
  const found: Figure[] = [];
  for (const [start, end] of graph.pairs.opposition) {
    for (const second of planetsIn(sextile[start]!)) {
      for (const third of planetsIn(sextile[end]! & sextile[second]!)) {
        if (joined(graph, 'trine', start, third) && joined(graph, 'trine', second, end))
          found.push(figure('cradle', start, second, third, end));
      }
    }
  }
  return found;
}

/** Two grand trines, every corner of one opposite a corner of the other and sextile to the remaining two. */
export function grandSextiles(graph: AspectGraph, trines: readonly Figure[]): Figure[] {
  const found: Figure[] = [];
  for (let first = 0; first < trines.length; first++) {
    for (let second = first + 1; second < trines.length; second++) {
      const one = trines[first]!.mask;
      const two = trines[second]!.mask;
      if ((one & two) !== 0) continue;
      const fits = planetsIn(one).every(
        (planet) =>
          bitCount(graph.neighbours.opposition[planet]! & two) === 1 &&
          bitCount(graph.neighbours.sextile[planet]! & two) === 2,
      );
      if (fits) found.push(figure('grand_sextile', ...planetsIn(one | two)));
    }
  }
  return found;
}

const bitCount = (mask: number): number => planetsIn(mask).length;
