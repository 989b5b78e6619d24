import type { Database, Transaction } from './database.ts';

/**
 * Gives a transaction the secret that API keys are hashed and encrypted with, until it ends. What a client sends may be logged, by PostgreSQL, by a
 * pooler or in a view of running statements: a setting of the connection, a statement, its parameters. What PostgreSQL answers is not. So it first
 * answers random bytes, and the secret is sent combined with them (a one-time pad).
 */
export async function giveKeySecret(transaction: Transaction, keySecretHex: string): Promise<void> {
  const [offered] = await transaction<{ pad: Buffer }[]>`select auth.offer_key_pad() as pad`;
  const secret = Buffer.from(keySecretHex, 'hex');
  const padded = Buffer.from(secret.map((byte, index) => byte ^ offered!.pad[index]!));
  await transaction`select auth.take_key_secret(${padded})`;
}

/** Runs the work in a transaction that may make, read and look up API keys. */
export function withKeySecret<T>(
  { sql, keySecretHex }: Pick<Database, 'sql' | 'keySecretHex'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return sql.begin(async (transaction) => {
    await giveKeySecret(transaction, keySecretHex);
    return work(transaction);
  }) as Promise<T>;
}
