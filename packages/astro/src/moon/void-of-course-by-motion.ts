import type { Ephemeris } from '../ephemeris.ts';
import { nextCrossing } from '../search/crossings.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { roughPerfections, traceMoon, type Perfection, type RoughPerfection, type VocOptions } from './perfections.ts';
import type { VoidOfCourse } from './void-of-course.ts';

const WITHIN_DEG = 30;
/** Least time, in days, the Moon needs for 30° (15.4°/d). */
const SHORTEST_30_DEG_DAYS = 1.94;
/**
 * Longer than the longest time between two perfections: the Sun alone gives one at least every 60° of elongation (5.6
 * days).
 */
const LONGEST_STRETCH_DAYS = 6;
const ROUGH_ERROR_DAYS = 10 / 1440;

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
