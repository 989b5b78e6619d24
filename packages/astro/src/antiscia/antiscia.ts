import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import type { AspectPoint } from '../aspects/aspect.ts';
import { orbGroup } from '../aspects/orbs.ts';
import type { PointId } from '../points/point-id.ts';

export interface Antiscia {
  readonly antiscionDeg: number;
  readonly contraAntiscionDeg: number;
}

/**
 * Antiscion and contra-antiscion of a longitude: its mirror images across the solstice axis and the equinox axis.
 * Degrees in [0, 360). Lilly, Christian Astrology (1647), p. 90.
 */
export function antisciaAt(longitudeDeg: number): Antiscia {
  return { antiscionDeg: normalizeDeg(180 - longitudeDeg), contraAntiscionDeg: normalizeDeg(360 - longitudeDeg) };
}

export interface AntisciaContact {
  readonly pointA: PointId;
  readonly pointB: PointId;
  readonly kind: 'antiscion' | 'contra_antiscion';
  /** Point B minus the mirror image of point A, signed degrees. */
  readonly orbDeg: number;
  /** Whether the orb shrinks. */
  readonly applying: boolean;
}

/**
 * Pairs of points of which one is at the antiscion or contra-antiscion of the other within the orb. Both mirror images
 * move against the zodiac, so the orb changes by the sum of the two speeds. Two angles or two nodes are no pair.
 * Lilly, Christian Astrology (1647), p. 90.
 */
export function findAntisciaContacts(points: readonly AspectPoint[], maxOrbDeg: number): AntisciaContact[] {
  const found: AntisciaContact[] = [];
  points.forEach((a, index) => {
    const { antiscionDeg, contraAntiscionDeg } = antisciaAt(a.longitudeDeg);
    const groupA = orbGroup(a.id);
    for (const b of points.slice(index + 1)) {
      if (groupA === orbGroup(b.id) && (groupA === 'angles' || groupA === 'nodes')) continue;
      const images = { antiscion: antiscionDeg, contra_antiscion: contraAntiscionDeg } as const;
      for (const kind of ['antiscion', 'contra_antiscion'] as const) {
        const orbDeg = wrap180(b.longitudeDeg - images[kind]);
        if (Math.abs(orbDeg) > maxOrbDeg) continue;
        const applying = orbDeg * (a.speedDegPerDay + b.speedDegPerDay) < 0;
        found.push({ pointA: a.id, pointB: b.id, kind, orbDeg, applying });
      }
    }
  });
  return found;
}
