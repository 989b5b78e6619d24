import { ascendantArc } from './ascendant-arc.ts';
import { crossingDeg, withOpposites, type HouseSky } from './sky.ts';

/** Alcabitius: the semi-arcs of the ascendant's degree in three parts, carried to the ecliptic by hour circles. */
export function alcabitius(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  const { armcDeg } = sky;
  const { semiDiurnalDeg } = ascendantArc(sky, ascendantDeg);
  const upperDeg = semiDiurnalDeg / 3;
  const lowerDeg = (180 - semiDiurnalDeg) / 3;
  return withOpposites([
    midheavenDeg,
    crossingDeg(sky, armcDeg + upperDeg, 0),
    crossingDeg(sky, armcDeg + 2 * upperDeg, 0),
    ascendantDeg,
    crossingDeg(sky, armcDeg + 180 - 2 * lowerDeg, 0),
    crossingDeg(sky, armcDeg + 180 - lowerDeg, 0),
  ]);
}
