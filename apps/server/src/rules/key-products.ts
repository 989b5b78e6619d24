/** The products that a key can be limited to, as `private.key_products` in the database. */
export const KEY_PRODUCTS = [
  'natal',
  'positions',
  'moonphases',
  'vedic',
  'eclipses',
  'heliacal_events',
  'occultations',
  'ephemeris',
  'chart',
  'body_matrix',
  'yearly_cycle',
  'progressions',
  'primary_directions',
  'astrocartography',
  'synastry',
  'group',
  'guna_milan',
  'transits',
  'elections',
  'sensitivity',
  'time_lords',
  'return',
  'panchang',
  'sade_sati',
  'varshaphal',
  'gochara',
  'kp',
  'festivals',
  'horary',
  'muhurta',
  'compare',
  'report',
  'geocode',
  'timezone',
  'subscriptions',
] as const;

/** Hours for which the old secret of a rotated key may work. */
export const OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;
/** All keys of an account, test keys included. */
export const KEYS_MAX = 20;
