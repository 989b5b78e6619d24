import type { Ephemeris, GeoPoint } from '../../ephemeris.ts';
import type { SunriseDefinition } from '../chart-settings.ts';

/** `day`: the Sun does not set; `night`: it does not rise. */
export type PolarPhase = 'day' | 'night';

/** Altitude of the centre of the Sun's disc at sunrise. */
export const SUNRISE_ALTITUDE_DEG: Readonly<Record<SunriseDefinition, number>> = {
  hindu: 0,
  center: -34 / 60,
  upper_limb: -50 / 60,
};

/**
 * Which of the two it is where the Sun does not both rise and set. At every latitude, the declinations at which polar day
 * and polar night begin lie equally far from that of a Sun that rises at the pole.
 */
export function polarPhase(
  { geoLatitudeDeg }: Pick<GeoPoint, 'geoLatitudeDeg'>,
  sunDeclinationDeg: number,
  disc: SunriseDefinition,
): PolarPhase {
  return sunDeclinationDeg * Math.sign(geoLatitudeDeg) >= SUNRISE_ALTITUDE_DEG[disc] ? 'day' : 'night';
}

/** `polarPhase` at an instant, Julian day UT1. */
export function polarPhaseAt(
  ephemeris: Ephemeris,
  place: Pick<GeoPoint, 'geoLatitudeDeg'>,
  jdUt: number,
  disc: SunriseDefinition,
): PolarPhase {
  const frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;
  return polarPhase(place, ephemeris.position(jdUt, 'sun', frame).declinationDeg, disc);
}
