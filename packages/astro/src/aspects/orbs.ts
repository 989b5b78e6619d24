import { isAsteroidId } from '../bodies/body-id.ts';
import type { PointId } from '../bodies/groups.ts';
import type { AspectId, ChartSettings, OrbGroup } from '../natal/settings.ts';
import { ASPECT_KINDS, type AspectKind } from './kinds.ts';

const GROUP_ORBS_DEG: Readonly<Record<OrbGroup, number>> = {
  luminaries: 10,
  planets: 8,
  angles: 8,
  nodes: 4,
  asteroids: 4,
  points: 2,
};
const LILITH_ORB_DEG = 4;

/** The orb group of a point: contract §3.3. */
export function orbGroupOf(id: PointId): OrbGroup {
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

/** Orb of a body or point in degrees; an override by id beats one by group, one number overrides all. */
export function bodyOrbDeg(id: PointId, overrides: ChartSettings['orbDegrees']): number {
  if (typeof overrides === 'number') return overrides;
  const group = orbGroupOf(id);
  return overrides[id] ?? overrides[group] ?? (id === 'lilith' ? LILITH_ORB_DEG : GROUP_ORBS_DEG[group]);
}

/** The aspects to look for, with their base orbs after overrides, in the order asked. */
export function aspectRules(
  aspects: readonly AspectId[],
  aspectOrbs: ChartSettings['aspectOrbs'],
): readonly AspectKind[] {
  return aspects.map((id) => {
    const override = aspectOrbs[id];
    return override === undefined ? ASPECT_KINDS[id] : { ...ASPECT_KINDS[id], baseOrbDeg: override };
  });
}

/**
 * M(o₁, o₂) of the orb model. `mean` is the half-sum of the two orbs, the moieties of the older authors
 * (Lilly, Christian Astrology, 1647, p. 107); `max` and `min` take one orb of the two.
 */
export function combinedOrbDeg(orbADeg: number, orbBDeg: number, model: ChartSettings['orbModel']): number {
  if (model === 'mean') return (orbADeg + orbBDeg) / 2;
  return model === 'max' ? Math.max(orbADeg, orbBDeg) : Math.min(orbADeg, orbBDeg);
}
