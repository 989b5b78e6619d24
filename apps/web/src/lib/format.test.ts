import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDateTime, formatUnitPrice, formatUsd, initialOf, maskApiKey } from './format.ts';

test('a key shows its first 4 and last 4 characters with up to 12 dots between', () => {
  assert.equal(maskApiKey('THE0123456789abcde'), 'THE0••••••••••bcde');
  assert.equal(maskApiKey(`THE0${'x'.repeat(40)}bcde`), `THE0${'•'.repeat(12)}bcde`);
  assert.equal(maskApiKey('THE01234'), '••••••••');
});

test('log dates read MMM d, yyyy HH:mm:ss', () => {
  assert.equal(formatDateTime(new Date(2026, 2, 4, 5, 6, 7)), 'Mar 4, 2026 05:06:07');
});

test('costs have two decimals, 0.00 when there is none', () => {
  assert.equal(formatUsd(undefined), '0.00');
  assert.equal(formatUsd(null), '0.00');
  assert.equal(formatUsd('12.5'), '12.50');
  assert.equal(formatUsd('not a number'), '0.00');
});

test('unit prices are whole dollars or trimmed decimals', () => {
  assert.equal(formatUnitPrice('2.0000'), '2');
  assert.equal(formatUnitPrice(0.002), '0.002');
  assert.equal(formatUnitPrice('0.5000'), '0.5');
});

test('the avatar shows the first letter in upper case, or a question mark', () => {
  assert.equal(initialOf('ada@example.com'), 'A');
  assert.equal(initialOf(''), '?');
  assert.equal(initialOf(undefined), '?');
});
