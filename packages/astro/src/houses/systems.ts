import { HOUSE_SYSTEM_NAMES, type HouseSystemCode } from '../ephemeris.ts';

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
