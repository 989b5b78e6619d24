import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key of the audit's seals, and a name for it. It is derived from the secret of the API keys, which is not in the database. */
export interface SealKey {
  readonly fingerprint: string;
  readonly keyHex: string;
}

/** Derives the key of the seals. */
export function sealKey(keySecretHex: string): SealKey {
  const keyHex = createHmac('sha256', Buffer.from(keySecretHex, 'hex')).update('audit seal').digest('hex');
  const fingerprint = createHmac('sha256', Buffer.from(keyHex, 'hex')).update('fingerprint').digest('hex').slice(0, 32);
  return { fingerprint, keyHex };
}

/** The seal of a text: HMAC-SHA-256. */
export function sealOf({ keyHex }: SealKey, text: string): Buffer {
  return createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest();
}

/** Whether a seal is that of a text. */
export function isSealOf(key: SealKey, text: string, seal: Uint8Array): boolean {
  const own = sealOf(key, text);
  return own.length === seal.length && timingSafeEqual(own, seal);
}
