import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { TLSSocket } from 'node:tls';
import { type Cluster, testClusters } from '../../testing/cluster.ts';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { until } from '../../testing/until.ts';
import { findPostgresBinaries } from '../postgres-binaries.ts';
import { changeOwner, unprivilegedIdentity } from '../unprivileged.ts';
import { dial, readEncryption } from './dial.ts';
import { openConnections } from './open-connections.ts';

const clusters = testClusters();
const { folder } = clusters;
let cluster: Cluster;

/** A self-signed certificate and its key. */
const certificate = (name: string, alternative: string) => {
  const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
  const of = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${alternative}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', files.key];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, '-out', files.certificate, ...of], {
    stdio: 'pipe',
  });
  return files;
};
const ours = certificate('ours', 'DNS:localhost');
const foreign = certificate('foreign', 'DNS:localhost');
const numbered = certificate('numbered', 'IP:127.0.0.1');

const urlOf = (parameters: Readonly<Record<string, string>>, host = 'localhost'): string => {
  const url = new URL(cluster.administratorUrl);
  url.hostname = host;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};
const open = (url: string) =>
  openConnections(url, { max: 1, idleTimeoutSeconds: 0, settings: { application_name: 'theia-tls' } });
/** True if the server says that the connection is encrypted. */
const isEncrypted = async (url: string): Promise<boolean> => {
  const sql = open(url);
  try {
    const [row] = await sql<{ ssl: boolean }[]>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    return row!.ssl;
  } finally {
    await sql.end({ timeout: 1 });
  }
};
/** A server that answers the request for TLS as told. */
const peer = async (answer: (socket: Socket) => void): Promise<{ readonly host: string; readonly port: number }> => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.once('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  clusters.beforeClose(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
};
const encryption = (parameters: string) => readEncryption(`postgres://u@h/d?${parameters}`);

before(async () => {
  await copyTemplateDatabase(join(folder, 'server'));
  cluster = await clusters.start('server', findPostgresBinaries());
});

describe('a server that does not offer TLS', () => {
  it('is refused by every mode that requires it', async () => {
    for (const parameters of [
      { sslmode: 'require' },
      { sslmode: 'verify-ca', sslrootcert: ours.certificate },
      { sslmode: 'verify-full', sslrootcert: ours.certificate },
      { sslrootcert: 'system' },
    ])
      await assert.rejects(
        isEncrypted(urlOf(parameters)),
        /localhost does not offer TLS, which sslmode=[\w-]+ requires/,
      );
  });

  it('is used in clear text without a mode, and with prefer and disable', async () => {
    for (const parameters of [{}, { sslmode: 'prefer' }, { sslmode: 'disable' }])
      assert.equal(await isEncrypted(urlOf(parameters)), false);
  });
});

