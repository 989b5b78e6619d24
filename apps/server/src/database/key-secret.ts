import type { AcceptedSecrets } from '../config/secrets.ts';
import type { Database, Transaction } from './database.ts';

/** The secrets of API keys, each 64 hex digits: new keys are made with the first, keys of either are read. */
export type KeySecrets = Pick<Database, 'keySecretHex' | 'otherKeySecretHex'>;

export function keySecretsOf({ secrets, otherSecrets }: AcceptedSecrets): KeySecrets {
  return { keySecretHex: secrets.apiKeyHex, otherKeySecretHex: otherSecrets?.apiKeyHex ?? null };
}

/**
 * Gives a transaction the secrets that API keys are hashed and encrypted with, until it ends. What a client sends may be logged, by PostgreSQL, by a
 * pooler or in a view of running statements: a setting of the connection, a statement, its parameters. What PostgreSQL answers is not. So it first
 * answers random bytes, and the secret is sent combined with them (a one-time pad).
 */
export async function giveKeySecrets(transaction: Transaction, secrets: KeySecrets): Promise<void> {
  await give(transaction, secrets.keySecretHex, 'made');
  if (secrets.otherKeySecretHex !== null) await give(transaction, secrets.otherKeySecretHex, 'other');
}

async function give(transaction: Transaction, keySecretHex: string, place: 'made' | 'other'): Promise<void> {
  const [offered] = await transaction<{ pad: Buffer }[]>`select auth.offer_key_pad() as pad`;
  const secret = Buffer.from(keySecretHex, 'hex');
  const padded = Buffer.from(secret.map((byte, index) => byte ^ offered!.pad[index]!));
  await transaction`select auth.take_key_secret(${padded}, ${place})`;
}

/** Runs the work in a transaction that may make, read and look up API keys. */
export function withKeySecrets<T>(
  database: Pick<Database, 'sql' | 'keySecretHex' | 'otherKeySecretHex'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.sql.begin(async (transaction) => {
    await giveKeySecrets(transaction, database);
    return work(transaction);
  }) as Promise<T>;
}
