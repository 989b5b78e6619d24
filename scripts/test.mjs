import { build, install, runPinned } from './prepare.mjs';

install();
build();

const stages = [
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['Types of the web app', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['Lint and import law', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  [
    'Tests',
    [
      '--test', '--test-global-setup=e2e/support/start-theia.ts', '--test-concurrency=2', '--test-timeout=3600000',
      'packages/**/*.test.ts', 'golden/**/*.test.ts', 'apps/server/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts',
    ],
  ],
];

for (const [name, args] of stages) {
  process.stdout.write(`\n${name}\n`);
  const status = runPinned(args);
  if (status !== 0) {
    process.stderr.write(`${name}: failed\n`);
    process.exit(status);
  }
}
