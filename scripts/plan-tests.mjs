// Which test file runs where. A folder that is not named here is one of the server, so that no test file is ever left out.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { dealOut, groupTests, testFiles } from './together.mjs';

/** Without ephemeris and without a database; those of the web app share one window. */
const PLAIN = [
  'apps/web/src',
  'packages/astro',
  'packages/chart-svg',
  'packages/chart/src',
  'packages/client/src',
  'packages/mcp',
  'packages/mcp-app',
  'packages/places',
  'scripts',
];

/** With the ephemeris, without a database. */
const ENGINE = ['apps/web/scripts', 'golden', 'packages/endpoints', 'packages/ephemeris', 'packages/theia-astro/src'];

/** Programs and browsers of their own. */
const ALONE = ['bench', 'packages/chart/tests'];

/** How many processes share the files of a kind. Each file of the server has a PostgreSQL of its own, which stops at the end of its group. */
const PROCESSES = { engine: 2, server: 4 };

/**
 * Plans the run of the test files.
 * @param {string} root folder of the repository
 * @param {string} folder where the files of groups are written
 * @param {readonly string[]} paths files or folders from the root whose tests are wanted; none for all
 * @returns {{ files: string[], groups: Record<string, string[]>, browser: string[] }} what the runner is given, in its order; the test files of each group; and those that Playwright runs
 * @throws Error that names a path without a test file
 */
export function planTests(root, folder, paths = []) {
  const kinds = { plain: [], engine: [], alone: [], server: [], browser: [] };
  const isIn = (file, starts) => starts.some((start) => file.startsWith(join(root, start, '/')));
  for (const file of wantedFiles(root, paths)) {
    if (isIn(file, PLAIN)) kinds.plain.push(file);
    else if (isIn(file, ENGINE)) kinds.engine.push(file);
    else if (isIn(file, ALONE)) kinds.alone.push(file);
    else if (isIn(file, ['e2e'])) kinds.browser.push(file);
    else kinds.server.push(file);
  }
  const groups = {
    ...dealOut('engine', kinds.engine, PROCESSES.engine),
    plain: kinds.plain,
    ...dealOut('server', kinds.server, PROCESSES.server),
  };
  const { together, alone, shared } = groupTests(groups, folder);
  return { files: [...together, ...alone, ...kinds.alone], groups: shared, browser: kinds.browser };
}

/** The regular expression with which Playwright runs this file alone. */
export function browserTestFilter(file) {
  return `[\\\\/]${basename(file).replaceAll('.', String.raw`\.`)}$`;
}

function wantedFiles(root, paths) {
  const all = testFiles(root);
  if (paths.length === 0) return all;
  return [
    ...new Set(
      paths.flatMap((path) => {
        const wanted = resolve(root, path);
        const found = all.filter((file) => file === wanted || file.startsWith(join(wanted, '/')));
        if (found.length > 0) return found;
        throw new Error(existsSync(wanted) ? `There is no *.test.ts in ${path}` : `There is no ${path}`);
      }),
    ),
  ];
}
