import { clearArcsine, directionDeg, RAD, type HouseSky } from './sky.ts';

/** The engine stops when a step is shorter than 0.01″. Radians. */
const LAST_STEP = RAD / 360_000;
/** Nearer to `LAST_STEP` than this, rounding errors decide whether to stop. */
const UNDECIDED = 1e-13;
const FEWEST_STEPS = 3;
const MOST_STEPS = 100;
const SMALLEST_SINE = 1e-9;

/** For the first guess: sin AD = tan φ tan ε, the ascensional difference of the summer point, radians; NaN near the polar circles. */
export function greatestDifference({ tanLatitude, sinObliquity, cosObliquity }: HouseSky): number {
  return clearArcsine((tanLatitude * sinObliquity) / cosObliquity);
}

/**
 * The point of the ecliptic that has come a fraction of its semi-arc from the meridian, by the classical iteration of pole heights:
 * a point with declination δ has sin AD = tan φ tan δ; the house circle through it crosses the equator at that fraction of 90° from the meridian (`sine` and `cosine`
 * are of this right ascension) and has tan f = sin(fraction · AD) / tan δ; the ecliptic's crossing of that circle is the next guess. The first guess takes δ = ε. As the engine,
 * it stops after three steps or more, when one is shorter than 0.01″, so it is good to about 5e-4″ and not better. Degrees; NaN where it does not settle.
 * Outside the polar circles only.
 */
export function semiArcCuspDeg(
  sky: HouseSky,
  sine: number,
  cosine: number,
  fraction: number,
  greatest: number,
): number {
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
