import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { actAs } from '../database/acting.ts';
import type { Database } from '../database/database.ts';
import { withKeySecrets } from '../database/key-secret.ts';
import type { InputOf } from '../rules/operations/catalog.ts';
import type { KeyLimits, keyOperations } from '../rules/operations/keys.ts';
import type { TestAccountPlane, TestUser } from './account-plane.ts';

type Keys = Pick<Database, 'sql' | 'keySecretHex' | 'otherKeySecretHex'>;

/** Gives a user the first key, as a sign-up does. */
export async function issueKey(database: Keys, userId: string): Promise<void> {
  await withKeySecrets(database, (transaction) => transaction`select private.issue_api_key(${userId}, 'Default')`);
}

/** Connects an app with the account of a user; returns its id, which is the id of its key. */
export async function connectApp(
  database: Keys,
  userId: string,
  limitUsd: string,
  clientId: string = randomUUID(),
): Promise<string> {
  return withKeySecrets(database, async (transaction) => {
    await actAs(transaction, { claims: { sub: userId } });
    const [app] = await transaction<{ id: string }[]>`
      select private.connect_app(${clientId}, 'Test app', null, 'app.example', '{charts}'::text[], ${limitUsd}::numeric) as id`;
    return app?.id ?? assert.fail();
  });
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

type KeyOperation = keyof typeof keyOperations;

interface OwnKey extends KeyLimits {
  readonly id: string;
  readonly api_key: string;
  readonly label: string;
  readonly is_active: boolean;
  readonly is_test: boolean;
  readonly updated_at: string;
  readonly old_key_until: string | null;
  readonly old_key_ending: string | null;
  readonly last_used_at: string | null;
  readonly old_key_last_used_at: string | null;
}

/** Keys of a user, as the dashboard reads and changes them. */
export function ownKeys(plane: TestAccountPlane, user: TestUser) {
  const send = (method: string, query: string, body?: unknown): Promise<Response> =>
    plane.request(`/rest/v1/api_keys${query}`, {
      method,
      token: user.accessToken,
      ...(body === undefined ? {} : { body }),
      headers: { Prefer: 'return=representation' },
    });
  const rows = async (answer: Response): Promise<readonly OwnKey[]> => {
    const text = await answer.text();
    assert.ok(answer.ok, `${answer.status} ${text}`);
    return JSON.parse(text) as OwnKey[];
  };
  const one = async (answer: Response): Promise<OwnKey> => {
    const [row, ...more] = await rows(answer);
    assert.ok(row !== undefined && more.length === 0);
    return row;
  };
  const read = async (id: string) => one(await send('GET', `?id=eq.${id}`));
  const ask = <Name extends KeyOperation>(name: Name, input: InputOf<Name>): Promise<Response> =>
    plane.request(`/functions/v1/${name}`, { method: 'POST', token: user.accessToken, body: input });
  /** Does an operation and returns the key that it concerned. */
  const run = async <Name extends KeyOperation>(name: Name, input: InputOf<Name>): Promise<OwnKey> => {
    const answer = await ask(name, input);
    const { id, error } = (await answer.json()) as { id: string; error?: string };
    assert.equal(answer.status, 200, error);
    return read(id);
  };
  return {
    send,
    ask,
    run,
    create: (label: string, limits: Partial<KeyLimits> = {}) => run('create-key', { label, limits }),
    limit: (id: string, limits: Partial<KeyLimits>) => run('limit-key', { id, limits }),
    rotate: async (id: string, hours: number) =>
      run('rotate-key', { id, overlap_hours: hours, seen: (await read(id)).updated_at }),
    /** Writes a column, as supabase-js does. */
    change: async (id: string, change: Readonly<Record<string, unknown>>) =>
      one(await send('PATCH', `?id=eq.${id}`, change)),
    /** The status and message of a rejection. */
    refusal: async <Name extends KeyOperation>(
      name: Name,
      input: InputOf<Name>,
    ): Promise<readonly [number, string]> => {
      const answer = await ask(name, input);
      const { error = '' } = (await answer.json()) as { error?: string };
      return [answer.status, error];
    },
    read,
    all: async () => rows(await send('GET', '?order=created_at')),
  };
}
