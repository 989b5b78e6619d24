import { z } from 'zod';

/** The check of the column `label` in `private.api_keys`. */
export const KEY_LABEL_CHARACTERS_MAX = 60;

/** The name of an API key. */
export const keyLabel = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(KEY_LABEL_CHARACTERS_MAX, `At most ${KEY_LABEL_CHARACTERS_MAX} characters`);

/** Hours for which the old secret of a rotated key may work. */
export const OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;
/** All keys of an account, test keys included. */
export const KEYS_MAX = 20;
