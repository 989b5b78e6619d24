import type { Sql, Transaction } from '../database/database.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { settleBatch } from './settle-batch.ts';

/**
 * Books calls in one transaction with what `write` does there: either all of it is committed or nothing. Wallets and quotas stay locked until then, so
 * `write` must be brief. There is no second try: after a lost connection the caller finds out from what was written.
 * @throws what `write` throws, and the database's error
 */
export async function settleAlongside(
  sql: Sql,
  calls: readonly MeteredCall[],
  write: (transaction: Transaction, settlements: readonly Settlement[]) => Promise<void>,
): Promise<readonly Settlement[]> {
  return sql.begin(async (transaction) => {
    const settlements = await settleBatch(transaction, calls, false);
    await write(transaction, settlements);
    return settlements;
  });
}
