import { separationDeg } from '../angle/normalize.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { Path } from '../search/path.ts';
import { findOrbWindows, type OrbWindow } from '../search/windows.ts';
import type { AspectTarget } from './aspect-targets.ts';
import type { ExactHit, TransitWindow } from './event.ts';
import type { Pass, PassCounter } from './passes.ts';

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
