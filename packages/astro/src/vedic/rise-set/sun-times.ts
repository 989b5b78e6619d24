import { RAD } from '../../angle/angle.ts';
import type { Ephemeris, EquatorialPosition, GeoPoint, GeoPosition } from '../../ephemeris.ts';
import type { SunriseDefinition } from '../chart.ts';

/** Sunrise, sunset and next sunrise after a civil midnight; null when they do not happen. Julian days UT1. */
export interface SunTimes {
  readonly sunriseJdUt: number | null;
  readonly sunsetJdUt: number | null;
  readonly nextSunriseJdUt: number | null;
}

export interface CivilSpan {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** A night and a day together never last longer than this where the Sun rises daily. */
const LONGEST_ROUND_DAYS = 1.1;

/**
 * Sunrise of a civil day (given by its midnights), the sunset after it and the sunrise after that. Near and inside the
 * polar circles a day may have no sunrise, or a sunrise no sunset; those are null.
 */
export function sunTimesOfDate(
  ephemeris: Ephemeris,
  place: GeoPosition,
  date: CivilSpan,
  disc: SunriseDefinition,
): SunTimes {
  const next = (from: number, until: number, event: 'rise' | 'set'): number | null =>
    sunBetween(ephemeris, place, from, until, event, disc);
  const sunriseJdUt = next(date.startJdUt, date.endJdUt, 'rise');
  if (sunriseJdUt === null)
    return { sunriseJdUt, sunsetJdUt: next(date.startJdUt, date.endJdUt, 'set'), nextSunriseJdUt: null };
  const nextSunriseJdUt = next(sunriseJdUt + 0.5, sunriseJdUt + LONGEST_ROUND_DAYS, 'rise');
  return {
    sunriseJdUt,
    sunsetJdUt: next(sunriseJdUt, nextSunriseJdUt ?? sunriseJdUt + LONGEST_ROUND_DAYS, 'set'),
    nextSunriseJdUt,
  };
}

/**
 * The first moonrise and the first moonset of a day, upper limb with refraction; null where the day has none, which
 * happens to each about once a month.
 */
export function moonTimesIn(
  ephemeris: Ephemeris,
  place: GeoPosition,
  { startJdUt, endJdUt }: CivilSpan,
): { readonly moonriseJdUt: number | null; readonly moonsetJdUt: number | null } {
  const event = (kind: 'rise' | 'set'): number | null => {
    const found = ephemeris.riseSet(startJdUt, 'moon', place, { event: kind, disc: 'upper_limb' });
    return found !== null && found < endJdUt ? found : null;
  };
  return { moonriseJdUt: event('rise'), moonsetJdUt: event('set') };
}

function sunBetween(
  ephemeris: Ephemeris,
  place: GeoPosition,
  fromJdUt: number,
  untilJdUt: number,
  event: 'rise' | 'set',
  disc: SunriseDefinition,
): number | null {
  const found = ephemeris.riseSet(fromJdUt, 'sun', place, { event, disc });
  return found !== null && found < untilJdUt ? found : null;
}

/** The last sunset before a sunrise; null when there is none within a day. */
export function sunsetBefore(
  ephemeris: Ephemeris,
  place: GeoPosition,
  sunriseJdUt: number,
  disc: SunriseDefinition,
): number | null {
  return sunBetween(ephemeris, place, sunriseJdUt - 1, sunriseJdUt, 'set', disc);
}

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

/**
 * Whether a body's centre is above the horizon, without refraction and parallax (docs/methods/dignities.md). Uses equatorial
 * coordinates, so it is also right where the ecliptic rises backwards. `armcDeg` is the right ascension of the
 * meridian.
 */
export function isAboveHorizon(
  { rightAscensionDeg, declinationDeg }: Pick<EquatorialPosition, 'rightAscensionDeg' | 'declinationDeg'>,
  armcDeg: number,
  geoLatitudeDeg: number,
): boolean {
  const [latitude, declination, hourAngle] = [
    geoLatitudeDeg * RAD,
    declinationDeg * RAD,
    (armcDeg - rightAscensionDeg) * RAD,
  ];
  return (
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle) >= 0
  );
}
