import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** A new secret part of an address that needs no key: 256 random bits, base64url. */
export function newAddressSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a secret part: SHA-256. It has 256 random bits, so it cannot be guessed from that. */
export function addressHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** True for a text that has the form of a secret part. */
export function isAddressSecret(text: string): boolean {
  return SECRET.test(text);
}
