import { normalizeDeg } from '../angle/angle.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { type ChartHouses, computeHouses } from '../houses/compute.ts';
import { housesOfArmc, rightAscensionOfEclipticDeg } from '../houses/from-armc.ts';
import { derivedHouses, type DerivedHouses } from '../houses/placement.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { type SolarArcs, solarFrame } from './arcs.ts';

export const ANGLE_METHODS = [
  'solar_arc_longitude',
  'solar_arc_ra',
  'naibod_longitude',
  'naibod_ra',
  'true_daily',
] as const;
export type AngleMethod = (typeof ANGLE_METHODS)[number];

/** What progressed houses are computed from. */
export interface HouseBasis {
  readonly natal: Pick<ChartHouses, 'angles' | 'armcDeg'>;
  readonly place: GeoPosition;
  readonly frame: Frame;
  readonly arcs: SolarArcs;
  /** The progressed instant. */
  readonly jdUt: number;
  readonly settings: Pick<ChartSettings, 'houseSystem' | 'polarFallback' | 'rulers'>;
}

/**
 * Houses of the progressed chart at the natal latitude (docs/methods/returns-and-progressions.md): the midheaven, or its right ascension, moves by
 * the Sun's true or mean arc, and the rest follows with the obliquity of the progressed instant. `true_daily` gives the
 * real houses of that instant.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function progressedHouses(ephemeris: Ephemeris, basis: HouseBasis, method: AngleMethod): DerivedHouses {
  const { frame, jdUt, place, settings } = basis;
  const obliquityDeg = ephemeris.obliquity(jdUt).trueDeg;
  if (method === 'true_daily') {
    const { cuspSpeedsDegPerDay: _speeds, ...houses } = computeHouses(
      ephemeris,
      jdUt,
      place,
      settings.houseSystem,
      settings.polarFallback,
      frame,
    );
    return derivedHouses({ ...houses, obliquityDeg }, settings.rulers);
  }
  const ayanamsaDeg = frame.ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, frame.ayanamsa).valueDeg;
  const armcDeg = progressedArmcDeg(basis, method, obliquityDeg, ayanamsaDeg);
  const sunDeclinationDeg = ephemeris.position(jdUt, 'sun', solarFrame(frame)).declinationDeg;
  return housesOfArmc(
    ephemeris,
    { armcDeg, geoLatitudeDeg: place.geoLatitudeDeg, obliquityDeg, ayanamsaDeg, sunDeclinationDeg },
    settings,
  );
}

/** Right ascension of the progressed midheaven, degrees. */
export function progressedArmcDeg(
  { natal, arcs }: Pick<HouseBasis, 'natal' | 'arcs'>,
  method: Exclude<AngleMethod, 'true_daily'>,
  obliquityDeg: number,
  ayanamsaDeg: number,
): number {
  switch (method) {
    case 'solar_arc_longitude':
      return rightAscensionOfEclipticDeg(natal.angles.mc + arcs.trueDeg + ayanamsaDeg, obliquityDeg);
    case 'naibod_longitude':
      return rightAscensionOfEclipticDeg(natal.angles.mc + arcs.naibodDeg + ayanamsaDeg, obliquityDeg);
    case 'solar_arc_ra':
      return normalizeDeg(natal.armcDeg + arcs.rightAscensionDeg);
    case 'naibod_ra':
      return normalizeDeg(natal.armcDeg + arcs.naibodDeg);
  }
}
