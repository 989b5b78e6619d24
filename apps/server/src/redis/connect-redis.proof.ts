import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readRedisUrl } from '../config/connection-string.ts';
import { NO_REDIS, startRedis, type TestRedis } from '../testing/redis.ts';
import { NEVER_MS, until } from '../testing/until.ts';
import { connectRedis, redisScript, refusal } from './connect-redis.ts';

const ADD = redisScript(`return redis.call('INCRBY', KEYS[1], ARGV[1])`);
const connect = (url: string) => connectRedis({ server: readRedisUrl(url), patienceMs: NEVER_MS, onLost: () => {} });

describe('a Redis with TLS, users and databases', { skip: NO_REDIS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-redis-tls-'));
  const [certificate, key] = [join(folder, 'redis.crt'), join(folder, 'redis.key')];
  let redis: TestRedis;
  before(async () => {
    const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
    const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...pair, '-out', certificate, ...of], { stdio: 'pipe' });
    const tls = ['--tls-port', 'PORT', '--tls-auth-clients', 'no', '--tls-cert-file', certificate];
    const users = ['--user', 'theia', 'on', '>secret', '~theia:*', '+@all', '--user', 'default', 'off'];
    redis = await startRedis(
      ['--port', '0', ...tls, '--tls-key-file', key, ...users],
      (port) => `rediss://theia:secret@localhost:${port}/1?sslrootcert=${certificate}`,
    );
  });
  after(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is used over a checked connection', async () => {
    const link = await connect(redis.url);
    assert.equal(await link.run(ADD, 'theia:sum', ['2']), 2);
    assert.equal(await link.run(ADD, 'theia:sum', ['3']), 5);
    link.end();
  });

  it('is refused if its certificate is of an unknown authority, or of another host', async () => {
    for (const url of [redis.url.replace(/\?.*/, ''), redis.url.replace('localhost', '127.0.0.1')])
      await assert.rejects(connect(url), (error) => /certificate|altnames/.test(refusal(error) ?? ''), url);
  });

  it('is refused with a wrong password, an unknown database, or a key that the user may not touch', async () => {
    for (const [url, reason] of [
      [redis.url.replace(':secret', ':other'), /WRONGPASS/],
      [redis.url.replace('/1?', '/99?'), /DB index/],
    ] as const)
      await assert.rejects(connect(url), (error) => reason.test(refusal(error) ?? ''), url);
    const link = await connect(redis.url);
    await assert.rejects(link.run(ADD, 'other:sum', ['1']), (error) => /NOPERM/.test(refusal(error) ?? ''));
    link.end();
  });
});

describe('a connection', { skip: NO_REDIS }, () => {
  let redis: TestRedis;
  before(async () => {
    redis = await startRedis();
  });
  after(() => redis.stop());

  it('runs a script that Redis has forgotten', async () => {
    const link = await connect(redis.url);
    await link.run(ADD, 'sum', ['2']);
    execFileSync('redis-cli', ['-p', String(redis.port), 'script', 'flush'], { stdio: 'pipe' });
    assert.equal(await link.run(ADD, 'sum', ['3']), 5);
    link.end();
  });

  it('tells once that it was lost, and a server that is away from one that refuses', async () => {
    const { promise, resolve } = Promise.withResolvers<Error>();
    const link = await connectRedis({ server: readRedisUrl(redis.url), patienceMs: NEVER_MS, onLost: resolve });
    await redis.kill();
    assert.equal(refusal(await promise), null);
    await assert.rejects(link.run(ADD, 'sum', ['1']));
    await assert.rejects(connect(redis.url), (error) => refusal(error) === null);
    link.end();
    await redis.start();
  });

  it('is given up if the server does not answer in time', async () => {
    redis.freeze();
    const server = readRedisUrl(redis.url);
    await until(
      () =>
        connectRedis({ server, patienceMs: 50, onLost: () => {} }).then(
          (link) => void link.end(),
          (error: Error) => /did not answer within 50 ms|Connection timeout/.test(error.message),
        ),
      'a try that is given up',
    );
    redis.thaw();
  });
});
