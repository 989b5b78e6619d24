import { createHmac, randomBytes } from 'node:crypto';
import { acceptedSecrets, type AcceptedSecrets, keySecretId, type Secrets } from '../../config/secrets.ts';
import type { Sql, Transaction } from '../database.ts';
import { decryptRow, encryptForRow, openFactorSecret, type SealedTable, sealFactorSecret } from './encrypted-row.ts';
import type { KeySecrets } from '../key-secret.ts';

/** Rows of one transaction: others wait for them a few milliseconds at most. */
const BATCH_ROWS = 200;
const NONCE_BYTES = 16;

const TABLES = {
  'API keys': 'private.api_keys',
  'replaced API keys': 'private.replaced_keys',
  'second factors': 'auth.mfa_factors',
  'webhook endpoints': 'private.webhook_endpoints',
  'event subscriptions': 'private.event_subscriptions',
  events: 'private.subscription_events',
  reports: 'private.reports',
} as const;
type Stored = keyof typeof TABLES;

/** Columns that hold sealed texts, and how they are opened and sealed. */
interface SealedColumns {
  readonly idType: 'uuid' | 'text';
  readonly columns: readonly string[];
  readonly open: (from: Secrets, id: string, cipher: Buffer) => string;
  readonly seal: (to: Secrets, id: string, text: string) => Buffer;
}

const rowsOf = (table: SealedTable, ...columns: readonly string[]): SealedColumns => ({
  idType: 'text',
  columns,
  open: (from, id, cipher) => decryptRow([from], table, id, { cipher, secretId: from.id }),
  seal: (to, id, text) => encryptForRow(to, table, id, text).cipher,
});

const SEALED = {
  'second factors': {
    idType: 'uuid',
    columns: ['secret_cipher'],
    open: ({ factor }, id, cipher) => openFactorSecret(factor, id, cipher),
    seal: ({ factor }, id, text) => sealFactorSecret(factor, id, text),
  },
  'webhook endpoints': rowsOf('webhook_endpoints', 'signing_cipher', 'old_signing_cipher'),
  'event subscriptions': rowsOf('event_subscriptions', 'request_cipher'),
  events: rowsOf('subscription_events', 'data_cipher'),
  reports: rowsOf('reports', 'content_cipher'),
} as const satisfies Partial<Record<Stored, SealedColumns>>;
const PERSONAL = ['webhook endpoints', 'event subscriptions', 'events', 'reports'] as const;

interface RewrapOptions {
  readonly onProgress: (what: Stored, done: number) => void;
  /** Called before each batch; what it throws ends the work, and everything done so far stays. */
  readonly before: () => Promise<void>;
}

export interface Rewrapped {
  readonly keys: number;
  readonly factors: number;
  /** Webhook endpoints, event subscriptions, events and reports. */
  readonly personal: number;
  /** Ids of rows that their secret does not open; they are left as they were. */
  readonly unreadableKeys: readonly string[];
  readonly unreadableFactors: readonly string[];
  readonly unreadablePersonal: readonly string[];
  /** Rows under a secret that is not accepted. */
  readonly unknown: number;
}

/**
 * Stores everything anew that is stored under the other secret. It works in small transactions and passes over rows that somebody
 * else holds, to come back to them: so it never waits for a server, and can be killed and started again at any time, or run twice at once.
 */
