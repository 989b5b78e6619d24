import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testDatabase } from '../../testing/database.ts';
import { openPool, type Transaction } from '../database.ts';

const { database } = await testDatabase();
const LARGE = 'x'.repeat(4_000_000);

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

async function endBackend(transaction: Transaction): Promise<void> {
  const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await database.sql`select pg_terminate_backend(${row!.pid}, 10000)`;
}

describe('a connection that the server ends in an open transaction', () => {
  for (const count of [0, 1, 2, 5, 20])
    it(`fails what is sent on it ${count} turns later, ends no process, and the next statement has another`, async () => {
      const pool = openPool(database.ownerUrl, { max: 1, name: 'theia-cut' });
      await assert.rejects(
        pool.begin(async (transaction) => {
          await endBackend(transaction);
          await turns(count);
          await transaction`select 1`;
        }),
      );
      await assert.rejects(
        pool.begin(async (transaction) => {
          await endBackend(transaction);
          await turns(count);
          await Promise.all([transaction`select length(${LARGE})`, transaction`select 2`]);
        }),
      );
      await assert.rejects(
        pool.begin(async (transaction) => {
          const sending = transaction`select length(${LARGE}), pg_sleep(10)`;
          const ended = sending.catch(() => {});
          const [row] = await database.sql<{ pid: number }[]>`
            select pid from pg_stat_activity where application_name = 'theia-cut'`;
          await turns(count);
          await database.sql`select pg_terminate_backend(${row!.pid}, 10000)`;
          await ended;
          await transaction`select 1`;
        }),
      );
      assert.deepEqual([...(await pool`select 1 as one`)], [{ one: 1 }]);
      await pool.end({ timeout: 1 });
    });
});

describe('a transaction', () => {
  const pool = database.sql;

  it('fails if it has caught the failure of a statement outside a savepoint', async () => {
    await assert.rejects(
      pool.begin(async (transaction) => {
        await transaction`select 1 / 0`.catch(() => {});
      }),
      /division by zero/,
    );
  });

  it('goes on behind a savepoint that has failed, also one in another', async () => {
    const rows = await pool.begin(async (transaction) => {
      await transaction`create temporary table noted (n integer) on commit drop`;
      await transaction.savepoint(async (outer) => {
        await outer`insert into noted values (1)`;
        await assert.rejects(
          outer.savepoint(async (inner) => {
            await inner`insert into noted values (2)`;
            await inner`select 1 / 0`;
          }),
          /division by zero/,
        );
        await outer`insert into noted values (3)`;
      });
      await assert.rejects(
        transaction.savepoint(async (outer) => {
          await outer`insert into noted values (4)`;
          await outer.savepoint((inner) => inner`insert into noted values (5)`);
          throw new Error('given up');
        }),
        /given up/,
      );
      return transaction<{ n: number }[]>`select n from noted order by n`;
    });
    assert.deepEqual(
      rows.map(({ n }) => n),
      [1, 3],
    );
  });

  it('takes no statement after its end, which would run in that of another', async () => {
    let kept: Transaction | null = null;
    await pool.begin(async (transaction) => {
      kept = transaction;
    });
    await assert.rejects(async () => kept!`select 1`, /the transaction is over/);
  });

  it('commits after the statements that were not awaited', async () => {
    const rows = await pool.begin(async (transaction) => {
      await transaction`create temporary table noted (n integer) on commit drop`;
      for (const n of [1, 2, 3]) void transaction`insert into noted values (${n})`.then(() => {});
      return transaction`select n from noted`;
    });
    assert.equal(rows.length, 3);
  });
});
