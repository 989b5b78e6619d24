import { openConnections } from './connection/open-connections.ts';
import { type Database, openPool, type Sql } from './database.ts';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import { type KeySecrets, keySecretsOf } from './key-secret.ts';
import { currentPassword, ensureRoles } from './roles/authenticator.ts';
import { refuseLostSecrets } from './secrets/rewrap.ts';
import { nameOfNode } from './secrets/nodes.ts';

const POOLER_MESSAGE =
  'DATABASE_URL leads to a pooler that changes the server connection between transactions (pool_mode = transaction or statement). ' +
  'Theia needs sessions: it listens for notifications and holds locks. Use pool_mode = session, or the PostgreSQL server itself.';

/**
 * Finds a pooler that shares server connections between sessions: two sessions are then served by one process of the server, or one session by several.
 * @throws Error with a message for the operator
 */
async function refuseSharedSessions(url: string): Promise<void> {
  const open = () =>
    openConnections(url, {
      max: 1,
      idleTimeoutSeconds: 0,
      settings: { application_name: 'theia' },
    });
  const [one, other] = [open(), open()];
  try {
    const seen = [await serverProcess(one), await serverProcess(one)];
    await other.begin(async (transaction) => {
      const others = await serverProcess(transaction);
      if (new Set(seen).size > 1 || seen.includes(others) || (await serverProcess(one)) !== seen[0])
        throw new Error(POOLER_MESSAGE);
    });
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  }
}

async function serverProcess(sql: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row!.pid;
}

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../../../supabase/migrations');

/** What the embedded PostgreSQL accepts: one process, the command line and a backup; and each further process. */
const CONNECTIONS_MAX = 100;
const CONNECTIONS_PER_PROCESS = 40;

const OWNER_CONNECTIONS = 10;

/** The database of the one server that may run on the data folder. */
export function openOwnDatabase(config: Config): Promise<Database> {
  return openDatabase(config, { exclusive: true, poolSize: OWNER_CONNECTIONS });
}

/**
 * Connects to `DATABASE_URL`, or starts (or adopts) the embedded PostgreSQL of the data folder; applies migrations and creates the roles.
 * `exclusive` refuses a second server on the same embedded data folder; the command line opens it without.
 */
export async function openDatabase(
  config: Config,
  options: { readonly exclusive: boolean; readonly poolSize: number },
): Promise<Database> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres(join(config.dataDir, 'postgres'), {
          exclusive: options.exclusive,
          connectionsMax: CONNECTIONS_MAX + (config.processes - 1) * CONNECTIONS_PER_PROCESS,
        })
      : null;
  const ownerUrl = config.databaseUrl ?? embedded!.url;
  const keySecrets = keySecretsOf(config);
  const sql = openPool(ownerUrl, { max: options.poolSize, name: nameOfNode(keySecrets) });
  try {
    if (embedded === null) await refuseSharedSessions(ownerUrl);
    const { roles, authenticatorUrl } = await prepareDatabase(sql, ownerUrl, keySecrets);
    return {
      sql,
      ownerUrl,
      authenticatorUrl,
      roles,
      authenticatorPassword: currentPassword(sql, keySecrets),
      ...keySecrets,
      close: async () => {
        await sql.end({ timeout: 5 });
        await embedded?.stop();
      },
    };
  } catch (error) {
    await sql.end({ timeout: 1 });
    await embedded?.stop();
    throw error;
  }
}

/**
 * Makes the roles of the database and applies the missing migrations.
 * @throws Error with a message for the operator, also when what is stored depends on a secret that is not given
 */
export async function prepareDatabase(
  sql: Sql,
  ownerUrl: string,
  keySecrets: KeySecrets,
): ReturnType<typeof ensureRoles> {
  await refuseLostSecrets(sql, keySecrets);
  const made = await ensureRoles(sql, ownerUrl, keySecrets);
  await migrate(sql, await readMigrations(MIGRATIONS_DIRECTORY));
  return made;
}
