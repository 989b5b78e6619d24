import { wrap180 } from '../angle/angle.ts';
import { type Aspect, type AspectPoint, describeAspect } from './aspect.ts';
import type { AspectKind } from './kinds.ts';
import { aspectRules, type AspectSettings, bodyOrbDeg, combinedOrbDeg, orbGroup, type OrbGroup } from './orbs.ts';
import type { PointId } from '../points/point-id.ts';

/** The orb model of docs/methods/aspects.md, prepared for one set of settings. */
export interface OrbTable {
  readonly rules: readonly AspectKind[];
  readonly settings: AspectSettings;
}

/** Prepares the orb model of docs/methods/aspects.md for one set of settings: the aspects to find and their base orbs. */
export function orbTable(settings: AspectSettings): OrbTable {
  return { rules: aspectRules(settings.aspects, settings.aspectOrbs), settings };
}

/** The aspect between two points, or null. When several fit, the one with the smallest |orb| / allowed orb. */
export function aspectBetween(
  a: AspectPoint,
  b: AspectPoint,
  orbADeg: number,
  orbBDeg: number,
  table: OrbTable,
): Aspect | null {
  const separationDeg = Math.abs(wrap180(a.longitudeDeg - b.longitudeDeg));
  const factor = orbFactor(orbADeg, orbBDeg, table);
  const best = aspectKindAt(separationDeg, factor, table);
  return best === null ? null : describeAspect(a, b, best, separationDeg, best.baseOrbDeg * factor);
}

/** What the base orbs of the aspects of a pair are multiplied by. */
function orbFactor(orbADeg: number, orbBDeg: number, { settings }: OrbTable): number {
  return (combinedOrbDeg(orbADeg, orbBDeg, settings.orbModel) / 8) * settings.orbScale;
}

/** The aspect of a separation in [0, 180]; null when it is in no orb. When several fit, the one with the smallest |orb| / allowed orb. */
export function aspectKindAt(separationDeg: number, factor: number, { rules }: OrbTable): AspectKind | null {
  let best: AspectKind | null = null;
  let bestRatio = Infinity;
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index]!;
    const distanceDeg = Math.abs(separationDeg - rule.angleDeg);
    const allowedDeg = rule.baseOrbDeg * factor;
    if (distanceDeg > allowedDeg) continue;
    const ratio = distanceDeg === 0 ? 0 : distanceDeg / allowedDeg;
    if (ratio < bestRatio) {
      best = rule;
      bestRatio = ratio;
    }
  }
  return best;
}

/** Two angles or two nodes never form a pair. */
function canPair(groupA: OrbGroup, groupB: OrbGroup): boolean {
  return groupA !== groupB || (groupA !== 'angles' && groupA !== 'nodes');
}

/** The pairs of points of one chart that can form an aspect, by their places in the list, with the factor of their orbs. */
export function aspectPairs(
  ids: readonly PointId[],
  table: OrbTable,
): { readonly first: number; readonly second: number; readonly factor: number }[] {
  const orbsDeg = ids.map((id) => bodyOrbDeg(id, table.settings.orbDegrees));
  return ids.flatMap((idA, first) =>
    ids.flatMap((idB, second) =>
      second > first && canPair(orbGroup(idA), orbGroup(idB))
        ? [{ first, second, factor: orbFactor(orbsDeg[first]!, orbsDeg[second]!, table) }]
        : [],
    ),
  );
}

/** All aspects among the points, in the order the points are given. Two angles or two nodes never form a pair. */
export function findAspects(points: readonly AspectPoint[], table: OrbTable): Aspect[] {
  const orbsDeg = points.map((point) => bodyOrbDeg(point.id, table.settings.orbDegrees));
  const groups = points.map((point) => orbGroup(point.id));
  const found: Aspect[] = [];
  for (let first = 0; first < points.length; first++) {
    const group = groups[first]!;
    for (let second = first + 1; second < points.length; second++) {
      if (!canPair(group, groups[second]!)) continue;
      const aspect = aspectBetween(points[first]!, points[second]!, orbsDeg[first]!, orbsDeg[second]!, table);
      if (aspect !== null) found.push(aspect);
    }
  }
  return found;
}

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
