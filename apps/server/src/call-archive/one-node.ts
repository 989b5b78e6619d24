import type { Sql, Transaction } from '../database/database.ts';

/** What only one node at a time may do to the archive: copy, or change days. */
export type ArchiveWork = 'copy' | 'days';

/**
 * Does work while no other node does work of this kind; does nothing, and returns false, while another node is at it. The lock belongs to a transaction,
 * so it ends with its connection, and `stillOurs` throws once that has ended.
 * @param waitMs how long to wait for the other node (0)
 */
export async function onOneNode(
  sql: Sql,
  kind: ArchiveWork,
  work: (stillOurs: () => Promise<void>) => Promise<void>,
  waitMs = 0,
): Promise<boolean> {
  return sql.begin(async (holder) => {
    if (!(await taken(holder, kind, waitMs))) return false;
    await work(async () => {
      await holder`select 1 as held`;
    });
    return true;
  });
}

async function taken(holder: Transaction, kind: ArchiveWork, waitMs: number): Promise<boolean> {
  const name = `theia:call-archive:${kind}`;
  for (const lastMs = performance.now() + waitMs; ;) {
    const [lock] = await holder<
      { taken: boolean }[]
    >`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`;
    if (lock?.taken === true || performance.now() >= lastMs) return lock?.taken === true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const RETRY_MS = 200;
