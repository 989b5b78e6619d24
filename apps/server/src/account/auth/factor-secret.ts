import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

export const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new shared secret of 160 bits (RFC 4226, §4), in base32. */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** AES-256-GCM, bound to the factor it belongs to: nonce, tag, ciphertext. */
export function sealFactorSecret(key: Uint8Array, factorId: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it was sealed with another key or for another factor */
export function openFactorSecret(key: Uint8Array, factorId: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(factorId));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The `otpauth://` address that authenticator apps read. */
export function factorUri(secret: string, issuer: string, label: string): string {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  }).toString();
}

/** Finds the time step that this code belongs to (RFC 6238, one step of drift either way), or null. */
export function findTimeStep(secret: string, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = new TOTP({
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  }).validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}
