import { engineBodyOf, existsHeliocentrically, type BodyVariants } from '../bodies/engine-body.ts';
import { BodyUnavailableError, type Ephemeris, type EphemerisSource, type Frame } from '../ephemeris.ts';
import type { BodyId } from '../natal/settings.ts';
import { bodyMotion, oppositeMotion, remembered, type LongitudeMotion } from '../search/motion.ts';

export interface MovingBody {
  readonly id: BodyId;
  readonly motion: LongitudeMotion;
  /** The same seen from the Earth's centre where `motion` is topocentric: passes beyond a range are counted on it, without the daily swing. */
  readonly steady?: LongitudeMotion;
}

/** The stretch of time one ephemeris answers: searches never mix the files with the analytical theory. */
export interface Regime {
  readonly source: EphemerisSource;
  readonly span: readonly [firstJdUt: number, endJdUt: number];
}

/** The files' years where they hold any of [from, until), else the analytical ephemeris (contract §2.3). */
export function regimeOf({ range }: Pick<Ephemeris, 'range'>, fromJdUt: number, untilJdUt: number): Regime {
  const [first, end] = range.files;
  return fromJdUt < end && untilJdUt > first ? { source: 'swisseph', span: range.files } : { source: 'moshier', span: range.reduced };
}

const A_SECOND = 1 / 86_400;

/** The motions of bodies by their chart names, each asked once per instant; what the ephemeris cannot give at `jdUt` is listed. */
export function movingBodies(
  ephemeris: Ephemeris, ids: readonly BodyId[], variants: BodyVariants, frame: Frame, regime: Regime, jdUt: number,
): { readonly moving: readonly MovingBody[]; readonly unavailable: readonly BodyId[] } {
  const moving: MovingBody[] = [];
  const unavailable: BodyId[] = [];
  for (const id of ids) {
    const motion = motionOfBody(ephemeris, id, variants, frame, regime);
    const steady = frame.center === 'topocentric' ? motionOfBody(ephemeris, id, variants, { ...frame, center: 'geocentric' }, regime) : motion;
    if (motion !== null && steady !== null && answers(motion, jdUt)) moving.push({ id, motion, steady });
    else unavailable.push(id);
  }
  return { moving, unavailable };
}

/** The motion of a body by its chart name; null where it has none (heliocentric Sun, Moon, nodes, Lilith). */
export function motionOfBody(ephemeris: Ephemeris, id: BodyId, variants: BodyVariants, frame: Frame, { span }: Regime): LongitudeMotion | null {
  if (frame.center === 'heliocentric' && !existsHeliocentrically(id)) return null;
  const motion = bodyMotion(ephemeris, engineBodyOf(id, variants), frame);
  const coverage = [Math.max(span[0], motion.coverage[0]), Math.min(span[1] - A_SECOND, motion.coverage[1])] as const;
  const own = remembered({ ...motion, coverage });
  return id === 'south_node' ? oppositeMotion(own) : own;
}

function answers({ at, coverage: [first, last] }: LongitudeMotion, jdUt: number): boolean {
  if (jdUt < first || jdUt > last) return false;
  try {
    at(jdUt);
    return true;
  } catch (error) {
    if (error instanceof BodyUnavailableError) return false;
    throw error;
  }
}
