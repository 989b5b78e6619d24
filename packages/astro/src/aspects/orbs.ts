import { isAsteroidId } from '../bodies/body-id.ts';
import { bodiesOf } from '../bodies/table.ts';
import { LOT_IDS } from '../lots/lots.ts';
import type { PointId } from '../points/point-id.ts';
import { ASPECT_KINDS, type AspectId, type AspectKind } from './kinds.ts';

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

/** Of bodies and lots; a numbered asteroid is one of the asteroids, and any other point an angle. */
const GROUP_OF_POINT: ReadonlyMap<string, OrbGroup> = new Map<string, OrbGroup>([
  ...bodiesOf('luminary').map((id) => [id, 'luminaries'] as const),
  ...bodiesOf('classical_planet', 'modern_planet').map((id) => [id, 'planets'] as const),
  ...bodiesOf('node').map((id) => [id, 'nodes'] as const),
  ...bodiesOf('minor_planet', 'hypothetical').map((id) => [id, 'asteroids'] as const),
  ...[...bodiesOf('apogee'), ...LOT_IDS].map((id) => [id, 'points'] as const),
]);

/** The orb group of a point: docs/methods/aspects.md. */
export function orbGroup(id: PointId): OrbGroup {
  return GROUP_OF_POINT.get(id) ?? (isAsteroidId(id) ? 'asteroids' : 'angles');
}

/** Orb of a body or point in degrees. An override by id beats one by group; a single number overrides everything. */
export function bodyOrbDeg(id: PointId, overrides: AspectSettings['orbDegrees']): number {
  if (typeof overrides === 'number') return overrides;
  const group = orbGroup(id);
  return overrides[id] ?? overrides[group] ?? (id === 'lilith' ? LILITH_ORB_DEG : GROUP_ORBS_DEG[group]);
}

/** The aspects to find, with their base orbs after overrides, in the requested order. */
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

/** The aspects to find, and their orbs. */
export interface AspectSettings {
  readonly aspects: readonly AspectId[];
  /** Overrides of an aspect's base orb; degrees. */
  readonly aspectOrbs: Readonly<Partial<Record<AspectId, number>>>;
  /** A number overrides every body orb; a record overrides by body, angle or group id; degrees. */
  readonly orbDegrees: number | Readonly<Record<string, number>>;
  readonly orbModel: 'mean' | 'max' | 'min';
  readonly orbScale: number;
}
