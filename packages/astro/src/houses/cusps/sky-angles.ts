import { normalizeDeg, oppositeDeg } from '../../angle/normalize.ts';
import type { HouseAngles } from '../../ephemeris.ts';
import { crossingFromSineDeg, directionDeg, type HouseSky } from './sky.ts';

/**
 * The angles of a place at a sidereal time: ascendants are crossings of the ecliptic with the horizon, vertex and Munkasey's co-ascendant with the prime vertical
 * (the horizon of the co-latitude). The ascendant is always taken from the half circle of signs after the midheaven, so inside the polar circles it may be the
 * crossing that sets; the vertex from the half before it.
 */
export function computeSkyAngles(sky: HouseSky): HouseAngles {
  const { armcDeg, sinArmc, cosArmc, tanLatitude } = sky;
  const midheavenDeg = crossingFromSineDeg(sky, sinArmc, cosArmc, 0);
  const polarAscendantDeg = crossingFromSineDeg(sky, -cosArmc, sinArmc, tanLatitude);
  return {
    ascendantDeg: eastOfDeg(midheavenDeg, risingDeg(sky)),
    midheavenDeg,
    armcDeg,
    vertexDeg: oppositeDeg(eastOfDeg(midheavenDeg, primeVerticalDeg(sky, -1))),
    eastPointDeg: crossingFromSineDeg(sky, cosArmc, -sinArmc, 0),
    coAscendantKochDeg: oppositeDeg(polarAscendantDeg),
    coAscendantMunkaseyDeg: primeVerticalDeg(sky, 1),
    polarAscendantDeg,
  };
}

/** The crossing of ecliptic and eastern horizon. Degrees. */
export function risingDeg(sky: HouseSky): number {
  return crossingFromSineDeg(sky, sky.cosArmc, -sky.sinArmc, sky.tanLatitude);
}

/** Crossing of ecliptic and prime vertical: the horizon for a pole height of 90° − φ, 90° east (1) or west (−1) of the meridian. Degrees. */
export function primeVerticalDeg(sky: HouseSky, side: 1 | -1): number {
  const north = sky.sinLatitude < 0 ? -1 : 1;
  const sine = north * sky.sinLatitude;
  return directionDeg(
    side * sine * sky.cosArmc,
    -side * sine * sky.cosObliquity * sky.sinArmc - north * sky.cosLatitude * sky.sinObliquity,
  );
}

/** Two points nearer than this cannot be told apart. Degrees. */
const TOO_CLOSE_DEG = 1e-8;

/** The longitude or its opposite, whichever lies in the half circle after the midheaven. */
function eastOfDeg(midheavenDeg: number, longitudeDeg: number): number {
  const afterDeg = normalizeDeg(longitudeDeg - midheavenDeg);
  if (afterDeg > TOO_CLOSE_DEG && afterDeg < 180 - TOO_CLOSE_DEG) return longitudeDeg;
  return afterDeg > 180 + TOO_CLOSE_DEG && afterDeg < 360 - TOO_CLOSE_DEG ? oppositeDeg(longitudeDeg) : Number.NaN;
}
