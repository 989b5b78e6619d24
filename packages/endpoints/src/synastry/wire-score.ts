import type { CompatibilityScore, ScoreFactor } from '@theia-astro/astro/synastry/score';
import { SCORE_CATEGORIES } from '@theia-astro/astro/synastry/score-weights';
import { mapIds } from '../wire/by-id.ts';
import { wire } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { scoreFactorSchema, scoreSchema } from './schema.ts';
import { type Unknown, wireBetween } from '../western/relationship/wire-aspects.ts';

export const SCORE_DISCLAIMER =
  'A sum of traditional rules; include details lists every term. It is not a validated measure of how well two people get along.';

/** `score` (docs/methods/synastry.md). */
export function wireScore(score: CompatibilityScore, unknown: Unknown, details: boolean): Wire<typeof scoreSchema> {
  return {
    value: wire(score.value),
    raw_sum: wire(score.rawSum),
    clamped: score.clamped,
    rating: score.rating,
    categories: mapIds(SCORE_CATEGORIES, (category) => wire(score.categories[category])),
    ...(details ? { factors: score.factors.map((factor) => wireFactor(factor, unknown)) } : {}),
    disclaimer: SCORE_DISCLAIMER,
  };
}

function wireFactor(
  { aspect, weight, quality, points, category }: ScoreFactor,
  unknown: Unknown,
): Wire<typeof scoreFactorSchema> {
  return {
    ...wireBetween(aspect, unknown, false),
    weight,
    quality,
    exactness: wire(aspect.exactness),
    points: wire(points),
    category,
  };
}
