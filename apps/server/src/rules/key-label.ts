import { z } from 'zod';

/** The check of the column `label` in `private.api_keys`. */
export const KEY_LABEL_CHARACTERS_MAX = 60;

/** The name of an API key. */
export const keyLabel = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(KEY_LABEL_CHARACTERS_MAX, `At most ${KEY_LABEL_CHARACTERS_MAX} characters`);
