import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAccountPlane } from '../../apps/server/src/testing/account-plane.ts';
import { readKeys } from '../../apps/server/src/testing/api-keys.ts';
import { customer, readBooks } from '../../apps/server/src/testing/customer.ts';
import { debianPostgres } from '../../apps/server/src/testing/debian-postgres.ts';
import { testProduct } from '../../apps/server/src/testing/product.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { freePort } from '../../apps/server/src/database/free-port.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';

/**
 * `npm run bench:recovery`: PostgreSQL of the system with pgBackRest and the settings of `deploy/backup`, in a scratch folder. A full backup, load, an
 * account deletion, and a restore to the second before it; then the restore test of `deploy/backup`, on good and on bad backups. Started as root, it runs PostgreSQL as `postgres`.
 */
const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'of the recovery bench, which nobody has 0123456789';
const folder = mkdtempSync(join(tmpdir(), 'theia-recovery-'));
const bin = join(debianPostgres().root, 'bin');
const port = await freePort();
const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
const asRoot = process.getuid?.() === 0;
const environment = {
  PATH: process.env['PATH'],
  LC_ALL: 'C.UTF-8',
  PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
  PGBACKREST_LOG_PATH: join(folder, 'log'),
  PGBACKREST_LOCK_PATH: join(folder, 'lock'),
};

/** Runs a program as the user that owns PostgreSQL. */
function run(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const [command, rest] = asRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd: '/',
    encoding: 'utf8',
    env: { ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

function must(program: string, ...args: readonly string[]): string {
  const { status, said } = run(program, args);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${said}`);
  return said;
}

const report = (line: string) => console.log(line);
const timed = <T>(what: string, work: () => T): T => {
  const began = performance.now();
  const made = work();
  report(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return made;
};

const postgres = (action: 'start' | 'stop') =>
  must(
    join(bin, 'pg_ctl'),
    '-D',
    join(folder, 'data'),
    '-l',
    join(folder, 'server.log'),
    '-w',
    '-t',
    '300',
    '-m',
    'fast',
    action,
  );
const psql = (statement: string, database = 'postgres') =>
  must(join(bin, 'psql'), '-qXAt', '-h', folder, '-p', String(port), '-U', 'postgres', '-d', database, '-c', statement);
const pgbackrest = (...args: readonly string[]) => must('pgbackrest', '--stanza=theia', ...args);

function prepare(): void {
  if (asRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  chmodSync(folder, 0o755);
  for (const name of ['repository', 'spool', 'log', 'lock', 'scratch']) {
    mkdirSync(join(folder, name));
    if (asRoot) chownSync(join(folder, name), idOf('-u'), idOf('-g'));
  }
  const shipped = readFileSync(join(ROOT, 'deploy/backup/pgbackrest.conf'), 'utf8')
    .replace(/^repo1-path=.*$/m, `repo1-path=${join(folder, 'repository')}`)
    .replace(/^repo1-cipher-pass=.*$/m, 'repo1-cipher-pass=of the recovery bench')
    .replace(/^spool-path=.*$/m, `spool-path=${join(folder, 'spool')}`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${join(folder, 'data')}`)
    .replace(/^pg1-port=.*$/m, `pg1-port=${port}\npg1-socket-path=${folder}`);
  writeFileSync(join(folder, 'pgbackrest.conf'), shipped);
  must(
    join(bin, 'initdb'),
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    '--auth-local=trust',
    `--pwfile=${passwordFile()}`,
  );
  const settings = [
    readFileSync(join(ROOT, 'deploy/backup/postgresql-archive.conf'), 'utf8'),
    `listen_addresses = '127.0.0.1'`,
    `port = ${port}`,
    `unix_socket_directories = '${folder}'`,
    'max_locks_per_transaction = 256',
  ];
  writeFileSync(join(folder, 'data/postgresql.conf'), `${settings.join('\n')}\n`);
}

function passwordFile(): string {
  const path = join(folder, 'password');
  writeFileSync(path, 'administrator\n');
  return path;
}

const url = `postgres://theia:plain@127.0.0.1:${port}/theia`;
const config = readConfig(
  {
    DATABASE_URL: url,
    THEIA_SECRET: SECRET,
    THEIA_DATA_DIR: join(folder, 'theia'),
    LOG_LEVEL: 'silent',
    EPHEMERIS_TABLES: 'off',
  },
  folder,
);

async function openTheia() {
  const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
  const cleanUps: (() => Promise<void>)[] = [() => database.close()];
  const test = { database, config, beforeClose: (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp) };
  return {
    test,
    product: await testProduct(test),
    stop: async () => {
      for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    },
  };
}

/** The restore test as an operator runs it. */
function restoreTest(more: NodeJS.ProcessEnv = {}) {
  const metrics = join(folder, 'scratch/metrics.prom');
  const { status, said } = run(join(ROOT, 'deploy/backup/restore-test.sh'), [], {
    THEIA_SECRET: SECRET,
    THEIA_HOME: ROOT,
    RESTORE_TEST_FOLDER: join(folder, 'scratch'),
    METRICS_FILE: metrics,
    PG_BIN: bin,
    ...more,
  });
  const written = existsSync(metrics) ? readFileSync(metrics, 'utf8') : '';
  return { status, said, success: /^theia_restore_test_success (\d)$/m.exec(written)?.[1], written };
}

const theia = (...words: readonly string[]) =>
  spawnSync(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'apps/server/src/cli/main.ts'), ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATABASE_URL: url, THEIA_SECRET: SECRET, THEIA_DATA_DIR: join(folder, 'theia') },
  });

