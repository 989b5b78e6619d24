import { bodyOrbDeg, combinedOrbDeg } from '../aspects/orbs.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { crossings, nextCrossing } from '../search/crossings.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import { type SignIngress, signIngresses } from '../search/sign-ingresses.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import {
  type MoonPaths,
  type Perfection,
  PTOLEMAIC_ANGLES_DEG,
  type RoughPerfection,
  roughPerfections,
  traceMoon,
  type VocBody,
  type VocOptions,
} from './perfections.ts';

export interface VoidOfCourse {
  /** The Moon's sign when the void begins, 0 = aries. */
  readonly signIndex: number;
  readonly startsJdUt: number;
  /** The exact aspect that begins it; null when the Moon was void from its entry into the sign. */
  readonly lastAspect: Perfection | null;
  readonly endsJdUt: number;
  /** What ends it: the Moon leaves the sign, or applies to the next body. */
  readonly endsBy: 'ingress' | 'application';
  /** The aspect that the Moon applies to when the void ends by application, with its perfection; null when it ends by ingress. */
  readonly nextAspect: Perfection | null;
}

/** Longer than the Moon's longest stay in a sign (2.55 days at 11.76°/d). */
const LONGEST_STAY_DAYS = 2.6;

/**
 * More than the error of interpolation: 12 s for the Moon over two-day cells, minutes when a station of Mercury lies
 * inside the cell.
 */
const ROUGH_ERROR_DAYS = 10 / 1440;

/**
 * The Moon void of course in today's usage: from its last exact Ptolemaic aspect within a sign until it leaves the
 * sign, or the whole sign when there is no aspect. Returns the voids that end in [from, until), Julian days UT1, in
 * order of time. Only the last aspect in each sign is refined.
 */
export function voidOfCourse(
  ephemeris: Ephemeris,
  options: VocOptions,
  fromJdUt: number,
  untilJdUt: number,
): VoidOfCourse[] {
  const paths = traceMoon(ephemeris, options, fromJdUt - LONGEST_STAY_DAYS, untilJdUt);
  const perfections = roughPerfections(paths);
  let next = 0;
  return staysEndingFrom(signIngresses(paths.moon), fromJdUt).map(({ entry, exit }) => {
    while (next < perfections.length && perfections[next]!.aboutJdUt < exit.jdUt + ROUGH_ERROR_DAYS) next += 1;
    const lastAspect = lastPerfection(perfections, next, entry.jdUt, exit.jdUt);
    return {
      signIndex: entry.signIndex,
      startsJdUt: lastAspect?.jdUt ?? entry.jdUt,
      lastAspect,
      endsJdUt: exit.jdUt,
      endsBy: 'ingress',
      nextAspect: null,
    };
  });
}

interface SignStay {
  readonly entry: SignIngress;
  readonly exit: SignIngress;
}

/** Stays in a sign that end at or after `fromJdUt`. */
function staysEndingFrom(ingresses: readonly SignIngress[], fromJdUt: number): SignStay[] {
  return ingresses
    .slice(1)
    .map((exit, index) => ({ entry: ingresses[index]!, exit }))
    .filter(({ exit }) => exit.jdUt >= fromJdUt);
}

/**
 * The latest true perfection in [from, until) among those before `end` in the list. Refines only the candidates that
 * could be the latest.
 */
function lastPerfection(
  perfections: readonly RoughPerfection[],
  end: number,
  fromJdUt: number,
  untilJdUt: number,
): Perfection | null {
  let best: Perfection | null = null;
  for (let index = end - 1; index >= 0; index--) {
    const { aboutJdUt, perfect } = perfections[index]!;
    if (aboutJdUt < (best?.jdUt ?? fromJdUt) - ROUGH_ERROR_DAYS) return best;
    const candidate = perfect();
    if (candidate.jdUt >= fromJdUt && candidate.jdUt < untilJdUt && (best === null || candidate.jdUt > best.jdUt))
      best = candidate;
  }
  return best;
}

const WITHIN_DEG = 30;
/** Least time, in days, the Moon needs for 30° (15.4°/d). */
const SHORTEST_30_DEG_DAYS = 1.94;
/**
 * Longer than the longest time between two perfections: the Sun alone gives one at least every 60° of elongation (5.6
 * days).
 */
const LONGEST_STRETCH_DAYS = 6;

/**
 * Void of course in the Hellenistic sense (kenodromia; Antiochus and Porphyry in R. Schmidt, Definitions and
 * Foundations, 2009): the Moon perfects no Ptolemaic aspect within the next 30° of its motion, regardless of signs. A
 * void lasts from a perfection until the next perfection is 30° away. Returns the voids that end in [from, until),
 * Julian days UT1, in order of time.
 */
