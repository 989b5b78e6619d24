import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, pinnedEnvironment, pinnedNode, root, runPinned } from './prepare.mjs';
import { groupTests } from './together.mjs';

install();
build();

// Each test file is a process of its own; the cache spares it compiling what the one before compiled.
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
process.exit(runTests());

/** Runs beside other checks; its output is held back until it can be shown in one piece. */
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

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'theia-tests-'));
  try {
    const { together, alone } = groupTests(
      {
        plain: ['packages/astro', 'packages/chart-svg', 'packages/places', 'apps/web/src'],
        engine: ['packages/ephemeris', 'packages/endpoints'],
      },
      folder,
    );
    const options = [
      '--test-global-setup=e2e/support/start-theia.ts',
      '--test-concurrency=2',
      '--test-timeout=3600000',
    ];
    const others = ['golden', 'apps/server', 'bench', 'scripts', 'e2e'].map((start) => `${start}/**/*.test.ts`);
    const status = runPinned(['--test', ...options, ...together, ...alone, ...others], { env });
    if (status !== 0) process.stderr.write('Tests: failed\n');
    return status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
