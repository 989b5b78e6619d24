import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from '../../apps/server/src/testing/end-process.ts';
import { until } from '../../apps/server/src/testing/until.ts';

/** Debian's packages patroni, python3-etcd, etcd-server, haproxy, openssl, iptables and postgresql-15. */
export const PROGRAMS = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/sbin/haproxy',
  '/usr/bin/openssl',
  '/usr/sbin/iptables',
  '/usr/lib/postgresql/15/bin/postgres',
];
const ADDRESSES = ['127.0.77.2', '127.0.77.3', '127.0.77.4'] as const;
const ETCD = '127.0.77.1';
const PROXY = '127.0.77.9';
const PORT = 5632;
const PASSWORD = 'bench';
const STARTED_MS = 120_000;

/**
 * How Theia reaches the members: by their addresses, by their addresses with TLS that checks the certificates, or by HAProxy, which asks
 * Patroni which member is the leader.
 */
export type Route = 'addresses' | 'TLS' | 'HAProxy';

interface Member {
  readonly address: string;
  readonly data: string;
  readonly patroni: ChildProcess;
}

/** Three members of PostgreSQL with synchronous replication, under Patroni and etcd. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts a cluster and waits until it has a leader, a synchronous standby and another replica. */
export async function startCluster(route: Route) {
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
  const certificate = join(home, 'postgres.crt');
  if (route === 'TLS') makeCertificate(certificate, uid, gid);
  const proxy = route === 'HAProxy' ? start('haproxy', '/usr/sbin/haproxy', ['-f', proxyConfig(folder)], home) : null;
  const members = ADDRESSES.map((address): Member => {
    writeFileSync(config(address), patroniConfig(address, join(home, address), route === 'TLS' ? certificate : null), {
      mode: 0o644,
    });
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
    databaseUrl: urlOf(route, certificate),
    folder,
    leader: async (): Promise<Member> => {
      for (const member of members) if (await isAt(member.address, 'leader')) return member;
      throw new Error('the cluster has no leader');
    },
    stop: async (keepLogs: boolean) => {
      for (const address of ADDRESSES) silence(address, '-D');
      for (const { patroni } of members) patroni.kill('SIGCONT');
      for (const child of [...members.map(({ patroni }) => patroni), etcd, proxy]) await endProcess(child, 'SIGTERM');
      if (!keepLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function urlOf(route: Route, certificate: string): string {
  const login = `postgres://postgres:${PASSWORD}`;
  if (route === 'HAProxy') return `${login}@${PROXY}:${PORT}/postgres`;
  const encryption = route === 'TLS' ? `&sslmode=verify-full&sslrootcert=${certificate}` : '';
  return `${login}@${ADDRESSES.map((address) => `${address}:${PORT}`).join()}/postgres?target_session_attrs=read-write${encryption}`;
}

/** One self-signed certificate for all members, with its key beside it. */
function makeCertificate(file: string, uid: number, gid: number): void {
  const key = file.replace(/crt$/, 'key');
  const names = ADDRESSES.map((address) => `IP:${address}`).join();
  execFileSync(
    'openssl',
    ['req', '-x509', '-days', '2', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
      .concat(['-keyout', key, '-out', file])
      .concat(['-subj', '/CN=theia-bench', '-addext', `subjectAltName=${names}`]),
    { stdio: 'pipe' },
  );
  chmodSync(key, 0o600);
  for (const made of [file, key]) chownSync(made, uid, gid);
}

/** Writes what docs/operations/failover.md shows, for the members of this bench. */
function proxyConfig(folder: string): string {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind ${PROXY}:${PORT}
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${ADDRESSES.map((address) => `  server m${address.split('.').at(-1)} ${address}:${PORT} check port 8008`).join('\n')}
`,
    { mode: 0o644 },
  );
  return file;
}

function patroniConfig(address: string, data: string, certificate: string | null): string {
  const encryption =
    certificate === null
      ? ''
      : `, ssl: 'on', ssl_cert_file: '${certificate}', ssl_key_file: '${certificate.replace(/crt$/, 'key')}'`;
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
  parameters: { unix_socket_directories: ''${encryption} }
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewinder, password: ${PASSWORD} }
`;
}

/** Drops (`-A`) or lets through (`-D`) all packets to and from an address. */
export function silence(address: string, action: '-A' | '-D'): void {
  for (const side of ['-d', '-s']) {
    try {
      execFileSync('iptables', [action, 'INPUT', side, address, '-j', 'DROP'], { stdio: 'ignore' });
    } catch {
      if (action === '-A') throw new Error('iptables cannot drop packets here');
    }
  }
}
