import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, pinnedEnvironment, pinnedNode, root } from './prepare.mjs';
import { dealOut, groupTests, testFiles } from './together.mjs';

/** Each test file of the server has a PostgreSQL of its own, which stops at the end of its group. */
const SERVER_GROUPS = 8;

/** Of a lane that failed: its failures are shown once more at the very end, where nobody has to look for them. */
const SHOWN_AGAIN_CHARACTERS = 12_000;

install();
await build();

// Each test file is a separate process; the cache saves it from compiling again.
const env = { ...pinnedEnvironment(), NODE_COMPILE_CACHE: join(root, 'node_modules/.theia/compile-cache') };

const checks = await Promise.all([
  check('Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  check('Types of the web app', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web/tsconfig.json']),
  check('Lint and import law', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
]);
for (const { name, output, status } of checks) {
  process.stdout.write(`\n${name}\n${output}`);
  if (status !== 0) process.stderr.write(`${name}: failed\n`);
}
const failed = checks.find(({ status }) => status !== 0);
if (failed !== undefined) process.exit(failed.status);

process.stdout.write('\nTests\n');
process.exit(await runTests());

/** Runs in parallel with other checks; its output is buffered and shown in one piece. */
function check(name, args) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ name, output: `${error.message}\n`, status: 1 }));
    child.once('close', (code) => resolve({ name, output, status: code ?? 1 }));
  });
}

/** Runs browser tests and all others in parallel: while one waits, the other uses the processor. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'theia-tests-'));
  try {
    const lanes = await Promise.all([
      lane('Browser tests', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts']),
      lane('Tests', ['scripts/run-test-files.mjs', ...filesOfNode(folder)]),
    ]);
    for (const { name, end, status } of lanes) {
      if (status !== 0)
        process.stdout.write(`\n${name}: failed with ${status}. The end of what they printed:\n${end}\n`);
    }
    return Math.max(...lanes.map(({ status }) => status));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files for Node's own runner, long ones first, so that no long one is left at the end. */
function filesOfNode(folder) {
  const filesIn = (...folders) => folders.flatMap((start) => testFiles(join(root, start)));
  const long = ['money.test.ts', 'golden.test.ts', 'backup.test.ts', 'hostile.test.ts', 'pool.test.ts'];
  const isLong = (file) => long.some((name) => file.endsWith(name));
  const server = filesIn('apps/server', 'apps/sandbox');
  const others = filesIn('bench', 'golden', 'scripts');
  const { together, alone } = groupTests(
    {
      plain: filesIn('packages/astro', 'packages/chart-svg', 'packages/places', 'apps/web/src'),
      engine: filesIn('packages/ephemeris', 'packages/endpoints'),
      ...dealOut(
        'server',
        server.filter((file) => !isLong(file)),
        SERVER_GROUPS,
      ),
    },
    folder,
  );
  return [...[...others, ...server].filter(isLong), ...together, ...alone, ...others.filter((file) => !isLong(file))];
}

/** Shows the lane's output as it comes. Both runners report failures last, so the end of it tells what failed. */
function lane(name, args) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      end = (end + text).slice(-SHOWN_AGAIN_CHARACTERS);
    });
    child.once('close', (code) => {
      process.stdout.write(`\n${name}: ${code === 0 ? 'passed' : 'failed'}\n`);
      resolve({ name, end, status: code ?? 1 });
    });
  });
}
