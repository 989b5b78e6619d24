import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { keySecretId } from '../../config/secrets.ts';
import type { Sql } from '../database.ts';
import type { KeySecrets } from '../key-secret.ts';

/**
 * The name of a server's connections in `pg_stat_activity`, which tells what it makes with and what else it accepts. One of them stays open as long as
 * the server runs: so everybody sees which secrets the running servers have, and nothing has to be kept.
 */
export function nameOfNode({ keySecretHex, otherKeySecretHex }: KeySecrets): string {
  const ids = [keySecretHex, otherKeySecretHex].flatMap((secret) => (secret === null ? [] : [keySecretId(secret)]));
  return `theia ${ids.join('+')}`;
}

/** How many connections belong to servers or commands that do not make with this secret, or (`accepts`) do not even accept it. */
export async function connectionsWithout(
  sql: Pick<Sql, 'unsafe'>,
  secretId: string,
  need: 'makes' | 'accepts',
): Promise<number> {
  const [others] = await sql.unsafe<{ count: number }[]>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name ~ '^theia [0-9a-f]' and application_name !~ $1`,
    [need === 'makes' ? `^theia ${secretId}` : `[ +]${secretId}`],
  );
  return others?.count ?? 0;
}

/** Warns if a running server does not accept what this one makes: its users would be signed out by it. */
export async function warnAboutOtherSecrets(
  sql: Sql,
  { secrets }: Pick<Config, 'secrets'>,
  log: Logger,
): Promise<void> {
  const connections = await connectionsWithout(sql, secrets.id, 'accepts');
  if (connections > 0)
    log.warn(
      { connections },
      'servers are running that do not accept this THEIA_SECRET: set it as THEIA_SECRET_NEXT on every server first',
    );
}
