import { oppositeDeg, RAD } from '../../angle/angle.ts';
import { ascendantArc, crossingDeg, directionDeg, type HouseSky, primeVerticalDeg, withOpposites } from './sky.ts';

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

/**
 * Krusinski, Pisa and Goelzer: the great circle through ascendant and zenith is cut every 30° from the ascendant, hour circles carry the cuts to the ecliptic.
 * Ascendant and zenith are at right angles, so a cut is cos H times the one less sin H times the other; its hour circle meets the ecliptic where tan λ = tan α / cos ε.
 */
export function krusinski(sky: HouseSky, ascendantDeg: number): number[] {
  const { sinArmc, cosArmc, cosObliquity, cosLatitude } = sky;
  const ascendant = ascendantDeg * RAD;
  const ascendantX = Math.cos(ascendant);
  const ascendantY = Math.sin(ascendant) * cosObliquity;
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) {
    const [cosine, sine] = [Math.cos(30 * house * RAD), Math.sin(30 * house * RAD)];
    cuspsDeg.push(
      directionDeg(
        cosine * ascendantY - sine * cosLatitude * sinArmc,
        (cosine * ascendantX - sine * cosLatitude * cosArmc) * cosObliquity,
      ),
    );
  }
  return cuspsDeg;
}

/**
 * APC (ascendant parallel circle, Knegt): the parallel of the ascendant's degree is cut in six equal parts below and six above the horizon,
 * circles through the north and south points of the horizon carry the cuts to the ecliptic.
 */
export function apc(sky: HouseSky, ascendantDeg: number): number[] {
  const { sinDeclination, semiDiurnalDeg } = ascendantArc(sky, ascendantDeg);
  const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) {
    const hourAngleDeg =
      house < 6
        ? -semiDiurnalDeg - ((180 - semiDiurnalDeg) * house) / 3
        : semiDiurnalDeg - (semiDiurnalDeg * (house - 6)) / 3;
    const hourAngle = hourAngleDeg * RAD;
    const east = -cosDeclination * Math.sin(hourAngle);
    const up = sky.sinLatitude * sinDeclination + sky.cosLatitude * cosDeclination * Math.cos(hourAngle);
    cuspsDeg.push(onCircleDeg(sky, east, up));
  }
  return cuspsDeg;
}

/** The point of the ecliptic on the half circle from the north to the south point of the horizon that goes through a direction between east and zenith. */
function onCircleDeg(sky: HouseSky, east: number, up: number): number {
  const { sinArmc, cosArmc, sinObliquity, cosObliquity, sinLatitude, cosLatitude } = sky;
  const [eastOfAries, eastOfCancer] = [-sinArmc, cosArmc * cosObliquity];
  const [upOfAries, upOfCancer] = [
    cosLatitude * cosArmc,
    sinLatitude * sinObliquity + cosLatitude * cosObliquity * sinArmc,
  ];
  const y = up * eastOfAries - east * upOfAries;
  const x = east * upOfCancer - up * eastOfCancer;
  const side = east * (eastOfAries * x + eastOfCancer * y) + up * (upOfAries * x + upOfCancer * y);
  return side >= 0 ? directionDeg(y, x) : directionDeg(-y, -x);
}
