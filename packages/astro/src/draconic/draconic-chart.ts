import { normalizeDeg } from '../angle/angle.ts';
import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { findAspectsBetween, orbTable } from '../aspects/find.ts';
import { MAJOR_ASPECTS } from '../aspects/kinds.ts';
import type { HouseSystemCode } from '../ephemeris.ts';
import { signIndexAt } from '../zodiac/signs.ts';

/** Place of a longitude in the zodiac that begins at the Moon's north node, degrees in [0, 360). */
export function draconicLongitudeDeg(longitudeDeg: number, nodeLongitudeDeg: number): number {
  return normalizeDeg(longitudeDeg - nodeLongitudeDeg);
}

/** Whether the houses of a system are signs: in the draconic zodiac they are its own signs. */
export function housesAreSigns(system: HouseSystemCode): boolean {
  return system === 'W' || system === 'N';
}

/**
 * The cusps in the draconic zodiac. They turn with it, so that every point stays in its house; only houses that are whole
 * signs are counted from the draconic ascendant's sign (W) or from 0° Aries (N).
 */
export function draconicCuspsDeg(
  system: HouseSystemCode,
  cuspsDeg: readonly number[],
  ascendantDeg: number,
  nodeLongitudeDeg: number,
): readonly number[] {
  if (!housesAreSigns(system)) return cuspsDeg.map((cuspDeg) => draconicLongitudeDeg(cuspDeg, nodeLongitudeDeg));
  const first = system === 'N' ? 0 : signIndexAt(draconicLongitudeDeg(ascendantDeg, nodeLongitudeDeg));
  return cuspsDeg.map((_, index) => ((first + index) % 12) * 30);
}

/**
 * Major aspects of draconic points (first) to the points of the birth chart (second), all within one orb in degrees.
 * Crane, Draconic Astrology (1987), ch. 2: both charts are laid over one zodiac.
 */
export function draconicContacts(
  draconic: readonly AspectPoint[],
  natal: readonly AspectPoint[],
  orbDeg: number,
): Aspect[] {
  const aspectOrbs = Object.fromEntries(MAJOR_ASPECTS.map((id) => [id, orbDeg]));
  return findAspectsBetween(
    draconic,
    natal,
    orbTable({ aspects: MAJOR_ASPECTS, aspectOrbs, orbDegrees: 8, orbModel: 'mean', orbScale: 1 }),
  );
}
