import { type BodyId, type BodyVariants, existsHeliocentrically, toEngineBody } from '../bodies/body-id.ts';
import { BodyUnavailableError, sourceAcross, type Ephemeris, type EphemerisSource, type Frame } from '../ephemeris.ts';
import { bodyMotion, oppositeMotion, remembered, type LongitudeMotion } from '../search/motion.ts';

export interface MovingBody {
  readonly id: BodyId;
  readonly motion: LongitudeMotion;
  /**
   * The geocentric motion when `motion` is topocentric. Passes beyond a range are counted on it, without the daily
   * swing.
   */
  readonly steady?: LongitudeMotion;
}

/** The ephemeris used for a search and the time it covers. */
export interface Regime {
  readonly source: EphemerisSource;
  readonly span: readonly [firstJdUt: number, endJdUt: number];
}

/** The files when they cover any of [from, until), else the analytical ephemeris (docs/methods/positions.md). */
export function regimeFor({ range }: Pick<Ephemeris, 'range'>, fromJdUt: number, untilJdUt: number): Regime {
  const [first, end] = range.files;
  return fromJdUt < end && untilJdUt > first
    ? { source: 'swisseph', span: range.files }
    : { source: 'moshier', span: range.reduced };
}

/**
 * For searches in one part of life, whatever ephemeris covers it: the files where they reach, beyond them the
 * analytical one, which continues them to within seconds of arc.
 */
export function regimeAcross({ range }: Pick<Ephemeris, 'range'>, fromJdUt: number, untilJdUt: number): Regime {
  return { source: sourceAcross({ range }, fromJdUt, untilJdUt), span: range.reduced };
}

const A_SECOND = 1 / 86_400;

export interface MovingBodies {
  readonly moving: readonly MovingBody[];
  /** Bodies the ephemeris does not have anywhere in the range. */
  readonly unavailable: readonly BodyId[];
  /** Moving bodies available in only part of the range: the files of some asteroids are short. */
  readonly partly: readonly { readonly id: BodyId; readonly fromJdUt: number; readonly toJdUt: number }[];
}

/** The motions of bodies in [from, until] (Julian days UT1) by their chart names; each instant is computed once. */
export function movingBodies(
  ephemeris: Ephemeris,
  ids: readonly BodyId[],
  variants: BodyVariants,
  frame: Frame,
  regime: Regime,
  fromJdUt: number,
  untilJdUt = fromJdUt,
): MovingBodies {
  const moving: MovingBody[] = [];
  const unavailable: BodyId[] = [];
  const partly: { readonly id: BodyId; readonly fromJdUt: number; readonly toJdUt: number }[] = [];
  const [wantedFirst, wantedLast] = [
    Math.max(fromJdUt, regime.span[0]),
    Math.min(untilJdUt, regime.span[1] - A_SECOND),
  ];
  for (const id of ids) {
    const motion = motionOfBody(ephemeris, id, variants, frame, regime);
    const steady =
      frame.center === 'topocentric'
        ? motionOfBody(ephemeris, id, variants, { ...frame, center: 'geocentric' }, regime)
        : motion;
    const [first, last] = [
      Math.max(wantedFirst, motion?.coverage[0] ?? Infinity),
      Math.min(wantedLast, motion?.coverage[1] ?? -Infinity),
    ];
    if (motion === null || steady === null || !answers(motion, (first + last) / 2, first, last)) {
      unavailable.push(id);
      continue;
    }
    moving.push({ id, motion, steady });
    if (first > wantedFirst + A_SECOND || last < wantedLast - A_SECOND)
      partly.push({ id, fromJdUt: first, toJdUt: last });
  }
  return { moving, unavailable, partly };
}

/** The motion of a body by its chart name; null when it has none (heliocentric Sun, Moon, nodes, Lilith). */
export function motionOfBody(
  ephemeris: Ephemeris,
  id: BodyId,
  variants: BodyVariants,
  frame: Frame,
  { span }: Regime,
): LongitudeMotion | null {
  if (frame.center === 'heliocentric' && !existsHeliocentrically(id)) return null;
  const motion = bodyMotion(ephemeris, toEngineBody(id, variants), frame);
  const coverage = [Math.max(span[0], motion.coverage[0]), Math.min(span[1] - A_SECOND, motion.coverage[1])] as const;
  const own = remembered({ ...motion, coverage });
  return id === 'south_node' ? oppositeMotion(own) : own;
}

function answers({ at }: LongitudeMotion, jdUt: number, first: number, last: number): boolean {
  if (!(first <= last)) return false;
  try {
    at(jdUt);
    return true;
  } catch (error) {
    if (error instanceof BodyUnavailableError) return false;
    throw error;
  }
}
