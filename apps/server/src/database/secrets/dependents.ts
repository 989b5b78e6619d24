import { keySecretId } from '../../config/secrets.ts';
import type { Sql } from '../database.ts';
import type { KeySecrets } from '../key-secret.ts';

/** What is stored under one secret. */
export interface Dependents {
  readonly secretId: string;
  readonly keys: number;
  /** The last time that one of these keys was used. */
  readonly lastUsedAt: Date | null;
  readonly factors: number;
  /** Webhook endpoints, event subscriptions with their events, and reports. */
  readonly personal: number;
}

/** The tables whose rows depend on a secret. */
export const DEPENDENT_TABLES = [
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
