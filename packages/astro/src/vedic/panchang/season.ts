import { signIndexAt } from '../../zodiac/signs.ts';

export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;
export type Ritu = (typeof RITUS)[number];
export const AYANAS = ['uttarayana', 'dakshinayana'] as const;
export type Ayana = (typeof AYANAS)[number];

/**
 * Season at a longitude of the Sun: two signs each, vasanta in pisces and aries. A sidereal longitude gives the vedic
 * season, a tropical one the drik season.
 */
export function rituAt(sunLongitudeDeg: number): Ritu {
  return RITUS[Math.floor(((signIndexAt(sunLongitudeDeg) + 1) % 12) / 2)]!;
}

/**
 * Ayana at a longitude of the Sun. The northward course (uttarayana) runs from the entry into capricorn to the end of
 * gemini.
 */
export function ayanaAt(sunLongitudeDeg: number): Ayana {
  const sign = signIndexAt(sunLongitudeDeg);
  return sign >= 9 || sign <= 2 ? 'uttarayana' : 'dakshinayana';
}
