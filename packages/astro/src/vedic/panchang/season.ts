import { signIndexOf } from '../../zodiac/signs.ts';

export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;
export type Ritu = (typeof RITUS)[number];
export const AYANAS = ['uttarayana', 'dakshinayana'] as const;
export type Ayana = (typeof AYANAS)[number];

/** Season of a longitude of the Sun: two signs each, vasanta with pisces and aries. Sidereal longitude: the vedic season; tropical: the drik one. */
export function rituOf(sunLongitudeDeg: number): Ritu {
  return RITUS[Math.floor(((signIndexOf(sunLongitudeDeg) + 1) % 12) / 2)]!;
}

/** The northward course runs from the entry into capricorn to the end of gemini. */
export function ayanaOf(sunLongitudeDeg: number): Ayana {
  const sign = signIndexOf(sunLongitudeDeg);
  return sign >= 9 || sign <= 2 ? 'uttarayana' : 'dakshinayana';
}