export async function rewrap(sql: Sql, accepted: AcceptedSecrets, options: RewrapOptions): Promise<Rewrapped> {
  const keys = await rewrapTable(sql, accepted, options, 'API keys', rewrapKeys('private.api_keys'));
  const replaced = await rewrapTable(sql, accepted, options, 'replaced API keys', rewrapKeys('private.replaced_keys'));
  const factors = await rewrapTable(sql, accepted, options, 'second factors', rewrapSealed('second factors'));
  const personal: Batch[] = [];
  for (const what of PERSONAL) personal.push(await rewrapTable(sql, accepted, options, what, rewrapSealed(what)));
  const known = acceptedSecrets(accepted).map(({ id }) => id);
  let unknown = 0;
  for (const table of Object.values(TABLES)) {
    const [rows] = await sql<
      { count: number }[]
    >`select count(*)::int as count from ${sql(table)} where secret_id not in ${sql(known)}`;
    unknown += rows?.count ?? 0;
  }
  return {
    keys: keys.done + replaced.done,
    factors: factors.done,
    personal: personal.reduce((sum, { done }) => sum + done, 0),
    unreadableKeys: [...new Set([...keys.unreadable, ...replaced.unreadable])],
    unreadableFactors: factors.unreadable,
    unreadablePersonal: personal.flatMap(({ unreadable }) => unreadable),
    unknown,
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
        select exists (select from ${sql(TABLES[what])} where secret_id = ${otherSecrets.id} and id::text <> all(${unreadable}::text[])) as some`;
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

function rewrapSealed(what: keyof typeof SEALED): RewrapBatch {
  const { idType, columns, open, seal }: SealedColumns = SEALED[what];
  const table = TABLES[what];
  return async (transaction, from, to, without) => {
    const rows = await transaction<{ id: string; ciphers: (Buffer | null)[] }[]>`
      select id::text as id, array[${transaction.unsafe(columns.join(', '))}] as ciphers from ${transaction(table)}
      where secret_id = ${from.id} and id::text <> all(${[...without]}::text[]) limit ${BATCH_ROWS} for update skip locked`;
    const anew = rows.flatMap(({ id, ciphers }) => {
      const plain = ciphers.map((cipher) => (cipher === null ? null : orNull(() => open(from, id, cipher))));
      if (plain.some((text, index) => text === null && ciphers[index] !== null)) return [];
      const sealed = plain.map((text) => (text === null ? null : seal(to, id, text).toString('hex')));
      return [{ id, sealed }];
    });
    const lists = columns.map((_, index) => anew.map(({ sealed }) => sealed[index] ?? null));
    await transaction.unsafe(
      `update ${table} f set ${columns.map((column, index) => `${column} = decode(t.c${index}, 'hex')`).join(', ')}, secret_id = $1
       from unnest($2::${idType}[], ${columns.map((_, index) => `$${index + 3}::text[]`).join(', ')}) as t (id, ${columns.map((_, index) => `c${index}`).join(', ')})
       where f.id = t.id`,
      [to.id, anew.map(({ id }) => id), ...lists],
    );
    return outcome(rows, anew);
  };
}

function outcome(rows: readonly { readonly id: string }[], anew: readonly { readonly id: string }[]): Batch {
  const made = new Set(anew.map(({ id }) => id));
  return { done: made.size, unreadable: rows.map(({ id }) => id).filter((id) => !made.has(id)) };
}

function orNull(open: () => string): string | null {
  try {
    return open();
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

/** What is stored under one secret. */
interface Dependents {
  readonly secretId: string;
  readonly keys: number;
  /** The last time that one of these keys was used. */
  readonly lastUsedAt: Date | null;
  readonly factors: number;
  /** Webhook endpoints, event subscriptions with their events, and reports. */
  readonly personal: number;
}

/** The tables whose rows depend on a secret. */
const DEPENDENT_TABLES = [
  'private.api_keys',
  'private.replaced_keys',
  'auth.mfa_factors',
  'private.webhook_endpoints',
  'private.event_subscriptions',
  'private.subscription_events',
  'private.reports',
] as const;

/** How much is stored under each secret. */
export async function countDependents(sql: Pick<Sql, 'unsafe'>): Promise<readonly Dependents[]> {
  return sql.unsafe<{ secretId: string; keys: number; lastUsedAt: Date | null; factors: number; personal: number }[]>(`
    select id as "secretId", coalesce(k.count, 0)::int as keys, k.last_used_at as "lastUsedAt", coalesce(f.count, 0)::int as factors, coalesce(p.count, 0)::int as personal
    from (select secret_id as id, count(*) as count, max(last_used_at) as last_used_at from (select secret_id, last_used_at from private.api_keys union all select secret_id, last_used_at from private.replaced_keys) s group by 1) k
    full join (select secret_id as id, count(*) as count from auth.mfa_factors group by 1) f using (id)
    full join (select secret_id as id, count(*) as count from (select secret_id from private.webhook_endpoints union all select secret_id from private.event_subscriptions
      union all select secret_id from private.subscription_events union all select secret_id from private.reports) s group by 1) p using (id) order by id`);
}

/** The ids of the secrets that anything depends on: a few steps in an index, however many rows there are. */
async function secretsInUse(sql: Pick<Sql, 'unsafe'>): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const table of DEPENDENT_TABLES) {
    const [place] = await sql.unsafe<{ is_there: boolean }[]>(
      `select exists (select from pg_attribute where attrelid = to_regclass('${table}') and attname = 'secret_id') as is_there`,
    );
    if (place?.is_there !== true) continue;
    const rows = await sql.unsafe<{ id: string }[]>(`
      with recursive ids (id) as (
        (select min(secret_id) from ${table})
        union all
        select (select min(t.secret_id) from ${table} t where t.secret_id > ids.id) from ids where ids.id is not null)
      select id from ids where id is not null`);
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

/**
 * Refuses a server whose secrets do not open what is stored: its keys would be unknown, and its second factors would let nobody in.
 * @throws Error with a message for the operator, which names how much depends on a secret that is missing
 */
export async function refuseLostSecrets(
  sql: Pick<Sql, 'unsafe'>,
  { keySecretHex, otherKeySecretHex }: KeySecrets,
): Promise<void> {
  const accepted = new Set(
    [keySecretHex, otherKeySecretHex].flatMap((secret) => (secret === null ? [] : [keySecretId(secret)])),
  );
  if ((await secretsInUse(sql)).every((id) => accepted.has(id))) return;
  const lost = (await countDependents(sql)).filter(({ secretId }) => !accepted.has(secretId));
  if (lost.length === 0) return;
  throw new Error(
    [
      'This database depends on a secret that this server does not have:',
      ...lost.map((dependents) => `  - ${describeDependents(dependents)}`),
      'Set THEIA_SECRET_PREVIOUS to that secret, start the servers, and run: npm run theia -- secrets rewrap',
    ].join('\n'),
  );
}

/** One line about what depends on a secret. */
export function describeDependents({ secretId, keys, lastUsedAt, factors, personal }: Dependents): string {
  const used =
    lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `secret ${secretId}: ${keys} API keys${keys === 0 ? '' : ` (${used})`}, ${factors} second factors${personal === 0 ? '' : `, ${personal} webhook endpoints, event subscriptions, events and reports`}`;
}
