import { relativeMotion, type LongitudeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import type { AspectId, BodyId } from '../natal/settings.ts';
import { orbGroupOf } from '../aspects/orbs.ts';
import { aspectTargets, type OrbOf } from './aspect-targets.ts';
import { hitsAndWindows, type HitsAndWindows, type OwnMotion } from './exact.ts';
import type { MovingBody } from './moving.ts';
import { passCounter, RELATIVE_LOOPS } from './passes.ts';

/** Mercury and Venus go round with the Sun: their hits among each other follow one another without end, and are not counted as passes. */
const ROUND_THE_SUN: ReadonlySet<BodyId> = new Set<BodyId>(['sun', 'mercury', 'venus']);

/** Every pair of moving bodies but the two nodes, which never part, in the order given. */
export function movingPairs(moving: readonly MovingBody[]): (readonly [MovingBody, MovingBody])[] {
  return moving.flatMap((a, index) =>
    moving
      .slice(index + 1)
      .filter((b) => orbGroupOf(a.id) !== 'nodes' || orbGroupOf(b.id) !== 'nodes')
      .map((b) => [a, b] as const),
  );
}

/** Aspects of the moving bodies among themselves in [from, until), found on the angle between them (contract §7, roots of relative speed). */
export function findMutualTransits(
  moving: readonly MovingBody[],
  aspects: readonly AspectId[],
  orbOf: OrbOf,
  fromJdUt: number,
  untilJdUt: number,
): HitsAndWindows {
  const found = movingPairs(moving).map(([a, b]) => {
    const path = tracePath(relativeMotion(a.motion, b.motion), fromJdUt, untilJdUt);
    if (path.nodes.length === 0) return { hits: [], windows: [] };
    const targets = aspectTargets(a.id, [{ id: b.id, longitudeDeg: 0 }], aspects, orbOf);
    const passes =
      ROUND_THE_SUN.has(a.id) && ROUND_THE_SUN.has(b.id)
        ? null
        : passCounter(path, RELATIVE_LOOPS, relativeMotion(a.steady ?? a.motion, b.steady ?? b.motion));
    return hitsAndWindows(a.id, path, targets, passes, ownMotion(a.motion));
  });
  return { hits: found.flatMap(({ hits }) => hits), windows: found.flatMap(({ windows }) => windows) };
}

function ownMotion(motion: LongitudeMotion): OwnMotion {
  return (jdUt) => {
    const { longitudeDeg, speedDegPerDay } = motion.at(jdUt);
    return { longitudeDeg, motion: speedDegPerDay < 0 ? 'retrograde' : 'direct' };
  };
}
