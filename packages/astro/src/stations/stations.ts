import { BodyUnavailableError, DateOutOfRangeError, type EngineBody, type Ephemeris, type Frame } from '../ephemeris.ts';
import { nextChange, previousChange, type Change, type Quantity } from '../search/changes.ts';

export interface Station {
  readonly kind: 'station_retrograde' | 'station_direct';
  readonly jdUt: number;
  readonly longitudeDeg: number;
}

export interface Stations {
  readonly previous: Station | null;
  readonly next: Station | null;
}

/** Largest safe steps in days, contract §7: two stations of one body are never closer. Bodies without an entry have none. */
const SCAN_STEP_DAYS: Readonly<Partial<Record<EngineBody, number>>> = {
  mercury: 2, venus: 4, mars: 6, jupiter: 10, saturn: 10, uranus: 10, neptune: 10, pluto: 10,
  chiron: 10, pholus: 10, ceres: 10, pallas: 10, juno: 10, vesta: 10,
  true_node: 0.25, osculating_lilith: 0.25, interpolated_lilith: 0.25,
};

/** Longer than the longest stretch between two stations: Mars, direct for up to about 720 days of its 780-day round. */
const LONGEST_STRETCH_DAYS = 900;

/** The body's apparent speed in longitude as a quantity of time; null for bodies that never turn. */
export function speedQuantity(ephemeris: Ephemeris, body: EngineBody, frame: Frame): Quantity | null {
  const stepDays = frame.center === 'heliocentric' ? undefined : SCAN_STEP_DAYS[body];
  if (stepDays === undefined) return null;
  return { valueAt: (jdUt) => ephemeris.ecliptic(jdUt, body, frame).speedDegPerDay, stepDays };
}

/** The stations before and after an instant: roots of the speed to 0.1 s; null where the ephemeris ends first or the body never turns. */
export function stationsAround(ephemeris: Ephemeris, jdUt: number, body: EngineBody, frame: Frame): Stations | null {
  const quantity = speedQuantity(ephemeris, body, frame);
  if (quantity === null) return null;
  const describe = (change: Change | null): Station | null => change && {
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
