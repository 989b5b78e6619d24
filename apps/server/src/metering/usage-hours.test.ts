import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { MIGRATIONS_DIRECTORY } from '../database/open-database.ts';
import { closeAccount } from '../account/deletion/delete-account.ts';
import { type Customer, customer, readBooks } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';
import { meteredCall } from '../testing/metered-call.ts';
import type { MeteredCall } from './metered-call.ts';
import { openMeteringPool } from './metering-pool.ts';
import { settleBatch } from './settle-batch.ts';

const { database, beforeClose } = await testDatabase();
const { sql } = database;
const pool = openMeteringPool(database.ownerUrl);
beforeClose(() => pool.end());

const HOUR_MS = 3_600_000;
const hourMs = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

const callAt = (who: Customer, at: number, more: Partial<MeteredCall> = {}): MeteredCall => ({
  ...meteredCall(who),
  createdAtMs: at,
  ...more,
});

const hours = (userId: string) =>
  sql<
    { hour: Date; product: string; paid_by: string; calls: string; cost_usd: string }[]
  >`select hour, product, paid_by, calls::text, cost_usd::text from private.usage_hours where user_id = ${userId} and calls > 0 order by hour, product, paid_by`;

describe('the hours of usage', () => {
  it('count each charged call in the hour it was made, by product and payer, over any number of batches', async () => {
    const who = await customer(database, { balanceUsd: '1', quotaLeft: 2 });
    await settleBatch(pool, [callAt(who, hourMs - 1), callAt(who, hourMs), callAt(who, hourMs + 1)], false);
    await settleBatch(pool, [callAt(who, hourMs + HOUR_MS - 1)], false);
    assert.deepEqual(
      (await hours(who.userId)).map(({ hour, ...row }) => ({ ...row, hour: hour.getTime() - hourMs })),
      [
        { product: 'natal', paid_by: 'quota', calls: '1', cost_usd: '0.0000', hour: -HOUR_MS },
        { product: 'natal', paid_by: 'quota', calls: '1', cost_usd: '0.0000', hour: 0 },
        { product: 'natal', paid_by: 'wallet', calls: '2', cost_usd: '0.0040', hour: 0 },
      ],
    );
    assert.equal((await readBooks(database, who.userId)).broken, 0);
  });

  it('do not count a failed, a refused or a repeated call, and forget a reversed one', async () => {
    const who = await customer(database, { balanceUsd: '0.0040', plan: null });
    const paid = [callAt(who, hourMs), callAt(who, hourMs)];
    await settleBatch(pool, paid, false);
    await settleBatch(pool, paid, true);
    await settleBatch(pool, [callAt(who, hourMs), callAt(who, hourMs, { charged: false, status: 400 })], false);
    assert.deepEqual(
      (await hours(who.userId)).map(({ calls, cost_usd }) => [calls, cost_usd]),
      [['2', '0.0040']],
    );
    await settleBatch(pool, [{ ...paid[0]!, charged: false, status: 503, errorMessage: 'unavailable' }], true);
    assert.deepEqual(
      (await hours(who.userId)).map(({ calls, cost_usd }) => [calls, cost_usd]),
      [['1', '0.0020']],
    );
    await settleBatch(pool, [{ ...paid[1]!, charged: false, status: 503, errorMessage: 'unavailable' }], true);
    assert.equal((await hours(who.userId)).length, 0);
    assert.equal((await readBooks(database, who.userId)).broken, 0);
  });

  it('go with the account', async () => {
    const who = await customer(database, {});
    await settleBatch(pool, [callAt(who, hourMs)], false);
    await closeAccount(sql, who.userId);
    const left = await sql`select from private.usage_hours where user_id = ${who.userId}`;
    assert.equal(left.length, 0);
  });

  it('are filled in from the calls when a database gets them', async () => {
    const who = await customer(database, { balanceUsd: '1', quotaLeft: 1 });
    await settleBatch(pool, [callAt(who, hourMs - 1), callAt(who, hourMs)], false);
    const before = await sql`select * from private.usage_hours where calls > 0 order by 1, 2, 3, 4`;
    const migration = await readFile(join(MIGRATIONS_DIRECTORY, '20261101003020_usage_hours.sql'), 'utf8');
    await sql.begin(async (transaction) => {
      await transaction`drop table private.usage_hours`;
      await transaction`drop function private.recount_usage_hours(uuid), private.hour_of(timestamptz)`;
      await transaction.unsafe(migration);
    });
    assert.deepEqual(await sql`select * from private.usage_hours order by 1, 2, 3, 4`, before);
    await sql`select private.recount_usage_hours(${who.userId})`;
    assert.deepEqual(await sql`select * from private.usage_hours order by 1, 2, 3, 4`, before);
  });
});
