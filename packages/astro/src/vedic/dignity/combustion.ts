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

export interface PlanetaryWar {
  readonly winner: GrahaId;
  readonly loser: GrahaId;
  readonly separationDeg: number;
}

const FIGHTERS: readonly GrahaId[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const WAR_ORB_DEG = 1;

interface Fighter {
  readonly id: GrahaId;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Planetary wars (graha yuddha): two of Mars to Saturn within 1° of longitude; the more northerly wins (Surya Siddhanta 7). Closest first. */
export function findWars(grahas: readonly Fighter[]): PlanetaryWar[] {
  const fighters = grahas.filter(({ id }) => FIGHTERS.includes(id));
  const wars: PlanetaryWar[] = [];
  fighters.forEach((a, index) => {
    for (const b of fighters.slice(index + 1)) {
      const separation = separationDeg(a.longitudeDeg, b.longitudeDeg);
      if (separation >= WAR_ORB_DEG) continue;
      const [winner, loser] = a.latitudeDeg >= b.latitudeDeg ? [a.id, b.id] : [b.id, a.id];
      wars.push({ winner, loser, separationDeg: separation });
    }
  });
  return wars.toSorted((a, b) => a.separationDeg - b.separationDeg);
}
