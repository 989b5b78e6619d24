import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
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

const documents = tracked.filter((path) => path.endsWith('.md'));
/** Files that may cite a document. */
const code = tracked.filter(
  (path) =>
    /\.(ts|tsx|mjs|sql|py|sh|yml|yaml|service|example|css)$/.test(path) && path !== 'scripts/doc-references.test.ts',
);
const folders = [...new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0]!))];

/** Without fenced blocks: what stands in them is the reader's to type, not a link. */
const withoutFences = (text: string) => text.replace(/^```.*?^```/gms, '');

/** The anchors of a document, as GitHub makes them from its headings: lower case, punctuation dropped, repeats numbered. */
function anchorsOf(path: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading] of withoutFences(read(path)).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

const links = documents.flatMap((path) =>
  [...withoutFences(read(path)).matchAll(/\]\((?!https?:|mailto:|\/|\{\{)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    (match) => ({
      path,
      target: match[1] === '' ? path : normalize(join(dirname(path), match[1]!)),
      anchor: match[2] ?? null,
    }),
  ),
);

test('every file that a document links to exists', () => {
  assert.ok(links.length > 50, `only ${links.length} links found`);
  assert.deepEqual(
    links.filter(({ target }) => !existsSync(join(root, target))),
    [],
  );
});

test('every heading that a document links to exists', () => {
  const broken = links.filter(
    ({ target, anchor }) =>
      anchor !== null &&
      target.endsWith('.md') &&
      existsSync(join(root, target)) &&
      !anchorsOf(target).has(decodeURIComponent(anchor)),
  );
  assert.deepEqual(broken, []);
});

/** A link in the syntax of Markdown is the text of a test. */
test('every document that the code cites exists', () => {
  const citation = new RegExp(String.raw`(?<![\w./-]|\]\()(?:${folders.join('|')})/[\w./@-]*\.md\b`, 'g');
  const cited = code.flatMap((path) =>
    [...read(path).matchAll(citation)].map(([document]) => ({ path, document: document! })),
  );
  assert.ok(cited.length > 100, `only ${cited.length} citations found`);
  assert.deepEqual(
    cited.filter(({ document }) => !existsSync(join(root, document))),
    [],
  );
});

/** A path begins at the root of the repository, or in a package's README at the package. */
test('every file that a document names by its path exists', () => {
  const named = new RegExp(String.raw`\x60((?:${[...folders, 'src', 'data'].join('|')})/[\w./@-]+\.\w+)\x60`, 'g');
  const missing = documents
    .filter((path) => path !== 'CHANGELOG.md')
    .flatMap((path) => [...withoutFences(read(path)).matchAll(named)].map((match) => ({ path, file: match[1]! })))
    .filter(({ path, file }) => !existsSync(join(root, file)) && !existsSync(join(root, dirname(path), file)));
  assert.deepEqual(missing, []);
});

test('every command a document names is a script of package.json', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
  const unknown = documents
    .flatMap((path) => [...read(path).matchAll(/npm run ([a-z0-9:-]+)/g)].map((match) => ({ path, script: match[1]! })))
    .filter(({ script }) => !scripts.includes(script));
  assert.deepEqual(unknown, []);
});
