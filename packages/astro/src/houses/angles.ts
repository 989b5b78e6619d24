import { oppositeDeg } from '../angle/normalize.ts';
import type { HouseAngles } from '../ephemeris.ts';

/** The angles of a chart that a request may name (docs/methods/houses.md). */
export const ANGLE_IDS = [
  'asc',
  'dsc',
  'mc',
  'ic',
  'vertex',
  'antivertex',
  'east_point',
  'co_asc_koch',
  'co_asc_munkasey',
  'polar_asc',
] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

export type ChartAngles = Readonly<Record<AngleId, number>>;

/** The ten angles of a chart, longitudes in degrees; descendant, IC and antivertex are the opposite points. */
export function chartAngles(angles: HouseAngles): ChartAngles {
  return {
    asc: angles.ascendantDeg,
    dsc: oppositeDeg(angles.ascendantDeg),
    mc: angles.midheavenDeg,
    ic: oppositeDeg(angles.midheavenDeg),
    vertex: angles.vertexDeg,
    antivertex: oppositeDeg(angles.vertexDeg),
    east_point: angles.eastPointDeg,
    co_asc_koch: angles.coAscendantKochDeg,
    co_asc_munkasey: angles.coAscendantMunkaseyDeg,
    polar_asc: angles.polarAscendantDeg,
  };
}
