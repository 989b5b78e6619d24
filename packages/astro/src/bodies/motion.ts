import type { BodyId } from './body-id.ts';

export type BodyMotion = 'direct' | 'retrograde' | 'stationary';

/**
 * Below this speed a body counts as stationary (convention of docs/methods/positions.md). Bodies not listed are never stationary.
 */
const STATIONARY_BELOW_DEG_PER_DAY: Readonly<Partial<Record<string, number>>> = {
  mercury: 0.0833,
  venus: 0.05,
  mars: 0.025,
  jupiter: 0.01667,
  saturn: 0.01667,
  chiron: 0.01667,
  uranus: 0.00556,
  neptune: 0.00278,
  pluto: 0.00278,
};

/**
 * Motion of a body from its speed in degrees per day: stationary below the limit of docs/methods/positions.md, else by the sign of
 * the speed.
 */
export function classifyMotion(id: BodyId, speedDegPerDay: number): BodyMotion {
  const limit = STATIONARY_BELOW_DEG_PER_DAY[id];
  if (limit !== undefined && Math.abs(speedDegPerDay) < limit) return 'stationary';
  return speedDegPerDay < 0 ? 'retrograde' : 'direct';
}
