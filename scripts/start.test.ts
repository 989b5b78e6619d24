import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

describe('the start in production', () => {
  let folder = '';
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const start = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], THEIA_MODE: 'production' },
    });
    return { status, stdout, stderr };
  };

  before(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'theia-start-')));
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['start.mjs', 'prepare.mjs', 'server-program.mjs'])
      copyFileSync(join(root, 'scripts', name), join(folder, 'scripts', name));
    write('package.json', readFileSync(join(root, 'package.json'), 'utf8'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('does not start without a build, and builds nothing', () => {
    const { status, stdout, stderr } = start();
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /Theia is not built.*npm ci && npm run build/);
  });

  it('runs what was built, on the Node it was started with where no other is installed, and passes on its exit code', () => {
    write('apps/web/dist/client/index.html', '');
    write(
      'node_modules/.theia/server/main.js',
      'console.log(process.execPath, process.cwd(), typeof gc); process.exitCode = 7;',
    );
    const { status, stdout, stderr } = start();
    assert.equal(stderr, '');
    assert.equal(stdout, `${process.execPath} ${folder} function\n`);
    assert.equal(status, 7);
  });

  it('rejects a build of other sources than those beside it', () => {
    write('apps/server/src/main.ts', '');
    const { status, stdout, stderr } = start();
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /other sources/);
  });
});

it('another Node takes the place of the pinned one only if it is of the same major version and not older', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-start-'));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(root, 'scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
  writeFileSync(join(folder, 'package.json'), '{"dependencies":{"node":"24.21.3"}}');
  const { runtimeNode } = (await import(
    pathToFileURL(join(folder, 'scripts/prepare.mjs')).href
  )) as typeof import('./prepare.mjs');
  const fits = (version: string) => runtimeNode(version, 'this one') === 'this one';
  assert.deepEqual(['v24.21.3', 'v24.21.4', 'v24.30.0'].map(fits), [true, true, true]);
  assert.deepEqual(['v24.21.2', 'v24.3.9', 'v22.30.0', 'v26.0.0'].map(fits), [false, false, false, false]);
  rmSync(folder, { recursive: true });
});
