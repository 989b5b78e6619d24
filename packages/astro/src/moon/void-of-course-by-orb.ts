import type { Ephemeris } from '../ephemeris.ts';
import { bodyOrbDeg, combinedOrbDeg } from '../aspects/orbs.ts';
import { crossings } from '../search/crossings.ts';
import type { LongitudeMotion } from '../search/motion.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import {
  PTOLEMAIC_ANGLES_DEG,
  roughPerfections,
  traceMoon,
  type MoonPaths,
  type Perfection,
  type VocOptions,
  type VocBody,
} from './perfections.ts';
import type { VoidOfCourse } from './void-of-course.ts';

/** An application: from coming into orb to perfection. */
interface Application {
  readonly fromJdUt: number;
  readonly perfection: Perfection;
}

/** Longer than an application of 10° (0.9 days at the Moon's slowest). */
const LONGEST_APPLICATION_DAYS = 1;
/**
 * Longer than the longest time between two perfections: the Sun alone gives one at least every 60° of elongation (5.6
 * days).
 */
const LONGEST_STRETCH_DAYS = 6;

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
