import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBooks, customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { NY90, testProduct } from '../../testing/product.ts';

const base = await testDatabase();
const { call, natal } = await testProduct(base);

describe('dry_run', () => {
  it('returns the price and how it would be paid, exactly as the call then does, and charges nothing', async () => {
    const who = await customer(base.database, { plan: 'starter', quotaLeft: 1, balanceUsd: '0.0050' });
    const told = async () => (await (await natal(who.apiKey, { dry_run: true })).json()) as Record<string, unknown>;
    assert.deepEqual(await told(), {
      product: 'natal',
      dry_run: true,
      price_usd: '0.0020',
      paid_by: 'quota',
      cost_usd: '0.0000',
      refusal: null,
      quota_left: 1,
      balance_usd: '0.0050',
    });
    const { usage, logs } = await readBooks(base.database, who.userId);
    assert.deepEqual([usage, logs], [0, 0], 'not in the log');
    assert.equal((await natal(who.apiKey)).headers.get('theia-cost-usd'), '0.0000');
    assert.deepEqual(await told(), {
      product: 'natal',
      dry_run: true,
      price_usd: '0.0020',
      paid_by: 'wallet',
      cost_usd: '0.0020',
      refusal: null,
      quota_left: 0,
      balance_usd: '0.0050',
    });
    assert.equal((await natal(who.apiKey)).headers.get('theia-cost-usd'), '0.0020');
    await natal(who.apiKey);
    assert.deepEqual(await told(), {
      product: 'natal',
      dry_run: true,
      price_usd: '0.0020',
      paid_by: null,
      cost_usd: '0.0000',
      refusal: 'quota_exhausted',
      quota_left: 0,
      balance_usd: '0.0010',
    });
    assert.equal((await natal(who.apiKey)).status, 402);
    assert.equal((await readBooks(base.database, who.userId)).balance, '0.0010');
  });

  it('refuses what the call would refuse, and values other than true and false', async () => {
    const who = await customer(base.database, { balanceUsd: '1' });
    assert.equal((await natal(who.apiKey, { dry_run: true, birth_date: '1990-02-30' })).status, 400);
    const costly = await call('/ephemeris', {
      method: 'POST',
      key: who.apiKey,
      body: {
        dry_run: true,
        bodies: ['lilith'],
        lilith: 'interpolated',
        columns: ['longitude'],
        from: '1900-01-01',
        to: '2036-01-01',
      },
    });
    assert.deepEqual([costly.status, ((await costly.json()) as { code: string }).code], [400, 'range_too_large']);
    const wrong = await natal(who.apiKey, { dry_run: 'yes' });
    assert.deepEqual([wrong.status, ((await wrong.json()) as { code: string; field: string }).field], [400, 'dry_run']);
    const query = await call('/positions?utc=2024-06-15T12:00:00Z&dry_run=true', { key: who.apiKey });
    assert.equal(((await query.json()) as { price_usd: string }).price_usd, '0.0010');
    const { usage, logs } = await readBooks(base.database, who.userId);
    assert.deepEqual([usage, logs], [0, 1], 'of all these, only what was no dry run is in the log');
    assert.equal((await call('/positions?dry_run=maybe', { key: who.apiKey })).status, 400);
  });

  it('says in the headers that it cost nothing, and what the wallet holds', async () => {
    const who = await customer(base.database, { balanceUsd: '1' });
    const response = await natal(who.apiKey, { dry_run: true });
    assert.deepEqual(
      [response.headers.get('theia-cost-usd'), response.headers.get('theia-balance-usd')],
      ['0.0000', '1.0000'],
    );
  });

  it('adds up the items of a batch, each after the ones before it', async () => {
    const who = await customer(base.database, { plan: null, balanceUsd: '0.0050' });
    const response = await call('/batch', {
      method: 'POST',
      key: who.apiKey,
      body: {
        dry_run: true,
        items: [
          { request: 'natal', body: NY90 },
          { request: 'natal', body: NY90 },
          { request: 'natal', body: NY90 },
          { request: 'nonsense', body: {} },
        ],
      },
    });
    const { calls, cost_usd: cost } = (await response.json()) as {
      calls: { paid_by: string | null; refusal: string | null }[];
      cost_usd: string;
    };
    assert.deepEqual(
      calls.map(({ paid_by: payer }) => payer),
      ['wallet', 'wallet', null, 'free'],
    );
    assert.equal(cost, '0.0040');
    assert.equal((await readBooks(base.database, who.userId)).balance, '0.0050');
  });
});
