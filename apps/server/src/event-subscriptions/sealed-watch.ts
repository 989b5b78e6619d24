import { randomBytes } from 'node:crypto';
import type { Watch } from '@theia-astro/endpoints/subscriptions/subscription-request';
import { decryptRow, type RowSecret, type SealedRow, encryptForRow } from '../database/secrets/encrypted-row.ts';

/** What of a subscription is sealed. */
export interface SealedWatch extends Watch {
  /** 32 random bytes as hex: without it, nobody can try out what a fingerprint stands for. */
  readonly salt: string;
}

const SALT_BYTES = 32;

/** A watch with a salt of its own. */
export function salted(watch: Watch): SealedWatch {
  return { ...watch, salt: randomBytes(SALT_BYTES).toString('hex') };
}

/** Seals birth, settings and rules for the subscription with this id. */
export function sealWatch(secret: RowSecret, id: string, watch: SealedWatch): SealedRow {
  return encryptForRow(secret, 'event_subscriptions', id, JSON.stringify(watch));
}

/** @throws Error when it depends on a secret that is not accepted, or belongs to another subscription */
export function openWatch(accepted: readonly RowSecret[], id: string, sealed: SealedRow): SealedWatch {
  return JSON.parse(decryptRow(accepted, 'event_subscriptions', id, sealed)) as SealedWatch;
}
