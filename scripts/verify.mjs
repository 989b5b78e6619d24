import { TYPE_CHECKER, install, runPinned } from './prepare.mjs';

install();

const checks = [
  ['Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '.']],
  ['Types', [TYPE_CHECKER, '--noEmit', '-p', 'tsconfig.json']],
  ['Types of the web app', [TYPE_CHECKER, '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['Lint and import law', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['Dead code and undeclared packages', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['Lock file and references in the documents', ['--test', 'scripts/**/*.test.ts']],
];

let failed = 0;
for (const [name, args] of checks) {
  process.stdout.write(`${name} …\n`);
  if (runPinned(args) !== 0) {
    process.stderr.write(`${name}: failed\n`);
    failed = 1;
  }
}
process.exit(failed);
