// Prepares a clone for the commands: installs the locked packages and builds the web app from the current sources.
// Plain JavaScript, because it also runs on the machine's own Node (18 or later).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs exactly the lock file, unless it is already installed. */
export function install() {
  const fingerprint = computeFingerprint(['package-lock.json', 'package.json', ...workspaceManifests()]);
  if (existsSync(pinnedNode) && (isFresh('install', fingerprint) || holdsWhatIsLocked())) return;
  const startedMs = Date.now();
  say('Installing the locked packages …');
  const [program, ...args] = npmCommand(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) fail("The installation failed; see npm's message above.", status);
  if (!existsSync(pinnedNode))
    fail(
      'The pinned Node runtime (npm package "node") was not installed; its install script must be allowed to run (package.json, allowScripts).',
      1,
    );
  markFresh('install', fingerprint);
  say(`Installed the locked packages in ${secondsSince(startedMs)}`);
}

/** Whether `npm ci` or another npm command has just installed the lock file. */
function holdsWhatIsLocked() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.link ||
      !path.includes('node_modules/') ||
      wanted.optional ||
      installed[path]?.version === wanted.version,
  );
}

/** Sources that are generated and that git ignores: what writes them, and from what. */
const GENERATED = [
  {
    name: 'clients',
    program: 'packages/client/scripts/write-types.ts',
    inputs: [
      'packages/client/package.json',
      'packages/client/scripts',
      'packages/client/src/make-methods.ts',
      'packages/client-python/pyproject.toml',
      'packages/client-python/scripts',
      'packages/client-python/src/theia_astro_client/_async.py',
      'packages/client-python/src/theia_astro_client/_async_jobs.py',
      'packages/endpoints/openapi.json',
    ],
    files: [
      ...['catalogue', 'resources', 'theia', 'wire-types'].map((name) => `packages/client/src/${name}.ts`),
      'packages/theia-astro/src/functions.ts',
      ...'_async_resources _async_theia _calls _catalogue _sync _sync_jobs _sync_resources _theia answers items requests words'
        .split(' ')
        .map((name) => `packages/client-python/src/theia_astro_client/${name}.py`),
    ],
  },
  {
    name: 'row-types',
    program: 'apps/server/src/testing/write-row-types.ts',
    inputs: ['apps/server/src/database', 'supabase/migrations'],
    files: ['apps/web/src/lib/database-types.ts'],
  },
  {
    name: 'mcp-app',
    program: 'packages/mcp-app/scripts/write-page.ts',
    inputs: [
      'packages/mcp-app/scripts',
      'packages/mcp-app/src',
      'packages/chart/scripts/css-as-text.ts',
      'packages/chart/src',
      'packages/chart-svg/data',
      'packages/chart-svg/src',
      'package-lock.json',
    ],
    files: ['packages/mcp-app/generated/page.json'],
  },
];

const GENERATED_FILES = new Set(GENERATED.flatMap(({ files }) => files));

/** Writes the generated sources when what they are made from has changed. The server runs with `mcp-app` alone. */
export async function generate(names = GENERATED.map(({ name }) => name)) {
  await Promise.all(
    GENERATED.filter(({ name }) => names.includes(name)).map(async ({ name, program, inputs, files }) => {
      const stamp = readInputs(name, inputs);
      if (stamp.isFresh && files.every((file) => existsSync(join(root, file)))) return;
      const startedMs = Date.now();
      const env = { ...pinnedEnvironment(), NODE_COMPILE_CACHE: compileCache };
      const status = await runProgram(pinnedNode, [program], { cwd: root, env });
      if (status !== 0) fail(`${files.join(', ')} could not be generated; see the message above.`, status);
      stamp.markFresh();
      say(`Generated ${name} in ${secondsSince(startedMs)}`);
    }),
  );
}

const WEB_INPUTS = [
  'apps/web',
  'apps/server/src/rules',
  'packages/astro/data',
  'packages/astro/src',
  'packages/chart/src',
  'packages/chart-svg/data',
  'packages/chart-svg/src',
  'packages/client/scripts',
  'packages/client-python/scripts',
  'packages/endpoints',
  'packages/places/src',
  'packages/report/src',
  'CHANGELOG.md',
  'package-lock.json',
];

const SERVER_INPUTS = [
  'apps/server/src',
  'apps/sandbox/src',
  'packages/astro/data',
  'packages/astro/src',
  'packages/chart/src',
  'packages/chart-svg/data',
  'packages/chart-svg/src',
  'packages/endpoints/src',
  'packages/endpoints/package.json',
  'packages/ephemeris/src',
  'packages/mcp-app/src',
  'packages/places/src',
  'packages/report/src',
  'package-lock.json',
  'scripts/bundle.mjs',
];

const serverFolder = join(root, 'node_modules/.theia/server');
/** The program of the server, which `buildServer` writes. */
export const serverProgram = join(serverFolder, 'main.js');

/** Builds the server when its sources have changed. */
export function buildServer() {
  const stamp = readInputs('bundle', SERVER_INPUTS);
  if (stamp.isFresh && existsSync(serverProgram)) return;
  const startedMs = Date.now();
  say('Building the server …');
  const status = runPinned(['scripts/bundle.mjs', serverFolder]);
  if (status !== 0) fail('The server could not be built; see the message above.', status);
  stamp.markFresh();
  say(`Built the server in ${secondsSince(startedMs)}`);
}

const webFolder = join(root, 'apps/web/dist/client');

