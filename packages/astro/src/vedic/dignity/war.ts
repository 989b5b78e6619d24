import { separationDeg } from '../../angle/normalize.ts';
import type { GrahaId } from '../zodiac.ts';

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
