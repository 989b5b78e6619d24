import { zenith } from '../eclipses/shadow.ts';
import { REACH_DAYS, rectangular } from '../eclipses/sun-moon.ts';
import { findTouches } from '../eclipses/natal-contacts.ts';
import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { angleBetween, cross, dot, unit, type Vector } from '../geometry/vector.ts';
import { normalizeDeg, RAD, separationDeg } from '../angle/angle.ts';
import { findMinimum } from '../search/root.ts';
import { type OccultedBody, pairAround, semidiameters } from './paths.ts';

/** The body begins to disappear, is gone, begins to reappear, is whole again. A star has the first and the last. */
export const OCCULTATION_CONTACTS = ['c1', 'c2', 'c3', 'c4'] as const;

/** A contact of the Moon's limb, seen from a place; angles in degrees. */
export interface OccultationContact {
  readonly name: (typeof OCCULTATION_CONTACTS)[number];
  readonly jdUt: number;
  /** Of the body from the Moon's centre, from celestial north over east. */
  readonly positionAngleDeg: number;
  /** Whether the Sun lights the limb there. */
  readonly limb: 'bright' | 'dark';
  /** Of the body, without refraction. */
  readonly altitudeDeg: number;
  readonly sunAltitudeDeg: number;
}

export interface LocalOccultation {
  /** The body is nearest to the Moon's centre. */
  readonly jdUt: number;
  readonly separationDeg: number;
  /** A part of a planet's disc may stay uncovered. */
  readonly isTotal: boolean;
  readonly altitudeDeg: number;
  readonly sunAltitudeDeg: number;
  readonly contacts: readonly OccultationContact[];
}

const NORTH: Vector = [0, 0, 1];
/** Refraction at the horizon. */
export const HORIZON_DEG = -34 / 60;
const LOCAL_WITHIN_DAYS = 0.14;
const TOLERANCE_DAYS = 1e-7;

/**
 * What a place sees of an occultation, null when nothing of it is above the horizon. The Moon is a smooth disc of
 * radius 1738.15 km: mountains and valleys of her limb make a few seconds.
 */
export function localOccultation(
  ephemeris: Ephemeris,
  body: OccultedBody,
  aboutJdUt: number,
  greatestJdUt: number,
  place: GeoPosition,
): LocalOccultation | null {
  const at = pairAround(ephemeris, body, aboutJdUt, place);
  const separation = (jdUt: number): number => {
    const pair = at(jdUt);
    return angleBetween(pair.moon, pair.body);
  };
  const outer = (jdUt: number): number => {
    const { moon, body: disc } = semidiameters(at(jdUt));
    return separation(jdUt) - moon - disc;
  };
  const inner = (jdUt: number): number => {
    const { moon, body: disc } = semidiameters(at(jdUt));
    return separation(jdUt) - moon + disc;
  };
  const touched = findTouches(outer, greatestJdUt, REACH_DAYS - Math.abs(greatestJdUt - aboutJdUt), LOCAL_WITHIN_DAYS);
  if (touched === null) return null;
  const { beginsJdUt, endsJdUt } = touched;
  const deepestJdUt = findMinimum(separation, beginsJdUt, endsJdUt, TOLERANCE_DAYS);
  const total = inner(deepestJdUt) < 0 ? findTouches(inner, deepestJdUt, endsJdUt - beginsJdUt + TOLERANCE_DAYS) : null;

  const up = (jdUt: number): Vector => zenith(place, at(jdUt).siderealRad);
  const altitudeDeg = (jdUt: number): number => 90 - angleBetween(at(jdUt).body, up(jdUt)) / RAD;
  const isUp = [beginsJdUt, deepestJdUt, endsJdUt].some((jdUt) => altitudeDeg(jdUt) > HORIZON_DEG);
  if (!isUp) return null;
  const sunVector = (jdUt: number): Vector => rectangular(ephemeris, jdUt, 'sun', GEOCENTRIC_APPARENT);
  const sunAltitudeDeg = (jdUt: number): number => 90 - angleBetween(sunVector(jdUt), up(jdUt)) / RAD;
  const contact = (name: OccultationContact['name'], jdUt: number): OccultationContact => {
    const { moon, body: covered } = at(jdUt);
    const angleDeg = positionAngleDeg(moon, covered);
    const isBright = separationDeg(angleDeg, positionAngleDeg(moon, sunVector(jdUt))) < 90;
    return {
      name,
      jdUt,
      positionAngleDeg: angleDeg,
      limb: isBright ? 'bright' : 'dark',
      altitudeDeg: altitudeDeg(jdUt),
      sunAltitudeDeg: sunAltitudeDeg(jdUt),
    };
  };
  const isDisc = at(deepestJdUt).bodyRadius > 0;
  const middle = total === null || !isDisc ? [] : [contact('c2', total.beginsJdUt), contact('c3', total.endsJdUt)];
  return {
    jdUt: deepestJdUt,
    separationDeg: separation(deepestJdUt) / RAD,
    isTotal: total !== null,
    altitudeDeg: altitudeDeg(deepestJdUt),
    sunAltitudeDeg: sunAltitudeDeg(deepestJdUt),
    contacts: [contact('c1', beginsJdUt), ...middle, contact('c4', endsJdUt)],
  };
}

/** The direction from one point of the sky to another, from north over east. */
function positionAngleDeg(from: Vector, to: Vector): number {
  const centre = unit(from);
  const east = unit(cross(NORTH, centre));
  const north = cross(centre, east);
  return normalizeDeg(Math.atan2(dot(to, east), dot(to, north)) / RAD);
}
