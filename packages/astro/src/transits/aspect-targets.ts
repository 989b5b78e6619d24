import { ASPECT_KINDS } from '../aspects/kinds.ts';
import type { PointId } from '../bodies/groups.ts';
import type { AspectId, BodyId } from '../natal/settings.ts';

/** A natal point as transits see it: a longitude that stays. */
export interface NatalTarget {
  readonly id: PointId;
  readonly longitudeDeg: number;
}

/** The orb of an aspect of a moving body to a target, degrees. */
export type OrbOf = (aspect: AspectId, body: BodyId, target: PointId) => number;

/** One longitude that makes one aspect exact; sextile, square and trine have two. */
export interface AspectTarget {
  readonly target: PointId;
  readonly aspect: AspectId;
  readonly angleDeg: number;
  /** Where the aspected point stands; 0 for the angle between two moving bodies. */
  readonly pointDeg: number;
  readonly targetDeg: number;
  readonly orbDeg: number;
}

/** An orb of nothing is searched as this, so that windows have two edges. */
const LEAST_ORB_DEG = 1e-6;

/** Every longitude at which the body makes one of the aspects to one of the targets exact. */
export function aspectTargets(
  body: BodyId,
  targets: readonly NatalTarget[],
  aspects: readonly AspectId[],
  orbOf: OrbOf,
): AspectTarget[] {
  return targets.flatMap(({ id, longitudeDeg }) =>
    aspects.flatMap((aspect) => {
      const { angleDeg } = ASPECT_KINDS[aspect];
      const orbDeg = Math.max(orbOf(aspect, body, id), LEAST_ORB_DEG);
      const sides = angleDeg === 0 || angleDeg === 180 ? [angleDeg] : [angleDeg, -angleDeg];
      return sides.map((side) => ({
        target: id,
        aspect,
        angleDeg,
        pointDeg: longitudeDeg,
        targetDeg: longitudeDeg + side,
        orbDeg,
      }));
    }),
  );
}
