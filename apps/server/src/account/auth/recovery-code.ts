import { createHmac, randomBytes } from 'node:crypto';
import type { DerivedKeys } from './auth-context.ts';

export const RECOVERY_CODES = 10;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** Sixteen characters of base32: 80 random bits. */
export function newRecoveryCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** A code as it was made, from how a person typed it: case, spaces and separators are ignored. Null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s\p{Pd}._]/gu, '');
  return /^[a-z2-7]{16}$/.test(code) ? code : null;
}

/** The keyed hash under which a user's code is kept. */
export function recoveryCodeHash(keys: DerivedKeys, userId: string, code: string): Buffer {
  return createHmac('sha256', keys.recoveryCode).update(`${userId}:${code}`).digest();
}
