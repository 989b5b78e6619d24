import type { Ephemeris } from '../ephemeris.ts';
import { signIngresses, type SignIngress } from '../search/sign-ingresses.ts';
import { roughPerfections, traceMoon, type Perfection, type RoughPerfection, type VocOptions } from './perfections.ts';

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
