import assert from 'node:assert/strict';
import { auditAndSeal } from '../database/audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';

/** Thrown to undo a transaction of a test. */
export class Undone extends Error {}

/** Returns a function that gives the audit's findings after a manipulation, in full or from the checkpoint on. Then all of it is undone. */
export function auditsAfter({ sql, keySecretHex }: Pick<Database, 'sql' | 'keySecretHex'>) {
  return async (plant: (transaction: Transaction) => Promise<unknown>, full: boolean): Promise<readonly string[]> => {
    let differences: readonly string[] = [];
    await sql
      .begin(async (transaction) => {
        for (const table of [
          'public.credit_ledger',
          'public.user_credits',
          'public.topup_logs',
          'public.topup_queue',
          'public.payment_method',
        ])
          await transaction.unsafe(`alter table ${table} disable trigger user`);
        await plant(transaction);
        const found = await auditAndSeal(transaction, { full, keySecretHex });
        ({ differences } = found);
        if (!full)
          assert.ok(found.mode === 'incremental' || differences.includes('The checkpoint of the audit was changed'));
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return differences;
  };
}

/** Asserts that one of the findings says this. */
export function assertFound(differences: readonly string[], says: RegExp): void {
  assert.ok(
    differences.some((difference) => says.test(difference)),
    differences.join('\n') || 'nothing was found',
  );
}
