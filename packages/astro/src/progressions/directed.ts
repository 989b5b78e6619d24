import { normalizeDeg } from '../angle/normalize.ts';
import { derivedHouses, type DerivedHouses } from '../houses/derived.ts';
import { shiftedAngles } from '../houses/from-armc.ts';
import type { ChartHouses } from '../houses/compute.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { SolarArcs } from './arcs.ts';

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
