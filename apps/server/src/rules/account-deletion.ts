import { z } from 'zod';

export const DELETION_PHRASE = 'delete my account';
export const WRONG_DELETION_PHRASE = 'Please type the confirmation phrase exactly as shown.';

/** The confirmation for deleting an account: the phrase, in upper or lower case. */
export const accountDeletion = z.object({
  confirmation: z
    .string({ error: WRONG_DELETION_PHRASE })
    .refine((text) => text.trim().toLowerCase() === DELETION_PHRASE, { error: WRONG_DELETION_PHRASE }),
});
