// `npm run check`: what can be said about the sources without running them.
import { cpus } from 'node:os';
import { generate, install, pinnedEnvironment, pinnedNode, root, runProgram } from './prepare.mjs';

/** TypeScript 7 needs a third of version 5's processor time. Version 5 stays for knip and for the tests that read types: 7 has no stable API yet. */
const TYPE_CHECKER = 'node_modules/native-typescript/bin/tsc';

const CHECKS = [
  [
    'Unused code and undeclared packages',
    ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', 'node_modules/.theia/knip'],
  ],
  ['Types', [TYPE_CHECKER, '--singleThreaded', '--noEmit', '-p', 'tsconfig.json']],
  ['Types of the web app', [TYPE_CHECKER, '--singleThreaded', '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['Lint and import rules', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
];

install();
await generate();
const waiting = [...CHECKS];
await Promise.all(
  cpus()
    .slice(0, CHECKS.length)
    .map(async () => {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const [name, args] = check;
        const status = await runProgram(pinnedNode, args, { cwd: root, env: pinnedEnvironment() });
        process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'failed'}\n`);
        if (status !== 0) process.exitCode = 1;
      }
    }),
);
