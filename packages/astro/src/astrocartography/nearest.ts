import { geodesicKm } from './geodesic.ts';
import { nearestAlongDeg, placeOf, pointOfArc, vectorOf, type GlobeArc, type GlobePoint } from './line.ts';

/** The place of a line that is nearest to another place. */
export interface NearestOfLine {
  readonly place: GlobePoint;
  readonly distanceKm: number;
}

/** The ellipsoid moves the nearest place by no more than this along a line that is not far, degrees. */
const SEARCHED_DEG = 1;
/** From here on all of a line can be nearly as far: it is looked at in steps. */
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
