import {
  BodyUnavailableError,
  DateOutOfRangeError,
  type EngineBody,
  type Ephemeris,
  type Frame,
} from '../ephemeris.ts';
import { nextChange, previousChange, type Change, type Quantity } from '../search/changes.ts';
import { bodyMotion, canTurn, sightFrame } from '../search/motion.ts';
import { pathStations, tracePath, type PathStation } from '../search/path.ts';
import { bodyPace } from '../search/scan-steps.ts';

export interface Station {
  readonly kind: 'station_retrograde' | 'station_direct';
  readonly jdUt: number;
  readonly longitudeDeg: number;
}

export interface Stations {
  readonly previous: Station | null;
  readonly next: Station | null;
}

/** Longer than the longest time between two stations: Mars is direct for up to 746 days (1800–2399). */
const LONGEST_STRETCH_DAYS = 900;

/** The body's apparent speed in longitude as a function of time; null for bodies that never turn. */
export function speedQuantity(ephemeris: Ephemeris, body: EngineBody, frame: Frame): Quantity | null {
  if (!canTurn(bodyMotion(ephemeris, body, frame))) return null;
  const seen = sightFrame(body, frame);
  return {
    valueAt: (jdUt) => ephemeris.ecliptic(jdUt, body, seen).speedDegPerDay,
    stepDays: bodyPace(body, 'geocentric').stepDays,
  };
}

/** All stations of a body in [from, until), Julian days UT1, in order of time; none for bodies that never turn. @throws as `Ephemeris.ecliptic` */
export function stationsBetween(
  ephemeris: Ephemeris,
  body: EngineBody,
  frame: Frame,
  fromJdUt: number,
  untilJdUt: number,
): PathStation[] {
  return pathStations(tracePath(bodyMotion(ephemeris, body, frame), fromJdUt, untilJdUt));
}

/** The stations before and after an instant: roots of the speed to 0.1 s; null where the ephemeris ends first or the body never turns. */
export function stationsAround(ephemeris: Ephemeris, jdUt: number, body: EngineBody, frame: Frame): Stations | null {
  const quantity = speedQuantity(ephemeris, body, frame);
  if (quantity === null) return null;
  const describe = (change: Change | null): Station | null =>
    change && {
      kind: change.rising ? 'station_direct' : 'station_retrograde',
      jdUt: change.jdUt,
      longitudeDeg: ephemeris.ecliptic(change.jdUt, body, frame).longitudeDeg,
    };
  return {
    previous: describe(untilEdge(() => previousChange(quantity, jdUt, jdUt - LONGEST_STRETCH_DAYS))),
    next: describe(untilEdge(() => nextChange(quantity, jdUt, jdUt + LONGEST_STRETCH_DAYS))),
  };
}

function untilEdge(search: () => Change | null): Change | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof DateOutOfRangeError || error instanceof BodyUnavailableError) return null;
    throw error;
  }
}
