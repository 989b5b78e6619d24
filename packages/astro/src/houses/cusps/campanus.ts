import { oppositeDeg } from '../../angle/normalize.ts';
import { primeVerticalDeg } from './sky-angles.ts';
import { crossingDeg, RAD, withOpposites, type HouseSky } from './sky.ts';

const ROOT_3 = Math.sqrt(3);

/** Campanus: the prime vertical is cut every 30°, circles through the north and south points of the horizon carry the cuts to the ecliptic. */
export function campanus(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  const [eleventh, twelfth, second, third] = between(sky, sky.armcDeg, sky.sinLatitude, sky.cosLatitude);
  return withOpposites([midheavenDeg, eleventh, twelfth, ascendantDeg, second, third]);
}

/** Horizontal system: the horizon is cut every 30° from the meridian by vertical circles. It is Campanus for the co-latitude, half a turn of the sky later. */
export function horizontal(sky: HouseSky, midheavenDeg: number): number[] {
  const side = sky.geoLatitudeDeg > 0 ? 1 : -1;
  const [eleventh, twelfth, second, third] = between(
    sky,
    sky.armcDeg + 180,
    side * sky.cosLatitude,
    side * sky.sinLatitude,
  );
  return withOpposites([
    midheavenDeg,
    oppositeDeg(eleventh),
    oppositeDeg(twelfth),
    oppositeDeg(primeVerticalDeg(sky, -1)),
    oppositeDeg(second),
    oppositeDeg(third),
  ]);
}

/**
 * The circle through a cut at 30° or 60° from the prime vertical's crossing with the equator has sin f = sin φ sin H for its pole, and meets the equator at the
 * distance x from it with tan x = tan H / cos φ.
 */
function between(
  sky: HouseSky,
  armcDeg: number,
  sinLatitude: number,
  cosLatitude: number,
): readonly [number, number, number, number] {
  const outer = tangentOfSine(sinLatitude / 2);
  const inner = tangentOfSine((sinLatitude * ROOT_3) / 2);
  const farDeg = Math.atan2(ROOT_3, cosLatitude) / RAD;
  const nearDeg = Math.atan2(1 / ROOT_3, cosLatitude) / RAD;
  return [
    crossingDeg(sky, armcDeg + 90 - farDeg, outer),
    crossingDeg(sky, armcDeg + 90 - nearDeg, inner),
    crossingDeg(sky, armcDeg + 90 + nearDeg, inner),
    crossingDeg(sky, armcDeg + 90 + farDeg, outer),
  ];
}

function tangentOfSine(sine: number): number {
  return sine / Math.sqrt(1 - sine * sine);
}
