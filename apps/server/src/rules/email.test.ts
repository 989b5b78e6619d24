import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTypicalEmail } from './email.ts';

for (const address of ['ada@example.com', 'a.b+c@sub.example.co.uk', ' ada@example.com ']) {
  test(`${JSON.stringify(address)} looks like an address`, () => assert.equal(isTypicalEmail(address), true));
}

for (const text of [
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.c',
  'a b@example.com',
  'ada@@example.com',
]) {
  test(`${JSON.stringify(text)} does not look like an address`, () => assert.equal(isTypicalEmail(text), false));
}
