import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowedWords, worstWords } from './format-deviation.ts';

test('an error has the unit that suits its size', () => {
  assert.equal(worstWords(5.4e-8, 'deg', 2.8e-7), '0.00019″');
  assert.equal(worstWords(0.0248, 'deg', 0.3), '1.5′');
  assert.equal(worstWords(0.266, 'arcsec', 0.3), '0.27″');
  assert.equal(worstWords(44.6, 's', 180), '45\u00a0s');
  assert.equal(worstWords(1800, 's', 1890), '30\u00a0min');
  assert.equal(worstWords(0.511, 'km', 0.6), '0.51\u00a0km');
});

test('an error below the last digits is not printed as a number', () => {
  assert.equal(worstWords(1.22e-12, 'years', 1e-6), '<\u00a00.0001\u00a0years');
});

test('where nothing may differ and nothing does, none is said', () => {
  assert.equal(worstWords(0, 'wrong', 0), 'none');
  assert.equal(worstWords(0, '% wrong', 3), '0% wrong');
  assert.equal(allowedWords(0, 'wrong'), 'none');
});

test('a limit is shown as it is set', () => {
  assert.equal(allowedWords(9.8, 'arcsec'), '9.8″');
  assert.equal(allowedWords(2.7777777777777776e-7, 'deg'), '0.001″');
  assert.equal(allowedWords(1e-8, 'au'), '0.00000001\u00a0au');
  assert.equal(allowedWords(1890, 's'), '31.5\u00a0min');
});
