import { wrap180 } from '../angle/normalize.ts';
import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';

export type Side = 'morning' | 'evening';

/** The half night on one side of a day: the Sun's rise or set, and the midnight next to it; Julian days UT1. */
export interface HalfNight {
  readonly sunJdUt: number;
  readonly midnightJdUt: number;
}

/** Null where the Sun does not rise or set on that side of the day; days are Julian days of local mean noon. */
export type HalfNightOf = (day: number, side: Side) => HalfNight | null;

const RAD = Math.PI / 180;
/** The Sun's centre when the upper limb is at the horizon: refraction (1013.25 hPa, 15 °C) and semidiameter. */
const SUN_ALTITUDE_DEG = -(33.593 + 16) / 60;
const SIDEREAL_TURNS_PER_DAY = 1.002_737_909_35;
const ROUNDS = 4;

/**
 * The Sun's rises and sets of one place, each found once for all bodies: the hour angle at which the Sun has the
 * altitude, for the declination at that hour (Meeus, Astronomical Algorithms, 2nd ed. 1998, ch. 15). Within a few seconds.
 */
export function halfNights(ephemeris: Ephemeris, place: GeoPosition): HalfNightOf {
  const latitude = place.geoLatitudeDeg * RAD;
  const known = new Map<string, HalfNight | null>();
  const find = (day: number, side: Side): HalfNight | null => {
    const noonJdUt = day - place.geoLongitudeDeg / 360;
    const sign = side === 'evening' ? 1 : -1;
    let sunJdUt = noonJdUt + sign * 0.25;
    for (let round = 0; round < ROUNDS; round++) {
      const { rightAscensionDeg, declinationDeg } = ephemeris.position(sunJdUt, 'sun', GEOCENTRIC_APPARENT);
      const declination = declinationDeg * RAD;
      const cosine =
        (Math.sin(SUN_ALTITUDE_DEG * RAD) - Math.sin(latitude) * Math.sin(declination)) /
        (Math.cos(latitude) * Math.cos(declination));
      if (!(Math.abs(cosine) <= 1)) return null;
      const hourAngleDeg = 15 * ephemeris.siderealTimeHours(sunJdUt) + place.geoLongitudeDeg - rightAscensionDeg;
      const missingDeg = wrap180((sign * Math.acos(cosine)) / RAD - hourAngleDeg);
      sunJdUt += missingDeg / 360 / SIDEREAL_TURNS_PER_DAY;
    }
    return { sunJdUt, midnightJdUt: noonJdUt + sign * 0.5 };
  };
  return (day, side) => {
    const key = `${side}${day}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const night = find(day, side);
    known.set(key, night);
    return night;
  };
}
