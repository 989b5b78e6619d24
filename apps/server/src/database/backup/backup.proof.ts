import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runCli } from '../../cli/run.ts';
import { readConfig } from '../../config/config.ts';
import { issueKey, readKeys } from '../../testing/api-keys.ts';
import { fillAccount } from '../../testing/account-rows.ts';
import { testDatabase } from '../../testing/database.ts';
import type { Database, Sql } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { backupDatabase } from './backup.ts';

const test = await testDatabase({}, { fromNothing: true });
const { sql } = test.database;
const folder = mkdtempSync(join(tmpdir(), 'theia-backup-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

async function theia(environment: NodeJS.ProcessEnv, ...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(words, {
    environment,
    workingDirectory: folder,
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const here = { THEIA_DATA_DIR: test.config.dataDir };
const there = (name: string) => ({ THEIA_DATA_DIR: at(name) });

async function opened<T>(environment: NodeJS.ProcessEnv, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(environment, folder), { exclusive: true, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const readableKeys = async (on: Database) => (await readKeys(on)).map((row) => [row.id, row.api_key]);

async function addUser(to: Database, email: string, name: string | null = null): Promise<string> {
  const [user] = await to.sql<
    { id: string }[]
  >`insert into auth.users (email, raw_user_meta_data) values (${email}, ${JSON.stringify(name === null ? {} : { name })}::text::jsonb) returning id`;
  await issueKey(to, user!.id);
  return user!.id;
}

/** Every row of every table, as text, sorted. */
async function contents(on: Sql): Promise<ReadonlyMap<string, string>> {
  const tables = await on<
    { name: string }[]
  >`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('auth', 'private', 'public') and c.relkind in ('r', 'p') and not c.relispartition order by 1`;
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await on.unsafe<{ digest: string; rows: number }[]>(
      `select count(*)::int as rows, coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as digest from ${name} t`,
    );
    found.set(name, `${row?.rows} rows ${row?.digest}`);
  }
  return found;
}

const awkward = 'tab\tline\nquote"\' back\\slash \\N ünïcødé 🜨 \\.';

describe('backup and restore', () => {
  it('restores every row of every table, the sequences, the partitions and readable keys', async () => {
    for (let i = 0; i < 3; i += 1) {
      const id = await addUser(test.database, `user${i}@theia.test`, awkward);
      await fillAccount(sql, id);
      await sql`insert into auth.sessions (user_id) values (${id})`;
    }
    await sql`select private.ensure_day('private.calls', '2027-03-05')`;
    const [old] = await sql<{ id: string; user_id: string }[]>`
      insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, error_message)
      select gen_random_uuid(), '2027-03-05', id, 'r', 'POST', '/x', 402, 1, ${awkward} from auth.users limit 1 returning id, user_id`;
    assert.ok(old);

    const before = await contents(sql);
    const backedUp = await theia(here, 'backup', at('first'));
    assert.deepEqual([backedUp.code, backedUp.err], [0, '']);
    assert.match(backedUp.out, /contains the secret/);
    const restored = await theia(there('first-restored'), 'restore', at('first'));
    assert.deepEqual([restored.code, restored.err], [0, '']);

    await opened(there('first-restored'), async (database) => {
      assert.deepEqual(await contents(database.sql), before);
      assert.deepEqual(await readableKeys(database), await readableKeys(test.database));
      const [partition] =
        await database.sql`select tableoid::regclass::text as name from private.calls where id = ${old.id}`;
      assert.equal(partition?.['name'], 'private.calls_20270305');
      const [user] = await database.sql<{ id: string }[]>`select id from auth.users limit 1`;
      await database.sql`select private.book_credit(${user?.id ?? ''}, 'credit', 1, 'after the restore', 'after')`;
      await assert.rejects(database.sql`delete from credit_ledger`, /append-only/);
      await addUser(database, 'new@theia.test');
      assert.equal((await readableKeys(database)).length, 4);
    });
    assert.equal((await theia(there('first-restored'), 'audit')).code, 0);
  });

  it('is a snapshot of one instant, however much is written during the backup', async () => {
    const stop = new AbortController();
    let written = 0;
    const users = await sql<{ id: string }[]>`select id from auth.users`;
    const writer = (async () => {
      while (!stop.signal.aborted) {
        for (const { id } of users) {
          await sql.begin(async (tx) => {
            await tx`select private.book_credit(${id}, 'credit', 0.01, 'drip', ${`drip:${(written += 1)}`})`;
            await tx`update user_credits set balance_usd = balance_usd - 0.003 where user_id = ${id}`;
            await tx`insert into private.wallet_months as m values (${id}, private.current_month(), 0.003) on conflict (user_id, month) do update set spent_usd = m.spent_usd + 0.003`;
            await tx`insert into private.usage_hours as h values (${id}, private.hour_of(now()), 'free', 'wallet', private.key_or_none(null), 1, 0.003) on conflict (user_id, hour, product, paid_by, api_key_id) do update set calls = h.calls + 1, cost_usd = h.cost_usd + 0.003`;
            await tx`
              with entry as (insert into credit_ledger (user_id, kind, amount_usd, balance_after_usd, calls) select ${id}, 'calls', -0.003, balance_usd, 1 from user_credits where user_id = ${id} returning id)
              insert into private.calls (id, created_at, user_id, request_id, method, path, response_status, processing_time_ms, paid_by, unit_price_usd, total_cost_usd, ledger_id)
              select gen_random_uuid(), now(), ${id}, 'r', 'POST', '/x', 200, 1, 'wallet', 0.003, 0.003, entry.id from entry`;
          });
        }
        if (written % 50 === 0) await sql`insert into auth.users (email) values (${`meanwhile${written}@theia.test`})`;
      }
    })();
    for (const name of ['busy-1', 'busy-2', 'busy-3', 'busy-4', 'busy-5', 'busy-6']) {
      const before = written;
      const backedUp = await theia(here, 'backup', at(name));
      assert.deepEqual([backedUp.code, backedUp.err], [0, '']);
      assert.ok(written > before, 'nothing was written during the backup');
    }
    stop.abort();
    await writer;
    for (const name of ['busy-1', 'busy-6']) {
      const restored = await theia(there(`${name}-restored`), 'restore', at(name));
      assert.deepEqual([restored.code, restored.err], [0, '']);
      assert.equal((await theia(there(`${name}-restored`), 'audit')).code, 0);
    }
  });

  it('finishes when the last rows of a table arrive faster than they are written', { timeout: 60_000 }, async () => {
    for (let i = 0; i < 6; i += 1)
      await sql`insert into private.answer_dictionaries (digest, content) values (${randomBytes(16)}, ${randomBytes(400_000)})`;
    const backedUp = await theia(here, 'backup', at('large'));
    assert.deepEqual([backedUp.code, backedUp.err], [0, '']);
  });

  it('fails when nothing moves any more, and leaves no manifest', async () => {
    const locked = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<void>();
    const holder = sql.begin(async (transaction) => {
      await transaction`lock table public.plans in access exclusive mode`;
      locked.resolve();
      await failed.promise;
    });
    await locked.promise;
    await assert.rejects(
      backupDatabase(test.database, { folder: at('stalled'), secretPath: null, stalledAfterMs: 500 }),
      /backup has stopped: nothing has moved for 0\.5 s/,
    );
    assert.ok(!existsSync(join(at('stalled'), 'manifest.json')));
    failed.resolve();
    await holder;
  });

  it('writes files that only their owner can read, and only into an empty folder', async () => {
    assert.equal(statSync(at('first')).mode & 0o777, 0o700);
    for (const file of readdirSync(at('first')))
      assert.equal(statSync(join(at('first'), file)).mode & 0o777, 0o600, file);
    const again = await theia(here, 'backup', at('first'));
    assert.equal(again.code, 1);
    assert.match(again.err, /is not empty/);
  });

  it('refuses to load over users unless told to replace them', async () => {
    const refused = await theia(there('first-restored'), 'restore', at('first'));
    assert.equal(refused.code, 1);
    assert.match(refused.err, /has 4 users.*--replace/);
    const replaced = await theia(there('first-restored'), 'restore', at('first'), '--replace');
    assert.deepEqual([replaced.code, replaced.err], [0, '']);
    await opened(there('first-restored'), async ({ sql: restored }) =>
      assert.equal((await restored`select from auth.users`).length, 3),
    );
  });

  it('refuses to load while a server runs on the database', async () => {
    const refused = await theia(here, 'restore', at('first'), '--replace');
    assert.equal(refused.code, 1);
    assert.match(refused.err, /Another Theia is running/);
    // Pools close idle connections; what a server listens on stays open as long as it runs.
    const { unlisten } = await test.database.sql.listen('theia_account', () => {});
    const byUrl = await theia({ ...here, DATABASE_URL: test.database.ownerUrl }, 'restore', at('first'), '--replace');
    await unlisten();
    assert.equal(byUrl.code, 1);
    assert.match(byUrl.err, /server is running on this database/);
  });

  it('refuses a damaged or half-written backup, and changes nothing', async () => {
    const env = there('untouched');
    await opened(env, (fresh) => addUser(fresh, 'keep@theia.test'));
    assert.equal((await theia(here, 'backup', at('damaged'))).code, 0);
    const secretBefore = readFileSync(join(at('untouched'), 'secret'), 'utf8');
    appendFileSync(join(at('damaged'), 'public.credit_ledger.copy.gz'), 'x');
    assert.match((await theia(env, 'restore', at('damaged'), '--replace')).err, /damaged: public\.credit_ledger/);
    rmSync(join(at('damaged'), 'public.credit_ledger.copy.gz'));
    assert.match((await theia(env, 'restore', at('damaged'), '--replace')).err, /is incomplete/);
    rmSync(join(at('damaged'), 'manifest.json'));
    assert.match((await theia(env, 'restore', at('damaged'), '--replace')).err, /does not contain a backup/);
    await opened(env, async ({ sql: kept }) =>
      assert.deepEqual(
        (await kept<{ email: string }[]>`select email from auth.users`).map((row) => row.email),
        ['keep@theia.test'],
      ),
    );
    assert.equal(readFileSync(join(at('untouched'), 'secret'), 'utf8'), secretBefore);
  });

  it('refuses a backup whose balances do not agree, and changes nothing', async () => {
    const [user] = await sql<{ id: string }[]>`select id from auth.users limit 1`;
    await sql`update user_credits set balance_usd = balance_usd + 5 where user_id = ${user?.id ?? ''}`;
    assert.equal((await theia(here, 'backup', at('wrong'))).code, 0);
    await sql`update user_credits set balance_usd = balance_usd - 5 where user_id = ${user?.id ?? ''}`;
    const refused = await theia(there('untouched'), 'restore', at('wrong'), '--replace');
    assert.equal(refused.code, 1);
    assert.match(refused.err, /are inconsistent:\nThe balance of/);
    await opened(there('untouched'), async (kept) => assert.equal((await readableKeys(kept)).length, 1));
  });

  it('refuses a backup of a newer release', async () => {
    assert.equal((await theia(here, 'backup', at('newer'))).code, 0);
    const path = join(at('newer'), 'manifest.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"20261101000100"', '"20261101000100", "20991231000000"'));
    assert.match(
      (await theia(there('untouched'), 'restore', at('newer'), '--replace')).err,
      /newer release.*20991231000000/,
    );
  });

  it('does not contain a secret from the environment, and needs the same one to be restored', async () => {
    const secret = { THEIA_SECRET: 'a secret of the environment, long enough 0123456789' };
    const env = { ...there('own-secret'), ...secret };
    await opened(env, (fresh) => addUser(fresh, 'own@theia.test'));
    const backedUp = await theia(env, 'backup', at('without-secret'));
    assert.match(backedUp.out, /Keep THEIA_SECRET/);
    assert.ok(!existsSync(join(at('without-secret'), 'secret')));
    for (const other of [{}, { THEIA_SECRET: 'quite another secret of the environment 9876543210' }]) {
      assert.match(
        (await theia({ ...there('own-secret-restored'), ...other }, 'restore', at('without-secret'))).err,
        /set THEIA_SECRET/,
      );
    }
    const restored = await theia({ ...there('own-secret-restored'), ...secret }, 'restore', at('without-secret'));
    assert.deepEqual([restored.code, restored.err], [0, '']);
    await opened({ ...there('own-secret-restored'), ...secret }, async (loaded) =>
      assert.match((await readableKeys(loaded))[0]?.[1] ?? '', /^THE/),
    );
  });

  it('works with an external database server as well', async () => {
    const url = await opened(there('server'), async (server) => {
      const environment = {
        THEIA_DATA_DIR: at('client'),
        DATABASE_URL: server.ownerUrl.replace(/\/postgres$/, '/shop'),
        THEIA_SECRET: 'a secret of the environment, long enough 0123456789',
      };
      await server.sql`create database shop`;
      await opened(environment, (shop) => addUser(shop, 'shop@theia.test'));
      assert.equal((await theia(environment, 'backup', at('shop'))).code, 0);
      await server.sql`create database second`;
      const second = { ...environment, DATABASE_URL: server.ownerUrl.replace(/\/postgres$/, '/second') };
      const restored = await theia(second, 'restore', at('shop'));
      assert.deepEqual([restored.code, restored.err], [0, '']);
      assert.match((await theia(second, 'user', 'list')).out, /shop@theia\.test/);
      return second.DATABASE_URL;
    });
    assert.match(url, /second$/);
  });
});
