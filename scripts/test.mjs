// `npm test` runs what every change must pass; `npm test -- PATH…` only the test files under these paths.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { browserTestFilter, planTests } from './plan-tests.mjs';
import {
  build,
  buildServer,
  compileCache,
  generate,
  install,
  pinnedEnvironment,
  pinnedNode,
  root,
} from './prepare.mjs';
import { measureWaitMs } from './wait-ms.mjs';

/** Of a lane that failed: repeated at the end of the output. */
const REPEATED_CHARACTERS = 12_000;
const SLOWEST_FILES = 10;

const SHARED_MEMORY = '/dev/shm';
/** Several times the peak use of the tests. */
const SCRATCH_BYTES = 6e9;

const paths = process.argv.slice(2);
const startMs = Date.now();
install();
const folder = mkdtempSync(join(tmpdir(), 'theia-tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const fileSeconds = join(folder, 'file-seconds');
const secondTries = join(folder, 'second-tries');
const planned = plan();
const waitMs = measureWaitMs();
process.stdout.write(`A test waits ${Math.round(waitMs / 1000)} s for what it expects.\n`);
const env = {
  ...pinnedEnvironment(),
  ...scratchInMemory(),
  NODE_COMPILE_CACHE: compileCache,
  TEST_WAIT_MS: String(waitMs),
  THEIA_FILE_SECONDS: fileSeconds,
};
process.exit(await runAll());

function plan() {
  try {
    return planTests(root, folder, paths);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function runAll() {
  const generated = generate();
  const checks = paths.length === 0 ? [generated.then(() => lane('Checks', ['scripts/check.mjs']))] : [];
  await Promise.all([ensureChromium(), generated.then(build).then(buildServer)]);
  const lanes = await Promise.all([...checks, ...browserTests(), ...nodeTests()]);
  for (const { name, end, status } of lanes)
    if (status !== 0) process.stdout.write(`\n${name}: failed with ${status}. The end of the output:\n${end}\n`);
  printSlowestFiles();
  if (existsSync(secondTries)) {
    const names = readFileSync(secondTries, 'utf8').trimEnd().replaceAll(/^/gm, '  ');
    process.stdout.write(`\nPassed only on retry. Each is a defect, please report it:\n${names}\n`);
  }
  const failed = lanes.filter(({ status }) => status !== 0);
  const seconds = Math.round((Date.now() - startMs) / 1000);
  process.stdout.write(
    `\n${failed.length === 0 ? 'Passed' : `Failed: ${failed.map(({ name }) => name).join(', ')},`} after ${seconds} s\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

/** A failed browser test has one retry, with a trace. */
function browserTests() {
  if (planned.browser.length === 0) return [];
  const files = paths.length === 0 ? ['--grep-invert', '@detail'] : planned.browser.map(browserTestFilter);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
  return [
    lane('Browser tests', [...playwright, '--retries', '1', '--trace', 'on-first-retry', ...files], {
      THEIA_SECOND_TRIES: secondTries,
    }),
  ];
}

function nodeTests() {
  return planned.files.length === 0 ? [] : [lane('Tests', ['scripts/run-test-files.mjs', ...planned.files])];
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

/** Runs a part of the tests and shows its output as it comes. */
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
      end = (end + text).slice(-REPEATED_CHARACTERS);
    });
    child.once('error', (error) => resolve({ name, end: error.message, status: 1 }));
    child.once('close', (code) => {
      const seconds = Math.round((Date.now() - startMs) / 1000);
      process.stdout.write(`\n${name}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s\n`);
      resolve({ name, end, status: code ?? 1 });
    });
  });
}

function printSlowestFiles() {
  if (!existsSync(fileSeconds)) return;
  const files = readFileSync(fileSeconds, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  files.sort((one, other) => other.seconds - one.seconds);
  process.stdout.write('\nSlowest files, in seconds:\n');
  for (const { file, seconds } of files.slice(0, SLOWEST_FILES))
    process.stdout.write(`${seconds.toFixed(1).padStart(8)}  ${relative(root, file)}\n`);
}