describe('a server that offers TLS', () => {
  before(async () => {
    const data = join(folder, 'server/data');
    copyFileSync(ours.certificate, join(data, 'server.crt'));
    copyFileSync(ours.key, join(data, 'server.key'));
    changeOwner(unprivilegedIdentity([folder]), join(data, 'server.crt'));
    changeOwner(unprivilegedIdentity([folder]), join(data, 'server.key'));
    await cluster.administrator`alter system set ssl = on`;
    await cluster.administrator`select pg_reload_conf()`;
    await until(() => isEncrypted(urlOf({})));
  });

  it('is used encrypted without a mode, with prefer and with require, and in clear text with disable', async () => {
    for (const parameters of [{}, { sslmode: 'prefer' }, { sslmode: 'allow' }, { sslmode: 'require' }])
      assert.equal(await isEncrypted(urlOf(parameters)), true);
    assert.equal(await isEncrypted(urlOf({ sslmode: 'disable' })), false);
  });

  it('is accepted if its certificate is of the authority to trust', async () => {
    const trusted = { sslrootcert: ours.certificate };
    assert.equal(await isEncrypted(urlOf({ sslmode: 'verify-full', ...trusted })), true);
    assert.equal(await isEncrypted(urlOf({ sslmode: 'verify-ca', ...trusted }, '127.0.0.1')), true);
    assert.equal(await isEncrypted(urlOf({ sslmode: 'require', ...trusted }, '127.0.0.1')), true);
  });

  it('is refused if its certificate is of another authority', async () => {
    const trusted = { sslrootcert: foreign.certificate };
    for (const sslmode of ['require', 'verify-ca', 'verify-full'])
      await assert.rejects(
        isEncrypted(urlOf({ sslmode, ...trusted })),
        /the certificate of localhost is refused by sslmode=verify-\w+: self-signed certificate/,
      );
    await assert.rejects(
      isEncrypted(urlOf({ sslmode: 'verify-full' })),
      /is refused by sslmode=verify-full: self-signed/,
    );
  });

  it('is refused by verify-full if its certificate is of another host', async () => {
    await assert.rejects(
      isEncrypted(urlOf({ sslmode: 'verify-full', sslrootcert: ours.certificate }, '127.0.0.1')),
      /the certificate of 127\.0\.0\.1 is refused by sslmode=verify-full: .*127\.0\.0\.1/,
    );
  });

  it('is told apart in a list, with the reason of each refusal', async () => {
    const { port } = new URL(cluster.administratorUrl);
    const list = (hosts: readonly string[]) =>
      urlOf({ sslmode: 'verify-full', sslrootcert: ours.certificate }).replace(
        `localhost:${port}`,
        hosts.map((host) => `${host}:${port}`).join(),
      );
    assert.equal(await isEncrypted(list(['127.0.0.1', 'localhost'])), true);
    await assert.rejects(
      isEncrypted(`${list(['127.0.0.1'])}&target_session_attrs=read-write`),
      /no server of DATABASE_URL takes writes \(127\.0\.0\.1:\d+: the certificate of 127\.0\.0\.1 is refused/,
    );
  });

  it('logs in by SCRAM alone', async () => {
    const url = new URL(urlOf({ sslmode: 'require' }));
    url.password = 'wrong';
    await assert.rejects(isEncrypted(url.href), { code: '28P01' });
    const [row] = await cluster.administrator<{ verifier: string }[]>`
      select rolpassword as verifier from pg_authid where rolname = current_user`;
    assert.match(row!.verifier, /^SCRAM-SHA-256\$/);
  });

  it('notifies listeners over an encrypted connection', async () => {
    const sql = open(urlOf({ sslmode: 'require' }));
    try {
      const heard = Promise.withResolvers<string>();
      await sql.listen('tls', heard.resolve);
      const connections = await cluster.administrator<{ ssl: boolean }[]>`
        select ssl from pg_stat_ssl join pg_stat_activity using (pid) where query = 'listen "tls"'`;
      assert.deepEqual([...connections], [{ ssl: true }]);
      await sql`select pg_notify('tls', ${'é'.repeat(3_000)})`;
      assert.equal(await heard.promise, 'é'.repeat(3_000));
    } finally {
      await sql.end({ timeout: 1 });
    }
  });

  it('carries more than a buffer each way', async () => {
    const sql = open(urlOf({ sslmode: 'require' }));
    try {
      const text = 'x'.repeat(3_000_000);
      const [row] = await sql<{ text: string }[]>`select ${text}::text as text`;
      assert.ok(row!.text === text);
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
});

describe('what answers the request for TLS', () => {
  it('must have the address on its certificate, if it is dialled by address', async () => {
    const address = await peer((socket) => {
      socket.write('S');
      const { certificate: cert, key } = numbered;
      new TLSSocket(socket, { isServer: true, cert: readFileSync(cert), key: readFileSync(key) }).on('error', () => {});
    });
    const socket = await dial(address, encryption(`sslmode=verify-full&sslrootcert=${numbered.certificate}`), 2_000);
    assert.ok(socket instanceof TLSSocket && socket.authorized);
    socket.destroy();
  });

  it('is refused if it says anything but yes or no, or more than that', async () => {
    for (const answer of ['E', 'SS', 'NN', 'Sclear text'])
      for (const mode of ['prefer', 'require'])
        await assert.rejects(
          dial(await peer((socket) => socket.write(answer)), encryption(`sslmode=${mode}`), 2_000),
          /did not answer the request for TLS as PostgreSQL does/,
        );
  });

  it('is given up if it says yes and then nothing, or closes', async () => {
    await assert.rejects(
      dial(await peer((socket) => socket.write('S')), encryption('sslmode=prefer'), 100),
      /did not answer within 100 ms/,
    );
    await assert.rejects(dial(await peer((socket) => socket.write('S', () => socket.end())), encryption(''), 2_000));
    await assert.rejects(dial(await peer((socket) => socket.destroy()), encryption(''), 2_000), { code: 'ECONNRESET' });
  });
});

it('a setting that would be weaker than it reads is refused', () => {
  assert.throws(() => encryption('sslmode=verify-ca'), /sslmode=verify-ca needs sslrootcert/);
  assert.throws(() => encryption('sslmode=require&sslrootcert=system'), /too weak for sslrootcert=system/);
  assert.throws(() => encryption('sslmode=prefer&sslrootcert=system'), /too weak for sslrootcert=system/);
  assert.throws(() => encryption('sslmode=requier'), /sslmode requier is not known/);
  assert.throws(() => encryption('sslmode=require&sslrootcert=/nowhere'), /sslrootcert cannot be read .*\/nowhere/);
  for (const name of ['sslcert', 'sslkey', 'sslcrl', 'sslnegotiation', 'channel_binding'])
    assert.throws(() => encryption(`sslmode=require&${name}=x`), new RegExp(`${name} is not supported`));
});
