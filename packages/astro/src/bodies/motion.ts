import type { BodyId } from '../natal/settings.ts';

export type BodyMotion = 'direct' | 'retrograde' | 'stationary';

/** Below this daily speed a body counts as stationary; convention of contract §3.1. Absent bodies are never stationary. */
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

export function motionOf(id: BodyId, speedDegPerDay: number): BodyMotion {
  const limit = STATIONARY_BELOW_DEG_PER_DAY[id];
  if (limit !== undefined && Math.abs(speedDegPerDay) < limit) return 'stationary';
  return speedDegPerDay < 0 ? 'retrograde' : 'direct';
}
