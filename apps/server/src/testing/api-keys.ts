import assert from 'node:assert/strict';
import type { Database } from '../database/database.ts';
import { withKeySecrets } from '../database/key-secret.ts';
import type { TestAccountPlane, TestUser } from './account-plane.ts';

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

interface OwnKey {
  readonly id: string;
  readonly api_key: string;
  readonly label: string;
  readonly is_active: boolean;
  readonly is_test: boolean;
  readonly allowed_products: readonly string[];
  readonly allowed_origins: readonly string[];
  readonly allowed_addresses: readonly string[];
  readonly expires_at: string | null;
  readonly old_key_until: string | null;
  readonly old_key_ending: string | null;
  readonly last_used_at: string | null;
  readonly old_key_last_used_at: string | null;
}

/** Keys of a user through the table interface, as the dashboard uses them. */
export function ownKeys(plane: TestAccountPlane, user: TestUser) {
  const one = async (answer: Response): Promise<OwnKey> => {
    const body = (await answer.json()) as OwnKey[];
    assert.ok(answer.ok && body.length === 1, `${answer.status} ${JSON.stringify(body)}`);
    return body[0]!;
  };
  const send = (method: string, query: string, body?: unknown): Promise<Response> =>
    plane.request(`/rest/v1/api_keys${query}`, {
      method,
      token: user.accessToken,
      ...(body === undefined ? {} : { body }),
      headers: { Prefer: 'return=representation' },
    });
  return {
    send,
    create: async (wish: Readonly<Record<string, unknown>>) => one(await send('POST', '', { api_key: 'new', ...wish })),
    change: async (id: string, change: Readonly<Record<string, unknown>>) =>
      one(await send('PATCH', `?id=eq.${id}`, change)),
    /** The status and message of a rejection. */
    refusal: async (method: string, query: string, body?: unknown): Promise<readonly [number, string]> => {
      const answer = await send(method, query, body);
      const { message = '' } = (await answer.json()) as { message?: string };
      return [answer.status, message];
    },
    read: async (id: string) => one(await send('GET', `?id=eq.${id}`)),
    all: async () => (await (await send('GET', '?order=created_at')).json()) as OwnKey[],
  };
}
