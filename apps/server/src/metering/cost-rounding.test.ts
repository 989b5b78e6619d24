import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { meResponseSchema } from '@theia-astro/endpoints/me/endpoint';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';

const base = await testDatabase();
const { sql } = base.database;
const [node, other] = [await testProduct(base), await testProduct(base)];

describe('the money reported to an account', () => {
  const me = async (key: string, at = node) => {
    const response = await at.call('/me', { key });
    return { headers: response.headers, body: meResponseSchema.parse(await response.json()) };
  };

  it('is exact on every node, whichever node spent it, including the spend cap', async () => {
    const who = await customer(base.database, { plan: null, balanceUsd: '1', ratePerSecond: 1_000 });
    assert.deepEqual(
      [(await me(who.apiKey)).body.spend_cap, (await me(who.apiKey, other)).body.balance_usd],
      [null, '1.0000'],
    );
    await sql`insert into public.billing_settings (user_id, spend_cap_usd) values (${who.userId}, 0.01)`;
    const costs: (string | null)[] = [];
    for (const at of [node, other, other, node]) {
      const response = await at.natal(who.apiKey);
      costs.push(response.headers.get('theia-cost-usd'), response.headers.get('theia-balance-usd'));
    }
    assert.deepEqual(costs, ['0.0020', '0.9980', '0.0020', '0.9960', '0.0020', '0.9940', '0.0020', '0.9920']);
    for (const at of [node, other]) {
      const { body, headers } = await me(who.apiKey, at);
      assert.deepEqual(
        [body.balance_usd, body.spend_cap, headers.get('theia-cost-usd'), headers.get('theia-balance-usd')],
        ['0.9920', { limit_usd: '0.0100', spent_usd: '0.0080', left_usd: '0.0020' }, '0.0000', '0.9920'],
      );
    }
    assert.deepEqual([(await node.natal(who.apiKey)).status, (await other.natal(who.apiKey)).status], [200, 402]);
    assert.deepEqual((await me(who.apiKey)).body.spend_cap, {
      limit_usd: '0.0100',
      spent_usd: '0.0100',
      left_usd: '0.0000',
    });
    await sql`update public.billing_settings set spend_cap_usd = 0 where user_id = ${who.userId}`;
    assert.deepEqual((await me(who.apiKey, other)).body.spend_cap, {
      limit_usd: '0.0000',
      spent_usd: '0.0100',
      left_usd: '0.0000',
    });
  });

  it('counts the quota that other nodes used', async () => {
    const who = await customer(base.database, { plan: 'starter' });
    await me(who.apiKey);
    for (let turn = 0; turn < 3; turn += 1) await other.natal(who.apiKey);
    assert.deepEqual(
      { ...(await me(who.apiKey)).body.quota, resets_at: null },
      { limit: 50_000, used: 3, remaining: 49_997, resets_at: null },
    );
  });
});
