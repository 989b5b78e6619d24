// The proofs: what `npm run proofs` guarantees beyond `npm test`. Each `*.proof.ts` belongs to one of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { testFiles } from './together.mjs';

const runs = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const debian = (packages, isThere) => ({ packages, isThere, hint: `apt-get install ${packages.join(' ')}` });
const python = process.env.THEIA_PYTHON ?? '/usr/bin/python3';

/** Programs of the system that a proof may need. */
export const NEEDS = {
  caddy: debian(['caddy'], () => existsSync('/usr/bin/caddy')),
  chromium: { packages: [], isThere: () => true, hint: 'a Chromium' },
  clickhouse: debian(['clickhouse-server'], () => existsSync('/usr/sbin/clickhouse-server')),
  nginx: debian(['nginx-light'], () => existsSync('/usr/sbin/nginx')),
  openssl: debian(['openssl'], () => runs('openssl', 'version')),
  pgbouncer: debian(['pgbouncer'], () => existsSync('/usr/sbin/pgbouncer')),
  postgresql: debian(['postgresql'], () => {
    const folder = '/usr/lib/postgresql';
    return existsSync(folder) && readdirSync(folder).some((major) => existsSync(join(folder, major, 'bin/postgres')));
  }),
  prometheus: debian(['prometheus'], () => runs('promtool', '--version')),
  python: {
    packages: ['python3-httpx', 'mypy', 'python3-setuptools', 'python3-wheel', 'python3-venv'],
    isThere: () => runs(python, '-c', 'import httpx, anyio, mypy, setuptools, wheel, ensurepip'),
    hint: 'Python 3.11 with httpx, mypy, setuptools and wheel: install them, and set THEIA_PYTHON to its program',
  },
  redis: debian(['redis-server'], () => existsSync('/usr/bin/redis-server')),
};

