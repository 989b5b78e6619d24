import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditAccounts } from '../../database/audit/audit.ts';
import { answerBytes, type MeteredCall } from '../../metering/metered-call.ts';
import { openMeteringPool } from '../../metering/metering-pool.ts';
import { settleBatch } from '../../metering/settle-batch.ts';
import { customer, type Customer } from '../../testing/customer.ts';
import { testDatabase } from '../../testing/database.ts';
import { meteredCall } from '../../testing/metered-call.ts';
import { until } from '../../testing/until.ts';
import { closeAccount } from './delete-account.ts';

const ROUNDS = 20;

const { database, beforeClose } = await testDatabase();
const { sql } = database;
const pool = openMeteringPool(database.ownerUrl);
beforeClose(() => pool.end());

function newCall(who: Customer, charged: boolean): MeteredCall {
  return meteredCall(who, {
    requestPayload: '{"birth_date":"1990-06-15"}',
    responsePayload: answerBytes(Buffer.from('{"product":"natal"}')),
    ...(charged ? {} : { status: 400, charged: false, errorMessage: 'bad' }),
  });
}

/** Deletes the account in two transactions, as the task does for very many calls. */
async function closeThenErase(userId: string): Promise<void> {
  const [closed] = await sql<{ deletion: string | null }[]>`select private.close_account(${userId}) as deletion`;
  await sql`select private.erase_account(${closed!.deletion})`;
}

async function rowsLeft(userId: string): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`
    select (select count(*)::integer from public.translator_logs where user_id = ${userId})
         + (select count(*)::integer from public.api_usage where user_id = ${userId}) as rows`;
  return row!.rows;
}

const waitingForLocks = (statement: string) =>
  until(
    async () =>
      (
        await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and position(${statement} in query) > 0 and datname = current_database() and pid <> pg_backend_pid()`
      ).length > 0,
  );

describe('deleting an account while its calls are booked', () => {
  it('leaves no row of a call, however bookings and deletion meet', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await customer(database, { plan: round % 3 === 0 ? 'growth' : null, balanceUsd: '100' });
      const booked = Promise.withResolvers<void>();
      const book = async () => {
        for (;;) {
          const outcomes = await settleBatch(pool, [newCall(who, true), newCall(who, false)], false);
          if (outcomes.some(({ refusal }) => refusal === 'account_gone')) return;
          booked.resolve();
        }
      };
      const erase = round % 2 === 0 ? () => closeAccount(sql, who.userId) : () => closeThenErase(who.userId);
      await Promise.all([book(), book(), booked.promise.then<unknown>(erase)]);
      assert.equal(await rowsLeft(who.userId), 0);
    }
    assert.deepEqual((await auditAccounts(sql)).differences, []);
  });

  it('waits for a booking that has begun, and deletes what it wrote', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '100' });
    let deletion: Promise<unknown> | null = null;
    await sql.begin(async (transaction) => {
      const [outcome] = await settleBatch(transaction, [newCall(who, true)], false);
      assert.equal(outcome?.refusal, null);
      deletion = sql`delete from auth.users where id = ${who.userId}`.then(() => {});
      await waitingForLocks('delete from auth.users');
    });
    await deletion;
    assert.equal(await rowsLeft(who.userId), 0);
  });

  it('books nothing for a user whose deletion has begun', async () => {
    const who = await customer(database, { plan: null, balanceUsd: '100' });
    let booking: ReturnType<typeof settleBatch> | null = null;
    await sql.begin(async (transaction) => {
      await transaction`delete from auth.users where id = ${who.userId}`;
      booking = settleBatch(pool, [newCall(who, true), newCall(who, false)], false);
      await waitingForLocks('private.settle_calls');
    });
    const outcomes = await booking!;
    assert.deepEqual(
      outcomes.map(({ refusal }) => refusal),
      ['account_gone', 'account_gone'],
    );
    assert.equal(await rowsLeft(who.userId), 0);
  });

  it('does not delete a user on a snapshot that may miss what was just booked', async () => {
    const who = await customer(database);
    await assert.rejects(
      sql.begin(
        'isolation level repeatable read',
        (transaction) => transaction`delete from auth.users where id = ${who.userId}`,
      ),
      /isolation level read committed/,
    );
  });
});
