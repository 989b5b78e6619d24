import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const lockedPaths = Object.keys(lock.packages);

/** Where Node would find `name` from the package at `path`: in its own node_modules first, then in each folder above. */
function lockedFor(path: string, name: string): LockedPackage | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const found = lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found !== undefined || folder === '') return found;
  }
}

function missingFrom(field: 'dependencies' | 'optionalDependencies'): string[] {
  return lockedPaths.flatMap((path) =>
    Object.keys(lock.packages[path]?.[field] ?? {})
      .filter((name) => lockedFor(path, name) === undefined)
      .map((name) => `${path || 'theia'} → ${name}`),
  );
}

test('the lock file has every platform of every package that ships one binary per platform', () => {
  assert.deepEqual(missingFrom('optionalDependencies'), []);
});

test('the lock file has every dependency, so npm ci accepts it', () => {
  assert.deepEqual(missingFrom('dependencies'), []);
});

test('a platform binary has the version its package requires', () => {
  const wrong = lockedPaths.flatMap((path) =>
    Object.entries(lock.packages[path]?.optionalDependencies ?? {})
      .filter(([, range]) => /^\d/.test(range))
      .filter(([name, version]) => lockedFor(path, name)?.version !== version)
      .map(([name]) => `${path} → ${name}`),
  );
  assert.deepEqual(wrong, []);
});
