import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../../apps/server/src/database/database.ts';
import { acceptsConnections } from '../../apps/server/src/database/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/database/free-port.ts';
import { endProcess } from '../../apps/server/src/testing/end-process.ts';
import { findPostgresBinaries } from '../../apps/server/src/database/postgres-binaries.ts';
import { changeOwner, unprivilegedIdentity } from '../../apps/server/src/database/unprivileged.ts';
import { copyTemplateDatabase } from '../../apps/server/src/testing/template-database.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { startRelay } from '../../apps/server/src/testing/relay.ts';

/** A primary and a standby with synchronous replication, each reached through a relay that can go silent. */
export type Pair = Awaited<ReturnType<typeof startPair>>;

/** Starts both from the embedded binaries. `fsync`: both wait for their disk, as they do in production. */
export async function startPair({ fsync = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'theia-pair-'));
  const template = join(folder, 'template');
  await copyTemplateDatabase(template);
  const password = readFileSync(join(template, 'password'), 'utf8').trim();
  const { postgres: program, root } = findPostgresBinaries();
  const identity = unprivilegedIdentity([folder, join(root, 'bin')]);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const children: ChildProcess[] = [];
  const urlOf = (port: number) => `postgres://theia:${password}@127.0.0.1:${port}/postgres`;

  const start = async (name: string, port: number, settings: readonly string[]): Promise<void> => {
    const data = join(folder, name);
    appendFileSync(
      join(data, 'postgresql.auto.conf'),
      [
        "listen_addresses = '127.0.0.1'",
        `port = ${port}`,
        "unix_socket_directories = ''",
        'shared_buffers = 32MB',
        // At least that of the server that made the data.
        'max_locks_per_transaction = 256',
        `fsync = ${fsync ? 'on' : 'off'}`,
        ...settings,
      ]
        .map((line) => `${line}\n`)
        .join(''),
    );
    changeOwner(identity, data);
    const command = identity.run(program, ['-D', data]);
    const child = spawn(command.program, command.args, { ...command.options, stdio: ['ignore', 'ignore', 'pipe'] });
    children.push(child);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    await until(
      () => {
        if (child.exitCode !== null) throw new Error(`The ${name} did not start: ${said}`);
        return acceptsConnections(urlOf(port));
      },
      `${name} that answers`,
      50,
    );
  };

  for (const name of ['primary', 'standby']) {
    cpSync(join(template, 'data'), join(folder, name), { recursive: true });
    chmodSync(join(folder, name), 0o700);
  }
  writeFileSync(join(folder, 'standby/standby.signal'), '');
  await start('primary', primaryPort, []);
  await start('standby', standbyPort, [
    'max_locks_per_transaction = 256',
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=theia password=${password} application_name=standby'`,
  ]);
  const owner = openPool(urlOf(primaryPort), { max: 1, name: 'theia-bench' });
  await until(
    async () => (await owner`select from pg_stat_replication where state = 'streaming'`).length > 0,
    'a standby that streams',
    50,
  );
  await owner`alter system set synchronous_standby_names = 'standby'`;
  await owner`select pg_reload_conf()`;
  await owner.end({ timeout: 1 });

  const relays = [
    await startRelay({ host: '127.0.0.1', port: primaryPort }),
    await startRelay({ host: '127.0.0.1', port: standbyPort }),
  ] as const;
  return {
    databaseUrl: `postgres://theia:${password}@127.0.0.1:${relays[0].port},127.0.0.1:${relays[1].port}/postgres?target_session_attrs=read-write`,
    /** The primary itself, without the relay. */
    primaryUrl: urlOf(primaryPort),
    primary: relays[0],
    /** Makes the standby the primary. */
    promote: async () => {
      const standby = openPool(urlOf(standbyPort), { max: 1, name: 'theia-bench' });
      await standby`select pg_promote()`;
      await standby.end({ timeout: 1 });
    },
    stop: async () => {
      for (const relay of relays) await relay.close();
      for (const child of children) await endProcess(child, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
