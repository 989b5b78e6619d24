import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { actAs } from '../../database/acting.ts';
import { fillAccount } from '../../testing/account-rows.ts';
import { customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';

const { database } = await testDatabase();
const { sql } = database;
const { userId } = await customer(database);
await fillAccount(sql, userId);

/** The scans of tables that a statement performs when it runs as the user, and whether it sorts rows. */
async function plan(statement: string) {
  return sql.begin(async (transaction) => {
    await actAs(transaction, { claims: { sub: userId } });
    await transaction.unsafe(`set local role ${database.roles.authenticated}`);
    // PostgreSQL would read and sort a few rows.
    await transaction.unsafe(
      'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    );
    const rows = await transaction.unsafe<{ 'QUERY PLAN': string }[]>(`explain (analyze, costs off) ${statement}`);
    const lines = rows.map((row) => row['QUERY PLAN']);
    return {
      scans: lines.filter((line) => /Scan (using|on) .*(calls|usage)/.test(line) && !line.includes('never executed')),
      isSorted: lines.some((line) => /^\s*(->\s+)?Sort\b(?! Key| Method)/.test(line)),
    };
  });
}

describe('the views of calls and their usage', () => {
  for (const view of ['translator_logs', 'api_usage'])
    it(`give the newest rows of ${view} of a user in the order of an index`, async () => {
      const { isSorted } = await plan(
        `select * from public.${view} where user_id = '${userId}' order by created_at desc limit 4`,
      );
      assert.equal(isSorted, false);
    });

  it('join a call with its usage by one look into one day', async () => {
    const { scans } = await plan(`
      select l.id, u.total_cost_usd from (select * from public.translator_logs where created_at > now() - interval '1 hour' limit 1) l
      left join lateral (
        select * from public.api_usage u where u.translator_log_id = l.id and u.created_at = l.created_at limit 1) u on true`);
    assert.equal(scans.filter((line) => /calls_\d{8}/.test(line)).length, 2, scans.join('\n'));
  });
});
