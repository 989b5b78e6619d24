import { findDeclinationAspects, type DeclinationPoint } from '@theia/astro/aspects/declination';
import { planetIndexOf } from '@theia/astro/bodies/groups';
import type { NatalChart } from '@theia/astro/natal/chart';
import type { InterAspect } from '@theia/astro/synastry/inter-aspects';
import type { CompatibilityScore, ScoreFactor } from '@theia/astro/synastry/score';
import type { ScoreCategory } from '@theia/astro/synastry/score-weights';
import { wire } from '../natal/wire-number.ts';

type Wired = Record<string, unknown>;

/** Whose birth time is not known: then that person's Moon is approximate. */
export interface Unknown {
  readonly a: boolean;
  readonly b: boolean;
}

const approximate = (a: string, b: string, unknown: Unknown): Wired =>
  (unknown.a && a === 'moon') || (unknown.b && b === 'moon') ? { approximate: true } : {};

/** The aspect object of contract §8.1. */
export function wireInterAspect({ aspect, doubleWhammy }: InterAspect, unknown: Unknown): Wired {
  const { pointA, pointB, kind } = aspect;
  return {
    a: pointA,
    b: pointB,
    aspect: kind.id,
    angle: wire(kind.angleDeg),
    separation: wire(aspect.separationDeg),
    orb: wire(aspect.orbDeg),
    allowed_orb: wire(aspect.allowedOrbDeg),
    exactness: wire(aspect.exactness),
    nature: kind.nature,
    out_of_sign: aspect.outOfSign,
    double_whammy: doubleWhammy,
    ...approximate(pointA, pointB, unknown),
  };
}

/** Pairs of bodies joined by the same aspect both ways, once each. */
export function wireDoubleWhammies(aspects: readonly InterAspect[]): Wired[] {
  const orbs = new Map(
    aspects.map(({ aspect: { pointA, pointB, kind, orbDeg } }) => [`${pointA} ${pointB} ${kind.id}`, orbDeg]),
  );
  const seen = new Set<string>();
  const found: Wired[] = [];
  for (const {
    aspect: { pointA, pointB, kind, orbDeg },
    doubleWhammy,
  } of aspects) {
    const mirrored = `${pointB} ${pointA} ${kind.id}`;
    if (!doubleWhammy || seen.has(mirrored)) continue;
    seen.add(`${pointA} ${pointB} ${kind.id}`);
    found.push({
      point_1: pointA,
      point_2: pointB,
      aspect: kind.id,
      orb_1: wire(orbDeg),
      orb_2: wire(orbs.get(mirrored) ?? orbDeg),
    });
  }
  return found;
}

function wireFactor({ aspect, weight, quality, points, category }: ScoreFactor, unknown: Unknown): Wired {
  const { pointA, pointB, kind, orbDeg, exactness } = aspect;
  return {
    a: pointA,
    b: pointB,
    aspect: kind.id,
    orb: wire(orbDeg),
    weight,
    quality,
    exactness: wire(exactness),
    points: wire(points),
    category,
    ...approximate(pointA, pointB, unknown),
  };
}

export const SCORE_DISCLAIMER =
  'A sum of traditional rules, every term of which is listed. It is not a validated measure of how two people get on.';

/** `score` of contract §8.3. */
export function wireScore(score: CompatibilityScore, unknown: Unknown): Wired {
  const categories: Partial<Record<ScoreCategory, number>> = {};
  for (const [category, sum] of Object.entries(score.categories) as [ScoreCategory, number][])
    categories[category] = wire(sum);
  return {
    value: wire(score.value),
    raw_sum: wire(score.rawSum),
    clamped: score.clamped,
    rating: score.rating,
    factors: score.factors.map((factor) => wireFactor(factor, unknown)),
    categories,
    disclaimer: SCORE_DISCLAIMER,
  };
}

const planetsOf = ({ points }: NatalChart): DeclinationPoint[] =>
  points
    .filter(({ id }) => planetIndexOf(id) >= 0)
    .map(({ id, position }) => ({ id, declinationDeg: position.declinationDeg }));

/** Parallels and contraparallels between two charts, Sun to Pluto. */
export function wireInterDeclinations(a: NatalChart, b: NatalChart, maxOrbDeg: number, unknown: Unknown): Wired[] {
  return planetsOf(a).flatMap((one) =>
    planetsOf(b).flatMap((other) =>
      findDeclinationAspects([one, other], maxOrbDeg).map((found): Wired => ({
        a: found.pointA,
        b: found.pointB,
        aspect: found.kind,
        orb: wire(found.orbDeg),
        declination_a: wire(found.declinationADeg),
        declination_b: wire(found.declinationBDeg),
        ...approximate(found.pointA, found.pointB, unknown),
      })),
    ),
  );
}
