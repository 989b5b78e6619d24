import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { findCircles, importsBetweenRooms, type RoomImport } from './import-graph.ts';

const root = resolve(import.meta.dirname, '..');
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

/** The import circles between the rooms of a folder, each with the imports that close it. */
function circlesIn(imports: readonly RoomImport[]): string[] {
  return findCircles(imports).map((rooms) => {
    const steps = rooms.slice(1).map((to, index) => {
      const { file, imported } = imports.find((edge) => edge.from === rooms[index] && edge.to === to)!;
      return `${file} imports ${imported}`;
    });
    return `${rooms.join(' → ')} (${steps.join('; ')})`;
  });
}

describe('the folders of a package import one way only, types included', () => {
  for (const name of packages) {
    it(name, () => {
      assert.deepEqual(circlesIn(importsBetweenRooms(join(root, name, 'src'))), []);
    });
  }

  it('apps/server', () => {
    assert.deepEqual(circlesIn(importsBetweenRooms(join(root, 'apps/server/src'))), []);
  });
});

it('no product folder of endpoints imports another: what two of them need is in a shared folder', () => {
  const src = join(root, 'packages/endpoints/src');
  const isProduct = (room: string): boolean => existsSync(join(src, room, 'endpoint.ts'));
  assert.ok(readdirSync(src).filter(isProduct).length > 15);
  const between = importsBetweenRooms(src).filter(({ from, to }) => isProduct(from) && isProduct(to));
  assert.deepEqual(
    between.map(({ file, imported }) => `${file} imports ${imported}`),
    [],
  );
});

describe('the graph of imports', () => {
  const buildGraph = (files: Readonly<Record<string, string>>): RoomImport[] => {
    const src = mkdtempSync(join(tmpdir(), 'import-graph-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(src, name)), { recursive: true });
      writeFileSync(join(src, name), text);
    }
    try {
      return importsBetweenRooms(src);
    } finally {
      rmSync(src, { recursive: true });
    }
  };

  it('finds a circle with its path, also of type imports, across several rooms, and through a top-level file', () => {
    const imports = buildGraph({
      'a/one.ts': "import type { Two } from '../b/deep/two.ts';\n",
      'b/deep/two.ts': "export type Three = import('../../c.ts').Three;\n",
      'c.ts': "export {\n  one,\n} from './a/one.ts';\n",
      'd/four.ts': "import '../a/one.ts';\nimport z from 'zod';\n",
    });
    assert.deepEqual(findCircles(imports), [['a', 'b', 'c.ts', 'a']]);
    assert.match(circlesIn(imports)[0]!, /^a → b → c\.ts → a \(a\/one\.ts imports b\/deep\/two\.ts; /);
  });

  it('finds none when rooms import one way only, a room imports itself, or only a test imports back', () => {
    const imports = buildGraph({
      'a/one.ts': "import { two } from '../b/two.ts';\nimport './more.ts';\n",
      'a/more.ts': '',
      'b/two.ts': 'export const two = 2;\n',
      'b/two.test.ts': "import '../a/one.ts';\n",
    });
    assert.deepEqual(findCircles(imports), []);
  });
});