const RANDOM = /\b(?:randomCases|sampleOf)\(/;
const randomCases = (factor) => ({
  RANDOM_CASES_FACTOR: String(factor),
  RANDOM_CASES_SEED: String(Math.floor(Date.now() / 86_400_000)),
});

/**
 * Of each proof: what it guarantees, the programs that it needs, its minutes on two quiet cores, and its files: the `*.proof.ts` at or under these
 * paths, or the test files `within` these paths whose text `tests` matches, of these only the browser tests with the `tag`.
 */
export const PROOFS = [
  {
    name: 'money',
    guarantees:
      'Calls, top-ups, refunds, webhook deliveries, closed accounts and reports are charged and booked once, to the cent, while servers are killed.',
    needs: [],
    minutes: 4,
    paths: ['bench/money', 'apps/server/src/metering'],
  },
  {
    name: 'kills',
    guarantees:
      'Callers, next pages and subscribed events lose and double nothing while processes of the server are killed or frozen.',
    needs: [],
    minutes: 2,
    paths: [
      'bench/hostile',
      'apps/server/src/http/call',
      'apps/server/src/http/event-subscriptions',
      'apps/server/src/compute',
    ],
  },
  {
    name: 'database-faults',
    guarantees:
      'The server survives a silent, killed, switched-over or read-only PostgreSQL, and stops in time in each of these states.',
    needs: [],
    minutes: 3,
    paths: ['bench/faults'],
  },
  {
    name: 'database-operation',
    guarantees: 'Backups restore, secrets rotate without downtime, and declared row types equal those of the database.',
    needs: [],
    minutes: 2,
    paths: ['apps/server/src/database/backup', 'apps/server/src/database/secrets', 'apps/server/src/testing/queries'],
  },
  {
    name: 'debian-postgres',
    guarantees:
      'Theia runs on the PostgreSQL of the system: as a plain role, through PgBouncer, over TLS, and after an upgrade to another major version.',
    needs: ['postgresql', 'pgbouncer', 'openssl'],
    minutes: 1,
    paths: [
      'apps/server/src/database/connection',
      'apps/server/src/database/pooler.proof.ts',
      'apps/server/src/database/roles',
      'apps/server/src/database/upgrade-postgres.proof.ts',
    ],
  },
  {
    name: 'redis',
    guarantees: 'Rate limits hold over several nodes that share a Redis, also when it is killed, frozen or refuses.',
    needs: ['redis', 'openssl'],
    minutes: 1,
    paths: ['apps/server/src/redis', 'apps/server/src/http/caller'],
  },
  {
    name: 'call-archive',
    guarantees:
      'Days of the call log move to ClickHouse and are read from there, without loss or double rows, also while it fails.',
    needs: ['clickhouse'],
    minutes: 2,
    paths: ['apps/server/src/call-archive', 'apps/server/src/account/rest/archive', 'apps/server/src/answers'],
  },
  {
    name: 'webhooks-over-tls',
    guarantees: 'Webhooks are sent over TLS to the resolved public address only, and certificates are verified.',
    needs: ['openssl', 'python'],
    minutes: 1,
    paths: ['apps/server/src/webhooks'],
  },
  {
    name: 'proxies',
    guarantees:
      'The Caddyfile and the ingress that are shipped send a call to a node once, whatever its method and however the node ends it.',
    needs: ['caddy', 'nginx'],
    minutes: 1,
    paths: ['scripts/proxy-retries.proof.ts'],
  },
  {
    name: 'unknown-addresses',
    guarantees: 'The time of a response does not tell whether an address has an account.',
    needs: [],
    minutes: 2,
    paths: ['apps/server/src/account/auth/recovery-time.proof.ts'],
  },
  {
    name: 'account-attacks',
    guarantees:
      'Guessed passwords, accounts made in advance for an address, malformed requests and every form of query give access to no row of another user.',
    needs: [],
    minutes: 2,
    paths: [
      'apps/server/src/account/isolation-abuse.proof.ts',
      'apps/server/src/account/auth/email-change-attacks.proof.ts',
      'apps/server/src/account/auth/enumeration.proof.ts',
      'apps/server/src/account/auth/malformed.proof.ts',
      'apps/server/src/account/auth/password-guesses.proof.ts',
      'apps/server/src/account/auth/pre-hijacking.proof.ts',
      'apps/server/src/account/rest/large-tables.proof.ts',
      'apps/server/src/account/rest/unreadable-text.proof.ts',
    ],
  },
  {
    name: 'alerts',
    guarantees: 'Metrics and alerts work in a real Prometheus: each alert about PostgreSQL fires and ends.',
    needs: ['prometheus'],
    minutes: 2,
    paths: ['bench/seeing'],
  },
  {
    name: 'packages',
    guarantees:
      'The npm packages (client, charts, calculation) install in an empty project and work in Node, in a bundler and in a browser; retries of the client are charged once.',
    needs: ['chromium'],
    minutes: 5,
    paths: [
      'e2e/chart-readme.proof.ts',
      'packages/chart',
      'packages/client/tests/charged-once.proof.ts',
      'packages/client/tests/package.proof.ts',
      'packages/theia-astro',
    ],
  },
  {
    name: 'forms',
    guarantees:
      'A form of a public page holds exactly the text that was typed, whenever that was while the page loaded.',
    needs: ['chromium'],
    minutes: 2,
    paths: ['apps/web/src'],
  },
  {
    name: 'python-client',
    guarantees:
      'The Python client installs, its types fit every response, its retries are charged once, and the code samples of the reference run.',
    needs: ['python'],
    minutes: 4,
    paths: ['packages/client-python', 'packages/client/tests/reference-samples.proof.ts'],
  },
  {
    name: 'accessibility',
    guarantees:
      'axe finds nothing on any screen, dialog or state, on a desktop and a phone, light and dark; pages print without loss.',
    needs: ['chromium'],
    minutes: 5,
    paths: ['e2e/accessibility.proof.ts', 'e2e/accessibility-data.proof.ts', 'e2e/print.proof.ts'],
  },
  {
    name: 'layout-shift',
    guarantees:
      'Nothing on a page moves while it loads or while its reads come late, one by one, on a desktop and a phone.',
    needs: ['chromium'],
    minutes: 3,
    paths: ['e2e/layout-shift.proof.ts'],
  },
  {
    name: 'failed-reads',
    guarantees:
      'When a read, a script or the connection fails, each view says so in plain words, claims nothing false and recovers.',
    needs: ['chromium'],
    minutes: 5,
    paths: ['e2e/failed-reads.proof.ts', 'e2e/outages.proof.ts', 'e2e/page-scripts.proof.ts', 'e2e/undone.proof.ts'],
  },
  {
    name: 'details',
    guarantees:
      'Rarer states and journeys of each screen: failures, empty lists, rejected input, mailed codes, code samples that run, one primary action a view.',
    needs: ['chromium'],
    minutes: 10,
    paths: [],
    tests: /'@detail'/,
    tag: '@detail',
  },
  {
    name: 'calculation',
    guarantees: 'The longest golden tables hold, and no product fails at either edge of the ephemeris.',
    needs: [],
    minutes: 4,
    paths: ['golden', 'packages/endpoints', 'packages/ephemeris'],
  },
  {
    name: 'random-cases',
    guarantees: 'The laws of calculation hold on thirty times as many random cases as in npm test, others every day.',
    needs: [],
    minutes: 5,
    paths: [],
    tests: RANDOM,
    within: /^(?!apps\/|packages\/endpoints\/)/,
    environment: randomCases(30),
  },
  {
    name: 'random-requests',
    guarantees:
      'Requests at random get a response of the published schema or a clear rejection: thirty times as many as in npm test, others every day.',
    needs: [],
    minutes: 9,
    paths: [],
    tests: RANDOM,
    within: /^packages\/endpoints\//,
    environment: randomCases(30),
  },
  {
    name: 'random-payments',
    guarantees:
      'The laws of metering and billing hold on ten times as many random orders of events as in npm test, others every day.',
    needs: [],
    minutes: 1,
    paths: [],
    tests: RANDOM,
    within: /^apps\//,
    environment: randomCases(10),
  },
];

/** The files of a proof, from the root of the repository. */
export function filesOf(root, { paths, tests, within = /^/ }) {
  const names = (ending) => testFiles(root, ending).map((file) => relative(root, file).replaceAll('\\', '/'));
  const isUnder = (file) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return [
    ...names('.proof.ts').filter(isUnder),
    ...(tests === undefined
      ? []
      : names('.test.ts').filter((file) => within.test(file) && tests.test(readFileSync(join(root, file), 'utf8')))),
  ];
}