export function voidOfCourseByMotion(
  ephemeris: Ephemeris,
  options: VocOptions,
  fromJdUt: number,
  untilJdUt: number,
): VoidOfCourse[] {
  const paths = traceMoon(ephemeris, options, fromJdUt - LONGEST_STRETCH_DAYS, untilJdUt + LONGEST_STRETCH_DAYS);
  const moon = paths.moon.motion;
  return longGaps(roughPerfections(paths))
    .flatMap(([last, next]): VoidOfCourse[] => {
      const from = moon.at(last.jdUt).longitudeDeg;
      const until = moon.at(next.jdUt).longitudeDeg;
      const advanceDeg = (until - from + 360) % 360;
      if (advanceDeg <= WITHIN_DEG) return [];
      const end = nextCrossing(moon, [until - WITHIN_DEG], last.jdUt, next.jdUt);
      return end === null
        ? []
        : [
            {
              signIndex: signIndexAt(from),
              startsJdUt: last.jdUt,
              lastAspect: last,
              endsJdUt: end.jdUt,
              endsBy: 'application',
              nextAspect: next,
            },
          ];
    })
    .filter(({ endsJdUt }) => endsJdUt >= fromJdUt && endsJdUt < untilJdUt);
}

/**
 * Consecutive perfections far enough apart in time to be 30° apart. Perfections too close to be ordered by their
 * approximate times are refined first.
 */
function longGaps(rough: readonly RoughPerfection[]): [Perfection, Perfection][] {
  return rough.slice(1).flatMap(({ aboutJdUt }, index): [Perfection, Perfection][] => {
    const before = rough[index]!.aboutJdUt;
    if (aboutJdUt - before < SHORTEST_30_DEG_DAYS - ROUGH_ERROR_DAYS) return [];
    const lasts = rough
      .filter((one) => Math.abs(one.aboutJdUt - before) < ROUGH_ERROR_DAYS)
      .map(({ perfect }) => perfect());
    const nexts = rough
      .filter((one) => Math.abs(one.aboutJdUt - aboutJdUt) < ROUGH_ERROR_DAYS)
      .map(({ perfect }) => perfect());
    return [[lasts.reduce((a, b) => (b.jdUt > a.jdUt ? b : a)), nexts.reduce((a, b) => (b.jdUt < a.jdUt ? b : a))]];
  });
}

/** An application: from coming into orb to perfection. */
interface Application {
  readonly fromJdUt: number;
  readonly perfection: Perfection;
}

/** Longer than an application of 10° (0.9 days at the Moon's slowest). */
const LONGEST_APPLICATION_DAYS = 1;
/**
 * Void of course after William Lilly (Christian Astrology, 1647, p. 112: separated from one planet and not forthwith
 * applying to another): the spans in which no Ptolemaic aspect of the Moon is applying within half the sum of the two
 * orbs (sun and moon 10°, others 8°; docs/methods/aspects.md, docs/methods/moon-phases.md). A void begins with a perfection and ends when the Moon
 * comes into orb of the next body, in any sign. Returns the voids that end in [from, until), in order of time.
 */
export function voidOfCourseByOrb(
  ephemeris: Ephemeris,
  options: VocOptions,
  fromJdUt: number,
  untilJdUt: number,
): VoidOfCourse[] {
  const paths = traceMoon(
    ephemeris,
    options,
    fromJdUt - LONGEST_STRETCH_DAYS - LONGEST_APPLICATION_DAYS,
    untilJdUt + LONGEST_APPLICATION_DAYS,
  );
  const applications = paths.toBodies
    .flatMap((_, index) => applicationsTo(paths, index))
    .toSorted((a, b) => a.fromJdUt - b.fromJdUt);
  return gapsBetween(paths.moon.motion, applications).filter(
    ({ endsJdUt }) => endsJdUt >= fromJdUt && endsJdUt < untilJdUt,
  );
}

/** The orb between the Moon and a body: half the sum of both orbs. */
export function lillyOrbDeg(body: VocBody): number {
  return combinedOrbDeg(bodyOrbDeg('moon', {}), bodyOrbDeg(body, {}), 'mean');
}

function applicationsTo(paths: MoonPaths, index: number): Application[] {
  const { body, path } = paths.toBodies[index]!;
  const orbDeg = lillyOrbDeg(body);
  const entries = crossings(
    path,
    PTOLEMAIC_ANGLES_DEG.map((angleDeg) => angleDeg - orbDeg),
  );
  const exact = roughPerfections({ ...paths, toBodies: [paths.toBodies[index]!] }).map(({ perfect }) => perfect());
  return exact.flatMap((perfection): Application[] => {
    const entry = entries.findLast(({ jdUt }) => jdUt < perfection.jdUt);
    return entry === undefined ? [] : [{ fromJdUt: entry.jdUt, perfection }];
  });
}

/** The gaps between the applications, which are sorted by their start. */
function gapsBetween(moon: LongitudeMotion, applications: readonly Application[]): VoidOfCourse[] {
  const gaps: VoidOfCourse[] = [];
  let last: Perfection | null = null;
  for (const { fromJdUt, perfection } of applications) {
    if (last !== null && fromJdUt > last.jdUt) {
      gaps.push({
        signIndex: signIndexAt(moon.at(last.jdUt).longitudeDeg),
        startsJdUt: last.jdUt,
        lastAspect: last,
        endsJdUt: fromJdUt,
        endsBy: 'application',
        nextAspect: perfection,
      });
    }
    if (last === null || perfection.jdUt > last.jdUt) last = perfection;
  }
  return gaps;
}
