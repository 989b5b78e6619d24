import type { ClassicalPlanet } from '../bodies/groups.ts';

const FACE_RULERS: readonly ClassicalPlanet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];

/** Ruler of the face (decan) of a longitude in [0, 360), Chaldean order from Mars at 0° Aries: Lilly, Christian Astrology (1647), p. 104. */
export function faceRuler(longitudeDeg: number): ClassicalPlanet {
  return FACE_RULERS[Math.floor(longitudeDeg / 10) % 7]!;
}
