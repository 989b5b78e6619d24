import type { GeoPosition } from '../ephemeris.ts';
import { angleBetween, vectorLength } from '../geometry/vector.ts';
import { refineRoot } from '../search/root.ts';
import { SUN_RADIUS, zenith } from './shadow.ts';
import type { SunMoonAt } from './sun-moon.ts';
import type { Touches } from './natal-contacts.ts';

/** Refraction at the horizon at 1013.25 hPa and 15 °C, the value Swiss Ephemeris uses for rise and set. */
const HORIZON_REFRACTION_RAD = (33.593 / 60) * (Math.PI / 180);
/** The Moon's mean radius (IAU 1982) in equatorial radii of the Earth. */
const MOON_DISC_RADIUS = 0.2725076;
const LOOK_EVERY_DAYS = 4 / 1440;
const TOLERANCE_DAYS = 1e-7;

/** True altitude in radians of the centre of Sun or Moon, without refraction. `at` holds topocentric positions. */
export function altitudeAt(at: SunMoonAt, body: 'sun' | 'moon', place: GeoPosition, jdUt: number): number {
  return lineOfSight(at, body, place, jdUt).altitude;
}

/**
 * The parts of a span, Julian days UT1, in which the upper limb of Sun or Moon is above the place's horizon. Their
 * edges are rise and set.
 */
export function stretchesAboveHorizon(
  at: SunMoonAt,
  body: 'sun' | 'moon',
  place: GeoPosition,
  { beginsJdUt, endsJdUt }: Touches,
): Touches[] {
  const radius = body === 'sun' ? SUN_RADIUS : MOON_DISC_RADIUS;
  const height = (jdUt: number): number => {
    const { altitude, distance } = lineOfSight(at, body, place, jdUt);
    return altitude + Math.asin(radius / distance) + HORIZON_REFRACTION_RAD;
  };
  const looks = Math.ceil((endsJdUt - beginsJdUt) / LOOK_EVERY_DAYS);
  const stretches: Touches[] = [];
  let [jdUt, above] = [beginsJdUt, height(beginsJdUt)];
  let rose: number | null = above > 0 ? beginsJdUt : null;
  for (let look = 1; look <= looks; look++) {
    const nextJdUt = look === looks ? endsJdUt : beginsJdUt + look * LOOK_EVERY_DAYS;
    const next = height(nextJdUt);
    if (above > 0 !== next > 0) {
      const crossing = refineRoot(height, jdUt, above, nextJdUt, next, TOLERANCE_DAYS);
      if (rose !== null) stretches.push({ beginsJdUt: rose, endsJdUt: crossing });
      rose = rose === null ? crossing : null;
    }
    [jdUt, above] = [nextJdUt, next];
  }
  if (rose !== null) stretches.push({ beginsJdUt: rose, endsJdUt });
  return stretches;
}

/** The instant within the spans that is nearest to the given one. */
export function nearestInstant(stretches: readonly Touches[], jdUt: number): number {
  const nearest = stretches.map(({ beginsJdUt, endsJdUt }) => Math.min(endsJdUt, Math.max(beginsJdUt, jdUt)));
  return nearest.reduce((best, instant) => (Math.abs(instant - jdUt) < Math.abs(best - jdUt) ? instant : best));
}

/** Whether an instant (Julian day UT1) lies in one of the spans. */
export function isWithin(stretches: readonly Touches[], jdUt: number): boolean {
  return stretches.some(({ beginsJdUt, endsJdUt }) => jdUt >= beginsJdUt && jdUt <= endsJdUt);
}

function lineOfSight(
  at: SunMoonAt,
  body: 'sun' | 'moon',
  place: GeoPosition,
  jdUt: number,
): { readonly altitude: number; readonly distance: number } {
  const sky = at(jdUt);
  const towards = sky[body];
  return {
    altitude: Math.PI / 2 - angleBetween(towards, zenith(place, sky.siderealRad)),
    distance: vectorLength(towards),
  };
}
