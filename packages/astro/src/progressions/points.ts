import { normalizeDeg } from '../angle/normalize.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import type { NatalChart } from '../natal/chart.ts';
import { chartPoint, NO_POINT_PARTS } from '../natal/points.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { Sky } from '../natal/sky.ts';
import type { SolarArcs } from './arcs.ts';
import type { NatalBasis, ProgressedPoint } from './compute.ts';
import { directingArcDeg, type ArcKind } from './directed.ts';

/** A progressed point before it is placed in houses. */
export type BarePoint = Pick<ProgressedPoint, 'id' | 'longitudeDeg' | 'speedDegPerDay' | 'sky'>;

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
