import { normalizeDeg } from '../angle/normalize.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import type { NatalChart } from '../natal/chart.ts';
import { chartPoint, NO_POINT_PARTS } from '../natal/points.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { Sky } from '../natal/sky.ts';
import type { SolarArcs } from './arcs.ts';
import type { NatalBasis, ProgressedPoint } from './compute.ts';
import { derivedHouses, type DerivedHouses } from '../houses/derived.ts';
import { shiftedAngles } from '../houses/from-armc.ts';
import type { ChartHouses } from '../houses/compute.ts';

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
