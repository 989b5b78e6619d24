import { createHmac, randomBytes } from 'node:crypto';
import { acceptedSecrets, type AcceptedSecrets, type Secrets } from '../../config/secrets.ts';
import type { Sql, Transaction } from '../database.ts';
import { openFactorSecret, sealFactorSecret } from './sealed-factor.ts';

/** Rows of one transaction: others wait for them a few milliseconds at most. */
const BATCH_ROWS = 200;
const NONCE_BYTES = 16;

const TABLES = {
  'API keys': 'private.api_keys',
  'replaced API keys': 'private.replaced_keys',
  'second factors': 'auth.mfa_factors',
} as const;
type Stored = keyof typeof TABLES;

export interface RewrapOptions {
  /** Called after each batch, with the number of rows done so far. */
  readonly onProgress: (what: Stored, done: number) => void;
  /** Called before each batch; what it throws ends the work, and everything done so far stays. */
  readonly before: () => Promise<void>;
}

export interface Rewrapped {
  readonly keys: number;
  readonly factors: number;
  /** Ids of rows that their secret does not open; they are left as they were. */
  readonly unreadableKeys: readonly string[];
  readonly unreadableFactors: readonly string[];
  /** Rows under a secret that is not accepted. */
  readonly unknown: number;
}

/**
 * Stores every API key and second factor anew that is stored under the other secret. It works in small transactions and passes over rows that somebody
 * else holds, to come back to them: so it never waits for a server, and can be killed and started again at any time, or run twice at once.
 */
export async function rewrap(sql: Sql, accepted: AcceptedSecrets, options: RewrapOptions): Promise<Rewrapped> {
  const keys = await rewrapTable(sql, accepted, options, 'API keys', rewrapKeys('private.api_keys'));
  const replaced = await rewrapTable(sql, accepted, options, 'replaced API keys', rewrapKeys('private.replaced_keys'));
  const factors = await rewrapTable(sql, accepted, options, 'second factors', rewrapFactors);
  const known = acceptedSecrets(accepted).map(({ id }) => id);
  const [unknown] = await sql<{ count: number }[]>`
    select ((select count(*) from private.api_keys where secret_id not in ${sql(known)}) + (select count(*) from private.replaced_keys where secret_id not in ${sql(known)}) + (select count(*) from auth.mfa_factors where secret_id not in ${sql(known)}))::int as count`;
  return {
    keys: keys.done + replaced.done,
    factors: factors.done,
    unreadableKeys: [...new Set([...keys.unreadable, ...replaced.unreadable])],
    unreadableFactors: factors.unreadable,
    unknown: unknown?.count ?? 0,
  };
}

interface Batch {
  readonly done: number;
  readonly unreadable: readonly string[];
}

type RewrapBatch = (transaction: Transaction, from: Secrets, to: Secrets, without: readonly string[]) => Promise<Batch>;

async function rewrapTable(
  sql: Sql,
  { secrets, otherSecrets }: AcceptedSecrets,
  { onProgress, before }: RewrapOptions,
  what: Stored,
  next: RewrapBatch,
): Promise<Batch> {
  const unreadable: string[] = [];
  let done = 0;
  if (otherSecrets === null) return { done, unreadable };
  for (;;) {
    await before();
    const batch = await sql.begin((transaction) => next(transaction, otherSecrets, secrets, unreadable));
    done += batch.done;
    unreadable.push(...batch.unreadable);
    if (batch.done > 0) onProgress(what, done);
    if (batch.done === 0 && batch.unreadable.length === 0) {
      const [left] = await sql<{ some: boolean }[]>`
        select exists (select from ${sql(TABLES[what])} where secret_id = ${otherSecrets.id} and id <> all(${unreadable}::uuid[])) as some`;
      if (left?.some !== true) return { done, unreadable };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const rewrapKeys =
  (table: 'private.api_keys' | 'private.replaced_keys'): RewrapBatch =>
  async (transaction, from, to, without) => {
    const rows = await transaction<{ id: string; key_hash: Buffer; key_nonce: Buffer; key_cipher: Buffer }[]>`
    select id, key_hash, key_nonce, key_cipher from ${transaction(table)} where secret_id = ${from.id} and id <> all(${[...without]}::uuid[])
    limit ${BATCH_ROWS} for update skip locked`;
    const readable = rows.flatMap((row) => {
      const plain = pad(from, row.key_nonce, row.key_cipher);
      return hash(from, plain).equals(row.key_hash) ? [{ id: row.id, plain }] : [];
    });
    const anew = readable.map(({ id, plain }) => {
      const nonce = randomBytes(NONCE_BYTES);
      return { id, hash: hash(to, plain), nonce, cipher: pad(to, nonce, plain) };
    });
    await transaction`
    update ${transaction(table)} k set key_hash = decode(t.hash, 'hex'), key_nonce = decode(t.nonce, 'hex'), key_cipher = decode(t.cipher, 'hex'), secret_id = ${to.id}
    from unnest(${anew.map(({ id }) => id)}::uuid[], ${anew.map((row) => row.hash.toString('hex'))}::text[], ${anew.map((row) => row.nonce.toString('hex'))}::text[],
      ${anew.map((row) => row.cipher.toString('hex'))}::text[]) as t (id, hash, nonce, cipher) where k.id = t.id`;
    return outcome(rows, anew);
  };

const rewrapFactors: RewrapBatch = async (transaction, from, to, without) => {
  const rows = await transaction<{ id: string; secret_cipher: Buffer }[]>`
    select id, secret_cipher from auth.mfa_factors where secret_id = ${from.id} and id <> all(${[...without]}::uuid[])
    limit ${BATCH_ROWS} for update skip locked`;
  const anew = rows.flatMap(({ id, secret_cipher: sealed }) => {
    const plain = openedOrNull(from, id, sealed);
    return plain === null ? [] : [{ id, cipher: sealFactorSecret(to.factor, id, plain).toString('hex') }];
  });
  await transaction`
    update auth.mfa_factors f set secret_cipher = decode(t.cipher, 'hex'), secret_id = ${to.id}
    from unnest(${anew.map(({ id }) => id)}::uuid[], ${anew.map(({ cipher }) => cipher)}::text[]) as t (id, cipher) where f.id = t.id`;
  return outcome(rows, anew);
};

function outcome(rows: readonly { readonly id: string }[], anew: readonly { readonly id: string }[]): Batch {
  const made = new Set(anew.map(({ id }) => id));
  return { done: made.size, unreadable: rows.map(({ id }) => id).filter((id) => !made.has(id)) };
}

function openedOrNull({ factor }: Secrets, id: string, sealed: Buffer): string | null {
  try {
    return openFactorSecret(factor, id, sealed);
  } catch {
    return null;
  }
}

const keyed = ({ apiKeyHex }: Secrets, ...parts: readonly (string | Buffer)[]): Buffer => {
  const hmac = createHmac('sha256', Buffer.from(apiKeyHex, 'hex'));
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

/** As `private.hash_api_key`. */
const hash = (secret: Secrets, plain: Buffer): Buffer => keyed(secret, 'hash:', plain);

/** As `private.pad_api_key`: encrypts and decrypts. */
function pad(secret: Secrets, nonce: Buffer, value: Buffer): Buffer {
  const bytes = keyed(secret, 'pad:', nonce);
  return Buffer.from(value.map((byte, index) => byte ^ bytes[index]!));
}
