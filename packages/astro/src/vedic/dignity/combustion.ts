import { separationDeg } from '../../angle/normalize.ts';
import type { GrahaId } from '../zodiac.ts';

/**
 * Elongation from the Sun within which a graha is combust, degrees; the second value applies when retrograde. Surya
 * Siddhanta 9.6–9.
 */
const LIMITS_DEG: Readonly<Partial<Record<GrahaId, readonly [number, number]>>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

/** How near the Sun a graha is combust, degrees, when direct and when retrograde; null for what never is, the Sun and the nodes among them. */
export function combustionLimitsDeg(id: string): readonly [direct: number, retrograde: number] | null {
  return new Map(Object.entries(LIMITS_DEG)).get(id) ?? null;
}

/** Whether a graha is combust; the Sun and the nodes never are. */
export function isCombust(id: GrahaId, longitudeDeg: number, sunLongitudeDeg: number, retrograde: boolean): boolean {
  const limits = LIMITS_DEG[id];
  return limits !== undefined && separationDeg(longitudeDeg, sunLongitudeDeg) < limits[retrograde ? 1 : 0];
}
