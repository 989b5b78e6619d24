import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { partPath } from './file.ts';
import { partAt } from './parts.ts';
import { startBuild } from './start-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-build-'));
after(() => rmSync(folder, { recursive: true }));
const PART = partAt(2_455_100);

const noEvents = { next: () => PART, written: () => {}, failed: () => {} };

test(
  'the process that builds has the lowest priority, and so has the session that it leads',
  { skip: process.platform !== 'linux' },
  async () => {
    const build = startBuild({ folder }, noEvents);
    const stat = readFileSync(`/proc/${build?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    assert.deepEqual([stat[3], stat[16]], [String(build?.pid), '19']);
    const autogroup = `/proc/${build?.pid}/autogroup`;
    if (existsSync(autogroup)) assert.match(readFileSync(autogroup, 'utf8'), /^$| nice 19$/m);
    await build?.stop();
  },
);

test('the process that builds ends when its server does', async () => {
  const child = fork(join(import.meta.dirname, 'build-process.ts'), [JSON.stringify({ folder })], {
    serialization: 'advanced',
  });
  child.send(PART + 1);
  child.disconnect();
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.ok(!existsSync(partPath(folder, PART + 1)));
});
