import { clearArcsine, crossingDeg, RAD, withOpposites, type HouseSky } from './sky.ts';

/** Koch (birthplace houses): the ascendants of the place when the midheaven's point has come thirds of its semi-arc. Outside the polar circles only. */
export function koch(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  const { armcDeg, sinObliquity, tanLatitude } = sky;
  const sinDeclination = sinObliquity * Math.sin(midheavenDeg * RAD);
  const tanDeclination = sinDeclination / Math.sqrt(1 - sinDeclination * sinDeclination);
  const thirdDeg = clearArcsine(tanLatitude * tanDeclination) / RAD / 3;
  return withOpposites([
    midheavenDeg,
    crossingDeg(sky, armcDeg + 30 - 2 * thirdDeg, tanLatitude),
    crossingDeg(sky, armcDeg + 60 - thirdDeg, tanLatitude),
    ascendantDeg,
    crossingDeg(sky, armcDeg + 120 + thirdDeg, tanLatitude),
    crossingDeg(sky, armcDeg + 150 + 2 * thirdDeg, tanLatitude),
  ]);
}
