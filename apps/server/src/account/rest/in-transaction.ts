import type { Sql, Transaction } from '../../database/database.ts';
import { giveKeySecrets, type KeySecrets } from '../../database/key-secret.ts';
import type { RequestRoles } from '../../database/roles/request-roles.ts';
import type { Caller } from '../../sessions/access.ts';
import type { ReadAnswers } from './kept-answers.ts';
import { quoteName } from './statement/rows.ts';

const STATEMENT_TIMEOUT = '10s';
/** The relation with the caller's keys in clear. */
const KEYS = quoteName('api_keys');

export interface EngineDatabase {
  readonly sql: Sql;
  readonly roles: RequestRoles;
  readonly keySecrets: KeySecrets;
  readonly readAnswers: ReadAnswers;
}

/**
 * Runs a statement in a transaction as the caller; an error thrown by `work` rolls it back.
 * @param text of the statement. It shows whether the caller's keys are read
 */
export async function inTransaction<Result>(
  { sql, roles, keySecrets }: EngineDatabase,
  caller: Caller,
  text: string,
  mode: 'read only' | 'read write',
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return sql.begin(mode, async (transaction) => {
    await transaction`
      select set_config('role', ${roles[caller.role]}, true), set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true),
             set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`;
    if (text.includes(KEYS)) await giveKeySecrets(transaction, keySecrets);
    return work(transaction);
  });
}