const CALLS = 300;

try {
  prepare();
  postgres('start');
  psql(`create role theia login createrole password 'plain'`);
  psql('create database theia owner theia');
  pgbackrest('stanza-create');
  pgbackrest('check');

  let running = await openTheia();
  const plane = await testAccountPlane(running.test);
  const ada = await plane.signUp('ada@theia.test');
  const [adaKey] = await readKeys(running.test.database, ada.id);
  const bob = await customer(running.test.database, { balanceUsd: '100', plan: null, ratePerSecond: 10_000 });
  const call = async (key: string, times: number) => {
    for (let done = 0; done < times; done += 1) assert.equal((await running.product.natal(key)).status, 200);
  };
  await call(adaKey!.api_key, 3);
  await call(bob.apiKey, CALLS);
  timed('full backup', () => pgbackrest('--type=full', 'backup'));
  await call(bob.apiKey, CALLS);
  const before = {
    ada: await readBooks(running.test.database, ada.id),
    bob: await readBooks(running.test.database, bob.userId),
  };

  const second = psql(`select to_char(clock_timestamp() + interval '1 second', 'YYYY-MM-DD HH24:MI:SS.US+00')`);
  while (psql(`select clock_timestamp() > timestamptz '${second}' + interval '1 second'`) !== 't');
  const deleted = await ada.client.functions.invoke<{ deleted: boolean }>('delete-account', {
    body: { confirmation: 'Delete My Account' },
  });
  assert.equal(deleted.data?.deleted, true);
  await call(bob.apiKey, CALLS);
  report(`the account was deleted a second after ${second}; ${CALLS} calls followed`);
  await running.stop();

  psql('select pg_switch_wal()');
  pgbackrest('check');
  postgres('stop');
  timed('restore', () =>
    pgbackrest('--delta', '--type=time', `--target=${second}`, '--target-action=promote', 'restore'),
  );
  timed('start of PostgreSQL', () => postgres('start'));
  while (psql('select pg_is_in_recovery()') === 't');

  const audit = theia('audit', '--full');
  report(audit.stdout.trim());
  assert.equal(audit.status, 0, audit.stderr);
  running = await openTheia();
  const found = {
    ada: await readBooks(running.test.database, ada.id),
    bob: await readBooks(running.test.database, bob.userId),
  };
  assert.deepEqual(found, before, 'every balance, ledger and call is that of the second before');
  assert.equal((await readKeys(running.test.database, ada.id))[0]?.api_key, adaKey!.api_key);
  await call(adaKey!.api_key, 1);
  report(
    `the deleted account is back with its key, ${found.ada.usage} calls and a balance of ${found.ada.balance} USD; Theia answers it`,
  );
  await running.stop();

  timed('differential backup', () => pgbackrest('--type=diff', 'backup'));
  const good = timed('restore test', () => restoreTest());
  report(good.said.split('\n').at(-1) ?? '');
  assert.deepEqual([good.status, good.success], [0, '1'], good.said);
  assert.ok(Number(/newest_transaction_timestamp_seconds (\d+)/.exec(good.written)?.[1]) > Date.now() / 1_000 - 3_600);

  const faults: readonly { readonly name: string; readonly spoil: () => NodeJS.ProcessEnv; readonly says: RegExp }[] = [
    {
      name: 'another secret',
      spoil: () => ({ THEIA_SECRET: 'another secret than that of the bench 98765' }),
      says: /depends on a secret that this server does not have[\s\S]*FAILED: the audit/,
    },
    {
      name: 'books that do not agree',
      spoil: () => {
        psql(`update public.user_credits set balance_usd = balance_usd + 1 where user_id = '${bob.userId}'`, 'theia');
        pgbackrest('--type=incr', 'backup');
        return {};
      },
      says: /but its ledger sums to[\s\S]*FAILED: the audit/,
    },
    {
      name: 'a repository that is gone',
      spoil: () => {
        rmSync(join(folder, 'repository/backup'), { recursive: true });
        return {};
      },
      says: /FAILED: pgBackRest could not restore/,
    },
  ];
  for (const { name, spoil, says } of faults) {
    const bad = restoreTest(spoil());
    assert.deepEqual([bad.status, bad.success], [1, '0'], bad.said);
    assert.match(bad.said, says);
    assert.ok(!bad.said.includes(SECRET));
    report(`restore test with ${name}: exit code 1, ${bad.said.split('\n').at(-1)}`);
  }
  report('all as expected');
} finally {
  run(join(bin, 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}
