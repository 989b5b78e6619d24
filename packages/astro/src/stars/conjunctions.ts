import { wrap180 } from '../angle/normalize.ts';
import type { PointId } from '../points/point-id.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import { DEFAULT_STARS, type StarId } from './catalogue.ts';

export interface StarConjunction {
  readonly star: StarId;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly magnitude: number;
  readonly point: PointId;
  /** Point minus star in longitude, signed degrees. */
  readonly orbDeg: number;
}

/** Conjunctions in longitude of the default stars with the given points (planets, ascendant, midheaven), contract §3.5. */
export function findStarConjunctions(
  ephemeris: Ephemeris,
  jdUt: number,
  frame: Frame,
  points: readonly { readonly id: PointId; readonly longitudeDeg: number }[],
  maxOrbDeg: number,
): StarConjunction[] {
  const found: StarConjunction[] = [];
  for (const { id, designation } of DEFAULT_STARS) {
    const star = ephemeris.fixedStar(jdUt, designation, frame);
    for (const point of points) {
      const orbDeg = wrap180(point.longitudeDeg - star.longitudeDeg);
      if (Math.abs(orbDeg) > maxOrbDeg) continue;
      found.push({
        star: id,
        longitudeDeg: star.longitudeDeg,
        latitudeDeg: star.latitudeDeg,
        magnitude: star.magnitude,
        point: point.id,
        orbDeg,
      });
    }
  }
  return found;
}
