import { type Aspect, type AspectPoint, describeAspect } from '../aspects/aspect.ts';
import { ASPECT_KINDS, type AspectKind, type AspectId } from '../aspects/kinds.ts';
import { separationDeg } from '../angle/angle.ts';
import { relativeMotion, type LongitudeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import { findOrbWindows, type OrbWindow } from '../search/windows.ts';
import { type AspectTarget, aspectTargets, type NatalTarget, type OrbOf } from './exact.ts';
import type { MovingBody } from './moving.ts';
import { movingPairs } from './sky-to-sky.ts';

export interface TransitAspect {
  /** `pointA` moves; `pointB` is the natal point, or the other moving body. */
  readonly aspect: Aspect;
  /** The nearest exact hit during the stay in orb; null when the aspect never becomes exact. */
  readonly exactJdUt: number | null;
  /** Null when the ephemeris ends first. */
  readonly entersJdUt: number | null;
  readonly leavesJdUt: number | null;
}

/** Aspects of moving bodies to natal points at one instant, with their stay in orb (docs/methods/transits-and-searches.md, snapshot). */
export function transitAspects(
  moving: readonly MovingBody[],
  targets: readonly NatalTarget[],
  aspects: readonly AspectId[],
  orbOf: OrbOf,
  jdUt: number,
): TransitAspect[] {
  return moving.flatMap((body) => {
    const now = body.motion.at(jdUt);
    const found = targets.flatMap((target) => {
      const choices = aspectTargets(body.id, [target], aspects, orbOf);
      return within(choices, { id: body.id, ...now }, { ...target, speedDegPerDay: 0 });
    });
    const stays = staysAround(
      body.motion,
      found.map(({ choice }) => choice),
      jdUt,
    );
    return found.map(({ aspect }, index) => timed(aspect, stays[index], jdUt));
  });
}

/** Aspects among the moving bodies at one instant. */
export function mutualTransitAspects(
  moving: readonly MovingBody[],
  aspects: readonly AspectId[],
  orbOf: OrbOf,
  jdUt: number,
): TransitAspect[] {
  return movingPairs(moving).flatMap(([a, b]) => {
    const [now, other] = [a.motion.at(jdUt), b.motion.at(jdUt)];
    const choices = aspectTargets(a.id, [{ id: b.id, longitudeDeg: other.longitudeDeg }], aspects, orbOf);
    return within(choices, { id: a.id, ...now }, { id: b.id, ...other }).map(({ aspect, choice }) => {
      const relative = { ...choice, pointDeg: 0, targetDeg: choice.targetDeg - other.longitudeDeg };
      return timed(aspect, staysAround(relativeMotion(a.motion, b.motion), [relative], jdUt)[0], jdUt);
    });
  });
}

interface Found {
  readonly aspect: Aspect;
  readonly choice: AspectTarget;
}

/**
 * The best-fitting aspect between two points, if any: the one with the smallest orb in proportion to the allowed orb
 * (docs/methods/aspects.md).
 */
function within(choices: readonly AspectTarget[], a: AspectPoint, b: AspectPoint): Found[] {
  let best: AspectTarget | null = null;
  for (const choice of choices) {
    const share = (one: AspectTarget): number => separationDeg(a.longitudeDeg, one.targetDeg) / one.orbDeg;
    if (share(choice) <= 1 && (best === null || share(choice) < share(best))) best = choice;
  }
  if (best === null) return [];
  const kind: AspectKind = ASPECT_KINDS[best.aspect];
  return [
    { choice: best, aspect: describeAspect(a, b, kind, separationDeg(a.longitudeDeg, b.longitudeDeg), best.orbDeg) },
  ];
}

/** Pluto needs about fifteen years to cross the widest orb of 10° on either side. */
const LONGEST_REACH_DAYS = 14_610;

/** The stay in orb that contains `jdUt`, for each target. The search widens until it finds both ends. */
function staysAround(
  motion: LongitudeMotion,
  targets: readonly AspectTarget[],
  jdUt: number,
): (OrbWindow | undefined)[] {
  const stays: (OrbWindow | undefined)[] = targets.map(() => undefined);
  let open = targets.map((_, index) => index);
  for (let reachDays = 2 * motion.stepDays; open.length > 0; reachDays *= 2) {
    const path = tracePath(motion, jdUt - reachDays, jdUt + reachDays);
    const found = findOrbWindows(
      path,
      open.map((index) => targets[index]!),
    );
    for (const [position, index] of open.entries()) stays[index] = found[position]!.find((stay) => holds(stay, jdUt));
    const [first, last] = motion.coverage;
    const exhausted = reachDays >= LONGEST_REACH_DAYS || (jdUt - reachDays <= first && jdUt + reachDays >= last);
    open = exhausted ? [] : open.filter((index) => isOpen(stays[index]));
  }
  return stays;
}

const isOpen = (stay: OrbWindow | undefined): boolean =>
  stay !== undefined && (stay.entersJdUt === null || stay.leavesJdUt === null);

function holds({ entersJdUt, leavesJdUt }: OrbWindow, jdUt: number): boolean {
  return (entersJdUt === null || entersJdUt <= jdUt) && (leavesJdUt === null || jdUt <= leavesJdUt);
}

function timed(aspect: Aspect, stay: OrbWindow | undefined, jdUt: number): TransitAspect {
  const exact = stay?.exact.map((hit) => hit.jdUt) ?? [];
  const nearest = exact.reduce<number | null>(
    (best, hit) => (best === null || Math.abs(hit - jdUt) < Math.abs(best - jdUt) ? hit : best),
    null,
  );
  return { aspect, exactJdUt: nearest, entersJdUt: stay?.entersJdUt ?? null, leavesJdUt: stay?.leavesJdUt ?? null };
}
