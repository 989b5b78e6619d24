import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';

const FAILS = `import { it } from 'node:test';
it('fails', () => { throw new Error('wrong'); });`;
const PASSES = `import { it } from 'node:test';
it('passes', () => {});`;

function runFiles(t: TestContext, contents: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'theia-run-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = contents.map((content, index) => {
    const file = join(folder, `${index}.test.mjs`);
    writeFileSync(file, content);
    return file;
  });
  const fileSeconds = join(folder, 'file-seconds');
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'run-test-files.mjs'), ...files], {
    env: { ...env, THEIA_FILE_SECONDS: fileSeconds },
  });
  const timed = readFileSync(fileSeconds, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { status, timed: timed.map(({ file }) => files.indexOf(file)).toSorted() };
}

describe('a run of test files', () => {
  it('passes when every file passes, and times each', (t) => {
    assert.deepEqual(runFiles(t, [PASSES, PASSES]), { status: 0, timed: [0, 1] });
  });

  it('fails when one file fails, which has no second try', (t) => {
    assert.deepEqual(runFiles(t, [PASSES, FAILS]), { status: 1, timed: [0, 1] });
  });
});
