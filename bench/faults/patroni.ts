import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import type { Fault } from './fault.ts';

/** Debian's packages patroni, python3-etcd, etcd-server and postgresql-15. */
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/iptables', '/usr/lib/postgresql/15/bin/postgres'];
const ADDRESSES = ['127.0.77.2', '127.0.77.3', '127.0.77.4'] as const;
const ETCD = '127.0.77.1';
const PORT = 5632;
const PASSWORD = 'bench';
const STARTED_MS = 120_000;

interface Member {
  readonly address: string;
  readonly data: string;
  readonly patroni: ChildProcess;
}

interface Cluster {
  readonly databaseUrl: string;
  leader(): Promise<Member>;
  readonly config: (address: string) => string;
  readonly folder: string;
  stop(keepLogs: boolean): Promise<void>;
}

async function startCluster(): Promise<Cluster> {
  // Left over when a bench was killed.
  for (const address of ADDRESSES) silence(address, '-D');
  const folder = mkdtempSync(join(tmpdir(), 'theia-patroni-'));
  chmodSync(folder, 0o755);
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  const config = (address: string) => join(folder, `${address}.yml`);
  const start = (name: string, program: string, args: readonly string[], cwd: string): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return spawn(program, args, {
      uid,
      gid,
      cwd,
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/bin:/bin', HOME: cwd },
    });
  };
  const home = join(folder, 'home');
  mkdirSync(home);
  execFileSync('chown', [`${uid}:${gid}`, home]);
  const etcd = start(
    'etcd',
    '/usr/bin/etcd',
    [
      '--data-dir',
      join(home, 'etcd'),
      '--listen-client-urls',
      `http://${ETCD}:2379`,
      '--advertise-client-urls',
      `http://${ETCD}:2379`,
    ]
      .concat(['--listen-peer-urls', `http://${ETCD}:2380`, '--initial-advertise-peer-urls', `http://${ETCD}:2380`])
      .concat(['--initial-cluster', `default=http://${ETCD}:2380`]),
    home,
  );
  const members = ADDRESSES.map((address): Member => {
    writeFileSync(config(address), patroniConfig(address, join(home, address)), { mode: 0o644 });
    return { address, data: join(home, address), patroni: start(address, '/usr/bin/patroni', [config(address)], home) };
  });
  const isAt = async (address: string, path: string): Promise<boolean> =>
    fetch(`http://${address}:8008/${path}`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(
    async () => {
      const synchronous = await Promise.all(ADDRESSES.map((address) => isAt(address, 'synchronous')));
      const replicas = await Promise.all(ADDRESSES.map((address) => isAt(address, 'replica')));
      return synchronous.some(Boolean) && replicas.filter(Boolean).length === 2;
    },
    'a cluster of three',
    500,
    STARTED_MS,
  );
  return {
    databaseUrl: `postgres://postgres:${PASSWORD}@${ADDRESSES.map((address) => `${address}:${PORT}`).join()}/postgres?target_session_attrs=read-write`,
    config,
    folder,
    leader: async () => {
      for (const member of members) if (await isAt(member.address, 'leader')) return member;
      throw new Error('the cluster has no leader');
    },
    stop: async (keepLogs) => {
      for (const address of ADDRESSES) silence(address, '-D');
      for (const { patroni } of members) patroni.kill('SIGCONT');
      for (const child of [...members.map(({ patroni }) => patroni), etcd]) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function patroniConfig(address: string, data: string): string {
  return `scope: theia
name: m${address.split('.').at(-1)}
restapi: { listen: '${address}:8008', connect_address: '${address}:8008' }
etcd3: { host: '${ETCD}:2379' }
bootstrap:
  dcs: { ttl: 8, loop_wait: 1, retry_timeout: 3, synchronous_mode: true, postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, shared_buffers: 64MB } } }
  initdb: [{ encoding: UTF8 }, { locale: C }]
  pg_hba: ['host all all 127.0.0.0/8 scram-sha-256', 'host replication all 127.0.0.0/8 scram-sha-256']
postgresql:
  listen: '${address}:${PORT}'
  connect_address: '${address}:${PORT}'
  data_dir: '${data}'
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: '${data}.pgpass'
  parameters: { unix_socket_directories: '' }
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewinder, password: ${PASSWORD} }
`;
}

/** Drops (`-A`) or lets through (`-D`) all packets to and from an address. */
function silence(address: string, action: '-A' | '-D'): void {
  for (const side of ['-d', '-s']) {
    try {
      execFileSync('iptables', [action, 'INPUT', side, address, '-j', 'DROP'], { stdio: 'ignore' });
    } catch {
      if (action === '-A') throw new Error('iptables cannot drop packets here');
    }
  }
}

const causes: readonly (readonly [name: string, cause: (cluster: Cluster) => Promise<void>])[] = [
  [
    'leader of Patroni silent',
    async (cluster) => {
      const { address, patroni } = await cluster.leader();
      // Its Patroni reaches etcd from another address of this machine, so it is frozen.
      patroni.kill('SIGSTOP');
      silence(address, '-A');
      await newLeader(cluster, address);
    },
  ],
  [
    'leader of Patroni killed',
    async (cluster) => {
      const { address, patroni, data } = await cluster.leader();
      patroni.kill('SIGKILL');
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await newLeader(cluster, address);
    },
  ],
  [
    'switchover of Patroni',
    async (cluster) => {
      const { address } = await cluster.leader();
      await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: `m${address.split('.').at(-1)}` }),
      });
      await newLeader(cluster, address);
    },
  ],
];

async function newLeader(cluster: Cluster, old: string): Promise<void> {
  await until(
    () =>
      cluster.leader().then(
        ({ address }) => address !== old,
        () => false,
      ),
    'a new leader',
    200,
  );
}

export const patroniFaults: readonly Fault[] = causes.map(([name, cause]) => ({
  name,
  missing: () => {
    const absent = PROGRAMS.find((program) => !existsSync(program));
    if (absent !== undefined) return `${absent} is not installed`;
    return process.getuid?.() === 0 ? null : 'only root may drop packets';
  },
  open: async () => {
    const cluster = await startCluster();
    const service = await startService({ DATABASE_URL: cluster.databaseUrl, LOG_LEVEL: 'warn' }).catch(
      async (error: unknown) => {
        await cluster.stop(true);
        throw error;
      },
    );
    return {
      service,
      cause: () => cause(cluster),
      logs: cluster.folder,
      close: async (hasFailed) => {
        await service.stop();
        await cluster.stop(hasFailed);
      },
    };
  },
}));
