import { normalizeDeg, wrap180 } from '../../angle/normalize.ts';
import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import { armcOfAscendantDeg } from '../../houses/from-armc.ts';
import { crossings } from '../../search/crossings.ts';
import { bodyMotion, oppositeMotion, type LongitudeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import type { GrahaId } from '../zodiac.ts';
import { kpDivisions, type KpDivision, type KpLevel } from './sub-lords.ts';

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

/** Sidereal degrees of the ascendant in a day. */
const TURN_DEG_PER_DAY = 360.985_647;
const TIME_TOLERANCE_DAYS = 1e-7;
/** Far more than the first estimate of a rising is wrong. */
const ESTIMATE_DAYS = 0.001;

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
  const path = tracePath(motionOf(ephemeris, graha, frame, node), fromJdUt, untilJdUt);
  return crossings(
    path,
    divisions.map(({ startDeg }) => startDeg),
  )
    .filter(({ touch }) => !touch)
    .map(({ jdUt, target, motion }) => changeAt(divisions, target, jdUt, motion === 'direct'));
}

function motionOf(ephemeris: Ephemeris, graha: GrahaId, frame: Frame, node: 'mean' | 'true'): LongitudeMotion {
  const rahu = node === 'mean' ? 'mean_node' : 'true_node';
  if (graha === 'rahu') return bodyMotion(ephemeris, rahu, frame);
  if (graha === 'ketu') return oppositeMotion(bodyMotion(ephemeris, rahu, frame));
  return bodyMotion(ephemeris, graha, frame);
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
    let jdUt = nextRising(ephemeris, place, frame, division.startDeg, fromJdUt, untilJdUt);
    while (jdUt < untilJdUt) {
      changes.push(changeAt(divisions, target, jdUt, true));
      jdUt = nextRising(ephemeris, place, frame, division.startDeg, jdUt + 0.5, untilJdUt);
    }
    return changes;
  });
  return found.toSorted((a, b) => a.jdUt - b.jdUt);
}

/** When a sidereal longitude rises, at or after an instant; to the second only before `untilJdUt`. */
function nextRising(
  ephemeris: Ephemeris,
  place: GeoPosition,
  frame: Frame,
  longitudeDeg: number,
  fromJdUt: number,
  untilJdUt: number,
): number {
  const { ayanamsa } = frame;
  const toGo = (jdUt: number): number => {
    const ayanamsaDeg = ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, ayanamsa).valueDeg;
    const { trueDeg } = ephemeris.obliquity(jdUt);
    const armcDeg = ephemeris.siderealTimeHours(jdUt) * 15 + place.geoLongitudeDeg;
    return armcOfAscendantDeg(longitudeDeg + ayanamsaDeg, place.geoLatitudeDeg, trueDeg) - armcDeg;
  };
  let jdUt = fromJdUt + normalizeDeg(toGo(fromJdUt)) / TURN_DEG_PER_DAY;
  if (jdUt > untilJdUt + ESTIMATE_DAYS) return jdUt;
  for (let step = 0; step < 4; step++) {
    const change = wrap180(toGo(jdUt)) / TURN_DEG_PER_DAY;
    jdUt += change;
    if (Math.abs(change) < TIME_TOLERANCE_DAYS) break;
  }
  return jdUt < fromJdUt ? nextRising(ephemeris, place, frame, longitudeDeg, jdUt + 0.5, untilJdUt) : jdUt;
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
