import { ASPECT_KINDS, type AspectId } from '../aspects/kinds.ts';
import type { PointId } from '../points/point-id.ts';
import type { BodyId } from '../bodies/body-id.ts';

/** A natal point as a transit target: a fixed longitude. */
export interface NatalTarget {
  readonly id: PointId;
  readonly longitudeDeg: number;
}

/** The orb of an aspect of a moving body to a target, degrees. */
export type OrbOf = (aspect: AspectId, body: BodyId, target: PointId) => number;

/** A longitude that makes an aspect exact; sextile, square and trine have two. */
export interface AspectTarget {
  readonly target: PointId;
  readonly aspect: AspectId;
  readonly angleDeg: number;
  /** Longitude of the aspected point; 0 for the angle between two moving bodies. */
  readonly pointDeg: number;
  readonly targetDeg: number;
  readonly orbDeg: number;
}

/** The orb used when a request gives an orb of 0, so that windows have two edges. */
const LEAST_ORB_DEG = 1e-6;

/** Every longitude at which the body forms one of the aspects to one of the targets exactly. */
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
