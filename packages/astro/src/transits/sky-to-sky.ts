import { relativeMotion, type LongitudeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import type { AspectId } from '../aspects/kinds.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { orbGroup } from '../aspects/orbs.ts';
import { aspectTargets, hitsAndWindows, type HitsAndWindows, type OrbOf, type OwnMotion } from './exact.ts';
import type { MovingBody } from './moving.ts';
import { passCounter, RELATIVE_LOOPS } from './passes.ts';

/**
 * Mercury and Venus stay near the Sun. Hits among these three follow one another endlessly and are not counted as
 * passes.
 */
const ROUND_THE_SUN: ReadonlySet<BodyId> = new Set<BodyId>(['sun', 'mercury', 'venus']);

/** Every pair of moving bodies except the two nodes, which are always opposite, in the given order. */
export function movingPairs(moving: readonly MovingBody[]): (readonly [MovingBody, MovingBody])[] {
  return moving.flatMap((a, index) =>
    moving
      .slice(index + 1)
      .filter((b) => orbGroup(a.id) !== 'nodes' || orbGroup(b.id) !== 'nodes')
      .map((b) => [a, b] as const),
  );
}

/**
 * Aspects among the moving bodies in [from, until), found from the angle between them (docs/methods/transits-and-searches.md, roots of relative
 * speed).
 */
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
