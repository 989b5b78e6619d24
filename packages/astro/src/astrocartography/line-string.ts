import { wrap180 } from '../angle/normalize.ts';
import { cross } from '../geometry/vector.ts';
import { placeOf, pointOfArc, type GlobeArc, type GlobePoint } from './line.ts';

/** A GeoJSON position: longitude [-180, 180], latitude; degrees. */
export type Position = readonly [longitudeDeg: number, latitudeDeg: number];
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
  const points: GlobePoint[] = [at(arc, 0)];
  for (let from = 0; from < arc.lengthDeg; from += FIRST_STEP_DEG)
    follow(arc, from, Math.min(arc.lengthDeg, from + FIRST_STEP_DEG), points);
  const dateLineDeg = latitudeAtDateLine(arc);
  return cut(onOneSide(points), () => dateLineDeg);
}

/** The pieces of any line whose points are close together. */
export function piecesOfPoints(points: readonly GlobePoint[]): Pieces {
  return cut(onOneSide(points), ([fromLongitude, fromLatitude], [toLongitude, toLatitude]) => {
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

function at(arc: GlobeArc, alongDeg: number): GlobePoint {
  return placeOf(pointOfArc(arc, alongDeg));
}

/** Adds the points after `from` up to `to`, as many as the curve needs. */
function follow(arc: GlobeArc, from: number, to: number, points: GlobePoint[]): void {
  const [a, b] = [points.at(-1)!, at(arc, to)];
  const middle = at(arc, (from + to) / 2);
  const isPole = Math.abs(a.latitudeDeg) > 90 - AT_POLE_DEG || Math.abs(b.latitudeDeg) > 90 - AT_POLE_DEG;
  const wide = isPole ? 0 : wrap180(b.longitudeDeg - a.longitudeDeg);
  const sag = isPole ? 0 : sagDeg(a, middle, b);
  if (to - from > SHORTEST_DEG && (sag > SAG_DEG || Math.abs(wide) > WIDEST_DEG)) {
    follow(arc, from, (from + to) / 2, points);
    follow(arc, (from + to) / 2, to, points);
  } else points.push(b);
}

/** How far the middle of the curve is from the middle of the straight line, degrees of a great circle, roughly. */
function sagDeg(a: GlobePoint, middle: GlobePoint, b: GlobePoint): number {
  const half = wrap180(b.longitudeDeg - a.longitudeDeg) / 2;
  const aside = wrap180(middle.longitudeDeg - a.longitudeDeg - half) * Math.cos((middle.latitudeDeg * Math.PI) / 180);
  return Math.hypot(aside, middle.latitudeDeg - (a.latitudeDeg + b.latitudeDeg) / 2);
}

/** Cuts a line where it crosses the date line or a pole. */
function cut(points: readonly Position[], crossing: Crossing): Pieces {
  const pieces: Position[][] = [[]];
  const go = (position: Position): void => {
    const piece = pieces.at(-1)!;
    const last = piece.at(-1);
    if (last === undefined || last[0] !== position[0] || last[1] !== position[1]) piece.push(position);
  };
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) between(before, point, crossing, go, () => pieces.push([]));
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

function between(
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
