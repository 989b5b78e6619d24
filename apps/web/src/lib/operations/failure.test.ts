import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const source = join(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).map((path) => path.replaceAll('\\', '/'));
const holding = (pattern: RegExp, all = files) =>
  all.filter((path) => !path.includes('.test.') && pattern.test(readFileSync(join(source, path), 'utf8'))).toSorted();

describe('operations on the server', () => {
  it('become a notification of a failure in one place', () => {
    assert.deepEqual(holding(/\bfailureToast\b/), ['lib/operations/failure.ts', 'lib/toast.ts']);
  });

  it('are wrapped for components in one place', () => {
    assert.deepEqual(holding(/\buseMutation\(/), ['lib/operations/operation.ts']);
  });

  it('have the schema of their form in their own file', () => {
    const elsewhere = files.filter((path) => !path.includes('/operations/') && path.startsWith('features/'));
    assert.deepEqual(holding(/\bz\.(strictO|o)bject\(/, elsewhere), []);
  });
});
