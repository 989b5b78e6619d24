import type { Ephemeris } from '../ephemeris.ts';
import { crossings, type Crossing } from '../search/crossings.ts';
import { bodyMotion, relativeMotion, type LongitudeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';

/** The four principal phases: Moon − Sun is 0°, 90°, 180°, 270°. */
export const MOON_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

export interface MoonPhaseEvent {
  readonly phase: MoonPhase;
  readonly jdUt: number;
}

/**
 * A span that is sure to contain one phase of each kind: two phases of the same kind are 29.18 to 29.93 days apart
 * (1900–2299).
 */
const LONGEST_MONTH_DAYS = 30;

/** The principal phases (apparent geocentric longitudes) in [from, until), Julian days UT1, in order of time. @throws as `Ephemeris.ecliptic` */
export function moonPhasesBetween(
  ephemeris: Ephemeris,
  fromJdUt: number,
  untilJdUt: number,
  wanted: readonly MoonPhase[] = MOON_PHASES,
): MoonPhaseEvent[] {
  const targets = wanted.map((phase) => 90 * MOON_PHASES.indexOf(phase));
  const found: readonly Crossing[] = crossings(tracePath(elongation(ephemeris), fromJdUt, untilJdUt), targets);
  return found.map(({ jdUt, target }) => ({ phase: wanted[target]!, jdUt }));
}

/**
 * The first `count` phases at or after an instant, in order of time; fewer when `untilJdUt` or the end of the ephemeris
 * comes first.
 */
export function nextMoonPhases(
  ephemeris: Ephemeris,
  fromJdUt: number,
  count: number,
  wanted: readonly MoonPhase[] = MOON_PHASES,
  untilJdUt = Infinity,
): MoonPhaseEvent[] {
  return moonPhasesBetween(ephemeris, fromJdUt, Math.min(untilJdUt, fromJdUt + spanDays(count, wanted)), wanted).slice(
    0,
    count,
  );
}

/**
 * The last `count` phases before an instant, in order of time; fewer when `fromJdUt` or the start of the ephemeris
 * comes first.
 */
export function previousMoonPhases(
  ephemeris: Ephemeris,
  beforeJdUt: number,
  count: number,
  wanted: readonly MoonPhase[] = MOON_PHASES,
  fromJdUt = -Infinity,
): MoonPhaseEvent[] {
  return moonPhasesBetween(
    ephemeris,
    Math.max(fromJdUt, beforeJdUt - spanDays(count, wanted)),
    beforeJdUt,
    wanted,
  ).slice(-count);
}

function spanDays(count: number, wanted: readonly MoonPhase[]): number {
  return (Math.ceil(count / wanted.length) + 1) * LONGEST_MONTH_DAYS;
}

function elongation(ephemeris: Ephemeris): LongitudeMotion {
  return relativeMotion(
    bodyMotion(ephemeris, 'moon', GEOCENTRIC_APPARENT),
    bodyMotion(ephemeris, 'sun', GEOCENTRIC_APPARENT),
  );
}
