import type { HouseSystemCode } from '../ephemeris.ts';

/** Which house system is used, and how bodies are placed in houses. */
export interface HouseSettings {
  readonly houseSystem: HouseSystemCode;
  readonly housePlacement: 'ecliptic' | 'mundane';
  readonly polarFallback: 'porphyry' | 'whole_sign' | 'equal' | 'error';
}
