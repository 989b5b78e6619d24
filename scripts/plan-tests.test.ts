import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { planTests } from './plan-tests.mjs';
import { filesOf, NEEDS, PROOFS } from './proof-catalog.mjs';
import { testFiles } from './together.mjs';

const root = resolve(import.meta.dirname, '..');

const namesOf = (paths: readonly string[]): readonly string[] => paths.map((path) => relative(root, path)).toSorted();

/** The test files that are run, each as often as it is run. */
function planned(t: TestContext, paths: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'theia-plan-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const { files, groups, browser } = planTests(root, folder, paths);
  const grouped = files.filter((file) => file.startsWith(folder));
  assert.deepEqual(
    grouped.map((file) => relative(folder, file)),
    Object.keys(groups).map((name) => `${name}.test.mjs`),
  );
  return namesOf([...files.filter((file) => !grouped.includes(file)), ...Object.values(groups).flat(), ...browser]);
}

describe('npm test', () => {
  it('runs every test file once', (t) => {
    const all = testFiles(root);
    assert.ok(all.length > 350, `${all.length} test files`);
    assert.deepEqual(planned(t, []), namesOf(all));
  });

  it('runs only the files under the given paths', (t) => {
    assert.deepEqual(planned(t, ['scripts/plan-tests.test.ts', 'e2e/contact.test.ts', 'packages/mcp']), [
      'e2e/contact.test.ts',
      'packages/mcp/src/bridge.test.ts',
      'scripts/plan-tests.test.ts',
    ]);
  });

  it('names a path that has no test', () => {
    assert.throws(() => planTests(root, '', ['docs']), /There is no \*\.test\.ts in docs/);
    assert.throws(() => planTests(root, '', ['nowhere']), /There is no nowhere/);
  });
});

describe('npm run proofs', () => {
  it('runs every proof file in exactly one proof', () => {
    const there = namesOf(testFiles(root, '.proof.ts'));
    assert.ok(there.length > 30, `${there.length} proof files`);
    const run = PROOFS.flatMap((proof) => filesOf(root, proof)).filter((file) => file.endsWith('.proof.ts'));
    assert.deepEqual(run.toSorted(), there);
  });

  it('has files in each proof, minutes below its limit, and needs that it knows', () => {
    for (const proof of PROOFS) {
      assert.ok(filesOf(root, proof).length > 0, proof.name);
      assert.ok(proof.minutes <= 10, proof.name);
      assert.deepEqual(
        proof.needs.filter((need) => NEEDS[need] === undefined),
        [],
        proof.name,
      );
    }
  });
});
