import { z } from 'zod';

export const DELETION_PHRASE = 'delete my account';
export const WRONG_DELETION_PHRASE = 'Please type the confirmation phrase exactly as shown.';

/** The confirmation for deleting an account: the phrase, in upper or lower case. */
export const accountDeletion = z.object({
  confirmation: z
    .string({ error: WRONG_DELETION_PHRASE })
    .refine((text) => text.trim().toLowerCase() === DELETION_PHRASE, { error: WRONG_DELETION_PHRASE }),
});

export const PASSWORD_CHARACTERS_MIN = 8;

/** True if a new password has enough characters; an emoji is one character. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= PASSWORD_CHARACTERS_MIN;
}

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

/** Normalises a typed recovery code: case, spaces and separators are ignored. Null if it is not a code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s\p{Pd}._]/gu, '');
  return /^[a-z2-7]{16}$/.test(code) ? code : null;
}
