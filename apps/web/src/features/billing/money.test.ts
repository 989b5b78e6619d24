import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveSourcePaths } from '../../testing/source-paths.ts';

resolveSourcePaths();
const { amountText, dollars, usdAmount } = await import('./money.ts');

test('an amount has at most two decimals and stays within its range', () => {
  const rule = usdAmount({ min: 5, max: 5000 });
  for (const good of ['5', '5.00', ' 49.9 ', '5000']) assert.equal(rule.safeParse(good).success, true, good);
  for (const bad of ['', '4.99', '5000.01', '5.001', '1e3', '-5', 'ten', '5,00', 'Infinity', '0x10'])
    assert.equal(rule.safeParse(bad).success, false, bad);
});

test('amounts are written with two decimals', () => {
  assert.equal(dollars('1234.5000'), '$1,234.50');
  assert.equal(dollars(null), '$0.00');
  assert.equal(amountText(45), '45.00');
  assert.equal(amountText(null), '');
});
