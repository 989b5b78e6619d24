import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runCli } from '../cli/run.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { makeDays } from '../jobs/forget.ts';
import { runBatches } from '../jobs/job.ts';
import { bookCalls, countArchived, dayOf, noon, testMover } from '../testing/call-archive.ts';
import { NO_CLICKHOUSE, startClickHouse } from '../testing/clickhouse.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';

const test = await testDatabase({ CALL_LOG_RETENTION_DAYS: '9', PAYLOAD_RETENTION_DAYS: '5' });
const { sql } = test.database;
const folder = mkdtempSync(join(tmpdir(), 'theia-archive-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const passGrace = () =>
  sql`update private.archived_days set moved_at = moved_at - interval '11 minutes' where dropped_at is null`;

describe('the call archive in operation', { skip: NO_CLICKHOUSE }, async () => {
  const clickhouse = await startClickHouse();
  after(() => clickhouse.stop());
  const who = await customer(test.database, { balanceUsd: '100', plan: null });
  const theia = async (dataDir: string, ...words: string[]) => {
    const lines: string[] = [];
    const code = await runCli(words, {
      environment: { THEIA_DATA_DIR: dataDir, CLICKHOUSE_URL: clickhouse.url },
      workingDirectory: folder,
      print: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    return { code, text: lines.join('\n') };
  };
  const archive = (...words: string[]) => theia(test.config.dataDir, 'call-archive', ...words);
  const mover = testMover(test, clickhouse.server);

  it('says so when nothing was copied yet, when ClickHouse is not set, and what a day looks like', async () => {
    assert.match((await archive('status')).text, /Nothing was copied yet/);
    const lines: string[] = [];
    const code = await runCli(['call-archive', 'replay', '2026-11-01'], {
      environment: { THEIA_DATA_DIR: test.config.dataDir },
      workingDirectory: folder,
      print: () => {},
      complain: (line) => lines.push(line),
    });
    assert.deepEqual([code, lines], [1, ['CLICKHOUSE_URL is not set: the call log is in PostgreSQL only.']]);
    for (const day of ['2026-02-30', 'yesterday', "2026-11-01'"])
      assert.deepEqual((await archive('replay', day)).code, 2, day);
  });

  it('drops whole days and clears requests after the retention, and keeps the rest', async () => {
    for (const ago of [12, 7, 4, 1]) await bookCalls(sql, who, noon(ago), 4);
    await runBatches(sql, makeDays);
    await mover.copy();
    const link = await clickhouse.connect();
    assert.equal((await countArchived(link, dayOf(noon(12)))).calls, 4);
    await mover.days();
    const left = async () =>
      link.select(
        `select toString(day) as day, toUInt32(count()) as calls, toUInt32(countIf(isNotNull(request_payload))) as requests from calls group by day order by day`,
      );
    assert.deepEqual(await left(), [
      { day: dayOf(noon(7)), calls: 4, requests: 0 },
      { day: dayOf(noon(4)), calls: 4, requests: 4 },
      { day: dayOf(noon(1)), calls: 4, requests: 4 },
    ]);
    const answers = await link.select(`select toString(day) as day from call_answers group by day order by day`);
    assert.deepEqual(answers, [{ day: dayOf(noon(4)) }, { day: dayOf(noon(1)) }]);
  });

  it('is shown, verified and replayed by the operator', async () => {
    await mover.days();
    await passGrace();
    await mover.days();
    const status = await archive('status');
    assert.equal(status.code, 0, status.text);
    assert.match(status.text, new RegExp(`Read from ClickHouse +before ${dayOf(noon(3))} 00:00 UTC`));
    assert.match(status.text, new RegExp(`Dropped in PostgreSQL +before ${dayOf(noon(3))} 00:00 UTC`));
    assert.match(status.text, /ClickHouse holds +3 days/);
    const verified = await archive('verify');
    assert.deepEqual([verified.code, /2 days agree/.test(verified.text)], [0, true], verified.text);
    assert.equal((await archive('verify', '--day', dayOf(noon(1)))).code, 0);
    const gone = await archive('replay', dayOf(noon(4)));
    assert.deepEqual([gone.code, /ClickHouse has the only copy/.test(gone.text)], [1, true], gone.text);
    assert.match((await archive('replay', dayOf(noon(0)))).text, /still being copied/);

    const link = await clickhouse.connect();
    await link.run(`alter table calls drop partition '${dayOf(noon(1))}'`);
    await link.run(`insert into calls select * from calls where day = '${dayOf(noon(4))}'`);
    const wrong = await archive('verify', '--day', dayOf(noon(1)));
    assert.deepEqual([wrong.code, /differ in the hours 12/.test(wrong.text)], [1, true], wrong.text);
    const twice = await archive('verify', '--day', dayOf(noon(4)));
    assert.deepEqual([twice.code, /4 rows of calls are in ClickHouse more than once/.test(twice.text)], [1, true]);
    assert.match(twice.text, /8 charged calls, the book of charges 4/);
    await link.run(`optimize table calls partition '${dayOf(noon(4))}' final`);
    const replayed = await archive('replay', dayOf(noon(1)));
    assert.deepEqual(
      [replayed.code, replayed.text],
      [0, `${dayOf(noon(1))} was copied again and agrees: 4 calls, 4 frames of answers`],
    );
  });

  it('agrees with PostgreSQL again after a backup of that was restored', async () => {
    const backup = join(folder, 'backup');
    await bookCalls(sql, who, noon(2), 5);
    const backedUp = await theia(test.config.dataDir, 'backup', backup);
    assert.equal(backedUp.code, 0, backedUp.text);
    await sql`update private.call_archive set copied_until = ${new Date(noon(3))}, answers_copied_until = ${new Date(noon(3))}`;
    await bookCalls(sql, who, noon(2) + 3_600_000, 3);
    await mover.copy();
    const link = await clickhouse.connect();
    assert.equal((await countArchived(link, dayOf(noon(2)))).callIds, 8);

    const restoredDir = join(folder, 'restored');
    const restored = await theia(restoredDir, 'restore', backup);
    assert.equal(restored.code, 0, restored.text);
    const config = readConfig(
      { THEIA_DATA_DIR: restoredDir, CALL_LOG_POSTGRES_DAYS: '2', LOG_LEVEL: 'silent' },
      folder,
    );
    const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
    try {
      await database.sql`update private.call_archive set copied_until = ${new Date(noon(3))}, answers_copied_until = ${new Date(noon(3))}`;
      const again = testMover({ database, config: { ...config, callLogPostgresDays: 1 } }, clickhouse.server);
      await again.copy();
      await again.days();
      assert.deepEqual(await countArchived(link, dayOf(noon(2))), { calls: 5, callIds: 5, frames: 5, frameIds: 5 });
      const [state] = await database.sql<{ at: Date }[]>`select private.calls_moved_until() as at`;
      assert.equal(state!.at.toISOString().slice(0, 10), dayOf(noon(1)));
    } finally {
      await database.close();
    }
  });
});
