import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dmsText } from './dms.ts';

test('the Sun of NY90 stands at 24°23\'17.6"', () => {
  assert.equal(dmsText(24.38822558), '24°23\'17.6"');
});

test('rounding carries into minutes and degrees, and never reaches the next sign', () => {
  assert.equal(dmsText(4 + 59 / 60 + 59.96 / 3600), '5°00\'00.0"');
  assert.equal(dmsText(0), '0°00\'00.0"');
  assert.equal(dmsText(29.9999999999), '29°59\'59.9"');
});
