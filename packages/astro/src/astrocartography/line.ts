import { cross, dot, plus, times, type Vector } from '../geometry/vector.ts';
import { RAD, wrap180 } from '../angle/angle.ts';

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

/** A GeoJSON position: longitude [-180, 180], latitude; degrees. */
type Position = readonly [longitudeDeg: number, latitudeDeg: number];
/** Pieces of a line. No piece crosses the date line or jumps at a pole: a piece that ends there is continued by the next. */
export type Pieces = readonly (readonly Position[])[];

const FIRST_STEP_DEG = 10;
/** A straight line on a plate carrée between two points of a piece is nowhere farther from the curve, degrees. */
const SAG_DEG = 0.05;
/** Two neighbours are no farther apart in longitude, except beside a pole. */
const WIDEST_DEG = 15;
/** Shorter than a metre. */
const SHORTEST_DEG = 1e-5;
/** Nearer to a pole than this a line passes through it. */
const AT_POLE_DEG = 1e-4;

/** The pieces of an arc, for maps that join positions by straight lines. */
export function piecesOfArc(arc: GlobeArc): Pieces {
  const points: GlobePoint[] = [pointAt(arc, 0)];
  for (let from = 0; from < arc.lengthDeg; from += FIRST_STEP_DEG)
    followArc(arc, from, Math.min(arc.lengthDeg, from + FIRST_STEP_DEG), points);
  const dateLineDeg = latitudeAtDateLine(arc);
  return cutAt(onOneSide(points), () => dateLineDeg);
}

/** The pieces of any line whose points are close together. */
export function piecesOfPoints(points: readonly GlobePoint[]): Pieces {
  return cutAt(onOneSide(points), ([fromLongitude, fromLatitude], [toLongitude, toLatitude]) => {
    const toDateLine = 180 - Math.abs(fromLongitude);
    return fromLatitude + ((toLatitude - fromLatitude) * toDateLine) / Math.abs(wrap180(toLongitude - fromLongitude));
  });
}

/** The latitude at which a line between two neighbours crosses the date line. */
type Crossing = (from: Position, to: Position) => number;

/** A line along the date line stays on the side from which it came. */
function onOneSide(points: readonly GlobePoint[]): Position[] {
  const positions: Position[] = [];
  for (const { longitudeDeg, latitudeDeg } of points) {
    const isOnDateLine = 180 - Math.abs(longitudeDeg) < 1e-9;
    const side = Math.sign(positions.at(-1)?.[0] ?? longitudeDeg);
    positions.push([isOnDateLine ? 180 * (side === 0 ? 1 : side) : longitudeDeg, latitudeDeg]);
  }
  return positions;
}

/** Where the great circle of an arc crosses the date line; NaN for a meridian. Degrees. */
function latitudeAtDateLine({ start, ahead }: GlobeArc): number {
  const [x, , z] = cross(start, ahead);
  return (Math.atan(x / z) * 180) / Math.PI;
}

function pointAt(arc: GlobeArc, alongDeg: number): GlobePoint {
  return placeOf(pointOfArc(arc, alongDeg));
}

/** Adds the points after `from` up to `to`, as many as the curve needs. */
function followArc(arc: GlobeArc, from: number, to: number, points: GlobePoint[]): void {
  const [a, b] = [points.at(-1)!, pointAt(arc, to)];
  const middle = pointAt(arc, (from + to) / 2);
  const isPole = Math.abs(a.latitudeDeg) > 90 - AT_POLE_DEG || Math.abs(b.latitudeDeg) > 90 - AT_POLE_DEG;
  const wide = isPole ? 0 : wrap180(b.longitudeDeg - a.longitudeDeg);
  const sag = isPole ? 0 : sagDeg(a, middle, b);
  if (to - from > SHORTEST_DEG && (sag > SAG_DEG || Math.abs(wide) > WIDEST_DEG)) {
    followArc(arc, from, (from + to) / 2, points);
    followArc(arc, (from + to) / 2, to, points);
  } else points.push(b);
}

/** How far the middle of the curve is from the middle of the straight line, degrees of a great circle, roughly. */
function sagDeg(a: GlobePoint, middle: GlobePoint, b: GlobePoint): number {
  const half = wrap180(b.longitudeDeg - a.longitudeDeg) / 2;
  const aside = wrap180(middle.longitudeDeg - a.longitudeDeg - half) * Math.cos((middle.latitudeDeg * Math.PI) / 180);
  return Math.hypot(aside, middle.latitudeDeg - (a.latitudeDeg + b.latitudeDeg) / 2);
}

/** Cuts a line where it crosses the date line or a pole. */
function cutAt(points: readonly Position[], crossing: Crossing): Pieces {
  const pieces: Position[][] = [[]];
  const go = (position: Position): void => {
    const piece = pieces.at(-1)!;
    const last = piece.at(-1);
    if (last === undefined || last[0] !== position[0] || last[1] !== position[1]) piece.push(position);
  };
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) goToCrossing(before, point, crossing, go, () => pieces.push([]));
    const [longitude, latitude] = point;
    if (Math.abs(latitude) <= 90 - AT_POLE_DEG) go(point);
    else go([pieces.at(-1)!.at(-1)?.[0] ?? points[index + 1]?.[0] ?? longitude, Math.sign(latitude) * 90]);
  });
  return pieces.map(withoutMiddles).filter((piece) => piece.length > 1);
}

/** Along a meridian two positions say as much as many. */
function withoutMiddles(piece: readonly Position[]): readonly Position[] {
  return piece.filter(
    ([longitude], index) =>
      index === 0 ||
      index === piece.length - 1 ||
      Math.abs(longitude - piece[index - 1]![0]) > 1e-9 ||
      Math.abs(longitude - piece[index + 1]![0]) > 1e-9,
  );
}

function goToCrossing(
  from: Position,
  to: Position,
  crossing: Crossing,
  go: (position: Position) => void,
  interrupt: () => void,
): void {
  const [[fromLongitude, fromLatitude], [toLongitude, toLatitude]] = [from, to];
  const isAtPole = (latitude: number): boolean => Math.abs(latitude) > 90 - AT_POLE_DEG;
  if (isAtPole(toLatitude)) return;
  if (isAtPole(fromLatitude)) {
    interrupt();
    go([toLongitude, Math.sign(fromLatitude) * 90]);
    return;
  }
  const east = wrap180(toLongitude - fromLongitude);
  if (Math.abs(east) > 90) {
    const pole = Math.sign(toLatitude) * 90;
    go([fromLongitude, pole]);
    interrupt();
    go([toLongitude, pole]);
    return;
  }
  if (Math.abs(toLongitude - fromLongitude) <= 180) return;
  const side = east > 0 ? 180 : -180;
  const latitude = crossing(from, to);
  go([side, latitude]);
  interrupt();
  go([-side, latitude]);
}
