import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '../database/database.ts';
import { changeOwner, unprivilegedIdentity } from '../database/unprivileged.ts';
import { freePort } from '../database/free-port.ts';
import { until } from './until.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/**
 * A real PgBouncer in front of a server. It looks up the passwords of roles in the server, as the administrator of `administratorUrl`.
 * @throws Error that says how to install it
 */
export async function startPgBouncer(folder: string, administratorUrl: string, poolMode: 'session' | 'transaction') {
  if (!existsSync(PROGRAM)) throw new Error('This test needs PgBouncer: apt-get install pgbouncer (.ci/run does it)');
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  const administrator = new URL(administratorUrl);
  const port = await freePort();
  const at = (name: string) => join(folder, name);
  writeFileSync(at('users.txt'), `"${administrator.username}" "${administrator.password}"\n`);
  writeFileSync(
    at('pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${administrator.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${at('users.txt')}
auth_user = ${administrator.username}
pool_mode = ${poolMode}
default_pool_size = 40
max_client_conn = 100
logfile = ${at('log')}
verbose = 2
`,
  );
  const identity = unprivilegedIdentity([folder]);
  changeOwner(identity, folder);
  const { program, args, options } = identity.run(PROGRAM, [at('pgbouncer.ini')]);
  const child: ChildProcess = spawn(program, args, { ...options, stdio: 'ignore' });
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  await until(
    async () => {
      const probe = openPool(through(administratorUrl), { max: 1, name: 'theia-pooled' });
      try {
        return await probe.unsafe('select 1');
      } catch {
        return null;
      } finally {
        await probe.end({ timeout: 1 });
      }
    },
    'PgBouncer',
    100,
  );
  return {
    /** The address of a database through the pooler. */
    through,
    log: () => readFileSync(at('log'), 'utf8'),
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
