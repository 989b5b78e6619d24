// npm run release -- 0.2.0: the version in every package, the address of the source in packages and documents, the notes from
// the changelog, the checksums of the migrations, data of this release to upgrade from, one commit and one tag.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, workspaceManifests } from './prepare.mjs';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(version ?? '')) fail('Name the version: npm run release -- 0.2.0');
/** The one setting of where the source is. `scripts/published` writes it to the npm packages. */
const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (!/^https:\/\/\S+$/.test(repository ?? ''))
  fail('Set the address of the source first: npm pkg set repository=https://HOST/OWNER/theia.git');
if (git('status', '--porcelain') !== '') fail('Commit or stash your changes first.');
if (git('tag', '--list', `v${version}`) !== '') fail(`The tag v${version} exists.`);

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const [head, unreleased, rest] = split(changelog);
if (unreleased.trim() === '') fail('CHANGELOG.md has nothing under [Unreleased].');

for (const script of [
  ['database/write-released-checksums.ts'],
  // Every later release is upgraded from it in a test.
  ['testing/releases/write-release-data.ts', version],
])
  execFileSync(pinnedNode, [`apps/server/src/${script[0]}`, ...script.slice(1)], {
    cwd: root,
    stdio: 'inherit',
  });

// What the accuracy page shows is measured for each release.
execFileSync(pinnedNode, ['golden/accuracy.ts', 'publish', '--release', version], { cwd: root, stdio: 'inherit' });

const today = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(root, 'CHANGELOG.md'),
  `${head}## [Unreleased]\n\n## [${version}] - ${today}\n\n${unreleased.trim()}\n\n${rest}`,
);
for (const path of ['package.json', ...workspaceManifests(), 'packages/client-python/pyproject.toml']) setVersion(path);
setVersionsInLock();
for (const path of ['README.md', 'docs/operations/first-installation.md'])
  replace(path, /(?<=git clone )\S+(?= theia)/, repository);
replace(
  'packages/client-python/pyproject.toml',
  /(?:^\[project\.urls\]\n[^[]*)?(?=^\[tool\.mypy\])/m,
  `[project.urls]\nRepository = "${repository}"\nHomepage = "${repository.replace(/\.git$/, '')}"\n\n`,
);

git('add', 'supabase/releases');
git('commit', '--all', '--quiet', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Theia ${version}\n\n${unreleased.trim()}`);
process.stdout.write(`Theia ${version} is committed and tagged. Publish it: git push --follow-tags\n`);

function split(text) {
  const start = text.indexOf('## [Unreleased]');
  if (start < 0) fail('CHANGELOG.md has no [Unreleased] section.');
  const from = start + '## [Unreleased]'.length;
  const next = text.indexOf('\n## [', from);
  return next < 0
    ? [text.slice(0, start), text.slice(from), '']
    : [text.slice(0, start), text.slice(from, next), text.slice(next + 1)];
}

function setVersion(path) {
  replace(path, /(?<=^(?: {2}"version": |version = )")[^"]+/m, version);
}

function replace(path, pattern, text) {
  const file = join(root, path);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(pattern, () => text),
  );
}

function setVersionsInLock() {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules/')) entry.version = version;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
