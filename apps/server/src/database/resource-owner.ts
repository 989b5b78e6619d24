import type { Sql, Transaction } from './database.ts';

/** Whose rows: those of an API key, or all of an account (`keyId` null). */
export interface ResourceOwner {
  readonly userId: string;
  readonly keyId: string | null;
}

/** The condition that a row belongs to an owner, by its columns `user_id` and `api_key_id`. `table` is the alias of its table. */
export function ownedBy(sql: Sql | Transaction, table: string, { userId, keyId }: ResourceOwner) {
  return sql`${sql(`${table}.user_id`)} = ${userId} and (${keyId}::uuid is null or ${sql(`${table}.api_key_id`)} = ${keyId})`;
}
