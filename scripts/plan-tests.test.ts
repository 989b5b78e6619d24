import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { it } from 'node:test';
import { planTests } from './plan-tests.mjs';
import { testFiles } from './together.mjs';

const root = resolve(import.meta.dirname, '..');

it('npm test runs every test file of the repository, and none twice', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-plan-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { files, groups } = planTests(root, folder);
  const planned = [...files.filter((file) => !file.startsWith(folder)), ...Object.values(groups).flat()];
  assert.deepEqual(
    files.filter((file) => file.startsWith(folder)).map((file) => relative(folder, file)),
    Object.keys(groups).map((name) => `${name}.test.mjs`),
  );
  const inPlaywright = (file: string): boolean => file.startsWith(join(root, 'e2e'));
  const there = testFiles(root).filter((file) => !inPlaywright(file));
  assert.ok(there.length > 350, `${there.length} test files`);
  const names = (paths: readonly string[]): readonly string[] => paths.map((path) => relative(root, path)).toSorted();
  assert.deepEqual(names(planned), names(there));
});
