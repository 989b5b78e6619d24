import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortcutOf, stepTo } from './shortcuts.ts';

const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test('keys in a field, with a modifier or while a character is composed do nothing', () => {
  assert.equal(shortcutOf(pressed('j'), false), 'next');
  assert.equal(shortcutOf(pressed('?'), false), 'help');
  assert.equal(shortcutOf(pressed('j'), true), null);
  assert.equal(shortcutOf(pressed('c', { ctrlKey: true }), false), null);
  assert.equal(shortcutOf(pressed('k', { isComposing: true }), false), null);
  assert.equal(shortcutOf(pressed('toString'), false), null);
});

test('steps stay inside the list', () => {
  assert.deepEqual([stepTo(-1, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3), stepTo(-1, 1, 0)], [0, 2, 0, -1]);
});
