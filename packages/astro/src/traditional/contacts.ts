import { memoized } from '../search/sample-memory.ts';
import { separationDeg } from '../angle/angle.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import { PTOLEMAIC_ANGLES_DEG, type PtolemaicAspect } from '../moon/perfections.ts';
import { nextCrossing, previousCrossing } from '../search/crossings.ts';
import { bodyMotion, relativeMotion, remembered, type LongitudeMotion } from '../search/motion.ts';
import { pathStations, tracePath } from '../search/path.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { mapPlanets } from './almuten.ts';

/** An exact aspect of two planets. */
export interface Contact {
  readonly planets: readonly [ClassicalPlanet, ClassicalPlanet];
  readonly aspect: PtolemaicAspect;
  readonly jdUt: number;
}

/** When a planet came into its sign and when it leaves it; null beyond three years or the ephemeris. */
export interface SignStay {
  readonly entersJdUt: number | null;
  readonly leavesJdUt: number | null;
}

/** Contacts of the seven planets around an instant while they stay in their signs. */
export interface QuestionSky {
  readonly jdUt: number;
  readonly longitudeDeg: (planet: ClassicalPlanet) => number;
  readonly speedDegPerDay: (planet: ClassicalPlanet) => number;
  readonly stay: (planet: ClassicalPlanet) => SignStay;
  /** The first exact aspect from the moment on, before either leaves its sign. */
  readonly next: (a: ClassicalPlanet, b: ClassicalPlanet) => Contact | null;
  /** The last exact aspect before the moment, since both are in their signs. */
  readonly last: (a: ClassicalPlanet, b: ClassicalPlanet) => Contact | null;
  /** The first turn to retrograde from the moment on and before `untilJdUt`. */
  readonly turnsRetrograde: (planet: ClassicalPlanet, untilJdUt: number) => number | null;
}

/** Longer than the longest stay of Saturn in a sign. */
const LONGEST_STAY_DAYS = 1_150;
const ASPECTS: Readonly<Record<number, PtolemaicAspect>> = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
};

/**
 * The exact Ptolemaic aspects of the seven planets around an instant (Julian day UT1), to 0.1 s, each searched for when it
 * is read. @throws as `Ephemeris.ecliptic`
 */
export function questionSky(ephemeris: Ephemeris, jdUt: number, frame: Frame): QuestionSky {
  const motions = mapPlanets((planet) => remembered(bodyMotion(ephemeris, planet, frame)));
  const stay = memoized((planet: ClassicalPlanet): SignStay => stayOf(motions[planet], jdUt));
  const pair = (a: ClassicalPlanet, b: ClassicalPlanet): LongitudeMotion => relativeMotion(motions[a], motions[b]);
  const contact = (a: ClassicalPlanet, b: ClassicalPlanet, found: ReturnType<typeof nextCrossing>): Contact | null =>
    found && {
      planets: [a, b],
      aspect: ASPECTS[separationDeg(PTOLEMAIC_ANGLES_DEG[found.target]!, 0)]!,
      jdUt: found.jdUt,
    };
  const next = memoized((a: ClassicalPlanet, b: ClassicalPlanet) => {
    const until = Math.min(jdUt + LONGEST_STAY_DAYS, ...[a, b].map((planet) => stay(planet).leavesJdUt ?? Infinity));
    return contact(a, b, nextCrossing(pair(a, b), PTOLEMAIC_ANGLES_DEG, jdUt, until));
  }, pairKey);
  const last = memoized((a: ClassicalPlanet, b: ClassicalPlanet) => {
    const from = Math.max(jdUt - LONGEST_STAY_DAYS, ...[a, b].map((planet) => stay(planet).entersJdUt ?? -Infinity));
    return contact(a, b, previousCrossing(pair(a, b), PTOLEMAIC_ANGLES_DEG, from, jdUt));
  }, pairKey);
  return {
    jdUt,
    longitudeDeg: (planet) => motions[planet].at(jdUt).longitudeDeg,
    speedDegPerDay: (planet) => motions[planet].at(jdUt).speedDegPerDay,
    stay: (planet) => stay(planet),
    next: (a, b) => next(...inOrder(a, b)),
    last: (a, b) => last(...inOrder(a, b)),
    turnsRetrograde: (planet, untilJdUt) =>
      pathStations(tracePath(motions[planet], jdUt, untilJdUt)).find(({ kind }) => kind === 'station_retrograde')
        ?.jdUt ?? null,
  };
}

function stayOf(motion: LongitudeMotion, jdUt: number): SignStay {
  const startDeg = 30 * signIndexAt(motion.at(jdUt).longitudeDeg);
  const borders = [startDeg, startDeg + 30];
  return {
    entersJdUt: previousCrossing(motion, borders, jdUt - LONGEST_STAY_DAYS, jdUt)?.jdUt ?? null,
    leavesJdUt: nextCrossing(motion, borders, jdUt, jdUt + LONGEST_STAY_DAYS)?.jdUt ?? null,
  };
}

const pairKey = (a: ClassicalPlanet, b: ClassicalPlanet): string => `${a} ${b}`;

/** The swifter one first: the angle between them then mostly grows. */
function inOrder(a: ClassicalPlanet, b: ClassicalPlanet): [ClassicalPlanet, ClassicalPlanet] {
  return isLighter(a, b) ? [a, b] : [b, a];
}

/** From the heaviest planet to the lightest. */
const BY_WEIGHT: readonly ClassicalPlanet[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];

/** Whether a planet is lighter, that is swifter by its sphere, than another one. */
export function isLighter(planet: ClassicalPlanet, other: ClassicalPlanet): boolean {
  return BY_WEIGHT.indexOf(planet) > BY_WEIGHT.indexOf(other);
}

/** The other six. */
export function othersThan(...planets: readonly ClassicalPlanet[]): ClassicalPlanet[] {
  return CLASSICAL_PLANETS.filter((planet) => !planets.includes(planet));
}
