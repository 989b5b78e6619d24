import type { Sql, Transaction } from '../../database/database.ts';

/**
 * Runs statements that read a span of time. PostgreSQL finds the rows through the small index by time, also on a new day of which it has no statistics yet:
 * it would read the whole day.
 */
export function byTime<T>(sql: Sql, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    await transaction`set local enable_indexscan = off`;
    await transaction`set local enable_indexonlyscan = off`;
    await transaction`set local max_parallel_workers_per_gather = 0`;
    await transaction`set local jit = off`;
    return work(transaction);
  }) as Promise<T>;
}
