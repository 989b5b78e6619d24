import { ASPECT_KINDS, type AspectId } from '../aspects/kinds.ts';

const RAD = Math.PI / 180;

/** Which of the two points keep their ecliptic latitude in zodiacal directions. */
export const LATITUDES_KEPT = ['none', 'promissor', 'significator', 'both'] as const;
export type LatitudesKept = (typeof LATITUDES_KEPT)[number];

/** Latitude of an aspect of a promissor that keeps its own: on the ecliptic, on the great circle through the body (Bianchini), or the same. */
export const ASPECT_LATITUDES = ['bianchini', 'zero', 'same'] as const;
export type AspectLatitudes = (typeof ASPECT_LATITUDES)[number];

/** A sinister aspect is cast forwards in the order of the signs (of the houses, in mundane directions), a dexter one backwards. */
export type AspectSide = 'sinister' | 'dexter';

/** One aspect that a promissor casts. Conjunction and opposition have no side. */
export interface CastAspect {
  readonly aspect: AspectId;
  readonly side: AspectSide | null;
  /** To be added to the place of the promissor; degrees, -180 to 180. */
  readonly angleDeg: number;
}

/** All that the aspects asked for cast, each side once. */
export function castAspects(aspects: readonly AspectId[]): readonly CastAspect[] {
  return aspects.flatMap((aspect): CastAspect[] => {
    const { angleDeg } = ASPECT_KINDS[aspect];
    if (angleDeg === 0 || angleDeg === 180) return [{ aspect, side: null, angleDeg }];
    return [
      { aspect, side: 'sinister', angleDeg },
      { aspect, side: 'dexter', angleDeg: -angleDeg },
    ];
  });
}

/** Ecliptic latitude of an aspect of a body with this latitude: sin β′ = sin β · cos of the aspect for `bianchini`. Degrees. */
export function aspectLatitudeDeg(latitudeDeg: number, angleDeg: number, how: AspectLatitudes): number {
  if (angleDeg === 0 || how === 'same') return latitudeDeg;
  if (how === 'zero') return 0;
  return Math.asin(Math.sin(latitudeDeg * RAD) * Math.cos(angleDeg * RAD)) / RAD;
}
