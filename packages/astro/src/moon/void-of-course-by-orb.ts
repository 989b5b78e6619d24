import type { Ephemeris } from '../ephemeris.ts';
import { bodyOrbDeg, combinedOrbDeg } from '../aspects/orbs.ts';
import { crossings } from '../search/crossings.ts';
import { signIngresses } from '../search/sign-ingresses.ts';
import { PTOLEMAIC_ANGLES_DEG, roughPerfections, traceMoon, type MoonPaths, type Perfection, type VocOptions, type VocBody } from './perfections.ts';
import { LONGEST_STAY_DAYS, staysEndingFrom, type SignStay, type VoidOfCourse } from './void-of-course.ts';

/** An application: from coming into orb to perfection. */
interface Application { readonly fromJdUt: number; readonly perfection: Perfection | null; readonly untilJdUt: number }

/** Longer than an application of 10° (0.9 days at the Moon's slowest). */
const LONGEST_APPLICATION_DAYS = 1;

/**
 * Void of course after William Lilly (Christian Astrology, 1647, p. 112: separated from one planet and not forthwith, while in that sign,
 * applying to another): the stretches of a sign in which no Ptolemaic aspect of the Moon is applying within the half-sum of the two orbs
 * (sun and moon 10°, others 8°; contract §3.3). They end when the Moon comes into orb of the next body, or leaves the sign; those that end in
 * [from, until), in order of time.
 */
export function voidOfCourseByOrb(ephemeris: Ephemeris, options: VocOptions, fromJdUt: number, untilJdUt: number): VoidOfCourse[] {
  const paths = traceMoon(
    ephemeris, options, fromJdUt - LONGEST_STAY_DAYS - LONGEST_APPLICATION_DAYS, untilJdUt + LONGEST_STAY_DAYS + LONGEST_APPLICATION_DAYS,
  );
  const applications = paths.toBodies.flatMap(({ body }, index) => applicationsTo(paths, index, body))
    .toSorted((a, b) => a.fromJdUt - b.fromJdUt);
  return staysEndingFrom(signIngresses(paths.moon), fromJdUt)
    .flatMap((stay) => gapsWithin(stay, applications))
    .filter(({ endsJdUt }) => endsJdUt >= fromJdUt && endsJdUt < untilJdUt);
}

/** The Moon's orb with a body: the half-sum of both. */
export function lillyOrbDeg(body: VocBody): number {
  return combinedOrbDeg(bodyOrbDeg('moon', {}), bodyOrbDeg(body, {}), 'mean');
}

function applicationsTo(paths: MoonPaths, index: number, body: VocBody): Application[] {
  const { path } = paths.toBodies[index]!;
  const orbDeg = lillyOrbDeg(body);
  const entries = crossings(path, PTOLEMAIC_ANGLES_DEG.map((angleDeg) => angleDeg - orbDeg));
  const exact = roughPerfections({ ...paths, toBodies: [paths.toBodies[index]!] }).map(({ perfect }) => perfect());
  const opened = exact.map((perfection): Application => ({
    fromJdUt: entries.findLast(({ jdUt }) => jdUt < perfection.jdUt)?.jdUt ?? -Infinity, perfection, untilJdUt: perfection.jdUt,
  }));
  const last = entries.at(-1);
  const unfinished = last !== undefined && last.jdUt > (exact.at(-1)?.jdUt ?? -Infinity);
  return unfinished ? [...opened, { fromJdUt: last.jdUt, perfection: null, untilJdUt: Infinity }] : opened;
}

/** What the applications leave free of a stay. `applications` are in order of their beginning. */
function gapsWithin({ entry, exit }: SignStay, applications: readonly Application[]): VoidOfCourse[] {
  const gaps: VoidOfCourse[] = [];
  let startsJdUt = entry.jdUt;
  let lastAspect: Perfection | null = null;
  const close = (endsJdUt: number): void => {
    if (endsJdUt > startsJdUt) gaps.push({ signIndex: entry.signIndex, startsJdUt, lastAspect, endsJdUt });
  };
  for (const { fromJdUt, untilJdUt, perfection } of applications) {
    if (untilJdUt <= startsJdUt) continue;
    if (fromJdUt >= exit.jdUt) break;
    if (fromJdUt > startsJdUt) close(fromJdUt);
    startsJdUt = untilJdUt;
    lastAspect = perfection;
    if (startsJdUt >= exit.jdUt) return gaps;
  }
  close(exit.jdUt);
  return gaps;
}
