/** Hours for which the old secret of a rotated key may work. */
export const OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;
/** All keys of an account, test keys included. */
export const KEYS_MAX = 20;
