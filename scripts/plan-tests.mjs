// Which test file runs where. A folder that is not named here is one of the server, so that no test file is ever left out.
import { join } from 'node:path';
import { dealOut, groupTests, testFiles } from './together.mjs';

/** Where test files are, but for the browser tests (`e2e`), which Playwright runs. */
const ROOMS = ['apps', 'bench', 'golden', 'packages', 'scripts'];

/** Without ephemeris and without a database; those of the web app share one window. */
const PLAIN = [
  'apps/web/src',
  'packages/astro',
  'packages/chart-svg',
  'packages/chart/src',
  'packages/client/src',
  'packages/mcp',
  'packages/places',
  'scripts',
];

/** With the ephemeris, without a database. */
const ENGINE = ['apps/web/scripts', 'golden', 'packages/endpoints', 'packages/ephemeris', 'packages/theia-astro/src'];

/** Programs, browsers and clusters of their own. */
const ALONE = ['bench', 'packages/chart/tests'];

/** Each test file of the server has a PostgreSQL of its own, which stops at the end of its group. */
const SERVER_GROUPS = 8;

/** Begun first: those that work longest, or wait longest while others work, so that none is left at the end. */
const LONG = [
  'bench/money/money.test.ts',
  'bench/hostile/processes.test.ts',
  'bench/faults/failover.test.ts',
  'packages/theia-astro/tests/package.test.ts',
  'bench/seeing/seeing.test.ts',
  'apps/server/src/compute/pool.test.ts',
  'apps/server/src/database/backup/backup.test.ts',
  'apps/server/src/database/secrets/rotation.test.ts',
  'apps/server/src/call-archive/archive-operation.test.ts',
  'apps/server/src/metering/exactly-once.test.ts',
];

/**
 * Plans the run of every test file but the browser tests.
 * @param {string} root folder of the repository
 * @param {string} folder where the files of groups are written
 * @returns {{ files: string[], groups: Record<string, string[]> }} what the runner is given, in its order; and the test files of each group
 */
export function planTests(root, folder) {
  const rooms = { plain: [], engine: [], alone: [], server: [] };
  const isIn = (file, starts) => starts.some((start) => file.startsWith(join(root, start, '/')));
  const long = LONG.map((path) => join(root, path));
  for (const file of ROOMS.flatMap((room) => testFiles(join(root, room)))) {
    if (long.includes(file)) continue;
    if (isIn(file, PLAIN)) rooms.plain.push(file);
    else if (isIn(file, ENGINE)) rooms.engine.push(file);
    else if (isIn(file, ALONE)) rooms.alone.push(file);
    else rooms.server.push(file);
  }
  const groups = { engine: rooms.engine, plain: rooms.plain, ...dealOut('server', rooms.server, SERVER_GROUPS) };
  const { together, alone, shared } = groupTests(groups, folder);
  const [engine, ...others] = together;
  return { files: [engine, ...long, ...others, ...alone, ...rooms.alone], groups: shared };
}
