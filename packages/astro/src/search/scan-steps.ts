import { engineColumn, type NamedEngineBody } from '../bodies/table.ts';
import type { EngineBody } from '../ephemeris.ts';

/** Limits of a body's geocentric motion, and how far apart samples may be. */
export interface Pace {
  /**
   * Largest safe step of a search in days: shorter than any time between two stations, and far below half a turn. (True
   * node and osculating Lilith may turn twice within hours; `tracePath` checks for such dips between samples.)
   */
  readonly stepDays: number;
  /** Slowest and fastest daily motion, rounded outward. A body whose range includes 0 has stations. */
  readonly speedRangeDegPerDay: readonly [min: number, max: number];
}

/**
 * Evidence: all stations of 1800–2399 (nodes and Lilith 2000–2019), found by stepping through the speeds of Swiss
 * Ephemeris 2.10.03. Shortest time between two stations, days: Mercury 19.8, Venus 40.9, Mars 59.8, Jupiter 117, Saturn
 * 134, Uranus 149, Neptune and Pluto 156, Chiron and Pholus 128, Ceres 91, Pallas 76, Juno 72, Vesta 84, interpolated
 * Lilith 40.6, the hypothetical bodies 160. The steps are those of docs/methods/transits-and-searches.md. Sun, Moon, mean node and mean Lilith
 * never turn; their step only limits the interpolation error (12 s of time for the Moon).
 */
const GEOCENTRIC: Readonly<Record<NamedEngineBody, Pace>> = engineColumn(({ stepDays, speedRangeDegPerDay }) => ({
  stepDays,
  speedRangeDegPerDay,
}));

/** Any minor planet. One that comes near the Earth turns within weeks and may cross a sign in a day. */
const ASTEROID: Pace = { stepDays: 1, speedRangeDegPerDay: [-60, 60] };

/** Heliocentric motion never turns back. Mercury at perihelion is the fastest (6.4°/d). */
const HELIOCENTRIC_SPEEDS: Pace['speedRangeDegPerDay'] = [0.0005, 7];

/** What the Earth's rotation adds to the motion of a body seen from the surface. */
export interface DailySwing {
  /** Largest change of the daily motion, and of its rate of change. */
  readonly speedDegPerDay: number;
  readonly accelerationDegPerDay2: number;
  /** Largest safe step near a station, where the swing makes the body turn back and forth. */
  readonly stepDays: number;
}

/**
 * Parallax in longitude with diurnal aberration, arc seconds, a fifth or more above the largest found at 3,000 instants of 1800–2399 at random
 * places up to 9,000 m (Swiss Ephemeris 2.10.03): Sun 8.9, Mercury 15.8, Venus 30.8, Mars 21.4, Jupiter 2.2, Saturn 1.1, Uranus 0.6, Neptune and
 * Pluto 0.4, Chiron and Pholus 1.2, Ceres 5.7, Pallas 10.0, Juno 8.1, Vesta 7.3. Nodes and Lilith have none: they are directions, not places.
 */
const PARALLAX_ARCSEC = engineColumn(({ parallaxArcsec }) => parallaxArcsec);
/** Parallax of a minor planet that may come within a fifteenth of an astronomical unit. */
const ASTEROID_PARALLAX_ARCSEC = 150;

const isNamed = (body: EngineBody): body is NamedEngineBody => body in GEOCENTRIC;
const TURN_RAD_PER_DAY = 2 * Math.PI * 1.0027379;
const SWINGING_STEP_DAYS = 1 / 8;
/**
 * The Moon's parallax of one degree outweighs the curvature of its motion. It never turns, but needs small steps
 * everywhere.
 */
const TOPOCENTRIC_MOON: Pace = { stepDays: 1 / 8, speedRangeDegPerDay: [4.5, 22.7] };

/** Step and speed range for searching a body from a centre; evidence above. */
export function bodyPace(body: EngineBody, center: 'geocentric' | 'topocentric' | 'heliocentric'): Pace {
  const pace = isNamed(body) ? GEOCENTRIC[body] : ASTEROID;
  if (center === 'heliocentric') return { stepDays: pace.stepDays, speedRangeDegPerDay: HELIOCENTRIC_SPEEDS };
  if (center === 'topocentric' && body === 'moon') return TOPOCENTRIC_MOON;
  const swing = center === 'topocentric' ? dailySwing(body) : null;
  if (swing === null) return pace;
  const [min, max] = pace.speedRangeDegPerDay;
  return { stepDays: pace.stepDays, speedRangeDegPerDay: [min - swing.speedDegPerDay, max + swing.speedDegPerDay] };
}

/**
 * The daily swing of a body seen from the Earth's surface. Null for the Moon, whose pace already includes it, and for
 * bodies without parallax.
 */
export function dailySwing(body: EngineBody): DailySwing | null {
  const arcsec = isNamed(body) ? PARALLAX_ARCSEC[body] : ASTEROID_PARALLAX_ARCSEC;
  if (arcsec === undefined) return null;
  const speedDegPerDay = (arcsec / 3600) * TURN_RAD_PER_DAY;
  return { speedDegPerDay, accelerationDegPerDay2: speedDegPerDay * TURN_RAD_PER_DAY, stepDays: SWINGING_STEP_DAYS };
}

/** Whether a body looks the same from everywhere on Earth. */
export function hasParallax(body: EngineBody): boolean {
  return body === 'moon' || !isNamed(body) || PARALLAX_ARCSEC[body] !== undefined;
}
