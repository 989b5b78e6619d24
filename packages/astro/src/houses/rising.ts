import { normalizeDeg, wrap180 } from '../angle/normalize.ts';
import type { Ephemeris, GeoPosition, Zodiac } from '../ephemeris.ts';
import { armcOfAscendantDeg, rightAscensionOfEclipticDeg } from './from-armc.ts';

/** Sidereal degrees of the sky in a day. */
const TURN_DEG_PER_DAY = 360.985_647;
const TIME_TOLERANCE_DAYS = 1e-7;
/** Far more than the first estimate of a rising is wrong. */
const ESTIMATE_DAYS = 0.001;

/**
 * When a longitude of a zodiac rises (`asc`, outside the polar circles) or culminates (`mc`), at or after an instant; to the second only before
 * `untilJdUt`. Julian days UT1.
 */
export function nextOnAngle(
  ephemeris: Ephemeris,
  place: GeoPosition,
  { ayanamsa }: Zodiac,
  angle: 'asc' | 'mc',
  longitudeDeg: number,
  fromJdUt: number,
  untilJdUt: number,
): number {
  const toGo = (jdUt: number): number => {
    const ayanamsaDeg = ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, ayanamsa).valueDeg;
    const { trueDeg } = ephemeris.obliquity(jdUt);
    const armcDeg = ephemeris.siderealTimeHours(jdUt) * 15 + place.geoLongitudeDeg;
    const tropicalDeg = longitudeDeg + ayanamsaDeg;
    const thenDeg =
      angle === 'mc'
        ? rightAscensionOfEclipticDeg(tropicalDeg, trueDeg)
        : armcOfAscendantDeg(tropicalDeg, place.geoLatitudeDeg, trueDeg);
    return thenDeg - armcDeg;
  };
  let jdUt = fromJdUt + normalizeDeg(toGo(fromJdUt)) / TURN_DEG_PER_DAY;
  if (jdUt > untilJdUt + ESTIMATE_DAYS) return jdUt;
  for (let step = 0; step < 4; step++) {
    const change = wrap180(toGo(jdUt)) / TURN_DEG_PER_DAY;
    jdUt += change;
    if (Math.abs(change) < TIME_TOLERANCE_DAYS) break;
  }
  return jdUt < fromJdUt
    ? nextOnAngle(ephemeris, place, { ayanamsa }, angle, longitudeDeg, jdUt + 0.5, untilJdUt)
    : jdUt;
}
