import { oppositeDeg } from '../angle/angle.ts';
import type { Ephemeris, GeoPosition, HouseAngles, HouseSystemCode, Zodiac } from '../ephemeris.ts';
import type { HouseSettings } from './systems.ts';

/** The angles of a chart that a request may name (docs/methods/houses.md). */
export const ANGLE_IDS = [
  'asc',
  'dsc',
  'mc',
  'ic',
  'vertex',
  'antivertex',
  'east_point',
  'co_asc_koch',
  'co_asc_munkasey',
  'polar_asc',
] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

export type ChartAngles = Readonly<Record<AngleId, number>>;

/** The ten angles of a chart, longitudes in degrees; descendant, IC and antivertex are the opposite points. */
export function chartAngles(angles: HouseAngles): ChartAngles {
  return {
    asc: angles.ascendantDeg,
    dsc: oppositeDeg(angles.ascendantDeg),
    mc: angles.midheavenDeg,
    ic: oppositeDeg(angles.midheavenDeg),
    vertex: angles.vertexDeg,
    antivertex: oppositeDeg(angles.vertexDeg),
    east_point: angles.eastPointDeg,
    co_asc_koch: angles.coAscendantKochDeg,
    co_asc_munkasey: angles.coAscendantMunkaseyDeg,
    polar_asc: angles.polarAscendantDeg,
  };
}

/** The requested system has no cusps at this latitude and the caller accepts no substitute. */
export class HouseSystemUndefinedError extends Error {
  readonly system: HouseSystemCode;
  constructor(system: HouseSystemCode, geoLatitudeDeg: number) {
    super(`House system ${system} is not defined at geographic latitude ${geoLatitudeDeg}°`);
    this.name = 'HouseSystemUndefinedError';
    this.system = system;
  }
}

export interface ChartHouses {
  /** The system the cusps belong to; differs from `requestedSystem` after a polar fallback. */
  readonly system: HouseSystemCode;
  readonly requestedSystem: HouseSystemCode;
  /** Cusp 1 first: 12, or 36 for Gauquelin sectors (clockwise). */
  readonly cuspsDeg: readonly number[];
  /** Computed on first read. */
  readonly cuspSpeedsDegPerDay: () => readonly number[];
  readonly angles: ChartAngles;
  readonly armcDeg: number;
  /**
   * The cusps do not go around the zodiac once in order (this happens inside the polar circles). Never set for
   * Gauquelin sectors.
   */
  readonly reversed: boolean;
}

const FALLBACK_CODES = { whole_sign: 'W', equal: 'E' } as const;

/** Sum of the twelve arcs from cusp to cusp in the order of the signs; 360 for every ordinary chart. */
export function sumOfArcsDeg(cuspsDeg: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < cuspsDeg.length; index++) {
    const arc = cuspsDeg[(index + 1) % cuspsDeg.length]! - cuspsDeg[index]!;
    sum += arc < 0 ? arc + 360 : arc;
  }
  return sum;
}

/**
 * Houses and angles with the polar policy of docs/methods/houses.md: where the engine cannot compute the system it returns
 * Porphyry cusps, which are kept, replaced by whole-sign or equal houses, or rejected.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function computeHouses(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  requestedSystem: HouseSystemCode,
  polarFallback: HouseSettings['polarFallback'],
  zodiac: Zodiac,
): ChartHouses {
  let system = requestedSystem;
  let houses = ephemeris.houses(jdUt, place, system, zodiac);
  if (!houses.computed) {
    if (polarFallback === 'error') throw new HouseSystemUndefinedError(requestedSystem, place.geoLatitudeDeg);
    if (polarFallback === 'porphyry') {
      system = 'O';
    } else {
      system = FALLBACK_CODES[polarFallback];
      houses = ephemeris.houses(jdUt, place, system, zodiac);
    }
  }
  return {
    system,
    requestedSystem,
    cuspsDeg: houses.cuspsDeg,
    cuspSpeedsDegPerDay: houses.cuspSpeedsDegPerDay,
    angles: chartAngles(houses.angles),
    armcDeg: houses.angles.armcDeg,
    reversed: system !== 'G' && Math.abs(sumOfArcsDeg(houses.cuspsDeg) - 360) > 1e-6,
  };
}
