import assert from 'node:assert/strict';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig, defaultProcesses } from './config.ts';
import { acceptedSecrets, deriveSecrets, SECRET_VARIABLES } from './secrets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'theia-config-'));
const strongSecret = 'k3Jd8sLq0Zx7Vb2Nm5Qw9Er4Ty6Ui1Op3As8Df';

test('local mode needs nothing and keeps its secret in the data folder, for its owner only', () => {
  const directory = folder();
  const config = readConfig({}, directory);
  assert.equal(config.mode, 'local');
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.publicUrl, 'http://localhost:3000');
  assert.equal(statSync(join(directory, '.theia/secret')).mode & 0o777, 0o600);
  assert.deepEqual(readConfig({}, directory).secrets, config.secrets);
});

test('lists every problem at once', () => {
  assert.throws(
    () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://h', LOG_LEVEL: 'loud' }, folder()),
    (error) =>
      error instanceof ConfigError &&
      ['PORT', 'DATABASE_URL', 'LOG_LEVEL'].every((name) => error.message.includes(name)),
  );
});

test('production refuses to start without secret, mail and a public https address', () => {
  assert.throws(
    () => readConfig({ THEIA_MODE: 'production', PUBLIC_URL: 'http://theia.example' }, folder()),
    (error) =>
      error instanceof ConfigError &&
      ['THEIA_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'https'].every((name) => error.message.includes(name)),
  );
});

test('production refuses password hashes that are cheap to guess', () => {
  assert.equal(readConfig({}, folder()).passwordHashCost, 10);
  assert.throws(
    () => readConfig({ THEIA_MODE: 'production', PASSWORD_HASH_COST: '9' }, folder()),
    (error) => error instanceof ConfigError && error.message.includes('PASSWORD_HASH_COST'),
  );
});

test('positions come from tables unless they are switched off', () => {
  assert.equal(readConfig({}, folder()).ephemerisTables, true);
  assert.equal(readConfig({ EPHEMERIS_TABLES: 'off' }, folder()).ephemerisTables, false);
  assert.throws(() => readConfig({ EPHEMERIS_TABLES: 'no' }, folder()), ConfigError);
});

test('runs one process locally, and in production one for every two cores, unless a number is given', () => {
  assert.equal(readConfig({}, folder()).processes, 1);
  assert.equal(readConfig({ THEIA_PROCESSES: '3' }, folder()).processes, 3);
  assert.throws(() => readConfig({ THEIA_PROCESSES: '0' }, folder()), ConfigError);
  assert.deepEqual([1, 2, 3, 4, 8, 64].map(defaultProcesses), [1, 1, 1, 2, 4, 8]);
});

test('refuses a short or uniform secret', () => {
  for (const THEIA_SECRET of ['short', 'a'.repeat(64)])
    assert.throws(() => readConfig({ THEIA_SECRET }, folder()), ConfigError);
});

test('derives different keys for different purposes, and the same ones from the same secret', () => {
  const { secrets } = readConfig({ THEIA_SECRET: strongSecret }, folder());
  assert.deepEqual(readConfig({ THEIA_SECRET: strongSecret }, folder()).secrets, secrets);
  assert.match(secrets.apiKeyHex, /^[0-9a-f]{64}$/);
  assert.notEqual(Buffer.from(secrets.jwt).toString('hex').slice(0, 64), secrets.apiKeyHex);
  assert.ok(!secrets.publishableKey.includes(strongSecret));
});

test('reads where nodes count rates together, and how many they are', () => {
  const alone = readConfig({}, folder());
  assert.deepEqual([alone.redis, alone.nodes], [null, 1]);
  const together = readConfig({ REDIS_URL: 'redis://:secret@cache:7000', THEIA_NODES: '3' }, folder());
  assert.deepEqual([together.redis?.host, together.redis?.port, together.nodes], ['cache', 7000, 3]);
  assert.throws(
    () => readConfig({ REDIS_URL: 'redis://:secret@cache/first', THEIA_NODES: '0' }, folder()),
    (error) =>
      error instanceof ConfigError &&
      /REDIS_URL: .*number of a database/.test(error.message) &&
      error.message.includes('THEIA_NODES') &&
      !error.message.includes('secret'),
  );
});

test('reads where older days of the call log are kept, and how many days stay in PostgreSQL', () => {
  const alone = readConfig({}, folder());
  assert.deepEqual([alone.clickhouse, alone.callLogPostgresDays], [null, 3]);
  const archived = readConfig(
    { CLICKHOUSE_URL: 'http://theia:hunter2@archive/calls', CALL_LOG_POSTGRES_DAYS: '2' },
    folder(),
  );
  assert.deepEqual([archived.clickhouse?.origin, archived.callLogPostgresDays], ['http://archive:8123', 2]);
  assert.throws(
    () => readConfig({ CLICKHOUSE_URL: 'http://theia:hunter2@archive/a/b', CALL_LOG_POSTGRES_DAYS: '1' }, folder()),
    (error) =>
      error instanceof ConfigError &&
      /CLICKHOUSE_URL: .*name of a database/.test(error.message) &&
      error.message.includes('CALL_LOG_POSTGRES_DAYS') &&
      !error.message.includes('hunter2'),
  );
});

const nextSecret = 'Zq8Wm2Xc5Vb7Nn1Ll4Kk9Jj6Hh3Gg0Ff8Dd5Ss2Aa';

test('makes with THEIA_SECRET and accepts one more, next or previous, but never both and never the same', () => {
  const made = deriveSecrets(strongSecret);
  const other = deriveSecrets(nextSecret);
  assert.notEqual(made.id, other.id);
  for (const name of ['THEIA_SECRET_NEXT', 'THEIA_SECRET_PREVIOUS'])
    assert.deepEqual(acceptedSecrets(readConfig({ THEIA_SECRET: strongSecret, [name]: nextSecret }, folder())), [
      made,
      other,
    ]);
  assert.deepEqual(acceptedSecrets(readConfig({ THEIA_SECRET: strongSecret }, folder())), [made]);
  for (const more of [
    { THEIA_SECRET_NEXT: nextSecret, THEIA_SECRET_PREVIOUS: nextSecret },
    { THEIA_SECRET_PREVIOUS: strongSecret },
    { THEIA_SECRET_PREVIOUS: 'short' },
  ])
    assert.throws(() => readConfig({ THEIA_SECRET: strongSecret, ...more }, folder()), ConfigError);
});

test('reads each secret from a file named by NAME_FILE, and names the variable but no secret when that fails', () => {
  const directory = folder();
  const file = (name: string, text: string) => {
    const path = join(directory, name);
    writeFileSync(path, text);
    return path;
  };
  const config = readConfig(
    {
      THEIA_SECRET_FILE: file('secret', `${strongSecret}\n`),
      DATABASE_URL_FILE: file('database', 'postgres://theia:plain@db/theia\r\n'),
      METRICS_TOKEN_FILE: file('token', '0123456789abcdef'),
      METRICS_TOKEN_PREVIOUS: 'fedcba9876543210',
    },
    directory,
  );
  assert.deepEqual(config.secrets, deriveSecrets(strongSecret));
  assert.equal(config.databaseUrl, 'postgres://theia:plain@db/theia');
  assert.deepEqual(config.metricsTokens, ['0123456789abcdef', 'fedcba9876543210']);

  const spoiled = {
    both: { THEIA_SECRET: strongSecret, THEIA_SECRET_FILE: file('both', nextSecret) },
    empty: { THEIA_SECRET_FILE: file('empty', '\n') },
    lines: { THEIA_SECRET_FILE: file('lines', `${strongSecret}\n${nextSecret}\n`) },
    missing: { THEIA_SECRET_FILE: join(directory, 'missing') },
    short: { THEIA_SECRET_FILE: file('short', 'too-short-4711') },
  };
  for (const [what, environment] of Object.entries(spoiled))
    assert.throws(
      () => readConfig(environment, directory),
      (error) =>
        error instanceof ConfigError &&
        error.message.includes('THEIA_SECRET') &&
        ![strongSecret, nextSecret, 'too-short-4711'].some((secret) => error.message.includes(secret)),
      what,
    );
  assert.equal(new Set(SECRET_VARIABLES).size, SECRET_VARIABLES.length);
});

test('treats a blank variable as absent', () => {
  assert.equal(readConfig({ DATABASE_URL: '  ', SMTP_URL: '' }, folder()).databaseUrl, null);
});

test('lists customers and profiles only if the operator configured them', () => {
  const untold = readConfig({}, folder());
  assert.deepEqual([untold.trustedBy, untold.social], [[], {}]);
  const told = readConfig(
    {
      TRUSTED_BY: ' Ada & Sons, Babbage Engines ,,',
      SOCIAL_LINKS: 'https://www.linkedin.com/company/ada, https://fosstodon.org/@ada',
    },
    folder(),
  );
  assert.deepEqual(told.trustedBy, ['Ada & Sons', 'Babbage Engines']);
  assert.deepEqual(told.social, {
    linkedin: 'https://www.linkedin.com/company/ada',
    mastodon: 'https://fosstodon.org/@ada',
  });
  for (const SOCIAL_LINKS of ['https://example.com/ada', 'http://github.com/ada', 'javascript:alert(1)', '#'])
    assert.throws(() => readConfig({ SOCIAL_LINKS }, folder()), ConfigError, SOCIAL_LINKS);
});

test('who sells stands whole or not at all, and tax needs a seller', () => {
  const seller = { SELLER_NAME: 'Theia Ltd.', SELLER_ADDRESS: '1 Star Lane; ; Dover' };
  assert.deepEqual([readConfig({}, folder()).seller, readConfig({}, folder()).collectsTax], [null, false]);
  assert.deepEqual(readConfig({ ...seller, STRIPE_TAX: 'on' }, folder()).seller, {
    name: 'Theia Ltd.',
    address: ['1 Star Lane', 'Dover'],
    taxId: null,
  });
  for (const [environment, problem] of [
    [{ SELLER_NAME: 'Theia Ltd.' }, /SELLER_NAME and SELLER_ADDRESS go together/],
    [{ SELLER_ADDRESS: '1 Star Lane' }, /SELLER_NAME and SELLER_ADDRESS go together/],
    [{ SELLER_TAX_ID: 'GB1' }, /SELLER_TAX_ID: needs SELLER_NAME/],
    [{ STRIPE_TAX: 'on' }, /STRIPE_TAX: on needs SELLER_NAME/],
    [{ STRIPE_TAX: 'yes' }, /STRIPE_TAX/],
  ] as const)
    assert.throws(() => readConfig(environment, folder()), problem);
});
