import type { HouseSystemCode } from '../ephemeris.ts';

/** Wire names of the house systems, docs/methods/houses.md (letters of Swiss Ephemeris). `A` and `E` are the same system. */
export const HOUSE_SYSTEM_NAMES: Readonly<Record<HouseSystemCode, string>> = {
  P: 'placidus',
  K: 'koch',
  O: 'porphyry',
  R: 'regiomontanus',
  C: 'campanus',
  A: 'equal',
  E: 'equal',
  W: 'whole_sign',
  B: 'alcabitius',
  V: 'vehlow',
  T: 'topocentric',
  M: 'morinus',
  S: 'sripati',
  G: 'gauquelin',
  U: 'krusinski',
  X: 'axial',
  H: 'horizontal',
  F: 'carter',
  D: 'equal_mc',
  N: 'whole_sign_aries',
  L: 'pullen_sd',
  Q: 'pullen_sr',
  Y: 'apc',
  I: 'sunshine',
  i: 'sunshine_makransky',
};

const codeByName: ReadonlyMap<string, HouseSystemCode> = new Map([
  ...Object.entries(HOUSE_SYSTEM_NAMES).map(([code, name]): [string, HouseSystemCode] => [
    name,
    code as HouseSystemCode,
  ]),
  ['equal', 'E'],
  ['sunshine_treindl', 'I'],
  ['meridian', 'X'],
]);

/**
 * The code of a house system given by its letter (case counts: `i` is not `I`) or by its name; null when there is no
 * such system.
 */
export function parseHouseSystem(text: string): HouseSystemCode | null {
  if (Object.hasOwn(HOUSE_SYSTEM_NAMES, text)) return text as HouseSystemCode;
  return codeByName.get(text.toLowerCase()) ?? null;
}

/** Which house system is used, and how bodies are placed in houses. */
export interface HouseSettings {
  readonly houseSystem: HouseSystemCode;
  readonly housePlacement: 'ecliptic' | 'mundane';
  readonly polarFallback: 'porphyry' | 'whole_sign' | 'equal' | 'error';
}
