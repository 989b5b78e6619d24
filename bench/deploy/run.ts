import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { debianPostgres } from '../../apps/server/src/testing/debian-postgres.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { root } from '../../scripts/prepare.mjs';
import { auditBooks, isClean } from '../faults/audit.ts';
import { startLoad } from '../faults/clients.ts';
import { missingPrograms, openEngine } from './engine.ts';

/**
 * `npm run bench:deploy -- [--folder FOLDER] [--built] [--clients 12] [--calls 3000] [--rounds 2]`: builds deploy/Dockerfile, and starts two nodes from the image,
 * read-only and without privileges, behind Caddy with deploy/Caddyfile on Debian's PostgreSQL, whose role deploy/compose/create-role.sh makes.
 * Then replaces one node after the other under paid load. No call may fail, be lost or be charged twice.
 * With a folder the image is kept there, and `--built` takes it as it is.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    built: { type: 'boolean', default: false },
    clients: { type: 'string', default: '12' },
    calls: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '2' },
  },
});
const CALLS = Number(values.calls);
const HTTPS_PORT = 8443;
const DATABASE_PORT = 5599;
const REDIS_PORT = 6399;
/** Those of compose.yaml. */
const DATABASE_SETTINGS =
  '-c max_connections=200 -c max_locks_per_transaction=256 -c wal_compression=on -c max_wal_size=2GB';
const NODES = [
  { name: 'theia-1', port: 3101 },
  { name: 'theia-2', port: 3102 },
];
const run = promisify(execFile);
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const missing = missingPrograms();
if (missing !== null) {
  console.log(`not run: ${missing}`);
  process.exit(1);
}
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'theia-deploy-'));
const engine = openEngine(folder);
const closing: (() => unknown)[] = [];
try {
  if (!values.built) {
    const begunMs = performance.now();
    await engine.build();
    console.log(`built deploy/Dockerfile in ${seconds(performance.now() - begunMs)}`);
  }
  console.log(
    `sizes in MB: ${(await engine.inImage(['du', '-sm', '/app', '/var/lib/theia'])).trim().replaceAll(/\s+/g, ' ')}`,
  );
  await replaceNodes();
} finally {
  for (const close of closing.toReversed()) await close();
  await engine.close();
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function replaceNodes(): Promise<void> {
  const environment = { ...(await openServices()) };
  const start = async ({ name, port }: (typeof NODES)[number]): Promise<number> => {
    const begunMs = performance.now();
    await engine.startNode(name, { ...environment, PORT: String(port) });
    await until(() => isReady(port), `${name} ready`);
    return performance.now() - begunMs;
  };
  for (const { name } of NODES) closing.push(() => engine.removeNode(name));
  const started = await Promise.all(NODES.map(start));
  console.log(
    `both nodes, started together on an empty database, were ready after ${started.map(seconds).join(' and ')}`,
  );

  const ca = await startProxy();
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' }, folder);
  const database = await openDatabase(config, { exclusive: false, poolSize: 4 });
  closing.push(() => database.close());
  const rich = { plan: null, balanceUsd: '100000', ratePerSecond: 1_000_000 } as const;
  const customers = await Promise.all([rich, rich, rich].map((wish) => customer(database, wish)));
  const load = startLoad({ port: () => HTTPS_PORT, customers, clients: Number(values.clients), ca });
  const answered = async (calls: number): Promise<void> => {
    const before = load.answeredCount;
    await until(() => load.answeredCount >= before + calls, 'answered calls');
  };
  const begunMs = performance.now();
  await answered(CALLS);
  load.mark();
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const node of NODES) {
      const stoppedMs = performance.now();
      const code = await engine.stopNode(node.name);
      const stopped = seconds(performance.now() - stoppedMs);
      await engine.removeNode(node.name);
      console.log(
        `${node.name} drained in ${stopped} (exit code ${code}), its successor was ready after ${seconds(await start(node))}`,
      );
      await answered(CALLS);
    }
  const took = performance.now() - begunMs;
  const gapMs = load.longestGapMs();
  await load.stop();
  const audit = await auditBooks(database, load.books);
  const { lost, doubled, unanswered, broken, cut } = audit;
  const failed = [...load.statuses].filter(([status]) => status !== 200);
  console.log(
    `${load.answeredCount} calls answered in ${seconds(took)} (${Math.round((load.answeredCount / took) * 1_000)} a second), longest time without an answer ${seconds(gapMs)}; ` +
      `not 200: ${failed.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}; ` +
      `${lost.length} lost, ${doubled.length} doubled, ${unanswered.length + cut} charged and unanswered, ${broken.length} accounts broken`,
  );
  if (failed.length > 0 || cut > 0 || !isClean(audit)) process.exitCode = 1;
}

/** PostgreSQL of this machine, as Debian's user `postgres` runs it, with the role that the shipped script makes; the settings of a node on it. */
async function openServices(): Promise<Record<string, string>> {
  const home = join(folder, 'postgres');
  const { root: programs } = debianPostgres();
  const asPostgres = (program: string, ...args: readonly string[]) =>
    run('runuser', ['-u', 'postgres', '--', join(programs, 'bin', program), '-D', join(home, 'data'), ...args], {
      cwd: '/',
    });
  chmodSync(folder, 0o755);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home);
  await run('chown', ['postgres', home]);
  await asPostgres('initdb', '--auth-host=scram-sha-256', '--auth-local=trust', '--encoding=UTF8', '--locale=C');
  await asPostgres(
    'pg_ctl',
    '-w',
    '-l',
    join(home, 'log'),
    '-o',
    `-p ${DATABASE_PORT} -k ${home} ${DATABASE_SETTINGS}`,
    'start',
  );
  closing.push(() => asPostgres('pg_ctl', '-w', '-m', 'fast', 'stop'));
  await run(join(root, 'deploy/compose/create-role.sh'), [], {
    env: { ...process.env, PGHOST: home, PGPORT: String(DATABASE_PORT), THEIA_DATABASE_PASSWORD: 'of-the-bench' },
  });
  const redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  closing.push(() => redis.kill());
  return {
    REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
    THEIA_NODES: String(NODES.length),
    THEIA_MODE: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://localhost:${HTTPS_PORT}`,
    DATABASE_URL: `postgres://theia:of-the-bench@127.0.0.1:${DATABASE_PORT}/theia`,
    THEIA_SECRET: 'k3Jd8sLq0Zx7Vb2Nm5Qw9Er4Ty6Ui1Op3As8Df',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Theia <no-reply@theia.test>',
    SUPPORT_EMAIL: 'support@theia.test',
    TRUSTED_PROXIES: '1',
  };
}

/** Caddy with the shipped file, on a name for which it is its own authority. Resolves to the certificate of that authority. */
async function startProxy(): Promise<Buffer> {
  const home = join(folder, 'caddy');
  const caddy = spawn('caddy', ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      THEIA_DOMAIN: `https://localhost:${HTTPS_PORT}`,
      THEIA_UPSTREAMS: NODES.map(({ port }) => `127.0.0.1:${port}`).join(' '),
    },
    stdio: 'ignore',
  });
  closing.push(() => caddy.kill());
  const authority = join(home, 'caddy/pki/authorities/local/root.crt');
  const ca = await until(() => readIfThere(authority), "the certificate of Caddy's authority");
  await until(
    () =>
      new Promise<boolean>((resolve) => {
        get(
          { host: '127.0.0.1', servername: 'localhost', port: HTTPS_PORT, path: '/ready', ca, agent: false },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode === 200);
          },
        ).on('error', () => resolve(false));
      }),
    'an answer through the proxy',
    100,
  );
  return ca;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
