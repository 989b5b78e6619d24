import { COS_30, fourCrossingsDeg, withOpposites, type HouseSky } from './sky.ts';

/** Regiomontanus: the equator is cut every 30° from the meridian, circles through the north and south points of the horizon carry the cuts to the ecliptic: tan f = tan φ sin H. */
export function regiomontanus(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  return byPoles(sky, midheavenDeg, ascendantDeg, sky.tanLatitude / 2, sky.tanLatitude * COS_30);
}

/** Topocentric system of Polich and Page: the tangents of the pole heights are a third and two thirds of that of the latitude. */
export function topocentric(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  return byPoles(sky, midheavenDeg, ascendantDeg, sky.tanLatitude / 3, (sky.tanLatitude * 2) / 3);
}

function byPoles(sky: HouseSky, midheavenDeg: number, ascendantDeg: number, outer: number, inner: number): number[] {
  const [eleventh, twelfth, second, third] = fourCrossingsDeg(sky, outer, inner);
  return withOpposites([midheavenDeg, eleventh, twelfth, ascendantDeg, second, third]);
}
