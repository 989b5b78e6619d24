import type { Aspect, AspectPoint } from './aspect.ts';
import { aspectBetween, type OrbTable } from './find.ts';
import { bodyOrbDeg } from './orbs.ts';

/**
 * Every aspect between two sets of points, in the order of the sets. Two angles or two nodes count as a pair here
 * because they belong to different charts.
 */
export function findAspectsBetween(
  pointsA: readonly AspectPoint[],
  pointsB: readonly AspectPoint[],
  table: OrbTable,
): Aspect[] {
  const orbsB = pointsB.map(({ id }) => bodyOrbDeg(id, table.settings.orbDegrees));
  const found: Aspect[] = [];
  for (const a of pointsA) {
    const orbADeg = bodyOrbDeg(a.id, table.settings.orbDegrees);
    for (let index = 0; index < pointsB.length; index++) {
      const aspect = aspectBetween(a, pointsB[index]!, orbADeg, orbsB[index]!, table);
      if (aspect !== null) found.push(aspect);
    }
  }
  return found;
}
