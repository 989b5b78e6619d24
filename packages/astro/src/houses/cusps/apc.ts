import { ascendantArc } from './ascendant-arc.ts';
import { directionDeg, RAD, type HouseSky } from './sky.ts';

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
