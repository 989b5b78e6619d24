import type { Ayanamsa, HouseSystemCode } from '../ephemeris.ts';

/** When the Vedic day begins (docs/methods/panchang.md): disc centre without refraction, centre with it, upper limb with it. */
export type SunriseDefinition = 'hindu' | 'center' | 'upper_limb';

/** Settings of the Vedic chart itself; parts have their own options. */
export interface VedicSettings {
  readonly ayanamsa: { readonly id: string; readonly definition: Ayanamsa };
  readonly node: 'mean' | 'true';
  readonly coordinates: 'geocentric' | 'topocentric';
  readonly positions: 'apparent' | 'true';
  /** House system of the chalit; S (Sripati) uses the Porphyry cusps as bhava middles. */
  readonly houseSystem: HouseSystemCode;
  readonly polarFallback: 'porphyry' | 'whole_sign' | 'equal' | 'error';
  /** What `house` means: whole signs from the lagna, or bhavas of the chalit. */
  readonly bhava: 'whole_sign' | 'chalit';
  readonly sunrise: SunriseDefinition;
}

export const DEFAULT_VEDIC_SETTINGS: VedicSettings = {
  ayanamsa: { id: 'lahiri', definition: { kind: 'mode', mode: 1 } },
  node: 'mean',
  coordinates: 'geocentric',
  positions: 'apparent',
  houseSystem: 'S',
  polarFallback: 'porphyry',
  bhava: 'whole_sign',
  sunrise: 'hindu',
};
