import { crossingDeg, directionDeg, RAD, type HouseSky } from './sky.ts';

/** Meridian system (axial rotation, Zariel): the equator is cut every 30° from the meridian, hour circles carry the cuts to the ecliptic. */
export function meridian(sky: HouseSky): number[] {
  return hourCircles(sky, sky.armcDeg + 90);
}

/** Carter's poli-equatorial system: as the meridian system, cut from the right ascension of the ascendant. */
export function carter(sky: HouseSky, ascendantDeg: number): number[] {
  const ascendant = ascendantDeg * RAD;
  const rightAscension = Math.atan2(Math.sin(ascendant) * sky.cosObliquity, Math.cos(ascendant));
  return hourCircles(sky, rightAscension / RAD);
}

/** Morinus: the equator is cut every 30° from the meridian, circles through the poles of the ecliptic carry the cuts to it. */
export function morinus(sky: HouseSky): number[] {
  return twelve((house) => {
    const rightAscension = (sky.armcDeg + 90 + 30 * house) * RAD;
    return directionDeg(Math.sin(rightAscension) * sky.cosObliquity, Math.cos(rightAscension));
  });
}

function hourCircles(sky: HouseSky, firstDeg: number): number[] {
  return twelve((house) => crossingDeg(sky, firstDeg + 30 * house, 0));
}

function twelve(cuspDeg: (house: number) => number): number[] {
  const cuspsDeg: number[] = [];
  for (let house = 0; house < 12; house += 1) cuspsDeg.push(cuspDeg(house));
  return cuspsDeg;
}
