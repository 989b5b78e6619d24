import type { Ephemeris, GeoPosition, Seeing, Sighting } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { DEFAULT_STARS, type StarId } from '../stars/catalogue.ts';
import type { HalfNightOf } from './half-night.ts';

/** What the naked eye can lose in the Sun's light and find again. */
export const HELIACAL_PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export const HELIACAL_BODIES = ['moon', ...HELIACAL_PLANETS, ...DEFAULT_STARS.map(({ id }) => id)] as const;
export type HeliacalBody = 'moon' | (typeof HELIACAL_PLANETS)[number] | StarId;

/** One observer who looks for one body. Days are numbered by the Julian day of local mean noon. */
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
