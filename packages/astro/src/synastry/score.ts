import type { Aspect } from '../aspects/aspect.ts';
import { aspectQuality, pairCategory, pairWeight, SCORE_CATEGORIES, type ScoreCategory } from './score-weights.ts';

export interface ScoreFactor {
  readonly aspect: Aspect;
  readonly weight: number;
  readonly quality: number;
  /** 2 · weight · quality · exactness. */
  readonly points: number;
  readonly category: ScoreCategory;
}

export const SCORE_RATINGS = ['challenging', 'mixed', 'moderate', 'good', 'excellent'] as const;
export type ScoreRating = (typeof SCORE_RATINGS)[number];
/** Upper limit of each rating, exclusive. */
const RATING_ENDS = [35, 50, 65, 80] as const;

export interface CompatibilityScore {
  /** 0..100. */
  readonly value: number;
  readonly rawSum: number;
  readonly clamped: boolean;
  readonly rating: ScoreRating;
  /** Every term of the sum, heaviest first. */
  readonly factors: readonly ScoreFactor[];
  readonly categories: Readonly<Record<ScoreCategory, number>>;
}

/**
 * The transparent score of docs/methods/synastry.md over the aspects between two charts: 50 plus the points of every factor,
 * limited to 0..100.
 */
export function compatibilityScore(aspects: readonly Aspect[]): CompatibilityScore {
  const factors: ScoreFactor[] = [];
  for (const aspect of aspects) {
    const { pointA, pointB, kind, exactness } = aspect;
    const weight = pairWeight(pointA, pointB);
    const quality = aspectQuality(kind.id, pointA, pointB);
    const category = pairCategory(pointA, pointB);
    if (weight === 0 || quality === 0 || category === null) continue;
    factors.push({ aspect, weight, quality, points: 2 * weight * quality * exactness, category });
  }
  factors.sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const rawSum = factors.reduce((sum, { points }) => sum + points, 0);
  const value = Math.min(100, Math.max(0, 50 + rawSum));
  return {
    value,
    rawSum,
    clamped: value !== 50 + rawSum,
    rating: scoreRating(value),
    factors,
    categories: categorySums(factors),
  };
}

function scoreRating(value: number): ScoreRating {
  return SCORE_RATINGS[RATING_ENDS.filter((end) => value >= end).length]!;
}

function categorySums(factors: readonly ScoreFactor[]): Record<ScoreCategory, number> {
  const sums: Record<ScoreCategory, number> = {
    romance: 0,
    emotion: 0,
    identity: 0,
    communication: 0,
    growth: 0,
    commitment: 0,
    transformation: 0,
  };
  for (const category of SCORE_CATEGORIES) {
    for (const factor of factors) if (factor.category === category) sums[category] += factor.points;
  }
  return sums;
}
