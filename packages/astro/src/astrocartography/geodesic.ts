import { RAD } from '../angle/angle.ts';
import { type GlobeArc, type GlobePoint, nearestAlongDeg, placeOf, pointOfArc, vectorOf } from './line.ts';

/** WGS 84. */
const EQUATORIAL_KM = 6378.137;
const FLATTENING = 1 / 298.257223563;
const POLAR_KM = EQUATORIAL_KM * (1 - FLATTENING);

/**
 * Length of the shortest way between two places over the ellipsoid WGS 84 (Vincenty, Survey Review XXIII 176, 1975), kilometres, to a millimetre. Null
 * between places that are nearly opposite, for which the formula does not settle.
 */
export function geodesicKm(a: GlobePoint, b: GlobePoint): number | null {
  const east = (b.longitudeDeg - a.longitudeDeg) * RAD;
  const reduced = (latitudeDeg: number): number => Math.atan((1 - FLATTENING) * Math.tan(latitudeDeg * RAD));
  const [u1, u2] = [reduced(a.latitudeDeg), reduced(b.latitudeDeg)];
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)];
  let lambda = east;
  for (let round = 0; round < 200; round++) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)];
    const sinSigma = Math.hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda);
    if (sinSigma === 0) return 0;
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cos1 * cos2 * sinLambda) / sinSigma;
    const cosSquared = 1 - sinAlpha * sinAlpha;
    const cosMiddle = cosSquared === 0 ? 0 : cosSigma - (2 * sin1 * sin2) / cosSquared;
    const c = (FLATTENING / 16) * cosSquared * (4 + FLATTENING * (4 - 3 * cosSquared));
    const next =
      east +
      (1 - c) *
        FLATTENING *
        sinAlpha *
        (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)));
    if (Math.abs(next - lambda) < 1e-13) return lengthKm(cosSquared, sigma, sinSigma, cosSigma, cosMiddle);
    lambda = next;
  }
  return null;
}

function lengthKm(cosSquared: number, sigma: number, sinSigma: number, cosSigma: number, cosMiddle: number): number {
  const square = (cosSquared * (EQUATORIAL_KM ** 2 - POLAR_KM ** 2)) / POLAR_KM ** 2;
  const a = 1 + (square / 16384) * (4096 + square * (-768 + square * (320 - 175 * square)));
  const b = (square / 1024) * (256 + square * (-128 + square * (74 - 47 * square)));
  const twice = 2 * cosMiddle * cosMiddle - 1;
  const delta =
    b *
    sinSigma *
    (cosMiddle +
      (b / 4) *
        (cosSigma * twice - (b / 6) * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)));
  return POLAR_KM * a * (sigma - delta);
}

/** The place of a line that is nearest to another place. */
interface NearestOfLine {
  readonly place: GlobePoint;
  readonly distanceKm: number;
}

/** The ellipsoid moves the nearest place by no more than this along a line that is not far, degrees. */
const SEARCHED_DEG = 1;
/** Beyond this distance all of a line can be nearly as far: it is searched in steps. */
const FAR_KM = 5000;
const STEP_DEG = 2;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** How near a line comes to a place, over the ground. Null when the whole line is on the other side of the Earth. */
export function nearestOfLine(arc: GlobeArc, from: GlobePoint): NearestOfLine | null {
  const distance = (alongDeg: number): number => geodesicKm(from, placeOf(pointOfArc(arc, alongDeg))) ?? Infinity;
  const onSphere = nearestAlongDeg(arc, vectorOf(from));
  const isFar = distance(onSphere) > FAR_KM;
  const guess = isFar ? nearestStep(arc.lengthDeg, distance) : onSphere;
  const around = isFar ? STEP_DEG : SEARCHED_DEG;
  let [low, high] = [Math.max(0, guess - around), Math.min(arc.lengthDeg, guess + around)];
  for (let round = 0; round < 40; round++) {
    const [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (distance(a) < distance(b)) high = b;
    else low = a;
  }
  const best = [low, (low + high) / 2, high].toSorted((a, b) => distance(a) - distance(b))[0]!;
  const distanceKm = distance(best);
  return Number.isFinite(distanceKm) ? { place: placeOf(pointOfArc(arc, best)), distanceKm } : null;
}

function nearestStep(lengthDeg: number, distance: (alongDeg: number) => number): number {
  let [best, leastKm] = [0, distance(0)];
  for (let along = STEP_DEG; along <= lengthDeg; along += STEP_DEG) {
    const km = distance(along);
    if (km < leastKm) [best, leastKm] = [along, km];
  }
  return best;
}
