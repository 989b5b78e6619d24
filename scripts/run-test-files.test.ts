import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';

const ALWAYS_FAILS = `import { it } from 'node:test';
it('always fails', () => { throw new Error('never right'); });`;
const FAILS_ONCE = `import { it } from 'node:test';
import { existsSync, writeFileSync } from 'node:fs';
it('fails once', () => {
  const seen = import.meta.filename + '.seen';
  if (existsSync(seen)) return;
  writeFileSync(seen, '');
  throw new Error('too early');
});`;

function runFiles(t: TestContext, contents: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'theia-second-try-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = contents.map((content, index) => {
    const file = join(folder, `${index}.test.mjs`);
    writeFileSync(file, content);
    return file;
  });
  const secondTries = join(folder, 'second-tries');
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'run-test-files.mjs'), ...files], {
    env: { ...env, THEIA_SECOND_TRIES: secondTries },
  });
  return { status, named: existsSync(secondTries) ? readFileSync(secondTries, 'utf8') : '' };
}

describe('test files that failed', () => {
  it('are run once more, and what then passed is named', (t) => {
    assert.deepEqual(runFiles(t, [FAILS_ONCE]), { status: 0, named: 'fails once: too early\n' });
  });

  it('fail the run if they fail again', (t) => {
    assert.deepEqual(runFiles(t, [FAILS_ONCE, ALWAYS_FAILS]), { status: 1, named: 'fails once: too early\n' });
  });

  it('are not run again if there are many', (t) => {
    assert.deepEqual(runFiles(t, Array(4).fill(FAILS_ONCE)), { status: 1, named: '' });
  });
});