/**
 * Whether the builds are there and are those of the sources beside them, which a runtime folder may not have. Writes nothing.
 * @returns {'built' | 'missing' | 'outdated'}
 */
export function findBuild() {
  if (!existsSync(serverProgram) || !existsSync(webFolder)) return 'missing';
  const builds = [
    { name: 'bundle', inputs: SERVER_INPUTS, source: 'apps/server/src' },
    { name: 'web', inputs: WEB_INPUTS, source: 'apps/web/src' },
  ].filter(({ source }) => existsSync(join(root, source)));
  return builds.every(({ name, inputs }) => isUnchanged(name, inputs)) ? 'built' : 'outdated';
}

/**
 * Node to run the server on where the locked packages were installed without the pinned one, as in a container image.
 * @param {string} version of the Node that asks, like v24.21.0
 * @returns the pinned Node if it is there, else the one that asks if it is of the same major version and not older; null if neither fits
 */
export function runtimeNode(version = process.version, program = process.execPath) {
  if (existsSync(pinnedNode)) return pinnedNode;
  const [major, minor, patch] = version.slice(1).split('.').map(Number);
  const [wantedMajor, wantedMinor, wantedPatch] = pinnedVersion().split('.').map(Number);
  const isOlder = minor < wantedMinor || (minor === wantedMinor && patch < wantedPatch);
  return major === wantedMajor && !isOlder ? program : null;
}

/** Version of the pinned Node. */
export function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;
}

/** Builds the web app, and the view that the server sends to conversations, when their sources have changed. */
export async function build() {
  await generate(['mcp-app']);
  const stamp = readInputs('web', WEB_INPUTS);
  if (stamp.isFresh && existsSync(webFolder)) return;
  const startedMs = Date.now();
  say('Building the web app …');
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build'];
  await Promise.all([runInWeb(vite), runInWeb([...vite, '--ssr', 'src/app/render.tsx', '--outDir', 'dist/server'])]);
  await runInWeb(['scripts/prerender.ts']);
  stamp.markFresh();
  say(`Built the web app in ${secondsSince(startedMs)}`);
}

function runInWeb(args) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, args, {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...pinnedEnvironment(), NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('error', (error) => fail(`The web app could not be built: ${error.message}`, 1));
    child.once('close', (code) => {
      if (code !== 0) fail(`The web app could not be built:\n${output}`, code);
      resolve();
    });
  });
}

/** Folder of Node's compile cache, which saves the next process from compiling again. */
export const compileCache = join(root, 'node_modules/.theia/compile-cache');

/** Runs a program on the pinned Node and returns its exit code. */
export function runPinned(args, options = {}) {
  return spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit', env: pinnedEnvironment(), ...options }).status ?? 1;
}

/** Runs a program beside this one and returns its exit code; 1 where it could not be started or was killed. */
export function runProgram(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

export function pinnedEnvironment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: [dirname(pinnedNode), join(root, 'node_modules/.bin'), process.env.PATH].join(separator),
  };
}

/** npm as it was called, so that the same version serves the whole command. */
function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm === undefined ? ['npm', ...args] : [process.execPath, npm, ...args];
}

/** The package.json of every workspace, from the root. */
export function workspaceManifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  );
  return folders.map((folder) => `${folder}/package.json`).filter((path) => existsSync(join(root, path)));
}

const LEFT_OUT = /^(node_modules|dist)$|\.(test|proof)\.tsx?$/;

function computeFingerprint(paths, describe = (absolute) => readFileSync(absolute)) {
  // What was built knows the folder it was built in.
  const hash = createHash('sha256').update(root);
  const add = (path) => {
    const absolute = join(root, path);
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(absolute).sort()) if (!LEFT_OUT.test(name)) add(`${path}/${name}`);
    } else if (!GENERATED_FILES.has(path)) {
      hash.update(path).update('\0').update(describe(absolute, stats));
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

const glanceAt = (paths) => computeFingerprint(paths, (_, { size, mtimeMs }) => `${size} ${mtimeMs}\0`);

/** Whether a build is still that of its inputs. */
function isUnchanged(name, paths) {
  return isFresh(`${name}-glance`, glanceAt(paths)) || isFresh(name, computeFingerprint(paths));
}

/** Whether a build is still that of its inputs, and notes that it is. Only when sizes or times of files differ are they read. */
function readInputs(name, paths) {
  const glance = glanceAt(paths);
  if (isFresh(`${name}-glance`, glance)) return { isFresh: true, markFresh: () => {} };
  const fingerprint = computeFingerprint(paths);
  const isSame = isFresh(name, fingerprint);
  const markBoth = () => {
    markFresh(name, fingerprint);
    markFresh(`${name}-glance`, glance);
  };
  if (isSame) markBoth();
  return { isFresh: isSame, markFresh: markBoth };
}

const stampPath = (name) => join(root, 'node_modules/.theia', name);

function isFresh(name, fingerprint) {
  return existsSync(stampPath(name)) && readFileSync(stampPath(name), 'utf8') === fingerprint;
}

function markFresh(name, fingerprint) {
  mkdirSync(dirname(stampPath(name)), { recursive: true });
  writeFileSync(stampPath(name), fingerprint);
}

function secondsSince(startedMs) {
  return `${((Date.now() - startedMs) / 1000).toFixed(1)} s`;
}

function say(message) {
  process.stdout.write(`${message}\n`);
}

function fail(message, status) {
  process.stderr.write(`${message}\n`);
  process.exit(status ?? 1);
}
