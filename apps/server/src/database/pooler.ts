import { openConnections } from './connection/open-connections.ts';
import type { Sql } from './database.ts';

const MESSAGE =
  'DATABASE_URL leads to a pooler that changes the server connection between transactions (pool_mode = transaction or statement). ' +
  'Theia needs sessions: it listens for notifications and holds locks. Use pool_mode = session, or the PostgreSQL server itself.';

/**
 * Finds a pooler that shares server connections between sessions: two sessions are then served by one process of the server, or one session by several.
 * @throws Error with a message for the operator
 */
export async function refuseSharedSessions(url: string): Promise<void> {
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
        throw new Error(MESSAGE);
    });
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  }
}

async function serverProcess(sql: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row!.pid;
}
