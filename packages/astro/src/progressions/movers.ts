import { normalizeDeg } from '../angle/angle.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import type { ChartHouses } from '../houses/compute.ts';
import { shiftedAngles } from '../houses/from-armc.ts';
import { derivedHouses, type DerivedHouses } from '../houses/placement.ts';
import type { NatalChart } from '../natal/chart.ts';
import { chartPoint, NO_POINT_PARTS } from '../natal/points.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { Sky } from '../natal/sky.ts';
import type { PointId } from '../points/point-id.ts';
import { type LongitudeMotion, motionAtRate, remembered } from '../search/motion.ts';
import { movingBodies, type MovingBodies, regimeFor } from '../transits/moving.ts';
import { angleMotion, hasSteadyAscendant } from './angle-motion.ts';
import { arcMotion, carriedBy, lifeJdUt, type ProgressedClock, progressedJdUt, type SolarArcs } from './arcs.ts';
import type { NatalBasis, ProgressedChart, ProgressedPoint, ProgressionChoice } from './compute.ts';

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

/** A progressed point before it is placed in houses. */
type BarePoint = Pick<ProgressedPoint, 'id' | 'longitudeDeg' | 'speedDegPerDay' | 'sky'>;

/** Every natal point moved by the arc. */
export function directedPoints({ points }: NatalChart, arcs: SolarArcs, arc: ArcKind): BarePoint[] {
  const arcDeg = directingArcDeg(arcs, arc);
  return points.map(({ id, position }) => ({
    id,
    longitudeDeg: normalizeDeg(position.longitudeDeg + arcDeg),
    speedDegPerDay: arcs.sunSpeedDegPerDay,
    sky: null,
  }));
}

/** The positions of the natal points in the progressed sky. */
export function progressedPoints(
  ephemeris: Ephemeris,
  { chart, moment }: NatalBasis,
  frame: Frame,
  sky: Sky,
  jdUt: number,
  settings: ChartSettings,
): BarePoint[] {
  const shiftDays = jdUt - moment.jdUt;
  const day =
    moment.day === null
      ? null
      : { startJdUt: moment.day.startJdUt + shiftDays, endJdUt: moment.day.endJdUt + shiftDays };
  const context = {
    ephemeris,
    moment: { jdUt, unknownTime: moment.unknownTime, day },
    frame,
    place: null,
    obliquityDeg: ephemeris.obliquity(jdUt).trueDeg,
    placement: null,
    sect: null,
    settings,
    parts: NO_POINT_PARTS,
  };
  return chart.points.flatMap(({ id }) => {
    const position = sky.positions.get(id);
    if (position === undefined) return [];
    return [
      {
        id,
        longitudeDeg: position.longitudeDeg,
        speedDegPerDay: position.speedDegPerDay,
        sky: chartPoint(context, id, position),
      },
    ];
  });
}

export const ARC_KINDS = ['true', 'naibod'] as const;
export type ArcKind = (typeof ARC_KINDS)[number];

/** The arc by which solar-arc directions move the points, degrees. */
export function directingArcDeg(arcs: SolarArcs, arc: ArcKind): number {
  return arc === 'true' ? arcs.trueDeg : arcs.naibodDeg;
}

/** Solar-arc houses: every natal cusp and angle moved by the arc, degrees. */
export function directedHouses(natal: ChartHouses, arcDeg: number, rulers: ChartSettings['rulers']): DerivedHouses {
  const carried = (longitudeDeg: number): number => normalizeDeg(longitudeDeg + arcDeg);
  return derivedHouses(
    {
      system: natal.system,
      requestedSystem: natal.requestedSystem,
      cuspsDeg: natal.cuspsDeg.map(carried),
      angles: shiftedAngles(natal.angles, carried),
      armcDeg: null,
      obliquityDeg: null,
    },
    rulers,
  );
}
