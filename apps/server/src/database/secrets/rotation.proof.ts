import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { authRoutes } from '../../account/auth/auth-routes.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { deriveSecrets } from '../../config/secrets.ts';
import { runCli } from '../../cli/run.ts';
import { withRole } from '../../config/connection-string.ts';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { issueKey, readKeys } from '../../testing/api-keys.ts';
import { testClusters } from '../../testing/cluster.ts';
import { customer, readBooks } from '../../testing/customer.ts';
import { testProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { auditAccounts } from '../audit/audit.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { findPostgresBinaries } from '../postgres-binaries.ts';
import { openConnections } from '../connection/open-connections.ts';
import { connectionsWithout } from './nodes.ts';
import { rewrap } from './rewrap.ts';
import { decryptRow, type SealedTable, encryptForRow } from './encrypted-row.ts';
import { newCallId } from '../../metering/call-id.ts';

const OLD = 'the first secret of this installation 0123456789';
const NEW = 'the second secret of this installation 987654321';
const OTHER = 'a secret that this installation never had 5566778899';
const BEFORE = { THEIA_SECRET: OLD };
const FIRST_STEP = { THEIA_SECRET: OLD, THEIA_SECRET_NEXT: NEW };
const SECOND_STEP = { THEIA_SECRET: NEW, THEIA_SECRET_PREVIOUS: OLD };
const LAST_STEP = { THEIA_SECRET: NEW };

const clusters = testClusters();
const server = await clusters.start('server', findPostgresBinaries());
const log = pino({ level: 'silent' });

const environmentOf = (url: string, secrets: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  DATABASE_URL: url,
  THEIA_DATA_DIR: join(clusters.folder, 'data'),
  LOG_LEVEL: 'silent',
  EPHEMERIS_TABLES: 'off',
  PASSWORD_HASH_COST: '4',
  ...secrets,
});

const open = (url: string, secrets: NodeJS.ProcessEnv): Promise<Database> =>
  openDatabase(readConfig(environmentOf(url, secrets), clusters.folder), { exclusive: true, poolSize: 4 });

interface Node {
  readonly database: Database;
  readonly config: Config;
  /** Requests to the auth service. */
  readonly auth: (path: string, body: unknown, token?: string) => Promise<Record<string, unknown>>;
  readonly beforeClose: (cleanUp: () => Promise<void>) => void;
  stop(): Promise<void>;
}

const running = new Set<Node>();
clusters.beforeClose(async () => {
  for (const node of running) await node.stop();
});

async function start(url: string, secrets: NodeJS.ProcessEnv): Promise<Node> {
  const config = readConfig(environmentOf(url, secrets), clusters.folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 4 });
  const listener = await database.sql.listen('theia_account', () => {});
  const app = new Hono().route('/auth/v1', authRoutes({ config, database, log, confirmEmail: false }));
  const cleanUps: (() => Promise<unknown>)[] = [() => database.close(), () => listener.unlisten()];
  const node: Node = {
    database,
    config,
    beforeClose: (cleanUp) => void cleanUps.push(cleanUp),
    auth: async (path, body, token) => {
      const response = await app.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { ...((await response.json()) as object), status: response.status };
    },
    stop: async () => {
      running.delete(node);
      for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    },
  };
  running.add(node);
  return node;
}

