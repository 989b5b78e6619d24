import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const MIT = ['chart', 'chart-svg', 'client', 'client-python', 'mcp'];
const IMPORT = /(?:from|import\(|import) ?'([^']+)'/g;
const TESTS = /\.test|\.proof|\/testing\//;

interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly keywords?: readonly string[];
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

describe('licences', () => {
  it('of clients, MCP and charts are MIT with their text; of everything else AGPL', () => {
    for (const folder of globSync('packages/*', { cwd: ROOT })) {
      const isMit = MIT.includes(folder.slice('packages/'.length));
      assert.equal(manifestOf(folder).license, isMit ? 'MIT' : 'AGPL-3.0-or-later', folder);
      assert.equal(existsSync(join(ROOT, folder, 'LICENSE')), isMit, folder);
    }
    assert.equal(manifestOf('.').license, 'AGPL-3.0-or-later');
  });

  it('no code of an MIT package comes from an AGPL package', () => {
    const allowed = new Set(MIT.map((name) => manifestOf(`packages/${name}`).name));
    for (const name of MIT) {
      const sources = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !TESTS.test(file));
      for (const file of sources)
        for (const [, wanted = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
          const ours = /^@theia-astro\/[^/]+|^theia-astro/.exec(wanted)?.[0];
          assert.ok(ours === undefined || allowed.has(ours), `${file} imports ${wanted}`);
          const at = wanted.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), wanted)) : file;
          assert.ok(at.startsWith(`packages/${name}/`), `${file} imports ${wanted}`);
        }
      for (const dependency of Object.keys(manifestOf(`packages/${name}`).dependencies ?? {}))
        assert.ok(allowed.has(dependency) || !dependency.includes('theia'), `${name} depends on ${dependency}`);
    }
  });
});

it('each package that is published, and the root, name in their readme the Node of their manifest', () => {
  const published = globSync('packages/*', { cwd: ROOT }).filter((folder) => manifestOf(folder).keywords !== undefined);
  assert.ok(published.length >= 8);
  for (const folder of [...published, '.']) {
    const oldest = manifestOf(folder).engines?.['node']?.replace('>=', '') ?? 'none';
    const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    assert.match(readme, new RegExp(`Node ${oldest.replace('.', '\\.')} (?:and|or) later`), folder);
  }
});
