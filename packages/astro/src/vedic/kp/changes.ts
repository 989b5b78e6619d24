import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import { nextOnAngle } from '../../houses/from-armc.ts';
import { crossings } from '../../search/crossings.ts';
import { tracePath } from '../../search/path.ts';
import { grahaMotion } from '../chart-grahas.ts';
import type { GrahaId } from '../zodiac.ts';
import { type KpDivision, kpDivisions, type KpLevel } from './sub-lords.ts';

/** A point enters another division. */
export interface KpChange {
  readonly jdUt: number;
  /** The boundary it crosses, sidereal degrees. */
  readonly longitudeDeg: number;
  readonly direct: boolean;
  /** What it enters. */
  readonly division: KpDivision;
  /** The widest level whose lord or sign changes. */
  readonly level: KpLevel;
}

/**
 * Every change of sign, star, sub or sub-sub (down to `level`) of a graha in [from, until), direct and retrograde; Julian days UT1. A graha that turns
 * on a boundary has not crossed it. @throws as `Ephemeris.ecliptic`
 */
export function grahaChanges(
  ephemeris: Ephemeris,
  graha: GrahaId,
  { frame, node, level }: { readonly frame: Frame; readonly node: 'mean' | 'true'; readonly level: KpLevel },
  fromJdUt: number,
  untilJdUt: number,
): KpChange[] {
  const divisions = kpDivisions(level);
  const path = tracePath(grahaMotion(ephemeris, graha, frame, node), fromJdUt, untilJdUt);
  return crossings(
    path,
    divisions.map(({ startDeg }) => startDeg),
  )
    .filter(({ touch }) => !touch)
    .map(({ jdUt, target, motion }) => changeAt(divisions, target, jdUt, motion === 'direct'));
}

/**
 * The same of the lagna of a place outside the polar circles: each boundary rises once in a sidereal day.
 */
export function lagnaChanges(
  ephemeris: Ephemeris,
  place: GeoPosition,
  { frame, level }: { readonly frame: Frame; readonly level: KpLevel },
  fromJdUt: number,
  untilJdUt: number,
): KpChange[] {
  const divisions = kpDivisions(level);
  const found = divisions.flatMap((division, target) => {
    const changes: KpChange[] = [];
    let jdUt = nextOnAngle(ephemeris, place, frame, 'asc', division.startDeg, fromJdUt, untilJdUt);
    while (jdUt < untilJdUt) {
      changes.push(changeAt(divisions, target, jdUt, true));
      jdUt = nextOnAngle(ephemeris, place, frame, 'asc', division.startDeg, jdUt + 0.5, untilJdUt);
    }
    return changes;
  });
  return found.toSorted((a, b) => a.jdUt - b.jdUt);
}

function changeAt(divisions: readonly KpDivision[], target: number, jdUt: number, direct: boolean): KpChange {
  const after = divisions[target]!;
  const before = divisions.at(target - 1)!;
  const [left, division] = direct ? [before, after] : [after, before];
  return { jdUt, longitudeDeg: after.startDeg, direct, division, level: widestChange(left, division) };
}

function widestChange(a: KpDivision, b: KpDivision): KpLevel {
  if (a.signIndex !== b.signIndex) return 'sign';
  if (a.starIndex !== b.starIndex) return 'star';
  return a.subLord === b.subLord ? 'sub_sub' : 'sub';
}
