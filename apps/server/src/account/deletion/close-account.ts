import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Sql } from '../../database/database.ts';

/** An account with more calls than this is closed at once and erased by the task, so that the request stays fast. */
const CALLS_ERASED_AT_ONCE_MAX = 20_000;
const TRIES_MAX = 4;
const DEADLOCK = '40P01';

/**
 * Closes an account: with the commit its keys, sessions and personal data are deleted. An account of usual size is erased in the same
 * transaction. Returns false when the account does not exist.
 */
export async function closeAccount(sql: Sql, userId: string, tries = 1): Promise<boolean> {
  try {
    return await sql.begin(async (transaction) => {
      const [closed] = await transaction<
        { deletion: string | null }[]
      >`select private.close_account(${userId}) as deletion`;
      if (closed === undefined || closed.deletion === null) return false;
      const [calls] = await transaction<{ many: boolean }[]>`
        select count(*) > ${CALLS_ERASED_AT_ONCE_MAX} as many from (select from public.translator_logs where user_id = ${userId} limit ${CALLS_ERASED_AT_ONCE_MAX + 1}) seen`;
      if (calls?.many !== true) await transaction`select private.erase_account(${closed.deletion})`;
      return true;
    });
  } catch (error) {
    // A payment or a call of the same account may hold a lock needed here and wait for a lock held here.
    if (!(error instanceof DatabaseError) || error.code !== DEADLOCK || tries >= TRIES_MAX) throw error;
    await sleep(50 * tries);
    return closeAccount(sql, userId, tries + 1);
  }
}
