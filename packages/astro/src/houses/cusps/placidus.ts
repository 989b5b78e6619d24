import { greatestDifference, semiArcCuspDeg } from './semi-arc.ts';
import { withOpposites, type HouseSky } from './sky.ts';

/** Placidus: the cusps have come a third and two thirds of their own semi-arcs from the meridian. Outside the polar circles only. */
export function placidus(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  const { sinEast30, cosEast30, sinEast60, cosEast60 } = sky;
  const greatest = greatestDifference(sky);
  return withOpposites([
    midheavenDeg,
    semiArcCuspDeg(sky, sinEast30, cosEast30, 1 / 3, greatest),
    semiArcCuspDeg(sky, sinEast60, cosEast60, 2 / 3, greatest),
    ascendantDeg,
    semiArcCuspDeg(sky, cosEast30, -sinEast30, 2 / 3, greatest),
    semiArcCuspDeg(sky, cosEast60, -sinEast60, 1 / 3, greatest),
  ]);
}
