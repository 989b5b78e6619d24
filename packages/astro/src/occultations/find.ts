import { wrap180 } from '../angle/angle.ts';
import { axisGapToEarth, gapToEarth, geoPointBelow } from '../eclipses/shadow.ts';
import { nearestToAxis } from '../eclipses/solar.ts';
import { REACH_DAYS } from '../eclipses/sun-moon.ts';
import { findTouches } from '../eclipses/natal-contacts.ts';
import type { Ephemeris, GeoPoint, GeoPosition } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { crossings } from '../search/crossings.ts';
import { findMinimum } from '../search/root.ts';
import { bodyMotion, relativeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import { coverCone, isOccultedStar, type OccultedBody, pairAround, starDesignation } from './paths.ts';
import { localOccultation, type LocalOccultation } from './local.ts';

/** The Moon covers a planet or a star; times are Julian days UT1. */
export interface Occultation {
  readonly body: OccultedBody;
  /** The line through body and Moon is nearest to the Earth's centre. */
  readonly jdUt: number;
  /** The first and the last moment at which any place of the Earth has the body behind the Moon. */
  readonly beginsJdUt: number;
  readonly endsJdUt: number;
  /** The line meets the Earth. */
  readonly isCentral: boolean;
  /** Where it enters the Earth, or the place nearest to it. */
  readonly greatest: GeoPoint;
  /** What a place sees; null without a place. */
  readonly local: LocalOccultation | null;
}

/**
 * In latitude the Moon's centre is at most so far from a body that she covers somewhere: parallax 61.5′, semidiameter
 * 16.8′, and her way between conjunction and least distance.
 */
const NEAREST_DEG = 1.4;
/** From the conjunction in longitude to the least distance. */
const GREATEST_WITHIN_DAYS = 0.08;
const TOLERANCE_DAYS = 1e-7;

/**
 * All occultations of a body by the Moon with their greatest moment in [fromJdUt, untilJdUt), in order of time; with a
 * place, those of which it sees a part above its horizon, by day or night. Each conjunction is checked once, thirteen a
 * year, so the search always ends. @throws DateOutOfRangeError
 */
export function occultationsBetween(
  ephemeris: Ephemeris,
  body: OccultedBody,
  fromJdUt: number,
  untilJdUt: number,
  place: GeoPosition | null,
): Occultation[] {
  return conjunctions(ephemeris, body, fromJdUt - 1, untilJdUt + 1)
    .flatMap((jdUt) => describe(ephemeris, body, jdUt, place) ?? [])
    .filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt);
}

/** Conjunctions in longitude at which the Moon passes near enough. */
function conjunctions(ephemeris: Ephemeris, body: OccultedBody, from: number, until: number): number[] {
  const [first, end] = ephemeris.range.reduced;
  const [start, stop] = [Math.max(from, first + 1), Math.min(until, end - 1)];
  const moon = bodyMotion(ephemeris, 'moon', GEOCENTRIC_APPARENT);
  if (isOccultedStar(body)) {
    const { longitudeDeg, latitudeDeg } = ephemeris.fixedStar(
      (start + stop) / 2,
      starDesignation(body),
      GEOCENTRIC_APPARENT,
    );
    // The star's own motion shifts these by minutes: a whole minute is the same for every range.
    const met = crossings(tracePath(moon, start, stop), [longitudeDeg]).map(({ jdUt, speedDegPerDay }) => {
      const there = ephemeris.fixedStar(Math.floor(jdUt), starDesignation(body), GEOCENTRIC_APPARENT);
      const lateDays = wrap180(there.longitudeDeg - longitudeDeg) / speedDegPerDay;
      return { jdUt: Math.round((jdUt + lateDays) * 1440) / 1440 };
    });
    return passing(ephemeris, met, () => latitudeDeg);
  }
  const path = tracePath(relativeMotion(moon, bodyMotion(ephemeris, body, GEOCENTRIC_APPARENT)), start, stop);
  return passing(
    ephemeris,
    crossings(path, [0]),
    (jdUt) => ephemeris.ecliptic(jdUt, body, GEOCENTRIC_APPARENT).latitudeDeg,
  );
}

function passing(
  ephemeris: Ephemeris,
  met: readonly { readonly jdUt: number }[],
  latitudeDegAt: (jdUt: number) => number,
): number[] {
  return met
    .map(({ jdUt }) => jdUt)
    .filter((jdUt) => {
      const { latitudeDeg } = ephemeris.ecliptic(jdUt, 'moon', GEOCENTRIC_APPARENT);
      return Math.abs(latitudeDeg - latitudeDegAt(jdUt)) < NEAREST_DEG;
    });
}

/** Null where the Moon covers the body from no place, or the requested place sees nothing of it. */
function describe(
  ephemeris: Ephemeris,
  body: OccultedBody,
  aboutJdUt: number,
  place: GeoPosition | null,
): Occultation | null {
  const at = pairAround(ephemeris, body, aboutJdUt, null);
  const jdUt = findMinimum(
    (instant) => axisGapToEarth(coverCone(at(instant))),
    aboutJdUt - GREATEST_WITHIN_DAYS,
    aboutJdUt + GREATEST_WITHIN_DAYS,
    TOLERANCE_DAYS,
  );
  const reach = REACH_DAYS - Math.abs(jdUt - aboutJdUt);
  const touches = findTouches((instant) => gapToEarth(coverCone(at(instant))), jdUt, reach);
  if (touches === null) return null;
  const local = place === null ? null : localOccultation(ephemeris, body, aboutJdUt, jdUt, place);
  if (place !== null && local === null) return null;
  const { siderealRad } = at(jdUt);
  const cone = coverCone(at(jdUt));
  return {
    body,
    jdUt,
    beginsJdUt: touches.beginsJdUt,
    endsJdUt: touches.endsJdUt,
    isCentral: axisGapToEarth(cone) < 0,
    greatest: geoPointBelow(nearestToAxis(cone), siderealRad),
    local,
  };
}
