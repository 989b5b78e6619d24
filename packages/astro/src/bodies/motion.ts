import type { BodyId } from './body-id.ts';
import { engineColumn } from './table.ts';

export type BodyMotion = 'direct' | 'retrograde' | 'stationary';

/** Bodies without a limit, and numbered asteroids, are never stationary. */
const STATIONARY_BELOW_DEG_PER_DAY: Readonly<Partial<Record<string, number>>> = engineColumn(
  ({ stationaryBelowDegPerDay }) => stationaryBelowDegPerDay,
);

/**
 * Motion of a body from its speed in degrees per day: stationary below the limit of docs/methods/positions.md, else by the sign of
 * the speed.
 */
export function classifyMotion(id: BodyId, speedDegPerDay: number): BodyMotion {
  const limit = STATIONARY_BELOW_DEG_PER_DAY[id];
  if (limit !== undefined && Math.abs(speedDegPerDay) < limit) return 'stationary';
  return speedDegPerDay < 0 ? 'retrograde' : 'direct';
}
