import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, pinnedEnvironment, root, runPinned } from './prepare.mjs';
import { groupTests } from './together.mjs';

install();
build();

const folder = mkdtempSync(join(tmpdir(), 'theia-tests-'));
const { together, alone } = groupTests(
  {
    plain: ['packages/astro', 'packages/chart-svg', 'packages/places', 'apps/web/src'],
    engine: ['packages/ephemeris', 'packages/endpoints'],
  },
  folder,
);

// Each test file is a process of its own; the cache spares it compiling what the one before compiled.
const env = { ...pinnedEnvironment(), NODE_COMPILE_CACHE: join(root, 'node_modules/.theia/compile-cache') };

const stages = [
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['Types of the web app', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['Lint and import law', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  [
    'Tests',
    [
      '--test',
      '--test-global-setup=e2e/support/start-theia.ts',
      '--test-concurrency=2',
      '--test-timeout=3600000',
      ...together,
      ...alone,
      'golden/**/*.test.ts',
      'apps/server/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
  ],
];

let failed = 0;
for (const [name, args] of stages) {
  process.stdout.write(`\n${name}\n`);
  failed = runPinned(args, { env });
  if (failed !== 0) {
    process.stderr.write(`${name}: failed\n`);
    break;
  }
}
rmSync(folder, { recursive: true, force: true });
process.exit(failed);
