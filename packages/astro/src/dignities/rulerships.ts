import type { PlanetId } from '../bodies/groups.ts';
import { SIGN_TABLE } from '../zodiac/signs.ts';
import type { DignitySettings } from './settings.ts';

/** Domicile rulers from Aries to Pisces. */
export const DOMICILE_RULERS = SIGN_TABLE.map(({ ruler }) => ruler);

const MODERN_RULERS: readonly PlanetId[] = SIGN_TABLE.map(({ ruler, modernRuler }) => modernRuler ?? ruler);

/** Exaltation rulers from Aries to Pisces, null where there is none. */
export const EXALTATION_RULERS = SIGN_TABLE.map(({ exaltationRuler }) => exaltationRuler ?? null);

/** The ruler of a sign by the chosen scheme. */
export function rulerOfSign(signIndex: number, rulers: DignitySettings['rulers']): PlanetId {
  return (rulers === 'modern' ? MODERN_RULERS : DOMICILE_RULERS)[signIndex]!;
}
