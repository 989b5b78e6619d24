import { separationDeg } from '../angle/angle.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { Path } from '../search/path.ts';
import { findOrbWindows, type OrbWindow } from '../search/windows.ts';
import type { ExactHit, TransitWindow } from './event.ts';
import type { Pass, PassCounter } from './passes.ts';
import { ASPECT_KINDS, type AspectId } from '../aspects/kinds.ts';
import type { PointId } from '../points/point-id.ts';

export interface HitsAndWindows {
  readonly hits: readonly ExactHit[];
  readonly windows: readonly TransitWindow[];
}

/**
 * Converts crossings of a path: the moving body's own longitude and direction at a hit. In sky-to-sky searches these
 * differ from those of the angle.
 */
export type OwnMotion = (jdUt: number) => { readonly longitudeDeg: number; readonly motion: 'direct' | 'retrograde' };

const ONLY_PASS: Pass = { pass: 1, passCount: 1 };

/** All exact hits and stays within orb of one path over its range. */
export function hitsAndWindows(
  body: BodyId,
  path: Path,
  targets: readonly AspectTarget[],
  passes: PassCounter | null,
  own: OwnMotion | null,
): HitsAndWindows {
  const hits: ExactHit[] = [];
  const windows: TransitWindow[] = [];
  const staysByTarget = findOrbWindows(path, targets);
  for (const [index, target] of targets.entries()) {
    const stays = staysByTarget[index]!;
    const counted: readonly Pass[] | undefined = passes?.count(
      target.targetDeg,
      stays.flatMap(({ exact }) => exact),
    );
    let position = 0;
    for (const stay of stays) {
      const window = transitWindow(body, path, target, stay);
      windows.push(window);
      for (const { jdUt, longitudeDeg, motion } of stay.exact) {
        const { pass, passCount } = counted?.[position] ?? ONLY_PASS;
        const seen = own === null ? { longitudeDeg, motion } : own(jdUt);
        hits.push({
          kind: 'exact',
          body,
          aspect: target.aspect,
          target: target.target,
          jdUt,
          longitudeDeg: seen.longitudeDeg,
          motion: seen.motion,
          pass,
          passCount,
          window,
        });
        position += 1;
      }
    }
  }
  return { hits, windows };
}

function transitWindow(
  body: BodyId,
  { motion, nodes, fromJdUt, untilJdUt }: Path,
  target: AspectTarget,
  stay: OrbWindow,
): TransitWindow {
  const { entersJdUt, leavesJdUt, exact, closest } = stay;
  const orbDeg =
    exact.length > 0 ? 0 : separationDeg(motion.at(closest.jdUt).longitudeDeg, target.pointDeg) - target.angleDeg;
  return {
    body,
    aspect: target.aspect,
    target: target.target,
    entersJdUt: entersJdUt ?? Math.max(fromJdUt, nodes[0]!.jdUt),
    leavesJdUt: leavesJdUt ?? Math.min(untilJdUt, nodes.at(-1)!.jdUt),
    exactJdUt: exact.map(({ jdUt }) => jdUt),
    closest: { jdUt: closest.jdUt, orbDeg },
    clippedStart: entersJdUt === null,
    clippedEnd: leavesJdUt === null,
  };
}

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
