import type { Sql, Transaction } from '../../database/database.ts';
import { OperationError } from './operation.ts';

const TIMED_OUT = '57014';

/** A transaction whose statements may each take so long. @throws OperationError 422 when one takes longer */
export async function readWithin<Result>(
  sql: Sql,
  mode: string,
  { timeout, tooLong }: { readonly timeout: string; readonly tooLong: string },
  read: (transaction: Transaction) => Promise<Result>,
) {
  try {
    return await sql.begin(mode, async (transaction) => {
      await transaction`select set_config('statement_timeout', ${timeout}, true)`;
      return read(transaction);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TIMED_OUT) throw new OperationError(422, tooLong);
    throw error;
  }
}
