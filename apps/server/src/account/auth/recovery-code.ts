import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** Sixteen characters of base32: 80 random bits. */
export function newRecoveryCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** The hash under which a user's code is kept. It needs no secret, which could not be changed then: nobody guesses 80 random bits. */
export function recoveryCodeHash(userId: string, code: string): Buffer {
  return createHash('sha256').update(`recovery-code:${userId}:${code}`).digest();
}
