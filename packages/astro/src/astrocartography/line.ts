import { cross, dot, times, plus, type Vector } from '../geometry/vector.ts';

const RAD = Math.PI / 180;

/** The four angles on which a body can be, each a line over the Earth. */
export const LINE_ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const;
export type LineAngle = (typeof LINE_ANGLES)[number];

/** A place on the globe by geographic longitude [-180, 180) and latitude, degrees. */
export interface GlobePoint {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Half of a great circle of zeniths: runs from `start` by `ahead`, both unit vectors at right angles, by 0 to `lengthDeg`. */
export interface GlobeArc {
  readonly start: Vector;
  readonly ahead: Vector;
  readonly lengthDeg: number;
}

/** The unit vector of a place: x to 0° E on the equator, z to the north pole. */
export function vectorOf({ longitudeDeg, latitudeDeg }: GlobePoint): Vector {
  const [longitude, latitude] = [longitudeDeg * RAD, latitudeDeg * RAD];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}

/** The place of a vector of any length. */
export function placeOf([x, y, z]: Vector): GlobePoint {
  const longitudeDeg = Math.atan2(y, x) / RAD;
  return {
    longitudeDeg: longitudeDeg >= 180 ? longitudeDeg - 360 : longitudeDeg,
    latitudeDeg: Math.atan2(z, Math.hypot(x, y)) / RAD,
  };
}

/** The point of an arc so many degrees from its start. */
export function pointOfArc({ start, ahead }: GlobeArc, alongDeg: number): Vector {
  return plus(times(start, Math.cos(alongDeg * RAD)), times(ahead, Math.sin(alongDeg * RAD)));
}

/** The degrees along an arc at which it is nearest to a direction, on the sphere. */
export function nearestAlongDeg({ start, ahead, lengthDeg }: GlobeArc, to: Vector): number {
  const along = Math.atan2(dot(to, ahead), dot(to, start)) / RAD;
  const turned = along < 0 ? along + 360 : along;
  if (turned <= lengthDeg) return turned;
  return turned - lengthDeg < 360 - turned ? lengthDeg : 0;
}

/**
 * Where a body is on an angle: half a meridian, pole to pole, or half of the great circle of places that have it on their geometric horizon (altitude of
 * the centre 0, no refraction, no parallax). South end first. The latitude is that of the zenith, as on maps.
 * @param overhead where the body is in the zenith: its declination, and its right ascension less the sidereal time of Greenwich
 */
export function lineOfAngle(angle: LineAngle, overhead: GlobePoint): GlobeArc {
  const { longitudeDeg, latitudeDeg } = overhead;
  if (angle === 'mc' || angle === 'ic') {
    const equator = vectorOf({ longitudeDeg: longitudeDeg + (angle === 'mc' ? 0 : 180), latitudeDeg: 0 });
    return { start: [0, 0, -1], ahead: equator, lengthDeg: 180 };
  }
  const north = vectorOf({ longitudeDeg: longitudeDeg + 180, latitudeDeg: 90 - latitudeDeg });
  const east = vectorOf({ longitudeDeg: longitudeDeg + 90, latitudeDeg: 0 });
  return { start: times(north, -1), ahead: times(east, angle === 'dsc' ? 1 : -1), lengthDeg: 180 };
}

/** The great circle from a place towards an azimuth (from north, clockwise) and on round the Earth. Degrees. */
export function lineOfAzimuth(from: GlobePoint, azimuthDeg: number): GlobeArc {
  const start = vectorOf(from);
  const [longitude, latitude] = [from.longitudeDeg * RAD, from.latitudeDeg * RAD];
  const north: Vector = [
    -Math.sin(latitude) * Math.cos(longitude),
    -Math.sin(latitude) * Math.sin(longitude),
    Math.cos(latitude),
  ];
  const east = cross(north, start);
  const ahead = plus(times(north, Math.cos(azimuthDeg * RAD)), times(east, Math.sin(azimuthDeg * RAD)));
  return { start, ahead, lengthDeg: 360 };
}
