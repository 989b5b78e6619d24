import type { PointId } from '../points/point-id.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { motionAtRate, remembered, type LongitudeMotion } from '../search/motion.ts';
import { movingBodies, regimeFor, type MovingBodies } from '../transits/moving.ts';
import { angleMotion, hasSteadyAscendant } from './angle-motion.ts';
import { arcMotion, carriedBy } from './arcs.ts';
import { lifeJdUt, progressedJdUt, type ProgressedClock } from './clock.ts';
import type { NatalBasis, ProgressedChart, ProgressionChoice } from './compute.ts';

/** A progressed or directed point and its motion over the days of life. */
export interface ProgressedMover {
  readonly id: PointId;
  readonly motion: LongitudeMotion;
}

export interface ProgressedMovers {
  readonly moving: readonly ProgressedMover[];
  readonly unavailable: readonly BodyId[];
  /** Bodies available in only a part of the range, Julian days UT1 of life. */
  readonly partly: MovingBodies['partly'];
  /**
   * The searched part of the range, Julian days UT1 of life, when some of the range lies outside the ephemeris used for
   * it; else null.
   */
  readonly clipped: { readonly fromJdUt: number; readonly toJdUt: number } | null;
  /**
   * Angles without a steady motion: daily angles, which go around once per progressed day, and the ascendant inside the
   * polar circles.
   */
  readonly unsteady: readonly ('asc' | 'mc')[];
}

/** The moving points in [from, until) of a life, Julian days UT1: the chart's bodies, then ascendant and midheaven. */
export function progressedMovers(
  ephemeris: Ephemeris,
  natal: NatalBasis,
  progressed: ProgressedChart,
  choice: ProgressionChoice,
  settings: ChartSettings,
  fromJdUt: number,
  untilJdUt: number,
): ProgressedMovers {
  const { clock, frame } = progressed;
  const ends = [progressedJdUt(clock, fromJdUt), progressedJdUt(clock, untilJdUt)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const regime = regimeFor(ephemeris, ends[0], ends[1]);
  const clipped = clippedLife(clock, ends, regime.span);
  if (choice.method === 'solar_arc') {
    const arc = arcMotion(ephemeris, clock, frame, choice.arc);
    const { points, houses } = natal.chart;
    const carried = (id: PointId, longitudeDeg: number): ProgressedMover => ({
      id,
      motion: carriedBy(arc, longitudeDeg),
    });
    const angles = houses === null ? [] : [carried('asc', houses.angles.asc), carried('mc', houses.angles.mc)];
    return {
      moving: [...points.map(({ id, position }) => carried(id, position.longitudeDeg)), ...angles],
      unavailable: [],
      partly: [],
      clipped,
      unsteady: [],
    };
  }
  const bodies = movingBodies(
    ephemeris,
    natal.chart.points.map(({ id }) => id),
    settings,
    frame,
    regime,
    ends[0],
    ends[1],
  );
  const moving: ProgressedMover[] = bodies.moving.map(({ id, motion }) => ({
    id,
    motion: motionAtRate(motion, clock.birthJdUt, clock.rate),
  }));
  const unsteady: ('asc' | 'mc')[] = [];
  for (const angle of natal.chart.houses === null ? [] : (['asc', 'mc'] as const)) {
    const { angles } = choice;
    if (angles === 'true_daily' || (angle === 'asc' && !hasSteadyAscendant(natal.place, natal.chart.obliquityDeg)))
      unsteady.push(angle);
    else moving.push({ id: angle, motion: remembered(angleMotion(ephemeris, natal, progressed, angles, angle)) });
  }
  const partly = bodies.partly.map(({ id, ...days }) => ({ id, ...lifeSpan(clock, days.fromJdUt, days.toJdUt) }));
  return { moving, unavailable: bodies.unavailable, partly, clipped, unsteady };
}

function clippedLife(
  clock: ProgressedClock,
  [first, last]: readonly [number, number],
  [spanFirst, spanEnd]: readonly [number, number],
): ProgressedMovers['clipped'] {
  if (first >= spanFirst && last <= spanEnd) return null;
  return lifeSpan(clock, Math.max(first, spanFirst), Math.min(last, spanEnd));
}

function lifeSpan(
  clock: ProgressedClock,
  first: number,
  last: number,
): { readonly fromJdUt: number; readonly toJdUt: number } {
  const [fromJdUt, toJdUt] = [lifeJdUt(clock, first), lifeJdUt(clock, last)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return { fromJdUt, toJdUt };
}
