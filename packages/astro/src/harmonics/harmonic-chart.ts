import { normalizeDeg } from '../angle/angle.ts';
import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { findAspects, orbTable } from '../aspects/find.ts';

/** The highest harmonic: one degree of the zodiac becomes the whole circle. */
export const HIGHEST_HARMONIC = 360;

/** Which harmonic of the circle each aspect of a harmonic chart is; Addey divides the orb of a conjunction by it. */
const ASPECT_HARMONICS = { conjunction: 1, opposition: 2, trine: 3, square: 4, sextile: 6 } as const;
type HarmonicAspectId = keyof typeof ASPECT_HARMONICS;
const ASPECTS: readonly HarmonicAspectId[] = ['conjunction', 'opposition', 'trine', 'square', 'sextile'];

export interface HarmonicChart {
  readonly harmonic: number;
  readonly points: readonly AspectPoint[];
  readonly aspects: readonly Aspect[];
}

/** Place of a longitude in the chart of a harmonic: the longitude times the number, degrees in [0, 360). */
export function harmonicLongitudeDeg(longitudeDeg: number, harmonic: number): number {
  return normalizeDeg(longitudeDeg * harmonic);
}

/**
 * The chart of a harmonic, 1 to 360: longitudes times the number, and the aspects among them. The orb of a conjunction is
 * given in degrees of the harmonic chart; an opposition has half of it, a trine a third, a square a quarter, a sextile a
 * sixth. In the birth chart every orb is that much smaller again. Addey, Harmonics in Astrology (1976), ch. 10; Hamblin,
 * Harmonic Charts (1983), ch. 1, uses the same 12°, 6°, 4°, 3°.
 */
export function harmonicChart(
  points: readonly AspectPoint[],
  harmonic: number,
  conjunctionOrbDeg: number,
): HarmonicChart {
  const moved = points.map(({ id, longitudeDeg, speedDegPerDay }) => ({
    id,
    longitudeDeg: harmonicLongitudeDeg(longitudeDeg, harmonic),
    speedDegPerDay: speedDegPerDay * harmonic,
  }));
  const aspectOrbs = Object.fromEntries(ASPECTS.map((id) => [id, conjunctionOrbDeg / ASPECT_HARMONICS[id]]));
  const table = orbTable({ aspects: ASPECTS, aspectOrbs, orbDegrees: 8, orbModel: 'mean', orbScale: 1 });
  return { harmonic, points: moved, aspects: findAspects(moved, table) };
}
