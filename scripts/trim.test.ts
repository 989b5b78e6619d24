import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { trim } from './trim.mjs';

test('only C headers, static libraries, source maps, readmes and second copies are removed, in every folder, and not through a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-trim-'));
  try {
    const outside = join(folder, 'workspace');
    const modules = join(folder, 'node_modules');
    mkdirSync(outside);
    mkdirSync(join(modules, 'a/include'), { recursive: true });
    writeFileSync(join(outside, 'own.js.map'), 'ours');
    symlinkSync(outside, join(modules, 'linked'), 'junction');
    for (const name of ['node.h', 'libpq.a', 'config.gypi']) writeFileSync(join(modules, 'a/include', name), '12345');
    for (const name of [
      'index.js',
      'index.js.map',
      'index.d.ts',
      'index.d.mts.map',
      'site.css.map',
      'world.map',
      'LICENSE',
      'README.md',
    ])
      writeFileSync(join(modules, 'a', name), '1234567890');
    mkdirSync(join(modules, 'stripe/cjs/resources'), { recursive: true });
    writeFileSync(join(modules, 'stripe/cjs/resources/Charges.js'), '123');
    writeFileSync(join(modules, 'stripe/index.js'), '123');
    assert.deepEqual(trim(modules), { files: 7, bytes: 53 });
    assert.deepEqual(readdirSync(join(modules, 'stripe/cjs/resources')), []);
    assert.deepEqual(readdirSync(join(modules, 'stripe')).toSorted(), ['cjs', 'index.js']);
    assert.deepEqual(readdirSync(join(modules, 'a')).toSorted(), [
      'LICENSE',
      'include',
      'index.d.ts',
      'index.js',
      'world.map',
    ]);
    assert.deepEqual(readdirSync(join(modules, 'a/include')), ['config.gypi']);
    assert.deepEqual(readdirSync(outside), ['own.js.map']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('nothing outside the folder is removed, wherever a link stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-trim-'));
  try {
    const outside = join(folder, 'outside');
    const kept = ['cjs/Charges.js', 'cjs/a.h', 'README.md'];
    const scoped = ['query-core/src/index.ts', 'query-core/build/legacy/index.js'];
    for (const file of [...kept, ...scoped]) {
      mkdirSync(join(outside, file, '..'), { recursive: true });
      writeFileSync(join(outside, file), '1');
    }
    const modules = join(folder, 'project', 'node_modules');
    mkdirSync(join(modules, 'zod'), { recursive: true });
    writeFileSync(join(modules, 'zod/index.js.map'), '12');
    // A package, a scope, a part of a package, and a file.
    symlinkSync(outside, join(modules, 'stripe'), 'junction');
    symlinkSync(outside, join(modules, '@tanstack'), 'junction');
    symlinkSync(join(outside, 'cjs'), join(modules, 'zod/src'), 'junction');
    symlinkSync(join(outside, 'README.md'), join(modules, 'zod/README.md'));
    symlinkSync(modules, join(folder, 'linked-modules'), 'junction');
    assert.deepEqual(trim(join(folder, 'linked-modules')), { files: 0, bytes: 0 });
    assert.deepEqual(readdirSync(join(modules, 'zod')).toSorted(), ['README.md', 'index.js.map', 'src']);
    // A project that is reached through a link is trimmed: the folder itself is none.
    symlinkSync(join(folder, 'project'), join(folder, 'linked-project'), 'junction');
    assert.deepEqual(trim(join(folder, 'linked-project', 'node_modules')), { files: 1, bytes: 2 });
    for (const file of [...kept, ...scoped]) assert.equal(existsSync(join(outside, file)), true, file);
    assert.deepEqual(trim(join(folder, 'nowhere')), { files: 0, bytes: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
