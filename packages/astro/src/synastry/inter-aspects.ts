import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { findAspectsBetween } from '../aspects/between.ts';
import type { OrbTable } from '../aspects/find.ts';

/** An aspect between a point of one chart (`aspect.pointA`) and a point of another (`aspect.pointB`). */
export interface InterAspect {
  readonly aspect: Aspect;
  /** The same aspect also exists between the same two bodies with the charts swapped. */
  readonly doubleWhammy: boolean;
}

/** Every aspect between the charts of two people (docs/methods/synastry.md). */
export function findInterAspects(
  pointsA: readonly AspectPoint[],
  pointsB: readonly AspectPoint[],
  table: OrbTable,
): InterAspect[] {
  const found = findAspectsBetween(pointsA, pointsB, table);
  const known = new Set(found.map(({ pointA, pointB, kind }) => `${pointA} ${pointB} ${kind.id}`));
  return found.map((aspect) => ({
    aspect,
    doubleWhammy: aspect.pointA !== aspect.pointB && known.has(`${aspect.pointB} ${aspect.pointA} ${aspect.kind.id}`),
  }));
}
