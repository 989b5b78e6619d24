import weightedPairs from '../../data/western/synastry-weights.json' with { type: 'json' };
import type { PointId } from '../points/point-id.ts';
import type { AspectId } from '../aspects/kinds.ts';
import type { Aspect } from '../aspects/aspect.ts';

/** Themes in order of precedence for a pair, docs/methods/synastry.md. */
export const SCORE_CATEGORIES = [
  'romance',
  'emotion',
  'identity',
  'communication',
  'growth',
  'commitment',
  'transformation',
] as const;
type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

const CATEGORY_POINTS: Readonly<Record<ScoreCategory, readonly PointId[]>> = {
  romance: ['venus', 'mars'],
  emotion: ['moon'],
  identity: ['sun', 'asc', 'mc'],
  communication: ['mercury'],
  growth: ['jupiter'],
  commitment: ['saturn'],
  transformation: ['uranus', 'neptune', 'pluto'],
};

const pairKey = (a: PointId, b: PointId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Weight, then groups of points; every point of the first group with every point of the second. */
const WEIGHTED_PAIRS = weightedPairs as unknown as readonly (readonly [
  number,
  readonly PointId[],
  readonly PointId[],
])[];

const pairWeights = new Map<string, number>();
for (const [weight, first, second] of WEIGHTED_PAIRS)
  for (const a of first) for (const b of second) pairWeights.set(pairKey(a, b), weight);

/** Weight w of docs/methods/synastry.md, independent of whose point is whose; 0 for pairs that do not count. */
export function pairWeight(a: PointId, b: PointId): number {
  return pairWeights.get(pairKey(a, b)) ?? 0;
}

/**
 * Pairs for which an opposition counts as attraction: Sun–Moon, Venus–Mars, and the lights and Venus with the
 * ascendant.
 */
const ATTRACTED = new Set([
  pairKey('sun', 'moon'),
  pairKey('venus', 'mars'),
  pairKey('sun', 'asc'),
  pairKey('moon', 'asc'),
  pairKey('venus', 'asc'),
]);

/** Quality q of docs/methods/synastry.md; 0 for aspects other than the five of Ptolemy. */
export function aspectQuality(kind: AspectId, a: PointId, b: PointId): number {
  if (kind === 'conjunction') return conjunctionQuality(a, b);
  if (kind === 'opposition') return ATTRACTED.has(pairKey(a, b)) ? 0.3 : -0.5;
  return QUALITIES[kind] ?? 0;
}

const QUALITIES: Readonly<Partial<Record<AspectId, number>>> = { trine: 1, sextile: 0.7, square: -0.8 };

function conjunctionQuality(a: PointId, b: PointId): number {
  const has = (...ids: readonly PointId[]): boolean => ids.includes(a) || ids.includes(b);
  if (has('saturn')) return -0.5;
  if (has('uranus', 'neptune', 'pluto')) return -0.3;
  if (a === 'mars' && b === 'mars') return 0;
  return has('mars') ? 0.7 : 1;
}

/** The first theme that one of the two points belongs to; null when there is none. */
export function pairCategory(a: PointId, b: PointId): ScoreCategory | null {
  return (
    SCORE_CATEGORIES.find(
      (category) => CATEGORY_POINTS[category].includes(a) || CATEGORY_POINTS[category].includes(b),
    ) ?? null
  );
}

export interface ScoreFactor {
  readonly aspect: Aspect;
  readonly weight: number;
  readonly quality: number;
  /** 2 · weight · quality · exactness. */
  readonly points: number;
  readonly category: ScoreCategory;
}

export const SCORE_RATINGS = ['challenging', 'mixed', 'moderate', 'good', 'excellent'] as const;
type ScoreRating = (typeof SCORE_RATINGS)[number];
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
  const sumOf = (category: ScoreCategory): number =>
    factors.reduce((sum, factor) => (factor.category === category ? sum + factor.points : sum), 0);
  return Object.fromEntries(SCORE_CATEGORIES.map((category) => [category, sumOf(category)])) as Record<
    ScoreCategory,
    number
  >;
}
