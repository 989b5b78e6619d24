import type { PlanetId } from '../bodies/groups.ts';
import { quadrantOf } from '../houses/placement.ts';
import { elementOf, modalityOf, type Element, type Modality } from '../zodiac/signs.ts';

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

/** Weights of contract §3.5; every other point counts 1. */
const WEIGHTS: Readonly<Partial<Record<BalancePoint['id'], number>>> = { sun: 3, moon: 3, asc: 3, mercury: 2, venus: 2, mars: 2, mc: 2 };

const emptyCounts = (): BalanceCounts => ({
  elements: { fire: 0, earth: 0, air: 0, water: 0 },
  modalities: { cardinal: 0, fixed: 0, mutable: 0 },
  polarity: { positive: 0, negative: 0 },
});

function count(counts: BalanceCounts, signIndex: number, weight: number): void {
  counts.elements[elementOf(signIndex)] += weight;
  counts.modalities[modalityOf(signIndex)] += weight;
  counts.polarity[signIndex % 2 === 0 ? 'positive' : 'negative'] += weight;
}

/**
 * Distribution of Sun to Pluto over elements, modalities, polarities and houses: houses 1–6 lie below the horizon,
 * 10–3 in the east. The weighted counts also take ascendant and midheaven, where known.
 */
export function balanceOf(points: readonly BalancePoint[], houseCount: number | null): Balance {
  const counts = emptyCounts();
  const weighted = emptyCounts();
  const houses: HouseBalance = { hemispheres: { above: 0, below: 0, eastern: 0, western: 0 }, quadrants: [0, 0, 0, 0] };
  for (const { id, signIndex, house } of points) {
    count(weighted, signIndex, WEIGHTS[id] ?? 1);
    if (id === 'asc' || id === 'mc') continue;
    count(counts, signIndex, 1);
    if (house === null || houseCount === null) continue;
    const quadrant = quadrantOf(house, houseCount);
    houses.quadrants[quadrant - 1]! += 1;
    houses.hemispheres[quadrant <= 2 ? 'below' : 'above'] += 1;
    houses.hemispheres[quadrant === 1 || quadrant === 4 ? 'eastern' : 'western'] += 1;
  }
  return { ...counts, houses: houseCount === null ? null : houses, weighted };
}