async function theia(url: string, secrets: NodeJS.ProcessEnv, ...words: string[]) {
  const said: string[] = [];
  const code = await runCli(words, {
    environment: environmentOf(url, secrets),
    workingDirectory: clusters.folder,
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  return { code, said: said.join('\n') };
}

const secretsOf = (...secrets: readonly string[]) =>
  secrets.flatMap((secret) => [
    secret,
    deriveSecrets(secret).apiKeyHex,
    Buffer.from(deriveSecrets(secret).jwt).toString('hex'),
  ]);

/** Until PostgreSQL has ended the connections of servers that were stopped. */
const othersLeft = ({ sql }: Database) =>
  until(async () => (await connectionsWithout(sql, deriveSecrets(NEW).id, 'makes')) === 0);

describe('a rotation of the secret', () => {
  it('fails no paid call on two nodes that are restarted one after the other, and every key goes on through a killed rewrap', async () => {
    const url = await server.database('load', 'createrole');
    let nodes: { node: Node; url: string; calls: number }[] = [];
    const add = async (secrets: NodeJS.ProcessEnv) => {
      const node = await start(url, secrets);
      nodes = [...nodes, { node, url: (await testProduct(node)).url, calls: 0 }];
    };
    await add(BEFORE);
    await add(BEFORE);
    const shop = nodes[0]!.node.database;
    const callers = await Promise.all(
      Array.from({ length: 4 }, () => customer(shop, { balanceUsd: '1000', plan: null, ratePerSecond: 10_000 })),
    );
    const others = await customer(shop);
    for (let made = 0; made < 700; made += 1) await issueKey(shop, others.userId);

    const failed: string[] = [];
    const answered = new Map(callers.map(({ userId }) => [userId, 0]));
    const load = { ended: false };
    const calling = callers.map(async ({ userId, apiKey }, index) => {
      for (let turn = index; !load.ended; turn += 1) {
        const at = nodes[turn % nodes.length]!;
        at.calls += 1;
        try {
          const response = await fetch(`${at.url}/swiss/natal`, {
            method: 'POST',
            headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
            body: JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' }),
          });
          await response.arrayBuffer();
          if (response.status === 200) answered.set(userId, answered.get(userId)! + 1);
          else failed.push(`${response.status} ${response.statusText}`);
        } catch (error) {
          failed.push(String(error));
        } finally {
          at.calls -= 1;
        }
      }
    });
    const atLeast = async (more: number) => {
      const before = [...answered.values()].reduce((sum, count) => sum + count, 0);
      await until(() => [...answered.values()].reduce((sum, count) => sum + count, 0) >= before + more);
    };
    const restartAll = async (secrets: NodeJS.ProcessEnv) => {
      for (const old of nodes) {
        await add(secrets);
        nodes = nodes.filter((one) => one !== old);
        await until(() => old.calls === 0);
        await old.node.stop();
        await atLeast(5);
      }
    };
    try {
      await atLeast(10);
      await restartAll(FIRST_STEP);
      const early = await theia(url, FIRST_STEP, 'secrets', 'rewrap');
      assert.deepEqual([early.code, /THEIA_SECRET_NEXT is set/.test(early.said)], [1, true]);
      await restartAll(SECOND_STEP);
      await othersLeft(nodes[0]!.node.database);

      const killed = spawn(process.execPath, [join(import.meta.dirname, '../../cli/main.ts'), 'secrets', 'rewrap'], {
        env: { PATH: process.env['PATH'], ...environmentOf(url, SECOND_STEP) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exit = new Promise((resolve) => killed.once('exit', resolve));
      await Promise.race([exit, new Promise((resolve) => killed.stdout.once('data', resolve))]);
      killed.kill('SIGKILL');
      await exit;
      const { sql } = nodes[0]!.node.database;
      const [half] = await sql<
        { stored: number }[]
      >`select count(*)::int as stored from private.api_keys where secret_id = ${deriveSecrets(NEW).id}`;
      assert.ok(half!.stored > 0, 'what was done before the kill stays');

      const twice = await Promise.all([
        theia(url, SECOND_STEP, 'secrets', 'rewrap'),
        theia(url, SECOND_STEP, 'secrets', 'rewrap'),
      ]);
      for (const { code, said } of twice) {
        assert.equal(code, 0, said);
        assert.match(said, /Nothing that is stored depends on THEIA_SECRET_PREVIOUS/);
      }
      const again = await theia(url, SECOND_STEP, 'secrets', 'rewrap');
      assert.match(
        again.said,
        /: 0 API keys, 0 second factors, and 0 webhook endpoints, event subscriptions, events and reports were stored anew/,
      );
      await atLeast(10);
      await restartAll(LAST_STEP);
      await atLeast(10);
    } finally {
      load.ended = true;
      await Promise.all(calling);
    }
    assert.deepEqual(failed, []);
    const { database } = nodes[0]!.node;
    for (const { userId } of callers) assert.equal((await readBooks(database, userId)).usage, answered.get(userId));
    assert.deepEqual((await auditAccounts(database.sql)).differences, []);
    const keys = await readKeys(database);
    assert.deepEqual(
      callers.map(({ apiKey }) => keys.filter((key) => key.api_key === apiKey).length),
      [1, 1, 1, 1],
    );
    assert.equal(keys.length, 705);
    for (const { node } of nodes) await node.stop();
  });

  it('keeps users signed in, their second factor and their keys on nodes of both steps', async () => {
    const url = await server.database('users', 'createrole');
    const [first, second] = [await start(url, FIRST_STEP), await start(url, SECOND_STEP)];
    const signedUp = await first.auth('/signup', { email: 'ada@theia.test', password: 'correct horse 1' });
    const token = String(signedUp['access_token']);
    const userId = String(decodeJwt(token).sub);
    assert.equal(decodeProtectedHeader(token).kid, first.config.secrets.id);

    const enrolled = await second.auth('/factors', { factor_type: 'totp', friendly_name: 'Phone' }, token);
    const { secret } = enrolled['totp'] as { secret: string };
    const verify = async (node: Node, bearer: string, periods = 0) => {
      const { id } = await node.auth(`/factors/${String(enrolled['id'])}/challenge`, {}, bearer);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + periods * 30_000,
      });
      return node.auth(`/factors/${String(enrolled['id'])}/verify`, { challenge_id: id, code }, bearer);
    };
    const lifted = await verify(first, token);
    assert.equal(lifted['status'], 200);

    const refresh = (node: Node, refreshToken: unknown) =>
      node.auth('/token?grant_type=refresh_token', { refresh_token: refreshToken });
    const renewed = await refresh(first, lifted['refresh_token']);
    const repeated = await refresh(second, lifted['refresh_token']);
    assert.deepEqual([repeated['status'], repeated['refresh_token']], [200, renewed['refresh_token']]);
    assert.equal(decodeProtectedHeader(String(repeated['access_token'])).kid, second.config.secrets.id);

    const planes = [await testAccountPlane(first), await testAccountPlane(second)];
    for (const bearer of [renewed['access_token'], repeated['access_token']]) {
      const seen = await Promise.all(
        planes.map((plane) => plane.clientWith(String(bearer)).from('api_keys').select('api_key')),
      );
      assert.deepEqual(
        seen.map(({ error }) => error),
        [null, null],
      );
      assert.match(seen[0]?.data?.[0]?.api_key ?? '', /^THE[0-9a-f]{15}$/);
      assert.deepEqual(seen[0]?.data, seen[1]?.data);
    }
    await first.stop();
    await othersLeft(second.database);
    assert.equal((await theia(url, SECOND_STEP, 'secrets', 'rewrap')).code, 0);
    await second.stop();
    const last = await start(url, LAST_STEP);
    assert.equal((await verify(last, String(repeated['access_token']), 1))['status'], 200);
    assert.equal((await readKeys(last.database, userId)).length, 1);

    const forged = (header: object, key: Uint8Array) =>
      new SignJWT({ ...decodeJwt(token) }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);
    const old = deriveSecrets(OLD);
    for (const [what, bearer] of Object.entries({
      'a token of the old secret': token,
      'a token of the old secret that names the new one': await forged({ kid: last.config.secrets.id }, old.jwt),
      'a token of the old secret that names none': await forged({}, old.jwt),
      'a token that names no secret of ours': await forged({ kid: 'x' }, last.config.secrets.jwt),
    }))
      assert.equal((await last.auth('/factors', { factor_type: 'totp' }, bearer))['status'], 403, what);

    const password = createHmac('sha256', old.apiKeyHex).update('authenticator').digest('base64url');
    const login = openConnections(withRole(url, last.database.roles.authenticator, password), {
      max: 1,
      idleTimeoutSeconds: 0,
      settings: { application_name: 'thief' },
    });
    await assert.rejects(login`select 1`, /password authentication failed/, 'the old secret opens no connection');
    await login.end({ timeout: 1 });
    await last.stop();
  });

  it('is refused while a server makes with the old secret, and a dry run says what would be done', async () => {
    const url = await server.database('busy', 'createrole');
    const node = await start(url, BEFORE);
    const { apiKey } = await customer(node.database);
    const refused = await theia(url, SECOND_STEP, 'secrets', 'rewrap');
    assert.equal(refused.code, 1);
    assert.match(refused.said, /\d+ connections belong to servers or commands that do not make with this THEIA_SECRET/);
    const planned = await theia(url, SECOND_STEP, 'secrets', 'rewrap', '--dry-run');
    assert.equal(planned.code, 0);
    assert.match(planned.said, /secret [0-9a-f]{16}: 1 API keys \(never used\), 0 second factors: is stored anew/);
    assert.match(planned.said, /Not possible yet/);
    for (const secret of [...secretsOf(OLD, NEW), apiKey])
      assert.ok(!`${refused.said}${planned.said}`.includes(secret));
    assert.deepEqual(
      (await readKeys(node.database)).map((key) => key.api_key),
      [apiKey],
    );
    await node.stop();
  });
});

describe('a secret that was removed too early', () => {
  it('is refused at the start with what depends on it, and nothing was changed', async () => {
    const url = await server.database('early', 'createrole');
    const node = await start(url, BEFORE);
    const { userId } = await customer(node.database);
    for (const secrets of [{ THEIA_SECRET: OTHER }, { THEIA_SECRET: NEW, THEIA_SECRET_PREVIOUS: OTHER }])
      await assert.rejects(open(url, secrets), (error: Error) => {
        assert.match(
          error.message,
          /depends on a secret that this server does not have:\n {2}- secret [0-9a-f]{16}: 1 API keys \(never used\), 0 second factors\nSet THEIA_SECRET_PREVIOUS/,
        );
        for (const secret of secretsOf(OLD, NEW, OTHER)) assert.ok(!error.message.includes(secret));
        return true;
      });
    const plane = await testAccountPlane(node);
    assert.equal((await plane.visitor.from('plans').select('id')).error, null, 'the login role is as it was');
    assert.equal((await readKeys(node.database, userId)).length, 1);
    await node.stop();
  });

  it('is not needed by an installation that holds nothing', async () => {
    const url = await server.database('empty', 'createrole');
    await (await open(url, BEFORE)).close();
    const database = await open(url, LAST_STEP);
    assert.deepEqual([...(await database.sql`select id from auth.users`)], []);
    await database.close();
  });
});

describe('storing anew', () => {
  it('names a key that its secret does not open, leaves it as it was, and passes over a row that somebody holds', async () => {
    const url = await server.database('broken', 'createrole');
    const before = await open(url, BEFORE);
    const broken = await customer(before);
    await customer(before);
    await before.sql`update private.api_keys set key_hash = ${Buffer.from(randomUUID())} where id = ${broken.keyId}`;
    await before.close();
    const database = await open(url, SECOND_STEP);
    await othersLeft(database);
    const { code, said } = await theia(url, SECOND_STEP, 'secrets', 'rewrap');
    assert.equal(code, 1);
    assert.match(said, new RegExp(`The API key ${broken.keyId} cannot be read with its secret`));
    assert.match(said, /1 rows were not stored anew/);
    const rows = await database.sql<{ id: string; secret_id: string }[]>`select id, secret_id from private.api_keys`;
    for (const { id, secret_id: under } of rows) assert.equal(under, deriveSecrets(id === broken.keyId ? OLD : NEW).id);

    const config = readConfig(environmentOf(url, { THEIA_SECRET: OLD, THEIA_SECRET_PREVIOUS: NEW }), clusters.folder);
    const progress: number[] = [];
    let batches = 0;
    const work = await database.sql.begin(async (holder) => {
      await holder`select id from private.api_keys where id <> ${broken.keyId} for update`;
      const begun = rewrap(database.sql, config, {
        onProgress: (_what, done) => progress.push(done),
        before: async () => {
          batches += 1;
        },
      });
      await Promise.race([until(() => batches > 2), begun]);
      assert.deepEqual(progress, []);
      return { begun };
    });
    assert.deepEqual(
      { ...(await work.begun) },
      {
        keys: 1,
        factors: 0,
        personal: 0,
        unreadableKeys: [],
        unreadableFactors: [],
        unreadablePersonal: [],
        unknown: 0,
      },
    );
    await database.close();
  });

  it('gives births, events, reports and both signing secrets of an endpoint to the new secret, and keeps what it cannot open', async () => {
    const url = await server.database('personal', 'createrole');
    const before = await open(url, BEFORE);
    const { userId, keyId } = await customer(before);
    const old = deriveSecrets(OLD);
    const [endpoint, subscription, event, broken, report] = ['whe_', 'sub_', 'evt_', 'evt_', 'rep_'].map((prefix) =>
      newCallId(Date.now()).requestId.replace('req_', prefix),
    ) as [string, string, string, string, string];
    const seal = (table: SealedTable, id: string, text: string) => encryptForRow(old, table, id, text).cipher;
    await before.sql`
      insert into private.webhook_endpoints (id, user_id, url, signing_cipher, old_signing_cipher, old_signing_until, secret_id)
      values (${endpoint}, ${userId}, 'https://example.com/', ${seal('webhook_endpoints', endpoint, 'new')}, ${seal('webhook_endpoints', endpoint, 'old')}, now(), ${old.id})`;
    await before.sql`
      insert into private.event_subscriptions (id, user_id, api_key_id, request_cipher, secret_id)
      values (${subscription}, ${userId}, ${keyId}, ${seal('event_subscriptions', subscription, 'birth')}, ${old.id})`;
    for (const [id, cipher] of [
      [event, seal('subscription_events', event, 'hit')],
      [broken, seal('subscription_events', event, 'hit')],
    ] as const)
      await before.sql`
        insert into private.subscription_events (id, subscription_id, user_id, rule, type, at, due_at, data_cipher, secret_id, fingerprint)
        values (${id}, ${subscription}, ${userId}, 0, 'transit.exact', now(), now(), ${cipher}, ${old.id}, ${id})`;
    await before.sql`
      insert into private.reports (id, user_id, api_key_id, is_test, kind, voice, content_cipher, secret_id, call_id, called_at, request_id)
      values (${report}, ${userId}, ${keyId}, false, 'natal', 'composed', ${seal('reports', report, 'request')}, ${old.id}, gen_random_uuid(), now(), 'req_1')`;
    await before.close();
    const database = await open(url, SECOND_STEP);
    await othersLeft(database);
    const { code, said } = await theia(url, SECOND_STEP, 'secrets', 'rewrap');
    assert.equal(code, 1);
    assert.match(
      said,
      new RegExp(`The webhook endpoint, event subscription, event or report ${broken} cannot be read`),
    );
    const accepted = [deriveSecrets(NEW)];
    const opened = async (id: string, table: SealedTable, column: string): Promise<string> => {
      const [row] = await database.sql<
        { cipher: Buffer; secretId: string }[]
      >`select ${database.sql(column)} as cipher, secret_id as "secretId" from ${database.sql(`private.${table}`)} where id = ${id}`;
      return decryptRow(accepted, table, id, row!);
    };
    assert.deepEqual(
      [
        await opened(endpoint, 'webhook_endpoints', 'signing_cipher'),
        await opened(endpoint, 'webhook_endpoints', 'old_signing_cipher'),
        await opened(subscription, 'event_subscriptions', 'request_cipher'),
        await opened(event, 'subscription_events', 'data_cipher'),
        await opened(report, 'reports', 'content_cipher'),
      ],
      ['new', 'old', 'birth', 'hit', 'request'],
    );
    await assert.rejects(opened(broken, 'subscription_events', 'data_cipher'), /does not have/);
    await database.close();
  });
});
