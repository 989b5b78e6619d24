import type { Secrets } from '../../config/secrets.ts';
import { openText, sealText } from './sealed-text.ts';

/** The secret of a second factor, sealed for the factor it belongs to. */
export function sealFactorSecret(key: Uint8Array, factorId: string, secret: string): Buffer {
  return sealText(key, factorId, secret);
}

/** @throws Error when it was sealed with another key or for another factor */
export function openFactorSecret(key: Uint8Array, factorId: string, sealed: Buffer): string {
  return openText(key, factorId, sealed);
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
