import type { PlanetId } from '../bodies/table.ts';
import { houseQuadrant } from '../houses/placement.ts';
import type { Element, Modality } from '../zodiac/signs.ts';

export interface BalanceCounts {
  readonly elements: Record<Element, number>;
  readonly modalities: Record<Modality, number>;
  readonly polarity: { positive: number; negative: number };
}

export interface HouseBalance {
  readonly hemispheres: { above: number; below: number; eastern: number; western: number };
  /** Houses 1–3, 4–6, 7–9, 10–12. */
  readonly quadrants: [number, number, number, number];
}

export interface Balance extends BalanceCounts {
  /** Null without houses. */
  readonly houses: HouseBalance | null;
  readonly weighted: BalanceCounts;
}

export interface BalancePoint {
  readonly id: PlanetId | 'asc' | 'mc';
  readonly signIndex: number;
  readonly house: number | null;
}

/** Weights of docs/methods/aspects.md; every other point counts 1. */
const WEIGHTS: Readonly<Partial<Record<BalancePoint['id'], number>>> = {
  sun: 3,
  moon: 3,
  asc: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  mc: 2,
};

/** Adds up the signs of the points, each point with its weight. */
function countPoints(points: readonly BalancePoint[], weightOf: (id: BalancePoint['id']) => number): BalanceCounts {
  const [elements, modalities, polarity] = [
    [0, 0, 0, 0],
    [0, 0, 0],
    [0, 0],
  ];
  for (const { id, signIndex } of points) {
    const weight = weightOf(id);
    elements[signIndex % 4]! += weight;
    modalities[signIndex % 3]! += weight;
    polarity[signIndex % 2]! += weight;
  }
  return {
    elements: { fire: elements[0]!, earth: elements[1]!, air: elements[2]!, water: elements[3]! },
    modalities: { cardinal: modalities[0]!, fixed: modalities[1]!, mutable: modalities[2]! },
    polarity: { positive: polarity[0]!, negative: polarity[1]! },
  };
}

const isAngle = (id: BalancePoint['id']): boolean => id === 'asc' || id === 'mc';
const plainWeight = (id: BalancePoint['id']): number => (isAngle(id) ? 0 : 1);
const pointWeight = (id: BalancePoint['id']): number => WEIGHTS[id] ?? 1;

/**
 * How Sun to Pluto are distributed over elements, modalities, polarities and houses. Houses 1–6 lie below the horizon,
 * houses 10–3 in the east. The weighted counts include ascendant and midheaven where they are known.
 */
export function computeBalance(points: readonly BalancePoint[], houseCount: number | null): Balance {
  const { elements, modalities, polarity } = countPoints(points, plainWeight);
  return {
    elements,
    modalities,
    polarity,
    houses: houseCount === null ? null : houseBalance(points, houseCount),
    weighted: countPoints(points, pointWeight),
  };
}

function houseBalance(points: readonly BalancePoint[], houseCount: number): HouseBalance {
  const quadrants: [number, number, number, number] = [0, 0, 0, 0];
  for (const { id, house } of points)
    if (!isAngle(id) && house !== null) quadrants[houseQuadrant(house, houseCount) - 1]! += 1;
  const [first, second, third, fourth] = quadrants;
  return {
    hemispheres: { above: third + fourth, below: first + second, eastern: fourth + first, western: second + third },
    quadrants,
  };
}
