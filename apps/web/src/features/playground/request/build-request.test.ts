import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printed, readPrinted } from './build-request.ts';

describe('a request of the playground', () => {
  it('written by hand is what it says, also what no form has', () => {
    const fields = { birth_date: '1990-06-15', unheard_of: { deep: [1, null] } };
    assert.deepEqual(readPrinted(printed(fields)), { fields });
    assert.deepEqual(readPrinted('  '), { fields: {} });
  });

  it('that is no JSON object says why', () => {
    for (const typed of ['[1]', '"text"', 'null', '5'])
      assert.deepEqual(readPrinted(typed), { problem: 'The request must be a JSON object: { … }' });
    const broken = readPrinted('{ "a": ');
    assert.match('problem' in broken ? broken.problem : '', /^Not valid JSON: /);
  });
});
