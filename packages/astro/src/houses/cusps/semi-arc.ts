import {
  ascendantArc,
  clearArcsine,
  COS_30,
  crossingDeg,
  directionDeg,
  fourCrossingsDeg,
  type HouseSky,
  withOpposites,
} from './sky.ts';
import { oppositeDeg, RAD } from '../../angle/angle.ts';

/** The engine stops when a step is shorter than 0.01″. Radians. */
const LAST_STEP = RAD / 360_000;
/** Nearer to `LAST_STEP` than this, rounding errors decide whether to stop. */
const UNDECIDED = 1e-13;
const FEWEST_STEPS = 3;
const MOST_STEPS = 100;
const SMALLEST_SINE = 1e-9;

/** For the first guess: sin AD = tan φ tan ε, the ascensional difference of the summer point, radians; NaN near the polar circles. */
function greatestDifference({ tanLatitude, sinObliquity, cosObliquity }: HouseSky): number {
  return clearArcsine((tanLatitude * sinObliquity) / cosObliquity);
}

/**
 * The point of the ecliptic that has come a fraction of its semi-arc from the meridian, by the classical iteration of pole heights:
 * a point with declination δ has sin AD = tan φ tan δ; the house circle through it crosses the equator at that fraction of 90° from the meridian (`sine` and `cosine`
 * are of this right ascension) and has tan f = sin(fraction · AD) / tan δ; the ecliptic's crossing of that circle is the next guess. The first guess takes δ = ε. As the engine,
 * it stops after three steps or more, when one is shorter than 0.01″, so it is good to about 5e-4″ and not better. Degrees; NaN where it does not settle.
 * Outside the polar circles only.
 */
function semiArcCuspDeg(sky: HouseSky, sine: number, cosine: number, fraction: number, greatest: number): number {
  const { sinObliquity, cosObliquity, tanLatitude } = sky;
  const meridianX = cosObliquity * cosine;
  let x = meridianX - Math.sin(fraction * greatest) * cosObliquity;
  let length = Math.sqrt(x * x + sine * sine);
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const sinDeclination = (sinObliquity * sine) / length;
    if (Math.abs(sinDeclination) < SMALLEST_SINE) return Number.NaN;
    const tanDeclination = sinDeclination / Math.sqrt(1 - sinDeclination * sinDeclination);
    const tanPole = Math.sin(fraction * clearArcsine(tanLatitude * tanDeclination)) / tanDeclination;
    const nextX = meridianX - sinObliquity * tanPole;
    const nextLength = Math.sqrt(nextX * nextX + sine * sine);
    const moved = Math.abs(sine * (x - nextX)) / (length * nextLength);
    x = nextX;
    length = nextLength;
    if (step < FEWEST_STEPS) continue;
    if (Math.abs(moved - LAST_STEP) < UNDECIDED) return Number.NaN;
    if (moved < LAST_STEP) return directionDeg(sine, x);
  }
  return Number.NaN;
}

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

/** Gauquelin's 36 sectors, clockwise from the ascendant: each semi-arc in nine parts, as Placidus cuts it in three. Outside the polar circles only. */
export function gauquelin(sky: HouseSky, midheavenDeg: number, ascendantDeg: number): number[] {
  const greatest = greatestDifference(sky);
  const cuspDeg = (eastOfMeridianDeg: number, ninths: number): number => {
    const rightAscension = (sky.armcDeg + eastOfMeridianDeg) * RAD;
    return semiArcCuspDeg(sky, Math.sin(rightAscension), Math.cos(rightAscension), ninths / 9, greatest);
  };
  const halfDeg = [ascendantDeg];
  for (let ninths = 8; ninths > 0; ninths -= 1) halfDeg.push(cuspDeg(10 * ninths, ninths));
  halfDeg.push(midheavenDeg);
  for (let ninths = 1; ninths < 9; ninths += 1) halfDeg.push(oppositeDeg(cuspDeg(180 - 10 * ninths, ninths)));
  return [...halfDeg, ...halfDeg.map(oppositeDeg)];
}

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
