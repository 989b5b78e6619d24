import { normalizeDeg, RAD, wrap180 } from '../angle/angle.ts';
import { DateOutOfRangeError, type Ephemeris, type Frame } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { type Crossing, crossings } from '../search/crossings.ts';
import { bodyMotion, type LongitudeMotion, relativeMotion } from '../search/motion.ts';
import { tracePath } from '../search/path.ts';

export interface LunarPhase {
  /** Moon − Sun in longitude, [0, 360). */
  readonly angleDeg: number;
  /** Illuminated fraction of the disc, 0..1. */
  readonly illumination: number;
  /** Days since the last exact new moon; null where the ephemeris begins after it. */
  readonly ageDays: number | null;
  readonly name: PhaseName;
  readonly rudhyar: RudhyarPhase;
  readonly waxing: boolean;
}

/** The Moon's phase at an instant (Julian day UT1) from the chart's own longitudes, docs/methods/moon-phases.md. */
export function lunarPhase(
  ephemeris: Ephemeris,
  jdUt: number,
  sunLongitudeDeg: number,
  moonLongitudeDeg: number,
): LunarPhase {
  const angleDeg = normalizeDeg(moonLongitudeDeg - sunLongitudeDeg);
  return {
    angleDeg,
    illumination: ephemeris.illuminatedFraction(jdUt, 'moon'),
    ageDays: ageDays(ephemeris, jdUt, angleDeg),
    name: phaseName(angleDeg),
    rudhyar: rudhyarPhase(angleDeg),
    waxing: angleDeg < 180,
  };
}

function ageDays(ephemeris: Ephemeris, jdUt: number, angleDeg: number): number | null {
  try {
    return Math.max(0, jdUt - lastNewMoonJd(ephemeris, jdUt, angleDeg));
  } catch (error) {
    if (error instanceof DateOutOfRangeError) return null;
    throw error;
  }
}

/** Half a mean day of elongation: 12.19° / 2. */
export const PRINCIPAL_WITHIN_DEG = 6.095;

const PRINCIPAL = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
const BETWEEN = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'] as const;
export type PhaseName = (typeof PRINCIPAL)[number] | (typeof BETWEEN)[number];

/** Eight sectors of 45°: Rudhyar, The Lunation Cycle (1967). */
const RUDHYAR = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const;
export type RudhyarPhase = (typeof RUDHYAR)[number];

/** Calendar-style name of the phase at an elongation (Moon − Sun) in [0, 360). */
export function phaseName(elongationDeg: number): PhaseName {
  const nearest = Math.round(elongationDeg / 90);
  if (Math.abs(elongationDeg - 90 * nearest) <= PRINCIPAL_WITHIN_DEG) return PRINCIPAL[nearest % 4]!;
  return BETWEEN[Math.floor(elongationDeg / 90) % 4]!;
}

/** Rudhyar's phase at an elongation (Moon − Sun), degrees in [0, 360). */
export function rudhyarPhase(elongationDeg: number): RudhyarPhase {
  return RUDHYAR[Math.floor(elongationDeg / 45) % 8]!;
}

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

const SYNODIC_MONTH_DAYS = 29.530588861;
const APPARENT: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };

/**
 * New moon number k (0 = 2000-01-06) as a Julian ephemeris day, accurate to a few minutes within a few millennia of
 * 2000: the mean phase and the fourteen largest terms of Meeus, Astronomical Algorithms (2nd ed. 1998), ch. 49.
 */
export function estimatedNewMoonJde(k: number): number {
  const t = k / 1236.85;
  const e = 1 - t * (0.002516 + 0.0000074 * t);
  const sun = (2.5534 + 29.1053567 * k - 0.0000014 * t * t) * RAD;
  const moon = (201.5643 + 385.81693528 * k + 0.0107582 * t * t + 0.00001238 * t * t * t) * RAD;
  const node = (160.7108 + 390.67050284 * k - 0.0016118 * t * t) * RAD;
  return (
    2451550.09766 +
    SYNODIC_MONTH_DAYS * k +
    0.00015437 * t * t -
    0.00000015 * t * t * t -
    0.4072 * Math.sin(moon) +
    0.17241 * e * Math.sin(sun) +
    0.01608 * Math.sin(2 * moon) +
    0.01039 * Math.sin(2 * node) +
    0.00739 * e * Math.sin(moon - sun) -
    0.00514 * e * Math.sin(moon + sun) +
    0.00208 * e * e * Math.sin(2 * sun) -
    0.00111 * Math.sin(moon - 2 * node) -
    0.00057 * Math.sin(moon + 2 * node) +
    0.00056 * e * Math.sin(2 * moon + sun) -
    0.00042 * Math.sin(3 * moon) +
    0.00042 * e * Math.sin(sun + 2 * node) +
    0.00038 * e * Math.sin(sun - 2 * node) -
    0.00024 * e * Math.sin(2 * moon - sun)
  );
}

/** New moons already found in the years of the precise files, by number. */
const found = new WeakMap<Ephemeris, Map<number, number>>();
const MOST_KEPT = 4_000;

/**
 * The last exact new moon (apparent geocentric conjunction in longitude) at or before `jdUt`, Julian day UT1, to well
 * under 0.1 s. `elongationDeg` is Moon − Sun at `jdUt`, [0, 360). All births of a century share 1,237 new moons, so
 * each is searched for only once.
 * @throws DateOutOfRangeError when the ephemeris begins less than a month earlier
 */
export function lastNewMoonJd(ephemeris: Ephemeris, jdUt: number, elongationDeg: number): number {
  const about = jdUt - (elongationDeg / 360) * SYNODIC_MONTH_DAYS;
  const k = Math.round((about - 2451550.09766) / SYNODIC_MONTH_DAYS);
  const [firstJd, endJd] = ephemeris.range.files;
  if (about < firstJd || about >= endJd) return newMoonJd(ephemeris, k, about);
  const kept = keptFor(ephemeris);
  const known = kept.get(k);
  if (known !== undefined) return known;
  const jd = newMoonJd(ephemeris, k, estimatedNewMoonJde(k));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(k, jd);
  return jd;
}

function keptFor(ephemeris: Ephemeris): Map<number, number> {
  const known = found.get(ephemeris);
  if (known !== undefined) return known;
  const kept = new Map<number, number>();
  found.set(ephemeris, kept);
  return kept;
}

/** New moon number k by Newton's method from the estimate, one or two steps; `nearJdUt` is within a day of it, for delta T. */
function newMoonJd(ephemeris: Ephemeris, k: number, nearJdUt: number): number {
  let jd = estimatedNewMoonJde(k) - ephemeris.deltaTSeconds(nearJdUt) / 86_400;
  for (let iteration = 0; iteration < 8; iteration++) {
    const moon = ephemeris.ecliptic(jd, 'moon', APPARENT);
    const sun = ephemeris.ecliptic(jd, 'sun', APPARENT);
    const step = wrap180(moon.longitudeDeg - sun.longitudeDeg) / (moon.speedDegPerDay - sun.speedDegPerDay);
    jd -= step;
    if (Math.abs(step) < 5e-4) break;
  }
  return jd;
}
