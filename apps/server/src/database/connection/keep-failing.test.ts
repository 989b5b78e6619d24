import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testDatabase } from '../../testing/database.ts';
import { openPool } from '../database.ts';

const { database } = await testDatabase();

describe('a connection that the server ends', () => {
  it('fails what is sent on it afterwards in an open transaction, ends no process, and the next statement has another', async () => {
    const pool = openPool(database.ownerUrl, { max: 1, name: 'theia-cut' });
    for (const turns of [0, 1, 2, 5, 20])
      await assert.rejects(
        pool.begin(async (transaction) => {
          const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
          await database.sql`select pg_terminate_backend(${row!.pid}, 10000)`;
          for (let turn = 0; turn < turns; turn += 1)
            await new Promise((resolve) => {
              setImmediate(resolve);
            });
          await transaction`select 1`;
        }),
      );
    assert.deepEqual([...(await pool`select 1 as one`)], [{ one: 1 }]);
    await pool.end({ timeout: 1 });
  });
});
