import type { SpherePoint } from '../declinations/graph.ts';
import { normalizeDeg, RAD, wrap180 } from '../angle/angle.ts';
import { ASPECT_KINDS, type AspectId } from '../aspects/kinds.ts';

/** How a place of the turning sphere is measured: by parts of semi-arcs, or by circles of position. */
export const DIRECTION_METHODS = ['placidus', 'regiomontanus'] as const;
export type DirectionMethod = (typeof DIRECTION_METHODS)[number];

/** Mundane positions of the angles: 30° a house, in the order of the houses. */
export const ANGLE_POSITIONS_DEG = { asc: 0, ic: 90, dsc: 180, mc: 270 } as const;
export type DirectedAngle = keyof typeof ANGLE_POSITIONS_DEG;

/** tan φ · tan δ: the sine of the ascensional difference. At 1 and beyond the point neither rises nor sets. */
function risingTerm(declinationDeg: number, geoLatitudeDeg: number): number {
  return Math.tan(geoLatitudeDeg * RAD) * Math.tan(declinationDeg * RAD);
}

/** Whether a point of this declination neither rises nor sets at this latitude. */
export function isCircumpolar(declinationDeg: number, geoLatitudeDeg: number): boolean {
  return Math.abs(risingTerm(declinationDeg, geoLatitudeDeg)) >= 1;
}

/** Half the time above the horizon of a point that rises and sets, degrees of the equator; null for others. */
export function diurnalSemiArcDeg(declinationDeg: number, geoLatitudeDeg: number): number | null {
  const term = risingTerm(declinationDeg, geoLatitudeDeg);
  return Math.abs(term) >= 1 ? null : 90 + Math.asin(term) / RAD;
}

/** Hour angle of a point at a sidereal time, west positive, [-180, 180). */
export function hourAngleDeg(armcDeg: number, { rightAscensionDeg }: SpherePoint): number {
  return wrap180(armcDeg - rightAscensionDeg);
}

/**
 * Mundane position: 30 × (house position − 1), so 0 is the ascendant and 270 the midheaven; it falls as the sphere turns. Degrees, [0, 360).
 * Placidus (Physiomathematica, 1650) divides semi-arcs: null where the point has none. Regiomontanus (Tabulae directionum, 1490) divides the equator by
 * half circles through the north and south points of the horizon.
 */
export function mundanePositionDeg(
  method: DirectionMethod,
  { declinationDeg }: SpherePoint,
  hourAngle: number,
  geoLatitudeDeg: number,
): number | null {
  if (method === 'regiomontanus')
    return normalizeDeg(270 - equatorHourAngleDeg(hourAngle, declinationDeg, geoLatitudeDeg));
  const diurnal = diurnalSemiArcDeg(declinationDeg, geoLatitudeDeg);
  if (diurnal === null) return null;
  const fromMeridian = Math.abs(hourAngle);
  const west =
    fromMeridian <= diurnal ? (90 * fromMeridian) / diurnal : 180 - (90 * (180 - fromMeridian)) / (180 - diurnal);
  return normalizeDeg(270 - Math.sign(hourAngle) * west);
}

/** Hour angle at which the circle of position of a point cuts the equator, degrees. */
function equatorHourAngleDeg(hourAngle: number, declinationDeg: number, geoLatitudeDeg: number): number {
  return (
    Math.atan2(Math.sin(hourAngle * RAD), Math.cos(hourAngle * RAD) + risingTerm(declinationDeg, geoLatitudeDeg)) / RAD
  );
}

/** Pole of the circle of position through a mundane position (Regiomontanus): tan pole = tan φ · sin of its distance from the meridian. Degrees. */
export function poleOfPositionDeg(positionDeg: number, geoLatitudeDeg: number): number {
  return Math.atan(Math.tan(geoLatitudeDeg * RAD) * Math.abs(Math.sin((270 - positionDeg) * RAD))) / RAD;
}

/**
 * Hour angles at which a point is at a mundane position, [0, 360). One for a point that rises and sets. A circumpolar one only culminates by Placidus, at
 * 90 and 270; by Regiomontanus it crosses a circle of position twice or never.
 */
export function hourAnglesAtDeg(
  method: DirectionMethod,
  { declinationDeg }: SpherePoint,
  positionDeg: number,
  geoLatitudeDeg: number,
): readonly number[] {
  const west = wrap180(270 - positionDeg);
  if (method === 'regiomontanus') return crossingsOfCircle(west, risingTerm(declinationDeg, geoLatitudeDeg));
  const diurnal = diurnalSemiArcDeg(declinationDeg, geoLatitudeDeg);
  if (diurnal === null) return west === 0 ? [0] : west === -180 ? [180] : [];
  const parts = Math.abs(west) / 90;
  const fromMeridian = parts <= 1 ? parts * diurnal : 180 - (2 - parts) * (180 - diurnal);
  return [normalizeDeg(Math.sign(west) * fromMeridian)];
}

/** Where sin(H − W) = tan φ tan δ · sin W on the half of the circle that has the position. */
function crossingsOfCircle(westDeg: number, term: number): readonly number[] {
  const sine = term * Math.sin(westDeg * RAD);
  if (Math.abs(sine) > 1) return [];
  const cosine = Math.sqrt(1 - sine * sine);
  const along = term * Math.cos(westDeg * RAD);
  return [cosine, -cosine]
    .filter((one) => one + along > 0)
    .map((one) => normalizeDeg(westDeg + Math.atan2(sine, one) / RAD));
}

/** Which of the two points keep their ecliptic latitude in zodiacal directions. */
export const LATITUDES_KEPT = ['none', 'promissor', 'significator', 'both'] as const;
export type LatitudesKept = (typeof LATITUDES_KEPT)[number];

/** Latitude of an aspect of a promissor that keeps its own: on the ecliptic, on the great circle through the body (Bianchini), or the same. */
export const ASPECT_LATITUDES = ['bianchini', 'zero', 'same'] as const;
export type AspectLatitudes = (typeof ASPECT_LATITUDES)[number];

/** A sinister aspect is cast forwards in the order of the signs (of the houses, in mundane directions), a dexter one backwards. */
export type AspectSide = 'sinister' | 'dexter';

/** One aspect that a promissor casts. Conjunction and opposition have no side. */
interface CastAspect {
  readonly aspect: AspectId;
  readonly side: AspectSide | null;
  /** To be added to the place of the promissor; degrees, -180 to 180. */
  readonly angleDeg: number;
}

/** The points that the requested aspects cast, each side once. */
export function castAspects(aspects: readonly AspectId[]): readonly CastAspect[] {
  return aspects.flatMap((aspect): CastAspect[] => {
    const { angleDeg } = ASPECT_KINDS[aspect];
    if (angleDeg === 0 || angleDeg === 180) return [{ aspect, side: null, angleDeg }];
    return [
      { aspect, side: 'sinister', angleDeg },
      { aspect, side: 'dexter', angleDeg: -angleDeg },
    ];
  });
}

/** Ecliptic latitude of an aspect of a body with this latitude: sin β′ = sin β · cos of the aspect for `bianchini`. Degrees. */
export function aspectLatitudeDeg(latitudeDeg: number, angleDeg: number, how: AspectLatitudes): number {
  if (angleDeg === 0 || how === 'same') return latitudeDeg;
  if (how === 'zero') return 0;
  return Math.asin(Math.sin(latitudeDeg * RAD) * Math.cos(angleDeg * RAD)) / RAD;
}
