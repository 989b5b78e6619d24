import type { Secrets } from '../../config/secrets.ts';
import { openText, sealText } from './sealed-text.ts';

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
