import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileName } from './file-name.ts';

it('a report is saved under its title, without characters that file systems reject', () => {
  assert.equal(fileName('Year ahead for Ada', 'pdf'), 'Year ahead for Ada.pdf');
  assert.equal(fileName('../a\\b:c?\n"d"', 'md'), 'a b c d.md');
  assert.equal(fileName('   ', 'html'), 'Report.html');
  assert.equal(fileName('Ж'.repeat(200), 'pdf').length, 84);
});
