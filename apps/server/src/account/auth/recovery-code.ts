import { createHmac, randomBytes } from 'node:crypto';
import type { DerivedKeys } from './auth-context.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** Sixteen characters of base32: 80 random bits. */
export function newRecoveryCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** The keyed hash under which a user's code is kept. */
export function recoveryCodeHash(keys: DerivedKeys, userId: string, code: string): Buffer {
  return createHmac('sha256', keys.recoveryCode).update(`${userId}:${code}`).digest();
}
