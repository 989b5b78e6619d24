import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from './csv.ts';

test('commas, quotes and line ends stay inside their cell', () => {
  assert.equal(toCsv(['a', 'b'], [['x, "y"', 'two\nlines']]), 'a,b\r\n"x, ""y""","two\nlines"\r\n');
});

test('no cell becomes a formula in a spreadsheet', () => {
  for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) assert.match(toCsv(['a'], [[evil]]), /\r\n"?'/);
});

test('missing values are empty, and numbers stay numbers', () => {
  assert.equal(toCsv(['a', 'b'], [[null, -0.5]]), 'a,b\r\n,-0.5\r\n');
});
