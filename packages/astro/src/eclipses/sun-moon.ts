import { RAD } from '../angle/angle.ts';
import type { EngineBody, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import type { Vector } from '../geometry/vector.ts';

/**
 * Sun and Moon seen from the centre of the Earth or from an observer, in equatorial radii of the Earth, true equator
 * and equinox of date.
 */
export interface SunMoon {
  readonly sun: Vector;
  readonly moon: Vector;
  /** Greenwich apparent sidereal time, an angle in radians. */
  readonly siderealRad: number;
}

/** Gives positions for any instant (Julian day UT1) within `REACH_DAYS` of the one it was made for. */
export type SunMoonAt = (jdUt: number) => SunMoon;

/** The longest eclipse lasts 6.4 hours from first to last contact. */
export const REACH_DAYS = 0.2;

/** IAU 2012 astronomical unit divided by the equatorial radius of WGS 84. */
const EARTH_RADII_PER_AU = 149_597_870.7 / 6378.137;
const GEOCENTRIC: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
/** Turns of the Earth in a day of UT1 (IERS Conventions 2010, §5.5.3, with precession). */
const SIDEREAL_TURNS_PER_DAY = 1.002_737_909_35;

/**
 * Chebyshev points. A polynomial of degree 8 through positions at these points stays within a centimetre of the Moon's
 * path for ten hours.
 */
const NODE_COUNT = 9;
const NODES: readonly number[] = Array.from({ length: NODE_COUNT }, (_, index) =>
  Math.cos((Math.PI * index) / (NODE_COUNT - 1)),
);
const WEIGHTS: readonly number[] = NODES.map(
  (_, index) => (index % 2 === 0 ? 1 : -1) * (index === 0 || index === NODE_COUNT - 1 ? 0.5 : 1),
);

/**
 * The paths of Sun and Moon around one eclipse, interpolated from nine positions by barycentric interpolation (Berrut
 * and Trefethen, SIAM Review 46, 2004).
 * @param observer null for the centre of the Earth
 * @throws DateOutOfRangeError
 */
export function sunMoonAround(ephemeris: Ephemeris, aboutJdUt: number, observer: GeoPosition | null): SunMoonAt {
  const frame: Frame = observer === null ? GEOCENTRIC : { ...GEOCENTRIC, center: 'topocentric', observer };
  const paths = pathsAround(aboutJdUt, (jdUt) => [
    ...rectangular(ephemeris, jdUt, 'sun', frame),
    ...rectangular(ephemeris, jdUt, 'moon', frame),
  ]);
  const siderealAt = siderealAround(ephemeris, aboutJdUt);
  return (jdUt) => {
    const [sunX, sunY, sunZ, moonX, moonY, moonZ] = paths(jdUt);
    return { sun: [sunX!, sunY!, sunZ!], moon: [moonX!, moonY!, moonZ!], siderealRad: siderealAt(jdUt) };
  };
}

/** Coordinates that change as smoothly as those of the Moon, at any instant within `REACH_DAYS` of `aboutJdUt`. */
export function pathsAround(
  aboutJdUt: number,
  sampleAt: (jdUt: number) => readonly number[],
): (jdUt: number) => readonly number[] {
  const samples = NODES.map((node) => sampleAt(aboutJdUt + node * REACH_DAYS));
  return (jdUt) => interpolate(samples, (jdUt - aboutJdUt) / REACH_DAYS);
}

/** Greenwich apparent sidereal time around an instant, an angle in radians. */
export function siderealAround(ephemeris: Ephemeris, aboutJdUt: number): (jdUt: number) => number {
  const turns = ephemeris.siderealTimeHours(aboutJdUt) / 24;
  return (jdUt) => 2 * Math.PI * (turns + (jdUt - aboutJdUt) * SIDEREAL_TURNS_PER_DAY);
}

/** Apparent rectangular equatorial coordinates of a body, in equatorial radii of the Earth. */
export function rectangular(ephemeris: Ephemeris, jdUt: number, body: EngineBody, frame: Frame): Vector {
  const { rightAscensionDeg, declinationDeg, distanceAu } = ephemeris.position(jdUt, body, frame);
  const [rightAscension, declination, distance] = [
    rightAscensionDeg * RAD,
    declinationDeg * RAD,
    distanceAu * EARTH_RADII_PER_AU,
  ];
  return [
    distance * Math.cos(declination) * Math.cos(rightAscension),
    distance * Math.cos(declination) * Math.sin(rightAscension),
    distance * Math.sin(declination),
  ];
}

function interpolate(samples: readonly (readonly number[])[], at: number): readonly number[] {
  const sums = samples[0]!.map(() => 0);
  let weightSum = 0;
  for (let index = 0; index < NODE_COUNT; index++) {
    const distance = at - NODES[index]!;
    if (distance === 0) return samples[index]!;
    const weight = WEIGHTS[index]! / distance;
    weightSum += weight;
    samples[index]!.forEach((value, coordinate) => {
      sums[coordinate]! += weight * value;
    });
  }
  return sums.map((sum) => sum / weightSum);
}
