import { wrap180 } from '../angle/angle.ts';
import type { Ephemeris, Frame, StarPosition } from '../ephemeris.ts';
import type { PointId } from '../points/point-id.ts';
import type { Star, StarId } from './catalogue.ts';

/** The aspects of points to stars that are used; the angle in degrees. */
export const STAR_ASPECTS = { conjunction: 0, opposition: 180 } as const;
export type StarAspect = keyof typeof STAR_ASPECTS;

export interface StarContact {
  readonly star: StarId;
  readonly position: StarPosition;
  readonly point: PointId;
  readonly aspect: StarAspect;
  /** Point minus the place of the exact aspect in longitude, signed degrees. */
  readonly orbDeg: number;
}

export interface StarContactSettings {
  readonly stars: readonly Star[];
  readonly starAspects: readonly StarAspect[];
  readonly starOrbDeg: number;
  /** By class of magnitude, the first (to 1.5) first; the last holds for all fainter ones. Empty: `starOrbDeg` for all. */
  readonly starOrbsDeg: readonly number[];
}

/** Orb of a star by its class: the first to magnitude 1.5, the second to 2.5 and so on. Without a magnitude it is among the faintest. */
export function starOrbDeg(
  magnitude: number | null,
  { starOrbDeg: flatDeg, starOrbsDeg }: Pick<StarContactSettings, 'starOrbDeg' | 'starOrbsDeg'>,
): number {
  if (starOrbsDeg.length === 0) return flatDeg;
  const classOf = magnitude === null ? Infinity : Math.max(1, Math.floor(magnitude + 0.5));
  return starOrbsDeg[Math.min(classOf, starOrbsDeg.length) - 1]!;
}

/** Conjunctions and oppositions in longitude of the points (planets, ascendant, midheaven) with the stars, docs/methods/fixed-stars.md. */
export function findStarContacts(
  ephemeris: Ephemeris,
  jdUt: number,
  frame: Frame,
  points: readonly { readonly id: PointId; readonly longitudeDeg: number }[],
  settings: StarContactSettings,
): StarContact[] {
  const found: StarContact[] = [];
  for (const { id, designation } of settings.stars) {
    const position = ephemeris.fixedStar(jdUt, designation, frame);
    const maxOrbDeg = starOrbDeg(position.magnitude, settings);
    for (const point of points) {
      for (const aspect of settings.starAspects) {
        const orbDeg = wrap180(point.longitudeDeg - position.longitudeDeg - STAR_ASPECTS[aspect]);
        if (Math.abs(orbDeg) <= maxOrbDeg) found.push({ star: id, position, point: point.id, aspect, orbDeg });
      }
    }
  }
  return found;
}
