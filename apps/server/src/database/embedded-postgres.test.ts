import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readConfig } from '../config/config.ts';
import { openPool } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { issueKey } from '../testing/api-keys.ts';
import { withKeySecrets } from './key-secret.ts';
import { openDatabase } from './open-database.ts';
import { until } from '../testing/until.ts';

// Folders that only their owner can enter, like a private clone.
const directory = mkdtempSync(join(tmpdir(), 'theia-postgres-'));
const folder = join(directory, 'postgres');
const postmasterPid = () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
after(() => rmSync(directory, { recursive: true, force: true }));

test('refuses a second Theia on the same data folder and says what to do', async () => {
  const first = await startEmbeddedPostgres(folder, { exclusive: true });
  await assert.rejects(startEmbeddedPostgres(folder, { exclusive: true }), /Another Theia is running.*THEIA_DATA_DIR/);
  await first.stop();
});

test('allows the command line beside a running server, and keeps the server running', async () => {
  const server = await startEmbeddedPostgres(folder, { exclusive: true });
  const commandLine = await startEmbeddedPostgres(folder, { exclusive: false });
  assert.equal(commandLine.url, server.url);
  await commandLine.stop();
  const sql = openPool(server.url, { max: 1, name: 'theia-test' });
  assert.deepEqual([...(await sql`select 1 as one`)], [{ one: 1 }]);
  await sql.end();
  await server.stop();
});

test('adopts a PostgreSQL that a killed Theia left running', async () => {
  const theia = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
    const { url } = await startEmbeddedPostgres(${JSON.stringify(folder)}, { exclusive: true });
    process.stdout.write(url);
    setInterval(() => {}, 1000);
  `,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [url] = await once(theia.stdout, 'data');
  const pid = postmasterPid();
  theia.kill('SIGKILL');
  await once(theia, 'exit');
  const next = await startEmbeddedPostgres(folder, { exclusive: true });
  assert.equal(postmasterPid(), pid);
  assert.equal(next.url, String(url));
  await next.stop();
});

test('restarts a killed database server without losing committed data', async () => {
  const server = await startEmbeddedPostgres(folder, { exclusive: true });
  const sql = openPool(server.url, { max: 1, name: 'theia-test' });
  await sql`create table if not exists kept (n int)`;
  await sql`insert into kept values (1)`;
  process.kill(postmasterPid(), 'SIGKILL');
  const rows = await until(() => sql`select n from kept`.catch(() => null), 'the restart', 100);
  assert.deepEqual([...rows], [{ n: 1 }]);
  await sql.end({ timeout: 1 });
  await server.stop();
});

test('migrates once, and issues keys that are encrypted at rest and found by HMAC-SHA-256', async () => {
  const config = readConfig({ THEIA_DATA_DIR: directory, LOG_LEVEL: 'silent' }, directory);
  const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
  const { sql } = database;
  const [user] = await sql<{ id: string }[]>`insert into auth.users (email) values ('ada@example.com') returning id`;
  await issueKey(database, user!.id);
  const [key] = await withKeySecrets(
    database,
    (transaction) => transaction<{ plain: string; stored: string; hash: string }[]>`
    select convert_from(private.pad_api_key(key_cipher, key_nonce, secret_id), 'UTF8') as plain, encode(key_cipher, 'escape') as stored, encode(key_hash, 'hex') as hash
    from private.api_keys where user_id = ${user!.id}`,
  );
  assert.match(key!.plain, /^THE[0-9a-f]{15}$/);
  assert.ok(!key!.stored.includes(key!.plain.slice(3)));
  assert.equal(
    key!.hash,
    createHmac('sha256', Buffer.from(config.secrets.apiKeyHex, 'hex')).update(`hash:${key!.plain}`).digest('hex'),
  );
  const [wallet] = await sql`select balance_usd::text from public.user_credits where user_id = ${user!.id}`;
  assert.deepEqual(wallet, { balance_usd: '0.0000' });
  await database.close();
  const again = await openDatabase(config, { exclusive: true, poolSize: 2 });
  assert.equal((await again.sql`select from auth.users`).length, 1);
  await again.close();
});
