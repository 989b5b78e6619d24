import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../../config/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with AES-256-GCM: nonce, tag, ciphertext.
 * @param key 32 bytes
 * @param boundTo what it belongs to; decryption needs the same value, so a copy in another row cannot be read
 */
export function sealText(key: Uint8Array, boundTo: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it was sealed with another key, for something else, or was changed */
export function openText(key: Uint8Array, boundTo: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The tables that keep personal data or signing secrets sealed, each with its `secret_id`. */
export type SealedTable = 'webhook_endpoints' | 'event_subscriptions' | 'subscription_events' | 'reports';

/** What of a server's secret seals rows. */
export type RowSecret = Pick<Secrets, 'id' | 'personal'>;

/** What a row keeps: the sealed text, and the id of the secret of the server that sealed it. */
export interface SealedRow {
  readonly cipher: Buffer;
  readonly secretId: string;
}

/** Seals a text for one row of one table. Nothing but that row opens it. */
export function encryptForRow(secret: RowSecret, table: SealedTable, id: string, text: string): SealedRow {
  return { cipher: sealText(secret.personal, boundTo(table, id), text), secretId: secret.id };
}

/**
 * Opens what `encryptForRow` sealed.
 * @param accepted the secrets of the server that are accepted (`acceptedSecrets`)
 * @throws Error when it was sealed with a secret that is not accepted, for another row, or was changed
 */
export function decryptRow(
  accepted: readonly RowSecret[],
  table: SealedTable,
  id: string,
  { cipher, secretId }: SealedRow,
): string {
  const secret = accepted.find((each) => each.id === secretId);
  if (secret === undefined) throw new Error(`A row of ${table} depends on a secret that this server does not have`);
  return openText(secret.personal, boundTo(table, id), cipher);
}

const boundTo = (table: SealedTable, id: string): string => `${table}/${id}`;

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
