// `npm run proofs [NAME…]`: the guarantees that need kills, several processes, other programs or minutes. `-- --list [--json]` lists them.
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { installPackages } from './debian-packages.mjs';
import {
  build,
  buildServer,
  compileCache,
  generate,
  install,
  pinnedEnvironment,
  pinnedNode,
  root,
  runProgram,
} from './prepare.mjs';
import { browserTestFilter } from './plan-tests.mjs';
import { filesOf, NEEDS, PROOFS } from './proof-catalog.mjs';
import { measureWaitMs } from './wait-ms.mjs';

/** Killed servers start again and proofs keep both cores busy: a state may take longer than in `npm test`. */
const WAIT_FACTOR = 6;
const LIMIT_MS = 10 * 60_000;

const { values, positionals: names } = parseArgs({
  options: { list: { type: 'boolean' }, json: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = names.filter((name) => !PROOFS.some((proof) => proof.name === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no proof ${unknown.join(', ')}; npm run proofs -- --list names them\n`);
  process.exit(1);
}
const wanted = PROOFS.filter(({ name }) => names.length === 0 || names.includes(name));
if (values.list) list();
else process.exit(await runAll());

function list() {
  if (values.json) return void process.stdout.write(`${JSON.stringify(wanted)}\n`);
  for (const { name, guarantees, needs, minutes } of wanted)
    process.stdout.write(
      `${name} (${minutes} min${needs.length === 0 ? '' : `; needs ${needs.join(', ')}`})\n  ${guarantees}\n`,
    );
}

async function runAll() {
  install();
  await generate();
  const missing = await provide([...new Set(wanted.flatMap(({ needs }) => needs))]);
  await build();
  buildServer();
  const results = [];
  for (const proof of wanted) {
    const lacking = proof.needs.filter((need) => missing.includes(need));
    const startMs = Date.now();
    if (lacking.length > 0)
      process.stderr.write(`${proof.name} needs ${lacking.map((need) => NEEDS[need].hint).join('; ')}\n`);
    const status = lacking.length > 0 ? 1 : await runProof(proof);
    results.push({ name: proof.name, status, seconds: Math.round((Date.now() - startMs) / 1000) });
  }
  process.stdout.write('\n');
  for (const { name, status, seconds } of results)
    process.stdout.write(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  return results.every(({ status }) => status === 0) ? 0 : 1;
}

/** Installs the programs that are missing. Returns those that it could not install. */
async function provide(needs) {
  const missing = () => needs.filter((need) => !NEEDS[need].isThere());
  if (needs.includes('chromium')) await ensureChromium();
  const packages = missing().flatMap((need) => NEEDS[need].packages);
  if (packages.length > 0) await installPackages(packages);
  return missing();
}

async function runProof(proof) {
  process.stdout.write(`\n${proof.name}: ${proof.guarantees}\n`);
  const files = filesOf(root, proof);
  const env = {
    ...pinnedEnvironment(),
    NODE_COMPILE_CACHE: compileCache,
    TEST_WAIT_MS: String(WAIT_FACTOR * measureWaitMs()),
    THEIA_PROOFS: proof.name,
    ...proof.environment,
  };
  const inBrowser = files.filter((file) => file.startsWith('e2e/'));
  const others = files.filter((file) => !inBrowser.includes(file));
  const runs = [
    ...(others.length === 0 ? [] : [['scripts/run-test-files.mjs', ...others]]),
    ...(inBrowser.length === 0
      ? []
      : [
          [
            'node_modules/@playwright/test/cli.js',
            'test',
            '-c',
            'e2e/playwright.config.ts',
            ...(proof.tag === undefined ? [] : ['--grep', proof.tag]),
            ...inBrowser.map((file) => browserTestFilter(file)),
          ],
        ]),
  ];
  for (const args of runs)
    if ((await runProgram(pinnedNode, args, { cwd: root, env, timeout: LIMIT_MS })) !== 0) return 1;
  return 0;
}
