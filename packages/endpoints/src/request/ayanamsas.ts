/** Ayanamsas of the contract (§6.1) with their Swiss Ephemeris mode numbers. */
export const AYANAMSA_MODES = {
  lahiri: 1,
  lahiri_icrc: 46,
  lahiri_1940: 43,
  lahiri_vp285: 44,
  raman: 3,
  krishnamurti: 5,
  krishnamurti_vp291: 45,
  fagan_bradley: 0,
  true_chitra: 27,
  true_revati: 28,
  true_pushya: 29,
  true_mula: 35,
  yukteshwar: 7,
  bhasin: 8,
  usha_shashi: 4,
  deluce: 2,
  djwhal_khul: 6,
  suryasiddhanta: 21,
  aryabhata: 23,
  ss_citra: 26,
  galactic_center_0sag: 17,
  galactic_center_mula_wilhelm: 36,
  sassanian: 16,
  hipparchos: 15,
  babylonian_kugler1: 9,
  babylonian_huber: 12,
  babylonian_britton: 38,
  vettius_valens: 42,
  j2000: 18,
} as const;
export type AyanamsaId = keyof typeof AYANAMSA_MODES;
export const AYANAMSA_IDS = Object.keys(AYANAMSA_MODES) as readonly AyanamsaId[];

/** The default ayanamsa of a sidereal chart. */
export const DEFAULT_AYANAMSA = { id: 'lahiri', definition: { kind: 'mode', mode: AYANAMSA_MODES.lahiri } } as const;
