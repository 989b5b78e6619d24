import type { Database } from '../database/database.ts';
import { withKeySecrets } from '../database/key-secret.ts';

type Keys = Pick<Database, 'sql' | 'keySecretHex' | 'otherKeySecretHex'>;

/** Gives a user the first key, as a sign-up does. */
export async function issueKey(database: Keys, userId: string): Promise<void> {
  await withKeySecrets(database, (transaction) => transaction`select private.issue_api_key(${userId}, 'Default')`);
}

/** The keys of all users, or of one, decrypted. */
export function readKeys(
  database: Keys,
  userId: string | null = null,
): Promise<readonly { readonly id: string; readonly api_key: string }[]> {
  return withKeySecrets(
    database,
    (transaction) => transaction<{ id: string; api_key: string }[]>`
      select id, convert_from(private.pad_api_key(key_cipher, key_nonce, secret_id), 'UTF8') as api_key from private.api_keys
      where ${userId}::uuid is null or user_id = ${userId}::uuid order by id`,
  );
}
