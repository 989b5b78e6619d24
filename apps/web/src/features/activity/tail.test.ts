import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveSourcePaths } from '../../testing/source-paths.ts';

resolveSourcePaths();
const { putBefore, tailSince, unseen } = await import('./tail.ts');

const row = (id: string, second: number) => ({ id, created_at: new Date(second * 1000).toISOString() });

test('new rows come before the others, newest first, and none is there twice', () => {
  const list = [row('b', 20), row('a', 10)];
  assert.deepEqual(
    putBefore([row('d', 30), row('c', 15), row('b', 20)], list).map(({ id }) => id),
    ['d', 'b', 'c', 'a'],
  );
  assert.equal(putBefore([row('a', 10)], list), list);
  assert.deepEqual(unseen([row('a', 10), row('z', 40)], list), [row('z', 40)]);
});

test('calls that were booked a little later than newer ones are asked for again', () => {
  assert.equal(tailSince(row('a', 100), 0), new Date(90_000).toISOString());
  assert.equal(tailSince(undefined, 5000), new Date(5000).toISOString());
});
