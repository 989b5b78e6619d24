import { isAsteroidId } from '../bodies/body-id.ts';
import type { PointId } from '../points/point-id.ts';
import { ASPECT_KINDS, type AspectKind, type AspectId } from './kinds.ts';
import type { AspectSettings } from './settings.ts';

/** Orb groups of `orb_degrees` (docs/methods/aspects.md); a body id beats its group. */
export const ORB_GROUPS = ['planets', 'luminaries', 'angles', 'nodes', 'asteroids', 'points'] as const;
export type OrbGroup = (typeof ORB_GROUPS)[number];

const GROUP_ORBS_DEG: Readonly<Record<OrbGroup, number>> = {
  luminaries: 10,
  planets: 8,
  angles: 8,
  nodes: 4,
  asteroids: 4,
  points: 2,
};
const LILITH_ORB_DEG = 4;

/** The orb group of a point: docs/methods/aspects.md. */
export function orbGroup(id: PointId): OrbGroup {
  switch (id) {
    case 'sun':
    case 'moon':
      return 'luminaries';
    case 'mercury':
    case 'venus':
    case 'mars':
    case 'jupiter':
    case 'saturn':
    case 'uranus':
    case 'neptune':
    case 'pluto':
      return 'planets';
    case 'north_node':
    case 'south_node':
      return 'nodes';
    case 'chiron':
    case 'pholus':
    case 'ceres':
    case 'pallas':
    case 'juno':
    case 'vesta':
    case 'cupido':
    case 'hades':
    case 'zeus':
    case 'kronos':
    case 'apollon':
    case 'admetos':
    case 'vulkanus':
    case 'poseidon':
    case 'transpluto':
      return 'asteroids';
    case 'lilith':
    case 'fortune':
    case 'spirit':
    case 'eros':
    case 'necessity':
    case 'courage':
    case 'victory':
    case 'nemesis':
      return 'points';
    default:
      return isAsteroidId(id) ? 'asteroids' : 'angles';
  }
}

/** Orb of a body or point in degrees. An override by id beats one by group; a single number overrides everything. */
export function bodyOrbDeg(id: PointId, overrides: AspectSettings['orbDegrees']): number {
  if (typeof overrides === 'number') return overrides;
  const group = orbGroup(id);
  return overrides[id] ?? overrides[group] ?? (id === 'lilith' ? LILITH_ORB_DEG : GROUP_ORBS_DEG[group]);
}

/** The aspects to look for, with their base orbs after overrides, in the requested order. */
export function aspectRules(
  aspects: readonly AspectId[],
  aspectOrbs: AspectSettings['aspectOrbs'],
): readonly AspectKind[] {
  return aspects.map((id) => {
    const override = aspectOrbs[id];
    return override === undefined ? ASPECT_KINDS[id] : { ...ASPECT_KINDS[id], baseOrbDeg: override };
  });
}

/**
 * M(o₁, o₂) of the orb model. `mean` is half the sum of the two orbs (the moieties of Lilly, Christian Astrology, 1647,
 * p. 107); `max` and `min` take the larger or the smaller of the two.
 */
export function combinedOrbDeg(orbADeg: number, orbBDeg: number, model: AspectSettings['orbModel']): number {
  if (model === 'mean') return (orbADeg + orbBDeg) / 2;
  return model === 'max' ? Math.max(orbADeg, orbBDeg) : Math.min(orbADeg, orbBDeg);
}
