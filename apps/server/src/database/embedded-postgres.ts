import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnections } from './connection/open-connections.ts';
import { openPool, type Sql } from './database.ts';
import { findPostgresBinaries, type PostgresBinaries, refuseOtherVersion } from './postgres-binaries.ts';
import { freePort } from './free-port.ts';
import { changeOwner, type Identity, unprivilegedIdentity } from './unprivileged.ts';

const READY_TIMEOUT_MS = 120_000;
/** How long a server may take to finish its current work. */
const STOP_TIMEOUT_MS = 120_000;
const SUPERVISION_MS = 500;
const SERVER_LOCK = `hashtextextended('theia:server', 0)`;

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that a killed Theia left running. The server listens on a free loopback
 * port with scram authentication, and is restarted when it dies.
 * With `exclusive`, a second Theia on the same folder is refused. `binaries` are those of this platform's npm package if not named.
 * @throws Error with the server's last log lines when it does not start
 */
export async function startEmbeddedPostgres(
  folder: string,
  options: { readonly exclusive: boolean; readonly connectionsMax?: number; readonly binaries?: PostgresBinaries },
) {
  const binaries = options.binaries ?? findPostgresBinaries();
  mkdirSync(folder, { recursive: true });
  const identity = unprivilegedIdentity([folder, join(binaries.root, 'bin')]);
  const data = join(folder, 'data');
  const logPath = join(folder, 'server.log');
  const password = readOrMakePassword(folder);
  refuseOtherVersion(folder, binaries.major);
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(binaries.initdb, data, password, identity);

  const urlFor = (port: number) => `postgres://theia:${password}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  let stopped = false;

  const launch = async (port: number): Promise<number> => {
    const log = openSync(logPath, 'a', 0o600);
    const command = identity.run(binaries.postgres, [
      '-D',
      data,
      ...serverSettings(port, options.connectionsMax ?? 100),
    ]);
    child = spawn(command.program, command.args, { ...command.options, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    child.unref();
    const started = child;
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (started.exitCode !== null || started.signalCode !== null) break;
      if (await acceptsConnections(urlFor(port))) return port;
      await sleep(20);
    }
    throw new Error(`The embedded PostgreSQL did not start. Its last log lines (${logPath}):\n${tail(logPath)}`);
  };

  const adopt = async (): Promise<number | null> => {
    const left = readPostmaster(data);
    if (left === null) return null;
    if (!isAlive(left.pid)) return null;
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (isAlive(left.pid) && Date.now() < deadline) {
      if (await acceptsConnections(urlFor(left.port))) return left.port;
      if (!isPostgres(left.pid)) {
        rmSync(join(data, 'postmaster.pid'), { force: true });
        return null;
      }
      await sleep(100);
    }
    return null;
  };

  const startServer = async (wantedPort: number | null): Promise<number> => {
    const adopted = await adopt();
    if (adopted !== null) return adopted;
    changeOwner(identity, data);
    const deadline = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      try {
        return await launch(wantedPort ?? (await freePort()));
      } catch (error) {
        // Backends of a killed postmaster keep its shared memory for a moment, and another process may take the chosen port before we use it.
        if (
          stopped ||
          Date.now() > deadline ||
          !/shared memory block|could not bind|Address already in use|lock file/.test(tail(logPath))
        )
          throw error;
        await sleep(250);
      }
    }
  };

  const port = await startServer(null);
  const url = urlFor(port);
  const lock = options.exclusive ? await takeServerLock(url, folder) : null;

  let restart: Promise<unknown> | null = null;
  const supervision = setInterval(() => {
    const running = readPostmaster(data);
    if (restart !== null || (running !== null && isAlive(running.pid))) return;
    restart = startServer(port)
      .catch(() => {})
      .finally(() => {
        restart = null;
      });
  }, SUPERVISION_MS);
  supervision.unref();

  return {
    url,
    /** Shuts the server down after its current work, unless another Theia process started it or still uses it. */
    stop: async () => {
      stopped = true;
      clearInterval(supervision);
      await restart;
      await lock?.end({ timeout: 1 });
      if (!options.exclusive && (child === null || (await isServed(url)))) return;
      const running = readPostmaster(data);
      if (running === null || !isAlive(running.pid)) return;
      process.kill(running.pid, 'SIGINT');
      const deadline = Date.now() + STOP_TIMEOUT_MS;
      while (existsSync(join(data, 'postmaster.pid')) && isAlive(running.pid) && Date.now() < deadline) await sleep(20);
    },
  };
}

function serverSettings(port: number, connectionsMax: number): string[] {
  const settings: Readonly<Record<string, string>> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: String(connectionsMax),
    shared_buffers: '128MB',
    // A statement over every day of the log locks each of its partitions and their indexes.
    max_locks_per_transaction: '256',
    max_wal_size: '2GB',
    wal_compression: 'on',
    jit: 'off',
    password_encryption: 'scram-sha-256',
    log_timezone: 'UTC',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function initialise(initdb: string, data: string, password: string, identity: Identity): void {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  changeOwner(identity, data);
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(identity, passwordFile);
  try {
    const command = identity.run(initdb, [
      '-D',
      data,
      '-U',
      'theia',
      '-E',
      'UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ]);
    const { status, stderr, error } = spawnSync(command.program, command.args, {
      ...command.options,
      encoding: 'utf8',
    });
    if (status !== 0) {
      rmSync(data, { recursive: true, force: true });
      throw new Error(`The embedded PostgreSQL could not be initialised in ${data}: ${error?.message ?? stderr}`);
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function readOrMakePassword(folder: string): string {
  const path = join(folder, 'password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

function readPostmaster(data: string): { readonly pid: number; readonly port: number } | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) ? { pid, port } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(existsSync('/proc/self') ? readFileSync(`/proc/${pid}/status`, 'utf8') : '');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self')) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/** Whether a PostgreSQL answers a statement. */
export async function acceptsConnections(url: string): Promise<boolean> {
  const sql = openPool(url, { max: 1, name: 'theia-start' });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The lock lasts as long as its connection, so it is released when a Theia process is killed. */
async function takeServerLock(url: string, folder: string): Promise<Sql> {
  const lock = openConnections(url, {
    max: 1,
    idleTimeoutSeconds: 0,
    settings: { application_name: 'theia-server-lock' },
    holdsLocks: true,
  });
  const deadline = Date.now() + 3_000;
  for (;;) {
    const [row] = await lock.unsafe<{ taken: boolean }[]>(`select pg_try_advisory_lock(${SERVER_LOCK}) as taken`);
    if (row?.taken === true) return lock;
    if (Date.now() > deadline) break;
    await sleep(100);
  }
  await lock.end({ timeout: 1 });
  throw new Error(
    `Another Theia is running on ${folder}. Stop it first, or give this one another data folder with THEIA_DATA_DIR.`,
  );
}

async function isServed(url: string): Promise<boolean> {
  const sql = openPool(url, { max: 1, name: 'theia-start' });
  try {
    const [row] = await sql`select from pg_stat_activity where application_name = 'theia-server-lock'`;
    return row !== undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function tail(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(-15).join('\n');
  } catch {
    return '';
  }
}
