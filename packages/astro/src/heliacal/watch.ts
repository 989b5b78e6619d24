import { memoized } from '../search/sample-memory.ts';
import { RAD, wrap180 } from '../angle/angle.ts';
import type { Ephemeris, GeoPosition, Seeing, Sighting } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { DEFAULT_STARS, type StarId } from '../stars/catalogue.ts';

/** What the naked eye can lose in the Sun's light and find again. */
export const HELIACAL_PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export const HELIACAL_BODIES = ['moon', ...HELIACAL_PLANETS, ...DEFAULT_STARS.map(({ id }) => id)] as const;
export type HeliacalBody = 'moon' | (typeof HELIACAL_PLANETS)[number] | StarId;

/** One observer of one body. Days are numbered by the Julian day of local mean noon. */
export interface Watch {
  readonly body: HeliacalBody;
  readonly isStar: boolean;
  readonly halfNight: HalfNightOf;
  /** Null while the body is below the horizon. */
  readonly look: (jdUt: number) => Sighting | null;
  /** Altitude of the body's centre in degrees, without parallax and refraction. */
  readonly altitudeDeg: (jdUt: number) => number;
  /** Of a star. */
  readonly declinationDeg: (jdUt: number) => number;
  readonly dayOf: (jdUt: number) => number;
}

export function watchFor(
  ephemeris: Ephemeris,
  body: HeliacalBody,
  place: GeoPosition,
  seeing: Seeing,
  halfNight: HalfNightOf,
): Watch {
  const designation = designationOf(body);
  return {
    body,
    isStar: designation !== null,
    halfNight,
    look: (jdUt) => ephemeris.sighting(jdUt, designation ?? body, place, seeing),
    altitudeDeg: (jdUt) => {
      const { longitudeDeg, latitudeDeg, distanceAu } =
        designation === null
          ? ephemeris.ecliptic(jdUt, planetOf(body), GEOCENTRIC_APPARENT)
          : ephemeris.fixedStar(jdUt, designation, GEOCENTRIC_APPARENT);
      return ephemeris.horizontal(jdUt, place, longitudeDeg, latitudeDeg, distanceAu).altitudeDeg;
    },
    declinationDeg: (jdUt) => ephemeris.fixedStar(jdUt, designation ?? body, GEOCENTRIC_APPARENT).declinationDeg,
    dayOf: (jdUt) => Math.round(jdUt + place.geoLongitudeDeg / 360),
  };
}

/** Of a star, as the ephemeris finds it; null for the Moon and planets. */
function designationOf(body: HeliacalBody): string | null {
  return DEFAULT_STARS.find(({ id }) => id === body)?.designation ?? null;
}

function planetOf(body: HeliacalBody): 'moon' | (typeof HELIACAL_PLANETS)[number] {
  const planet = HELIACAL_PLANETS.find((id) => id === body);
  return planet ?? 'moon';
}

/** The angle in degrees between two directions given by their altitudes and azimuths. */
export function separationOfDirectionsDeg(
  altitude1Deg: number,
  azimuth1Deg: number,
  altitude2Deg: number,
  azimuth2Deg: number,
): number {
  const [a, b] = [altitude1Deg * RAD, altitude2Deg * RAD];
  const turn = (azimuth1Deg - azimuth2Deg) * RAD;
  // Haversine: small angles keep their digits.
  const half = Math.sin((a - b) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half)))) / RAD;
}

export type Side = 'morning' | 'evening';

/** The half night on one side of a day: the Sun's rise or set, and the midnight next to it; Julian days UT1. */
export interface HalfNight {
  readonly sunJdUt: number;
  readonly midnightJdUt: number;
}

/** Null where the Sun does not rise or set on that side of the day; days are Julian days of local mean noon. */
export type HalfNightOf = (day: number, side: Side) => HalfNight | null;
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
  return memoized(find, (day, side) => `${side}${day}`);
}

/** Refraction at the horizon, degrees. */
const HORIZON_DEG = -34 / 60;
const STEP_DAYS = 8;

/** A day on which a body changes sides of the horizon at the Sun's rise or set. */
export interface HorizonTurn {
  /** The first day on the new side. */
  readonly day: number;
  readonly isUp: boolean;
}

/**
 * The days from which a body is above, or below, the horizon at sunrise (`morning`) or at sunset (`evening`). Days
 * without a sunrise or sunset end a stretch; a turn among them is not found.
 */
export function horizonTurns(
  { halfNight, altitudeDeg }: Watch,
  side: Side,
  from: number,
  until: number,
): HorizonTurn[] {
  const isUp = (day: number): boolean | null => {
    const night = halfNight(day, side);
    return night === null ? null : altitudeDeg(night.sunJdUt) > HORIZON_DEG;
  };
  const turns: HorizonTurn[] = [];
  let [before, was] = [from, isUp(from)];
  for (let day = from + STEP_DAYS; before < until; day += STEP_DAYS) {
    const is = isUp(day);
    if (was !== null && is !== null && was !== is) {
      let [low, high] = [before, day];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isUp(middle) === is) high = middle;
        else low = middle;
      }
      turns.push({ day: high, isUp: is });
    }
    [before, was] = [day, is];
  }
  return turns;
}
