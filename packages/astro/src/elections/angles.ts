import { normalizeDeg } from '../angle/normalize.ts';
import { computeHouses } from '../houses/compute.ts';
import { nextOnAngle } from '../houses/rising.ts';
import { inArcs, joinedArcs, type Arc } from './arcs.ts';
import type { ElectionAngle } from './condition.ts';
import { followed } from './followed.ts';
import type { ElectionSky } from './sky.ts';
import type { Span } from './spans.ts';

/** Days between two looks where the ascendant jumps and runs backwards: a minute. */
const POLAR_STEP_DAYS = 1 / 1440;
const AFTER_DAYS = 1e-6;
/** The angle that carries the opposite point, and where the point stands from it. */
const CARRIED = { asc: ['asc', 0], dsc: ['asc', 180], mc: ['mc', 0], ic: ['mc', 180] } as const;

/**
 * The parts of a span in which an angle of the place is in arcs of the search's zodiac. Outside the polar circles every longitude rises once in a
 * sidereal day, and culminates everywhere: the edges are found by inversion. Within the polar circles the ascendant of charts is followed from minute
 * to minute, and each change is narrowed to a tenth of a second.
 */
export function angleSpans(sky: ElectionSky, angle: ElectionAngle, arcs: readonly Arc[], span: Span): Span[] {
  const { ephemeris, place, frame, houses } = sky;
  const [carrier, turnDeg] = CARRIED[angle];
  const angleAt = (jdUt: number): number =>
    computeHouses(ephemeris, jdUt, place, houses.houseSystem, 'porphyry', frame).angles[angle];
  if (carrier === 'asc' && isPolar(sky)) {
    const placeAt = (jdUt: number): number => (inArcs(arcs, angleAt(jdUt)) ? 1 : 0);
    const inside = { placeAt, isWanted: (found: number) => found === 1, areNeighbours: () => false };
    return followed(inside, span, POLAR_STEP_DAYS);
  }
  const found: Span[] = [];
  const joined = joinedArcs(arcs);
  if (joined.some(({ widthDeg }) => widthDeg >= 360)) return [span];
  for (const { fromDeg, widthDeg } of joined) {
    const next = (longitudeDeg: number, fromJdUt: number): number =>
      nextOnAngle(ephemeris, place, frame, carrier, longitudeDeg + turnDeg, fromJdUt, span.endJdUt);
    let startJdUt =
      normalizeDeg(angleAt(span.startJdUt) - fromDeg) < widthDeg ? span.startJdUt : next(fromDeg, span.startJdUt);
    while (startJdUt < span.endJdUt) {
      const endJdUt = next(fromDeg + widthDeg, startJdUt + AFTER_DAYS);
      found.push({ startJdUt, endJdUt: Math.min(endJdUt, span.endJdUt) });
      startJdUt = next(fromDeg, endJdUt + AFTER_DAYS);
    }
  }
  return found.toSorted((a, b) => a.startJdUt - b.startJdUt);
}

/** Whether part of the ecliptic never rises at the place, at some time of the search. */
export function isPolar({ ephemeris, place, range }: Pick<ElectionSky, 'ephemeris' | 'place' | 'range'>): boolean {
  const { trueDeg } = ephemeris.obliquity(range.startJdUt);
  return Math.abs(place.geoLatitudeDeg) > 89.99 - trueDeg;
}
