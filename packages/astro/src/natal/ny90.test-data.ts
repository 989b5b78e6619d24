import type { AspectPoint } from '../aspects/aspect.ts';
import type { BodyId } from '../bodies/body-id.ts';

/**
 * The worked chart NY90 (docs/methods/README.md): Swiss Ephemeris 2.10.03, 1990-06-15T18:30:00Z, New York.
 * Longitude, speed, declination, house (Placidus).
 */
export const NY90_BODIES: readonly (readonly [BodyId, number, number, number, number])[] = [
  ['sun', 84.38822558, 0.9550769, 23.32315, 9],
  ['moon', 348.99006763, 13.45978731, -1.24258, 6],
  ['mercury', 66.157115, 1.728335, 19.74774, 8],
  ['venus', 49.096127, 1.176233, 15.63027, 8],
  ['mars', 11.235983, 0.718638, 2.6171, 6],
  ['jupiter', 105.94818, 0.21679, 22.6739, 10],
  ['saturn', 294.016017, -0.058913, -21.19361, 4],
  ['uranus', 278.15466, -0.038994, -23.5143, 3],
  ['neptune', 283.710291, -0.025083, -21.86435, 3],
  ['pluto', 225.396051, -0.020077, -1.25261, 2],
  ['north_node', 308.124969, 0.008937, -18.23725, 4],
  ['lilith', 234.981651, 0.111958, -23.82653, 2],
  ['chiron', 106.08797, 0.10136, 16.24966, 10],
];

export const NY90_ASC = 193.6953;
export const NY90_MC = 105.92219;

/** Placidus cusps. */
export const NY90_PLACIDUS: readonly number[] = [
  193.6953, 220.7709, 251.9191, 285.9222, 319.3057, 348.9029, 13.6953, 40.7709, 71.9191, 105.9222, 139.3057, 168.9029,
];

/** The thirteen bodies with ascendant and midheaven: the points that aspects are computed for. */
export const NY90_ASPECT_POINTS: readonly AspectPoint[] = [
  ...NY90_BODIES.map(([id, longitudeDeg, speedDegPerDay]) => ({ id, longitudeDeg, speedDegPerDay })),
  { id: 'asc', longitudeDeg: NY90_ASC, speedDegPerDay: 0 },
  { id: 'mc', longitudeDeg: NY90_MC, speedDegPerDay: 0 },
];

export function ny90LongitudeDeg(id: string): number {
  const row = NY90_BODIES.find(([body]) => body === id);
  if (row === undefined) throw new RangeError(`${id} is not in NY90`);
  return row[1];
}
