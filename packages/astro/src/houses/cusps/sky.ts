import { normalizeDeg, oppositeDeg, RAD } from '../../angle/angle.ts';
import type { HouseAngles } from '../../ephemeris.ts';

/**
 * Input of all house systems: the sky over a place at a sidereal time, in degrees, sines and cosines. North and east are positive.
 * The folder's formulas come from R. W. Holden, The Elements of House Division (1977); J. Meeus, Astronomical Algorithms, 2nd ed. (1998), ch. 13 and 14; and the
 * descriptions in the Swiss Ephemeris programmer's documentation, §6.2. A result that rounding errors decide is NaN; the engine is used then.
 */
export interface HouseSky {
  /** Right ascension of the upper meridian, [0, 360). */
  readonly armcDeg: number;
  readonly sinArmc: number;
  readonly cosArmc: number;
  readonly sinObliquity: number;
  readonly cosObliquity: number;
  readonly geoLatitudeDeg: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  readonly tanLatitude: number;
  /** Of the right ascensions 30° and 60° east of the meridian; those of 120° and 150° follow from them. */
  readonly sinEast30: number;
  readonly cosEast30: number;
  readonly sinEast60: number;
  readonly cosEast60: number;
}

export const COS_30 = Math.sqrt(3) / 2;

export function houseSky(armcDeg: number, geoLatitudeDeg: number, obliquityDeg: number): HouseSky {
  const [armc, latitude, obliquity] = [armcDeg * RAD, geoLatitudeDeg * RAD, obliquityDeg * RAD];
  const [sinArmc, cosArmc] = [Math.sin(armc), Math.cos(armc)];
  const [sinLatitude, cosLatitude] = [Math.sin(latitude), Math.cos(latitude)];
  return {
    armcDeg,
    sinArmc,
    cosArmc,
    sinObliquity: Math.sin(obliquity),
    cosObliquity: Math.cos(obliquity),
    geoLatitudeDeg,
    sinLatitude,
    cosLatitude,
    tanLatitude: sinLatitude / cosLatitude,
    sinEast30: COS_30 * sinArmc + cosArmc / 2,
    cosEast30: COS_30 * cosArmc - sinArmc / 2,
    sinEast60: sinArmc / 2 + COS_30 * cosArmc,
    cosEast60: cosArmc / 2 - COS_30 * sinArmc,
  };
}

/** Below this the direction of a plane vector is too uncertain for 1e-9°. */
const SHORTEST = 1e-4;
/** The engine rounds angles this near to 0°, 90°, 180° or 270°. Radians. */
const NEAR_QUARTER = 1e-9;

/** Direction of a plane vector made of sines and cosines, degrees in [0, 360); NaN where the vector is too short, and at 0°, 90°, 180° and 270°. */
export function directionDeg(y: number, x: number): number {
  const [rise, run] = [Math.abs(y), Math.abs(x)];
  if (rise < SHORTEST && run < SHORTEST) return Number.NaN;
  if (rise < NEAR_QUARTER * run || run < NEAR_QUARTER * rise) return Number.NaN;
  return normalizeDeg(Math.atan2(y, x) / RAD);
}

/**
 * Longitude where the ecliptic meets a great circle that crosses the equator at an oblique ascension and has a pole of that height:
 * tan λ = sin OA / (cos ε cos OA − sin ε tan f). The horizon is the circle with OA = ARMC + 90° and f = φ; hour circles have f = 0. Degrees, [0, 360).
 */
export function crossingDeg(sky: HouseSky, obliqueAscensionDeg: number, tanPole: number): number {
  const ascension = obliqueAscensionDeg * RAD;
  return crossingFromSineDeg(sky, Math.sin(ascension), Math.cos(ascension), tanPole);
}

/** The same from sine and cosine of the oblique ascension. */
function crossingFromSineDeg(sky: HouseSky, sine: number, cosine: number, tanPole: number): number {
  return directionDeg(sine, sky.cosObliquity * cosine - sky.sinObliquity * tanPole);
}

/** The crossings of four circles 30°, 60°, 120° and 150° east of the meridian, the inner two and the outer two with the same pole. */
export function fourCrossingsDeg(
  sky: HouseSky,
  tanOuterPole: number,
  tanInnerPole: number,
): readonly [number, number, number, number] {
  const { sinEast30, cosEast30, sinEast60, cosEast60 } = sky;
  return [
    crossingFromSineDeg(sky, sinEast30, cosEast30, tanOuterPole),
    crossingFromSineDeg(sky, sinEast60, cosEast60, tanInnerPole),
    crossingFromSineDeg(sky, cosEast30, -sinEast30, tanInnerPole),
    crossingFromSineDeg(sky, cosEast60, -sinEast60, tanOuterPole),
  ];
}

/** Below this distance from ±1 an arc sine loses too many digits. */
const NEAR_ONE = 1e-7;

/** Arc sine in radians; NaN where the argument is not clearly within ±1. */
export function clearArcsine(sine: number): number {
  return Math.abs(sine) <= 1 - NEAR_ONE ? Math.asin(sine) : Number.NaN;
}

/** Cusps 10, 11, 12, 1, 2, 3. */
type EasternCusps = readonly [number, number, number, number, number, number];

/** All twelve, cusp 1 first, where the western ones lie opposite the eastern. */
export function withOpposites([tenth, eleventh, twelfth, first, second, third]: EasternCusps): number[] {
  return [
    first,
    second,
    third,
    oppositeDeg(tenth),
    oppositeDeg(eleventh),
    oppositeDeg(twelfth),
    oppositeDeg(first),
    oppositeDeg(second),
    oppositeDeg(third),
    tenth,
    eleventh,
    twelfth,
  ];
}

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

/** Two points nearer than this are the same. Degrees. */
const TOO_CLOSE_DEG = 1e-8;

/** The longitude or its opposite, whichever lies in the half circle after the midheaven. */
function eastOfDeg(midheavenDeg: number, longitudeDeg: number): number {
  const afterDeg = normalizeDeg(longitudeDeg - midheavenDeg);
  if (afterDeg > TOO_CLOSE_DEG && afterDeg < 180 - TOO_CLOSE_DEG) return longitudeDeg;
  return afterDeg > 180 + TOO_CLOSE_DEG && afterDeg < 360 - TOO_CLOSE_DEG ? oppositeDeg(longitudeDeg) : Number.NaN;
}

interface AscendantArc {
  readonly sinDeclination: number;
  /** Half of the arc of its parallel above the horizon, degrees. */
  readonly semiDiurnalDeg: number;
}

/** The diurnal arc of the ascendant's degree: cos SDA = −tan φ tan δ (Meeus ch. 15). */
export function ascendantArc(sky: HouseSky, ascendantDeg: number): AscendantArc {
  const sinDeclination = sky.sinObliquity * Math.sin(ascendantDeg * RAD);
  const tanDeclination = sinDeclination / Math.sqrt(1 - sinDeclination * sinDeclination);
  return { sinDeclination, semiDiurnalDeg: 90 + clearArcsine(sky.tanLatitude * tanDeclination) / RAD };
}
