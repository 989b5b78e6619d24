import type { Aspect } from '../aspects/aspect.ts';
import { PLANETS } from '../bodies/table.ts';
import { signByIndex, signElement, signModality } from '../zodiac/signs.ts';
import {
  aspectGraph,
  type AspectGraph,
  boomerangs,
  cradles,
  crossesAndRectangles,
  grandSextiles,
  grandTrines,
  type Figure,
  kites,
  minorGrandTrines,
  NO_APEX,
  type Pattern,
  type PlacedPlanet,
  planetIdsIn,
  planetsIn,
  stelliums,
  tSquares,
  yods,
} from './shapes.ts';

function meanOrbDeg(graph: AspectGraph, mask: number): number | null {
  const planets = planetsIn(mask);
  let sum = 0;
  let count = 0;
  for (let first = 0; first < planets.length; first++) {
    for (let second = first + 1; second < planets.length; second++) {
      const orbDeg = graph.orbsDeg[10 * planets[first]! + planets[second]!]!;
      if (Number.isNaN(orbDeg)) continue;
      sum += orbDeg;
      count += 1;
    }
  }
  return count === 0 ? null : sum / count;
}

/** The property that the signs of all planets in a mask share, or null. */
function shared<T>(mask: number, signs: readonly number[], of: (signIndex: number) => T): T | null {
  const planets = planetsIn(mask);
  const value = of(signs[planets[0]!]!);
  for (let index = 1; index < planets.length; index++) if (of(signs[planets[index]!]!) !== value) return null;
  return value;
}

/** Indexes of the figures that contain all planets of a mask and at least one more. */
function largerFigures(mask: number, figures: readonly Figure[]): number[] {
  const found: number[] = [];
  for (let index = 0; index < figures.length; index++) {
    const other = figures[index]!.mask;
    if (other !== mask && (other & mask) === mask) found.push(index);
  }
  return found;
}

function describe(figure: Figure, all: readonly Figure[], graph: AspectGraph, signs: readonly number[]): Pattern {
  const { kind, mask, apex, namingMask, house } = figure;
  const bySign = kind === 'stellium' && house === null;
  return {
    kind,
    points: planetIdsIn(mask),
    apex: apex === NO_APEX ? null : PLANETS[apex]!,
    element: bySign || kind === 'grand_trine' || kind === 'kite' ? shared(namingMask, signs, signElement) : null,
    modality: bySign || kind === 't_square' || kind === 'grand_cross' ? shared(namingMask, signs, signModality) : null,
    sign: bySign ? signByIndex(signs[planetsIn(mask)[0]!]!) : null,
    house,
    meanOrbDeg: meanOrbDeg(graph, mask),
    partOf: largerFigures(mask, all),
  };
}

/**
 * Figures among Sun to Pluto formed by the listed aspects, docs/methods/aspects.md. Figures inside larger ones are kept and list
 * them in `partOf`. `stelliumMin` is the minimum number of planets in a sign or house.
 */
export function findPatterns(
  aspects: readonly Aspect[],
  planets: readonly PlacedPlanet[],
  stelliumMin: number,
): Pattern[] {
  const graph = aspectGraph(aspects);
  const trines = grandTrines(graph);
  const bareYods = yods(graph);
  const figures = [
    ...stelliums(planets, stelliumMin),
    ...grandSextiles(graph, trines),
    ...crossesAndRectangles(graph),
    ...kites(graph, trines),
    ...trines,
    ...boomerangs(graph, bareYods),
    ...cradles(graph),
    ...tSquares(graph),
    ...bareYods,
    ...minorGrandTrines(graph),
  ];
  const signs: number[] = [];
  for (const { planetIndex, signIndex } of planets) signs[planetIndex] = signIndex;
  return figures.map((figure) => describe(figure, figures, graph, signs));
}
