import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sections = new Set(
  [...read('docs/contract.md').matchAll(/^#{2,4} (\d+(?:\.\d+)?)[. ]/gm)].map((match) => match[1]!),
);

test('every section of the contract that the code cites exists', () => {
  const cited = tracked
    .filter((path) => /\.(ts|tsx|sql|mjs)$/.test(path))
    .flatMap((path) =>
      [
        ...read(path).matchAll(/[Cc]ontract(?:'s [a-z ]+)? \(?§(\d+(?:\.\d+)?)((?:(?:, | and )§\d+(?:\.\d+)?)*)/g),
      ].flatMap((match) =>
        [match[1]!, ...[...match[2]!.matchAll(/§(\d+(?:\.\d+)?)/g)].map((more) => more[1]!)].map((section) => ({
          path,
          section,
        })),
      ),
    );
  assert.ok(cited.length > 150, `only ${cited.length} citations found`);
  assert.deepEqual(
    cited.filter(({ section }) => !sections.has(section)),
    [],
  );
});

test('every file that a document links to exists', () => {
  const broken = tracked
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => ({
        path,
        link: match[1]!,
      })),
    )
    .filter(({ path, link }) => !existsSync(join(root, dirname(path), link)));
  assert.deepEqual(broken, []);
});

test('every command a document names is a script of package.json', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
  const unknown = tracked
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => [...read(path).matchAll(/npm run ([a-z0-9:-]+)/g)].map((match) => ({ path, script: match[1]! })))
    .filter(({ script }) => !scripts.includes(script));
  assert.deepEqual(unknown, []);
});
