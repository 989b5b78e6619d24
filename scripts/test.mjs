import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPE_CHECKER, build, buildServer, install, pinnedEnvironment, pinnedNode, root } from './prepare.mjs';
import { planTests } from './plan-tests.mjs';

/** Of a lane that failed: its failures are shown once more at the very end, where nobody has to look for them. */
const SHOWN_AGAIN_CHARACTERS = 12_000;

const SHARED_MEMORY = '/dev/shm';
/** Several times what the tests hold at once. */
const SCRATCH_BYTES = 6e9;

install();
await build();
buildServer();

// Each test file is a separate process; the cache saves it from compiling again.
const env = {
  ...pinnedEnvironment(),
  ...scratchInMemory(),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.theia/compile-cache'),
};

process.exit(await runAll());

/** Types and lint beside the tests: whichever waits leaves the processor to the others. What failed is shown once more at the very end. */
async function runAll() {
  const folder = mkdtempSync(join(tmpdir(), 'theia-tests-'));
  try {
    const secondTries = join(folder, 'second-tries');
    const all = await Promise.all([
      lane(
        'Browser tests',
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          '-c',
          'e2e/playwright.config.ts',
          '--retries',
          '1',
          '--trace',
          'on-first-retry',
        ],
        { THEIA_SECOND_TRIES: secondTries },
      ),
      lane('Tests', ['scripts/run-test-files.mjs', ...planTests(root, folder).files], {
        THEIA_SECOND_TRIES: secondTries,
      }),
      lane('Types', [TYPE_CHECKER, '--singleThreaded', '--noEmit', '-p', 'tsconfig.json']),
      lane('Types of the web app', [TYPE_CHECKER, '--singleThreaded', '--noEmit', '-p', 'apps/web/tsconfig.json']),
      lane('Lint and import law', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
    ]);
    for (const { name, end, status } of all) {
      if (status !== 0)
        process.stdout.write(`\n${name}: failed with ${status}. The end of what they printed:\n${end}\n`);
    }
    if (existsSync(secondTries)) {
      const names = readFileSync(secondTries, 'utf8').trimEnd().replaceAll(/^/gm, '  ');
      process.stdout.write(`\nPassed only at the second try. Each is a defect, please report it:\n${names}\n`);
    }
    return Math.max(...all.map(({ status }) => status));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The tests make and delete tens of thousands of small files, most of them PostgreSQL's: on a disk that takes a fifth of the processor time. Linux
 * offers a folder in memory; elsewhere, and where memory is short, the system's own folder stays.
 */
function scratchInMemory() {
  if (process.platform !== 'linux' || process.env.TMPDIR !== undefined) return {};
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= SCRATCH_BYTES && freemem() >= SCRATCH_BYTES ? { TMPDIR: SHARED_MEMORY } : {};
  } catch {
    return {};
  }
}

/** Shows the lane's output as it comes. Both runners report failures last, so the end of it tells what failed. */
function lane(name, args, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      end = (end + text).slice(-SHOWN_AGAIN_CHARACTERS);
    });
    child.once('error', (error) => resolve({ name, end: error.message, status: 1 }));
    child.once('close', (code) => {
      process.stdout.write(`\n${name}: ${code === 0 ? 'passed' : 'failed'}\n`);
      resolve({ name, end, status: code ?? 1 });
    });
  });
}
