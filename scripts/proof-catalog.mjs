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

const DAY_MS = 86_400_000;

/** Random cases in number and with a seed of the day. */
const randomCases = (factor) => ({
  RANDOM_CASES_FACTOR: String(factor),
  RANDOM_CASES_SEED: String(Math.floor(Date.now() / DAY_MS)),
});

/**
 * Of each proof in `proofs.json`: what it guarantees, the programs that it needs, its minutes on two quiet cores, and its files: the `*.proof.ts` at or
 * under these paths, or the test files `within` these paths whose text `tests` matches, of these only the browser tests with the `tag`.
 */
export const PROOFS = JSON.parse(readFileSync(new URL('proofs.json', import.meta.url), 'utf8')).map(
  ({ needs = [], paths = [], tests, within = '', randomCasesFactor, ...proof }) => ({
    ...proof,
    needs,
    paths,
    tests: tests && new RegExp(tests),
    within: new RegExp(within),
    environment: randomCasesFactor && randomCases(randomCasesFactor),
  }),
);

/** The files of a proof, from the root of the repository. */
export function filesOf(root, { paths, tests, within }) {
  const names = (ending) => testFiles(root, ending).map((file) => relative(root, file).replaceAll('\\', '/'));
  const isUnder = (file) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return [
    ...names('.proof.ts').filter(isUnder),
    ...(tests === undefined
      ? []
      : names('.test.ts').filter((file) => within.test(file) && tests.test(readFileSync(join(root, file), 'utf8')))),
  ];
}
