import assert from 'node:assert/strict';
import { it } from 'node:test';
import { followStatements } from '../observability/statements.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';

const test = await testDatabase();
const { sql } = test.database;
const { natal } = await testProduct(test);

const connectionsOf = async (pool: string): Promise<number> =>
  (await sql<{ pid: number }[]>`select pid from pg_stat_activity where application_name = ${pool}`).length;

it('accounts are looked up on connections of their own, which a server that nobody called does not have', async () => {
  assert.equal(await connectionsOf('theia-accounts'), 0);
  const { apiKey } = await customer(test.database);
  const askedBy = new Set<string>();
  const unfollow = followStatements(({ text, pool }) => {
    if (text.includes('account_of_key')) askedBy.add(pool);
  });
  assert.equal((await natal(apiKey)).status, 200);
  unfollow();
  assert.deepEqual([...askedBy], ['theia-accounts']);
  assert.equal(await connectionsOf('theia-accounts'), 1);
});
