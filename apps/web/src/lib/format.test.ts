import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  exactBalance,
  formatBalance,
  formatDateTime,
  formatDay,
  formatUtcDate,
  formatUnitPrice,
  formatUsd,
  firstLetter,
  maskApiKey,
  usdFormatFor,
} from './format.ts';

test('a key shows its first 4 and last 4 characters with up to 12 dots between', () => {
  assert.equal(maskApiKey('THE0123456789abcde'), 'THE0••••••••••bcde');
  assert.equal(maskApiKey(`THE0${'x'.repeat(40)}bcde`), `THE0${'•'.repeat(12)}bcde`);
  assert.equal(maskApiKey('THE01234'), '••••••••');
});

test('log dates read MMM d, yyyy HH:mm:ss', () => {
  assert.equal(formatDateTime(new Date(2026, 2, 4, 5, 6, 7)), 'Mar 4, 2026 05:06:07');
});

test('days of a month and of a year are the same for readers in every time zone', () => {
  assert.equal(formatDay('2026-09-01'), 'Sep 1');
  assert.equal(formatUtcDate('2026-12-31T23:59:59Z'), 'Dec 31, 2026');
});

test('costs have two decimals, 0.00 when there is none', () => {
  assert.equal(formatUsd(undefined), '0.00');
  assert.equal(formatUsd(null), '0.00');
  assert.equal(formatUsd('12.5'), '12.50');
  assert.equal(formatUsd('not a number'), '0.00');
});

test('a cost is never shown as zero', () => {
  assert.equal(formatUsd(0.001), '0.001');
  assert.equal(formatUsd('0.0020'), '0.002');
  assert.equal(formatUsd(0.125), '0.125');
  assert.equal(formatUsd(0.0001), '0.0001');
  assert.equal(formatUsd(0.1 + 0.2), '0.30');
  assert.equal(formatUsd(1234.5), '1234.50');
});

test('amounts in one column have the decimals that the most precise one needs', () => {
  assert.deepEqual([0, 0.005, 0.01].map(usdFormatFor([0, 0.005, 0.01])), ['0.000', '0.005', '0.010']);
  assert.deepEqual([0, 25, 50].map(usdFormatFor([0, 25, 50])), ['0.00', '25.00', '50.00']);
  assert.equal(usdFormatFor([])(null), '0.00');
});

test('a balance has two decimals, and its exact amount beside it if it has more', () => {
  assert.equal(formatBalance('49.9980'), '50.00');
  assert.equal(exactBalance('49.9980'), '49.998');
  assert.equal(formatBalance(0.004), '0.00');
  assert.equal(exactBalance(0.004), '0.004');
  assert.equal(formatBalance('12325.6789'), '12,325.68');
  assert.equal(exactBalance('12325.6789'), '12,325.6789');
  assert.equal(exactBalance(50), null);
  assert.equal(exactBalance(null), null);
});

test('unit prices are whole dollars or trimmed decimals', () => {
  assert.equal(formatUnitPrice('2.0000'), '2');
  assert.equal(formatUnitPrice(0.002), '0.002');
  assert.equal(formatUnitPrice('0.5000'), '0.5');
});

test('the avatar shows the first letter in upper case, or a question mark', () => {
  assert.equal(firstLetter('ada@example.com'), 'A');
  assert.equal(firstLetter(''), '?');
  assert.equal(firstLetter(undefined), '?');
});
