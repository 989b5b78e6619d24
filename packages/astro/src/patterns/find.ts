import type { Aspect } from '../aspects/aspect.ts';
import { PLANETS } from '../bodies/groups.ts';
import { elementOf, modalityOf, signAt } from '../zodiac/signs.ts';
import { aspectGraph, type AspectGraph } from './graph.ts';
import { NO_APEX, planetsIn, type Figure, type Pattern } from './pattern.ts';
import { cradles, crossesAndRectangles, grandSextiles } from './quadrangles.ts';
import { stelliums, type PlacedPlanet } from './stelliums.ts';
import { boomerangs, grandTrines, kites, minorGrandTrines, tSquares, yods } from './triangles.ts';

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

const shared = <T>(values: readonly T[]): T | null => (values.every((value) => value === values[0]) ? (values[0] ?? null) : null);

const NAMED_BY_ELEMENT = new Set(['grand_trine', 'kite']);
const NAMED_BY_MODALITY = new Set(['t_square', 'grand_cross']);

function describe(figure: Figure, all: readonly Figure[], graph: AspectGraph, signs: readonly number[]): Pattern {
  const naming = planetsIn(figure.namingMask).map((planet) => signs[planet]!);
  const bySign = figure.kind === 'stellium' && figure.house === null;
  const partOf: number[] = [];
  all.forEach((other, index) => {
    if (other.mask !== figure.mask && (other.mask & figure.mask) === figure.mask) partOf.push(index);
  });
  return {
    kind: figure.kind,
    points: planetsIn(figure.mask).map((planet) => PLANETS[planet]!),
    apex: figure.apex === NO_APEX ? null : PLANETS[figure.apex]!,
    element: bySign || NAMED_BY_ELEMENT.has(figure.kind) ? shared(naming.map(elementOf)) : null,
    modality: bySign || NAMED_BY_MODALITY.has(figure.kind) ? shared(naming.map(modalityOf)) : null,
    sign: bySign ? signAt(naming[0]!) : null,
    house: figure.house,
    meanOrbDeg: meanOrbDeg(graph, figure.mask),
    partOf,
  };
}

/**
 * Figures among Sun to Pluto formed by the listed aspects, contract §3.5. Figures inside larger ones are kept and say so in `partOf`.
 * `stelliumMin` is the least number of planets in a sign or house.
 */
export function findPatterns(aspects: readonly Aspect[], planets: readonly PlacedPlanet[], stelliumMin: number): Pattern[] {
  const graph = aspectGraph(aspects);
  const trines = grandTrines(graph);
  const bareYods = yods(graph);
  const figures = [
    ...stelliums(planets, stelliumMin), ...grandSextiles(graph, trines), ...crossesAndRectangles(graph), ...kites(graph, trines), ...trines,
    ...boomerangs(graph, bareYods), ...cradles(graph), ...tSquares(graph), ...bareYods, ...minorGrandTrines(graph),
  ];
  const signs: number[] = [];
  for (const { planetIndex, signIndex } of planets) signs[planetIndex] = signIndex;
  return figures.map((figure) => describe(figure, figures, graph, signs));
}
