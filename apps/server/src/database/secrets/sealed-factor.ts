import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../../config/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

export interface SealedFactor {
  readonly secret_cipher: Buffer;
  /** The secret of the server that it was sealed with. */
  readonly secret_id: string;
}

/** @throws Error when it was sealed with a secret that is not accepted, or for another factor */
export function openSealedFactor(
  accepted: readonly Pick<Secrets, 'id' | 'factor'>[],
  factorId: string,
  sealed: SealedFactor,
): string {
  const secret = accepted.find(({ id }) => id === sealed.secret_id);
  if (secret === undefined) throw new Error('A second factor depends on a secret that this server does not have');
  return openFactorSecret(secret.factor, factorId, sealed.secret_cipher);
}
