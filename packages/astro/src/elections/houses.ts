import { normalizeDeg } from '../angle/angle.ts';
import { computeHouses, HouseSystemUndefinedError } from '../houses/compute.ts';
import { nextOnAngle } from '../houses/from-armc.ts';
import { type Arc, inArcs, joinedArcs } from './arcs.ts';
import { type ElectionAngle, followed } from './condition.ts';
import type { ElectionSky } from './sky.ts';
import type { Span } from './spans.ts';
import { type BodyId, toEngineBody } from '../bodies/body-id.ts';
import { houseNumber } from '../houses/placement.ts';
import { placementFor } from '../natal/house-frame.ts';

/** Days between two looks where the ascendant jumps and runs backwards: a minute. */
const POLAR_STEP_DAYS = 1 / 1440;
const AFTER_DAYS = 1e-6;
/** The angle computed for a point, and the point's distance from it. */
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

const MINUTE_DAYS = 1 / 1440;
/** Up to here cusps run so evenly that houses last far longer than the wider step; beyond, some cusps of some systems hurry and turn. */
const EVEN_UP_TO_DEG = 58;

/** The parts of a span in which a body is in one of the houses, as charts of every instant would say. Where a system has no houses, none. */
export function houseSpans(sky: ElectionSky, body: BodyId, houses: readonly number[], span: Span): Span[] {
  const count = sky.houses.houseSystem === 'G' ? 36 : 12;
  const what = {
    placeAt: houseAt(sky, body),
    isWanted: (house: number) => houses.includes(house),
    areNeighbours: (one: number, other: number) => [1, count - 1].includes(Math.abs(one - other)),
  };
  return followed(what, span, stepDays(sky));
}

function stepDays(sky: ElectionSky): number {
  if (isPolar(sky)) return MINUTE_DAYS;
  return (Math.abs(sky.place.geoLatitudeDeg) > EVEN_UP_TO_DEG ? 3 : 20) * MINUTE_DAYS;
}

function houseAt(sky: ElectionSky, body: BodyId): (jdUt: number) => number | null {
  const { ephemeris, place, frame, houses: settings, variants } = sky;
  const engineBody = toEngineBody(body, variants);
  const opposite = body === 'south_node';
  const sunMatters = settings.houseSystem === 'I' || settings.houseSystem === 'i';
  return (jdUt) => {
    try {
      const { longitudeDeg, latitudeDeg } = ephemeris.ecliptic(jdUt, engineBody, frame);
      const houses = computeHouses(ephemeris, jdUt, place, settings.houseSystem, settings.polarFallback, frame);
      const sunDeg = sunMatters ? ephemeris.position(jdUt, 'sun', frame).declinationDeg : undefined;
      const { trueDeg } = ephemeris.obliquity(jdUt);
      const placement = placementFor(ephemeris, jdUt, place, frame, trueDeg, houses, sunDeg, settings);
      return houseNumber(
        opposite ? placement(normalizeDeg(longitudeDeg + 180), -latitudeDeg) : placement(longitudeDeg, latitudeDeg),
      );
    } catch (error) {
      if (error instanceof HouseSystemUndefinedError) return null;
      throw error;
    }
  };
}
