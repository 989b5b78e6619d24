import assert from 'node:assert/strict';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { testDatabase } from '../../testing/database.ts';
import { openPool } from '../database.ts';
import { isKnownType } from './values.ts';

const { database } = await testDatabase();
/** More messages than a client sends until its first statement is answered. */
const MESSAGES = 8;

/** A way to the database that breaks each connection at the client's n-th message. */
async function breakingAt(message: number) {
  const { hostname, port } = new URL(database.ownerUrl);
  const server = createServer((inner) => {
    const outer = connect({ host: hostname, port: Number(port) });
    let sent = 0;
    inner.on('data', (chunk) => {
      sent += 1;
      if (sent < message) outer.write(chunk);
      else inner.resetAndDestroy();
    });
    outer.on('data', (chunk) => inner.write(chunk));
    inner.on('error', () => {}).on('close', () => outer.destroy());
    outer.on('error', () => {}).on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(database.ownerUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('a connection that breaks while it is opened', () => {
  for (let message = 1; message <= MESSAGES; message += 1)
    it(`at message ${message} fails the statement that waits for it, or nothing, and ends no process`, async () => {
      const way = await breakingAt(message);
      const pool = openPool(way.url, { max: 1, name: 'theia-broken' });
      await pool`select 1 as one`.then(
        ([row]) => assert.deepEqual(row, { one: 1 }),
        (error: NodeJS.ErrnoException) => assert.equal(error.code, 'ECONNRESET'),
      );
      await pool.end({ timeout: 0 });
      await way.close();
      // A failure that nobody takes is told after the turn in which it happens.
      await new Promise(setImmediate);
    });
});

describe('arrays', () => {
  it('are read as arrays, whatever stands in them', async () => {
    const [row] = await database.sql<Record<string, unknown>[]>`
      select array['a', null, 'NULL', '', ' b ', 'c,d', 'e"f', 'g\\h', '{i}']::text[] as texts, array[1, null, -3]::integer[] as numbers, array[[1, 2], [3, 4]]::integer[] as grid,
        '[0:1]={5,6}'::integer[] as moved, '{}'::uuid[] as nothing, array[true, false] as truths, array['{"a": [1, "}"]}'::jsonb] as objects,
        array['2026-01-02 03:04:05+00'::timestamptz] as instants, array[9007199254740993]::bigint[] as large, array[1.50]::numeric[] as exact, null::text[] as missing`;
    assert.deepEqual(row, {
      texts: ['a', null, 'NULL', '', ' b ', 'c,d', 'e"f', 'g\\h', '{i}'],
      numbers: [1, null, -3],
      grid: [
        [1, 2],
        [3, 4],
      ],
      moved: [5, 6],
      nothing: [],
      truths: [true, false],
      objects: [{ a: [1, '}'] }],
      instants: [new Date('2026-01-02T03:04:05Z')],
      large: ['9007199254740993'],
      exact: ['1.50'],
      missing: null,
    });
  });

  it('are sent as they are read', async () => {
    const texts = ['a', null, 'NULL', '', ' b ', 'c,d', 'e"f', 'g\\h', '{i}'];
    const [row] = await database.sql<Record<string, unknown>[]>`
      select ${texts}::text[] as texts, ${[1, null, -3]}::integer[] as numbers, ${[]}::uuid[] as nothing, ${[
        [1, 2],
        [3, 4],
      ]}::integer[] as grid`;
    assert.deepEqual(row, {
      texts,
      numbers: [1, null, -3],
      nothing: [],
      grid: [
        [1, 2],
        [3, 4],
      ],
    });
  });

  it('of every type in the tables are known', async () => {
    const unknown = await database.sql<{ name: string; oid: number }[]>`
      select distinct format_type(a.atttypid, null) as name, a.atttypid::integer as oid
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where t.typcategory = 'A' and a.attnum > 0 and c.relnamespace::regnamespace::text in ('public', 'private', 'auth')`;
    assert.deepEqual(
      unknown.filter(({ oid }) => !isKnownType(oid)),
      [],
    );
  });
});
