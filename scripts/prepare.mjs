// Brings a clone to the state the commands need: what is locked is installed, what is stale is built.
// Plain JavaScript, because it also runs on the Node the machine happens to have (18 or later).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs exactly the lock file, unless that is what is installed. */
export function install() {
  const fingerprint = fingerprintOf(['package-lock.json', 'package.json', ...workspaceManifests()]);
  if (existsSync(pinnedNode) && (isFresh('install', fingerprint) || holdsWhatIsLocked())) return;
  say('Installing what is locked …');
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

/** Builds the atlas and the web app where their inputs changed. */
export function build() {
  buildAtlas();
  step(
    'web',
    ['apps/web', 'packages/chart-svg/src', 'packages/endpoints/src', 'package-lock.json'],
    'apps/web/dist/client',
    npmCommand(['run', '--silent', 'build', '--workspace', 'apps/web']),
    'Building the web app …',
  );
}

/** Builds the atlas where its inputs changed. */
export function buildAtlas() {
  step(
    'places',
    ['packages/places/src', 'packages/places/data', 'package-lock.json'],
    'packages/places/generated',
    [pinnedNode, 'packages/places/src/build.ts'],
    'Building the atlas …',
  );
}

/** Runs a program on the pinned Node and returns its exit code. */
export function runPinned(args, options = {}) {
  return spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit', env: pinnedEnvironment(), ...options }).status ?? 1;
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

function step(name, inputs, output, [program, ...args], message) {
  const fingerprint = fingerprintOf(inputs);
  if (isFresh(name, fingerprint) && existsSync(join(root, output))) return;
  say(message);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...pinnedEnvironment(), NODE_ENV: 'production' },
  });
  if (status !== 0) fail(`${message} failed:\n${stdout}${stderr}`, status);
  markFresh(name, fingerprint);
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

const LEFT_OUT = new Set(['node_modules', 'dist', 'generated']);

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return;
    if (statSync(absolute).isDirectory()) {
      for (const name of readdirSync(absolute).sort()) if (!LEFT_OUT.has(name)) add(`${path}/${name}`);
    } else {
      hash.update(path).update('\0').update(readFileSync(absolute));
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

const stampOf = (name) => join(root, 'node_modules/.theia', name);

function isFresh(name, fingerprint) {
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === fingerprint;
}

function markFresh(name, fingerprint) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), fingerprint);
}

function say(message) {
  process.stdout.write(`${message}\n`);
}

function fail(message, status) {
  process.stderr.write(`${message}\n`);
  process.exit(status ?? 1);
}
