import { SCALE } from './plate.ts';

/** Longitude and latitude in degrees. */
export type GlobePoint = readonly [longitudeDeg: number, latitudeDeg: number];
type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;
/** Longest straight piece of a curve on the map, view units. */
const STEP = 8;
const STEPS_MAX = 60;

function vectorOf([longitudeDeg, latitudeDeg]: GlobePoint): Vector {
  const [longitude, latitude] = [longitudeDeg * RADIANS, latitudeDeg * RADIANS];
  return [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude)];
}

function pointOf([x, y, z]: Vector): GlobePoint {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}

function combined(...terms: readonly (readonly [factor: number, vector: Vector])[]): Vector {
  const part = (axis: 0 | 1 | 2): number => terms.reduce((sum, [factor, vector]) => sum + factor * vector[axis], 0);
  return [part(0), part(1), part(2)];
}

function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Degrees from one longitude to another, the shorter way. */
export function turnDeg(fromDeg: number, toDeg: number): number {
  return ((((toDeg - fromDeg) % 360) + 540) % 360) - 180;
}

/**
 * A line through points of the globe as a smooth curve: on the map its pieces are short, also near a pole, where a map of longitudes and
 * latitudes stretches them.
 */
export function smoothLine(points: readonly GlobePoint[]): readonly GlobePoint[] {
  const vectors = points.map(vectorOf);
  const tangents = vectors.map((vector, index) => tangentAt(vectors[index - 1], vector, vectors[index + 1]));
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const [a, b] = [vectors[index]!, vectors[index + 1]!];
    const length = distance(a, b);
    const onMap = Math.hypot(turnDeg(point[0], next[0]), next[1] - point[1]) * SCALE;
    const steps = Math.min(STEPS_MAX, Math.max(1, Math.ceil(onMap / STEP)));
    const between = Array.from({ length: steps - 1 }, (_, step) => {
      const t = (step + 1) / steps;
      return pointOf(
        combined(
          [(1 + 2 * t) * (1 - t) ** 2, a],
          [t * (1 - t) ** 2 * length, tangents[index]!],
          [t ** 2 * (3 - 2 * t), b],
          [t ** 2 * (t - 1) * length, tangents[index + 1]!],
        ),
      );
    });
    return [point, ...between];
  });
}

/** The direction of a curve at a point between two others; at an end, towards its only neighbour. */
function tangentAt(before: Vector | undefined, at: Vector, after: Vector | undefined): Vector {
  const back = before === undefined ? 0 : distance(before, at);
  const ahead = after === undefined ? 0 : distance(at, after);
  if (after === undefined || ahead === 0)
    return before === undefined || back === 0 ? [0, 0, 0] : combined([1 / back, at], [-1 / back, before]);
  if (before === undefined || back === 0) return combined([1 / ahead, after], [-1 / ahead, at]);
  const whole = back + ahead;
  return combined(
    [back / (ahead * whole), after],
    [ahead / (back * whole) - back / (ahead * whole), at],
    [-ahead / (back * whole), before],
  );
}

/** The same line with longitudes that go on beyond ±180° instead of starting again. */
export function unwrapped(points: readonly GlobePoint[]): readonly GlobePoint[] {
  let longitudeDeg = points[0]?.[0] ?? 0;
  return points.map(([toDeg, latitudeDeg]) => {
    longitudeDeg += turnDeg(longitudeDeg, toDeg);
    return [longitudeDeg, latitudeDeg];
  });
}
