import type { GeoPosition } from '../ephemeris.ts';
import { angleBetween, vectorLength, minus, type Vector } from '../geometry/vector.ts';
import { MOON_RADIUS, placeVector, SUN_RADIUS } from './shadow.ts';
import type { SunMoon } from './sun-moon.ts';

/** The discs of Sun and Moon seen from one point of the Earth; angles in radians. */
export interface Discs {
  readonly separation: number;
  readonly sun: number;
  /** Moon's radius by the mean limb, for partial phases. */
  readonly moon: number;
  /** Moon's radius by the bottom of the valleys, for totality and annularity. */
  readonly moonInside: number;
  /** Direction of the Sun's centre. */
  readonly towardsSun: Vector;
}

/** The discs of Sun and Moon seen from a point; vectors in equatorial radii of the Earth, angles in radians. */
export function discsFrom(observer: Vector, { sun, moon }: Pick<SunMoon, 'sun' | 'moon'>): Discs {
  const [towardsSun, towardsMoon] = [minus(sun, observer), minus(moon, observer)];
  const [sunDistance, moonDistance] = [vectorLength(towardsSun), vectorLength(towardsMoon)];
  return {
    separation: angleBetween(towardsSun, towardsMoon),
    sun: Math.asin(SUN_RADIUS / sunDistance),
    moon: Math.asin(MOON_RADIUS.penumbra / moonDistance),
    moonInside: Math.asin(MOON_RADIUS.umbra / moonDistance),
    towardsSun,
  };
}

/** The discs of Sun and Moon seen from a geographic place. */
export function discsAt(place: GeoPosition, sky: SunMoon): Discs {
  return discsFrom(placeVector(place, sky.siderealRad), sky);
}

/** Negative while part of the Sun is covered. */
export function partialGap({ separation, sun, moon }: Discs): number {
  return separation - sun - moon;
}

/** Negative during totality and annularity. */
export function centralGap({ separation, sun, moonInside }: Discs): number {
  return separation - Math.abs(sun - moonInside);
}

export interface Phase {
  readonly type: 'total' | 'annular' | 'partial';
  /** The ratio of the diameters in totality and annularity, else the covered fraction of the Sun's diameter. */
  readonly magnitude: number;
  /** Covered fraction of the Sun's disc, 0..1. */
  readonly obscuration: number;
}

/** How much of the Sun is covered; null while nothing is. */
export function eclipsePhase(discs: Discs): Phase | null {
  if (partialGap(discs) >= 0) return null;
  if (centralGap(discs) < 0) return centralPhase(discs);
  return { type: 'partial', magnitude: Math.min(1, coveredDiameter(discs)), obscuration: obscuration(discs) };
}

/** Magnitude by the mean limb, except where that would give a totality below 1 or an annularity above 1. */
function centralPhase({ sun, moon, moonInside }: Discs): Phase {
  const total = moonInside >= sun;
  const ratio = moon >= sun === total ? moon / sun : moonInside / sun;
  return total
    ? { type: 'total', magnitude: ratio, obscuration: 1 }
    : { type: 'annular', magnitude: ratio, obscuration: ratio * ratio };
}

/** Covered fraction of the Sun's diameter; above 1 the Moon's limb lies beyond the Sun's. */
export function coveredDiameter({ separation, sun, moon }: Discs): number {
  return (sun + moon - separation) / (2 * sun);
}

/**
 * The fraction of a disc that another disc covers, as two circle segments. Meeus, Elements of Solar Eclipses 1951–2200
 * (1989), p. 13.
 */
function obscuration({ separation, sun, moon }: Discs): number {
  if (separation <= Math.abs(sun - moon)) return Math.min(1, (moon / sun) ** 2);
  const cosineAtSun = (separation ** 2 + sun ** 2 - moon ** 2) / (2 * separation * sun);
  const cosineAtMoon = (separation ** 2 + moon ** 2 - sun ** 2) / (2 * separation * moon);
  const [angleAtSun, angleAtMoon] = [Math.acos(cosineAtSun), Math.acos(cosineAtMoon)];
  const covered =
    sun ** 2 * (angleAtSun - Math.sin(2 * angleAtSun) / 2) + moon ** 2 * (angleAtMoon - Math.sin(2 * angleAtMoon) / 2);
  return Math.min(1, covered / (Math.PI * sun ** 2));
}
