import type { PlanetId, ClassicalPlanet } from '../bodies/groups.ts';
import type { DignitySettings } from './settings.ts';

/** Domicile rulers from Aries to Pisces: Lilly, Christian Astrology (1647), p. 104. */
export const DOMICILE_RULERS: readonly ClassicalPlanet[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];

/** Modern rulers: Pluto for Scorpio, Uranus for Aquarius, Neptune for Pisces (20th-century usage, docs/methods/dignities.md). */
export const MODERN_RULERS: readonly PlanetId[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'pluto',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
];

/** Exaltation rulers from Aries to Pisces, null where there is none: CA p. 104. Degrees: sun 19, moon 3, mercury 15, venus 27, mars 28, jupiter 15, saturn 21. */
export const EXALTATION_RULERS: readonly (ClassicalPlanet | 'north_node' | null)[] = [
  'sun',
  'moon',
  'north_node',
  'jupiter',
  null,
  'mercury',
  'saturn',
  null,
  null,
  'mars',
  null,
  'venus',
];

/** The ruler of a sign by the chosen scheme. */
export function rulerOfSign(signIndex: number, rulers: DignitySettings['rulers']): PlanetId {
  return (rulers === 'modern' ? MODERN_RULERS : DOMICILE_RULERS)[signIndex]!;
}
