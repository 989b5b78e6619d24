import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database, Sql } from './database.ts';
import { openPool } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { refuseSharedSessions } from './pooler.ts';
import { type KeySecrets, keySecretsOf } from './key-secret.ts';
import { currentPassword, ensureRoles } from './roles/authenticator.ts';
import { refuseLostSecrets } from './secrets/dependents.ts';
import { nameOfNode } from './secrets/nodes.ts';

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
