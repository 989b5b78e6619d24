import { RAD } from '../angle/angle.ts';
import { DEFAULT_STARS } from '../stars/catalogue.ts';
import { type Cone, MOON_RADIUS } from '../eclipses/shadow.ts';
import { pathsAround, rectangular, siderealAround } from '../eclipses/sun-moon.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { minus, unit, type Vector, vectorLength } from '../geometry/vector.ts';

export const OCCULTED_PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;
type OccultedPlanet = (typeof OCCULTED_PLANETS)[number];

/**
 * The stars of the catalogue that the Moon can cover in these millennia: those within 6.5° of the ecliptic. Its
 * inclination is at most 5.3°, its parallax and semidiameter together at most 1.3°.
 */
export const OCCULTED_STARS = ['alcyone', 'aldebaran', 'regulus', 'spica', 'antares'] as const;
type OccultedStar = (typeof OCCULTED_STARS)[number];
export type OccultedBody = OccultedPlanet | OccultedStar;

/** How the ephemeris finds a star. */
export function starDesignation(star: OccultedStar): string {
  return DEFAULT_STARS.find(({ id }) => id === star)!.designation;
}

export function isOccultedStar(body: OccultedBody): body is OccultedStar {
  return (OCCULTED_STARS as readonly string[]).includes(body);
}

/** Moon and body from the centre of the Earth or an observer, in equatorial radii of the Earth, true equator of date. */
interface Pair {
  readonly moon: Vector;
  /** Of a star, a point as far away as makes no difference. */
  readonly body: Vector;
  /** The body's radius; 0 of a star. */
  readonly bodyRadius: number;
  readonly siderealRad: number;
}

type PairAt = (jdUt: number) => Pair;

/** Farther than any parallax shows. */
const STAR_DISTANCE = 1e12;
const MOON_K = MOON_RADIUS.penumbra;

/**
 * The paths of the Moon and a body within `REACH_DAYS` of a conjunction.
 * @param observer null for the centre of the Earth
 * @throws DateOutOfRangeError
 */
export function pairAround(
  ephemeris: Ephemeris,
  body: OccultedBody,
  aboutJdUt: number,
  observer: GeoPosition | null,
): PairAt {
  const frame: Frame =
    observer === null ? GEOCENTRIC_APPARENT : { ...GEOCENTRIC_APPARENT, center: 'topocentric', observer };
  const siderealAt = siderealAround(ephemeris, aboutJdUt);
  const paths = pathsAround(aboutJdUt, (jdUt) => [
    ...rectangular(ephemeris, jdUt, 'moon', frame),
    ...(isOccultedStar(body) ? starVector(ephemeris, body, jdUt, frame) : rectangular(ephemeris, jdUt, body, frame)),
  ]);
  const read = (jdUt: number): { readonly moon: Vector; readonly body: Vector } => {
    const [moonX, moonY, moonZ, bodyX, bodyY, bodyZ] = paths(jdUt);
    return { moon: [moonX!, moonY!, moonZ!], body: [bodyX!, bodyY!, bodyZ!] };
  };
  const bodyRadius = isOccultedStar(body)
    ? 0
    : vectorLength(read(aboutJdUt).body) *
      Math.sin((ephemeris.phenomena(aboutJdUt, body).apparentDiameterDeg / 2) * RAD);
  return (jdUt) => ({ ...read(jdUt), bodyRadius, siderealRad: siderealAt(jdUt) });
}

function starVector(ephemeris: Ephemeris, body: OccultedStar, jdUt: number, frame: Frame): Vector {
  const { longitudeDeg, latitudeDeg } = ephemeris.fixedStar(jdUt, starDesignation(body), frame);
  const [longitude, latitude] = [longitudeDeg * RAD, latitudeDeg * RAD];
  const obliquity = ephemeris.obliquity(jdUt).trueDeg * RAD;
  const [x, y, z] = [
    Math.cos(latitude) * Math.cos(longitude),
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
  ];
  return [
    STAR_DISTANCE * x,
    STAR_DISTANCE * (y * Math.cos(obliquity) - z * Math.sin(obliquity)),
    STAR_DISTANCE * (y * Math.sin(obliquity) + z * Math.cos(obliquity)),
  ];
}

/**
 * The cone behind the Moon in which any part of the body is covered. Explanatory Supplement to the Astronomical
 * Almanac, 3rd ed. 2013, §11.2.3, with the body in the place of the Sun.
 */
export function coverCone({ moon, body, bodyRadius }: Pair): Cone {
  const between = minus(moon, body);
  const sine = (bodyRadius + MOON_K) / vectorLength(between);
  const cosine = Math.sqrt(1 - sine * sine);
  return { moon, axis: unit(between), radius: MOON_K / cosine, slope: sine / cosine };
}

/** Semidiameters of Moon and body, radians. */
export function semidiameters({ moon, body, bodyRadius }: Pair): { readonly moon: number; readonly body: number } {
  return { moon: Math.asin(MOON_K / vectorLength(moon)), body: Math.asin(bodyRadius / vectorLength(body)) };
}
