import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { openPool } from '../database.ts';

const { database } = await testDatabase();
const pool = openPool(database.ownerUrl, { max: 2, name: 'theia-hears' });
after(() => pool.end());

const connections = async (): Promise<readonly number[]> =>
  (
    await database.sql<{ pid: number }[]>`
      select pid from pg_stat_activity where application_name = 'theia-hears' order by pid`
  ).map(({ pid }) => pid);

describe('listening', () => {
  it('hears every channel of a pool on one connection, and on one new connection when that was killed', async () => {
    const heard: string[] = [];
    let begun = 0;
    const channels = ['one', 'two', 'two'];
    const listeners = await Promise.all(
      channels.map((channel, number) =>
        pool.listen(
          channel,
          (payload) => void heard.push(`${number} ${payload}`),
          () => void (begun += 1),
        ),
      ),
    );
    const tell = async (word: string) => {
      await database.sql`select pg_notify('one', ${word}), pg_notify('two', ${word})`;
      await until(() => heard.filter((text) => text.endsWith(word)).length >= 3, `three listeners that hear ${word}`);
    };
    await tell('before');
    const [first, ...others] = await connections();
    assert.deepEqual(others, []);
    assert.equal(begun, 3);

    await database.sql`select pg_terminate_backend(${first!})`;
    await until(() => begun === 6, 'listening again');
    await tell('after');
    const now = await connections();
    assert.equal(now.length, 1);
    assert.notEqual(now[0], first);

    await listeners[1]!.unlisten();
    await listeners[2]!.unlisten();
    await database.sql`select pg_notify('two', 'nobody')`;
    await database.sql`select pg_notify('one', 'last')`;
    await until(() => heard.includes('0 last'));
    assert.ok(!heard.some((text) => text.endsWith('nobody')));
    await listeners[0]!.unlisten();
    await until(async () => (await connections()).length === 0, 'no connection without a listener');
    assert.deepEqual(
      heard.toSorted(),
      ['0 after', '0 before', '0 last', '1 after', '1 before', '2 after', '2 before'],
      'each is heard once',
    );
  });
});
