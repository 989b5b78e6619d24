import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, describe, it } from 'node:test';
import { NO_CLICKHOUSE, startClickHouse } from '../testing/clickhouse.ts';
import { ArchiveError, connectArchive } from './connect.ts';
import { dayLiteral, idLiteral, integerLiteral, textLiteral, uuidLiteral } from './literals.ts';
import { createTables } from './tables.ts';

const HOSTILE = ["' or 1 = 1 --", 'back\\slash \\N \\', 'line\nbreak\ttab\rreturn', '\0\x01\x7f', 'ünïcødé 🜨', ''];

describe('ClickHouse', { skip: NO_CLICKHOUSE }, async () => {
  const clickhouse = await startClickHouse({ password: 'hunter2' });
  after(() => clickhouse.stop());

  it('takes the tables as often as they are made, by several servers at once', async () => {
    const links = await Promise.all(Array.from({ length: 4 }, () => connectArchive(clickhouse.server)));
    await Promise.all(links.map((link) => createTables(clickhouse.server, link)));
    await createTables(clickhouse.server, links[0]!);
    const tables = await links[0]!.select<{ name: string }>(
      `select name from system.tables where database = 'theia' order by name`,
    );
    assert.deepEqual(
      tables.map(({ name }) => name),
      ['call_answers', 'calls', 'installation'],
    );
    for (const link of links) await link.close();
  });

  it('gives back any text of a statement, byte for byte', async () => {
    const link = await clickhouse.connect();
    for (const text of HOSTILE) {
      const [row] = await link.select<{ hex: string }>(`select hex(${textLiteral(text)}) as hex`);
      assert.equal(Buffer.from(row!.hex, 'hex').toString(), text);
    }
    const [row] = await link.select(
      `select toString(${uuidLiteral('0192F000-0000-7000-8000-00000000000A')}) as uuid, ${idLiteral('0192F000-0000-7000-8000-00000000000A')} as id, toInt64(${integerLiteral(-(2n ** 63n))}) as least, toString(${dayLiteral('2026-11-01')}) as day`,
    );
    assert.deepEqual(row, {
      uuid: '0192f000-0000-7000-8000-00000000000a',
      id: '0192f000-0000-7000-8000-00000000000a',
      least: '-9223372036854775808',
      day: '2026-11-01',
    });
    for (const wrong of ["' or ''='", '', '0192f000-0000-7000-8000-00000000000a\n'])
      for (const literal of [uuidLiteral, idLiteral, dayLiteral])
        assert.throws(() => literal(wrong), RangeError, wrong);
    assert.throws(() => integerLiteral(1.5), RangeError);
  });

  it('tells what it refuses and what it cannot be asked, without a password or a value', async () => {
    const link = await clickhouse.connect();
    await assert.rejects(link.select("select unknown_function('secret value')"), (error) => {
      assert.ok(error instanceof ArchiveError);
      return error.code !== null && !error.message.includes('secret value');
    });
    const lines = Readable.from([Buffer.from('not a day\n')]);
    await assert.rejects(link.insert('calls', ['day'], lines), (error) => error instanceof ArchiveError);
    const wrong = await connectArchive({ ...clickhouse.server, password: 'hunter3' });
    await assert.rejects(wrong.select('select 1'), (error) => {
      assert.ok(error instanceof ArchiveError);
      return error.code !== null && !/hunter/.test(error.message);
    });
    await wrong.close();
    const away = await connectArchive({ ...clickhouse.server, origin: 'http://127.0.0.1:1' });
    await assert.rejects(away.select('select 1'), (error) => error instanceof ArchiveError && error.code === null);
    await away.close();
  });

  it('is given up at the deadline, and answers again later', async () => {
    const link = await clickhouse.connect();
    clickhouse.freeze();
    await assert.rejects(link.select('select 1', { deadlineMs: 200 }), /no answer within 200 ms/);
    clickhouse.thaw();
    assert.deepEqual(await link.select('select 1 as one'), [{ one: 1 }]);
  });
});
