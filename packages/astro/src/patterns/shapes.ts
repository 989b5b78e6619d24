import { findPlanetIndex, type PlanetId, PLANETS } from '../bodies/table.ts';
import type { Aspect } from '../aspects/aspect.ts';
import type { Element, Modality, Sign } from '../zodiac/signs.ts';

export const PATTERN_KINDS = [
  'stellium',
  't_square',
  'grand_cross',
  'grand_trine',
  'kite',
  'yod',
  'boomerang',
  'mystic_rectangle',
  'minor_grand_trine',
  'grand_sextile',
  'cradle',
] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** A figure of planets. Points are in planetary order, Sun to Pluto. */
export interface Pattern {
  readonly kind: PatternKind;
  readonly points: readonly PlanetId[];
  /** The focal planet of figures that have one. */
  readonly apex: PlanetId | null;
  /** Shared element of a grand trine, of a kite's trine, or of a stellium's sign; null when mixed. */
  readonly element: Element | null;
  /** Shared modality of a T-square or grand cross, or of a stellium's sign; null when mixed. */
  readonly modality: Modality | null;
  /** Sign or house of a stellium. */
  readonly sign: Sign | null;
  readonly house: number | null;
  /** Mean |orb| of the aspects among the points; null when a stellium has none. */
  readonly meanOrbDeg: number | null;
  /** Indexes, in the list of patterns, of the larger figures this one is a part of. */
  readonly partOf: readonly number[];
}

/** A figure before its orbs and the larger figures around it are known; planets as bits 0..9. */
export interface Figure {
  readonly kind: PatternKind;
  readonly mask: number;
  /** Planet index, or -1. */
  readonly apex: number;
  /** The planets whose shared element or modality is reported. */
  readonly namingMask: number;
  readonly house: number | null;
}

export const NO_APEX = -1;

const PLANETS_IN: readonly (readonly number[])[] = Array.from({ length: 1024 }, (_, mask) =>
  Array.from({ length: 10 }, (_, index) => index).filter((index) => (mask >> index) & 1),
);

const PLANET_IDS_IN: readonly (readonly PlanetId[])[] = PLANETS_IN.map((indexes) =>
  indexes.map((index) => PLANETS[index]!),
);

/** Planet indexes set in a mask, ascending. */
export function planetsIn(mask: number): readonly number[] {
  return PLANETS_IN[mask]!;
}

/** The planets of a mask, Sun to Pluto. */
export function planetIdsIn(mask: number): readonly PlanetId[] {
  return PLANET_IDS_IN[mask]!;
}

type FigureAspect = 'conjunction' | 'opposition' | 'trine' | 'square' | 'sextile' | 'quincunx';
type Pair = readonly [number, number];

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
function joined(graph: AspectGraph, aspect: FigureAspect, a: number, b: number): boolean {
  return ((graph.neighbours[aspect][a]! >> b) & 1) === 1;
}

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

export interface PlacedPlanet {
  readonly planetIndex: number;
  readonly signIndex: number;
  readonly house: number | null;
}

/** Signs are numbered 0 to 11, houses 1 to 12 and Gauquelin sectors 1 to 36. */
const NO_PLANETS: readonly number[] = Array.from({ length: 37 }, () => 0);

function groups(planets: readonly PlacedPlanet[], keyOf: (planet: PlacedPlanet) => number | null): number[] {
  const masks = NO_PLANETS.slice();
  for (const planet of planets) {
    const key = keyOf(planet);
    if (key !== null) masks[key]! |= 1 << planet.planetIndex;
  }
  return masks;
}

/** Stelliums of at least `least` planets, first by sign, then by house. */
export function stelliums(planets: readonly PlacedPlanet[], least: number): Figure[] {
  const found: Figure[] = [];
  const add = (mask: number, house: number | null): void => {
    if (planetsIn(mask).length >= least) found.push({ kind: 'stellium', mask, apex: NO_APEX, namingMask: mask, house });
  };
  groups(planets, ({ signIndex }) => signIndex).forEach((mask) => add(mask, null));
  groups(planets, ({ house }) => house).forEach(add);
  return found;
}
