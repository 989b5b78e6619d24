import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { aspectBetween, type OrbTable } from '../aspects/find.ts';
import { bodyOrbDeg } from '../aspects/orbs.ts';

/** An aspect between a point of one chart (`aspect.pointA`) and a point of another (`aspect.pointB`). */
export interface InterAspect {
  readonly aspect: Aspect;
  /** The same aspect joins the same two bodies the other way round too. */
  readonly doubleWhammy: boolean;
}

/**
 * Every aspect between two charts (contract §8.1): each point of A with each point of B, in their orders. Two angles or two nodes
 * make a pair here, for they belong to different people.
 */
export function findInterAspects(pointsA: readonly AspectPoint[], pointsB: readonly AspectPoint[], table: OrbTable): InterAspect[] {
  const orbsB = pointsB.map(({ id }) => bodyOrbDeg(id, table.settings.orbDegrees));
  const found: Aspect[] = [];
  for (const a of pointsA) {
    const orbADeg = bodyOrbDeg(a.id, table.settings.orbDegrees);
    for (let index = 0; index < pointsB.length; index++) {
      const aspect = aspectBetween(a, pointsB[index]!, orbADeg, orbsB[index]!, table);
      if (aspect !== null) found.push(aspect);
    }
  }
  const known = new Set(found.map(({ pointA, pointB, kind }) => `${pointA} ${pointB} ${kind.id}`));
  return found.map((aspect) => ({
    aspect, doubleWhammy: aspect.pointA !== aspect.pointB && known.has(`${aspect.pointB} ${aspect.pointA} ${aspect.kind.id}`),
  }));
}
