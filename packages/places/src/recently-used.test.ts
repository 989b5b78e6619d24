import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecentlyUsed } from './recently-used.ts';

test('the least recently used value is dropped first, and the limit is never exceeded', () => {
  const memory = new RecentlyUsed<number>(2);
  memory.set('rome', 1);
  memory.set('oslo', 2);
  assert.equal(memory.get('rome'), 1);
  memory.set('lima', 3);
  assert.deepEqual(
    ['rome', 'oslo', 'lima'].map((key) => memory.get(key)),
    [1, undefined, 3],
  );
});

test('setting a value again replaces the old one and drops nothing', () => {
  const memory = new RecentlyUsed<number>(2);
  memory.set('rome', 1);
  memory.set('oslo', 2);
  memory.set('oslo', 4);
  assert.deepEqual(
    ['rome', 'oslo'].map((key) => memory.get(key)),
    [1, 4],
  );
});
