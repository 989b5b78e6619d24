import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editDistance, isMisspelling } from './misspelling.ts';

describe('misspellings', () => {
  it('one letter omitted, inserted, replaced or swapped is one error', () => {
    assert.equal(editDistance('philadelphia', 'philadelphia'), 0);
    for (const typed of ['philadephia', 'philadellphia', 'philadelfhia', 'philadeplhia'])
      assert.equal(editDistance(typed, 'philadelphia'), 1);
    assert.equal(editDistance('', 'abc'), 3);
  });

  it('short names may have one error, longer ones two or three', () => {
    assert.equal(isMisspelling('parris', 'paris'), true);
    assert.equal(isMisspelling('azores', 'azor'), false);
    assert.equal(isMisspelling('cincinatti', 'cincinnati'), true);
    assert.equal(isMisspelling('montmartre', 'montreux'), false);
  });
});
